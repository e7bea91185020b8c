import SwiftMockObject

@testable import Bank

// What a mock returns when a test has not said what.
extension Payment: NaturalDefault {
  public static var naturalDefault: Payment { Payment(receiver: "nobody") }
}
