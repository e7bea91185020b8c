import SwiftMockObject

@testable import Bank

extension Payment: NaturalDefault {
  /// What a mock returns when a test has not said what.
  public static var naturalDefault: Payment { Payment(receiver: "nobody") }
}
