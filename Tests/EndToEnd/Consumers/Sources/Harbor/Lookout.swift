/// What a lookout is told, from wherever it asks.
public protocol Tides: Sendable {
  func heights(_ hours: [Int]) -> [Int]
  func changes() -> AsyncStream<Int>
  func forecast(_ hour: Int) async throws -> Int
  func report(_ hour: Int) throws
}

/// Works off its caller's actor.
public final class Lookout: Sendable {
  let tides: any Tides

  public init(tides: any Tides) {
    self.tides = tides
  }

  @concurrent public func heights() async -> [Int] { tides.heights([1, 2]) }

  @concurrent public func sum() async -> Int {
    var sum = 0
    for await change in tides.changes() { sum += change }
    return sum
  }

  @concurrent public func forecast() async throws -> Int { try await tides.forecast(1) }

  @concurrent public func report() async throws { try tides.report(1) }
}
