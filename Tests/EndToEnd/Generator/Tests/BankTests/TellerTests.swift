import SwiftMockObject
import Testing
@testable import Bank

