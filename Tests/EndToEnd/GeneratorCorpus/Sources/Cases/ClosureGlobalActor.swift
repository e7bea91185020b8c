// Closures with global-actor isolation.
// swift-format-ignore-file

import Foundation

@globalActor public actor GearActor {
  public static let shared = GearActor()
}

public protocol Ticker {
  func post(_ quote: Int, then report: @MainActor @escaping (Result<String, any Error>) -> Void) async
  func weigh(_ load: Double, answer: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?)
  func onTick(_ body: @escaping @GearActor (Int) -> Void)
}
