import Foundation
import Testing

/// Random sequences of what a test does with mocks lead, in the library, to what the documentation says, which the model
/// knows by itself.
struct ModelTests {
  /// 2,000 sequences, or as many as MODEL_SEQUENCES says.
  private static let sequenceCount =
    ProcessInfo.processInfo.environment["MODEL_SEQUENCES"].flatMap(UInt64.init) ?? 2_000

  @Test(arguments: 0..<UInt64(4)) func the_library_does_what_the_model_says(quarter: UInt64) async {
    for seed in stride(from: quarter, to: Self.sequenceCount, by: 4) {
      // Tests with a time limit are to get their turn.
      await Task.yield()
      guard let divergence = await Divergence.find(in: ModelGenerator.steps(seed: seed)) else { continue }
      Issue.record(Comment(rawValue: await divergence.reduced().report(seed: seed)))
      return
    }
  }
}
