import Doorbell
import SwiftMockObject

// No test library runs here. The failure must still be seen.
let bell = MockBell()
MOAssertTimesCalled(bell.methodReference(.ring), 3)  // FAILS main
