import Foundation
import SwiftMockObject
import Testing

/// What happens when the model and the library disagree.
struct DivergenceTests {
  private static let load = ModelReference(mock: 0, method: 0)
  private static let narrowed = ModelReference(mock: 0, method: 0, pattern: [.literal(.int(1))])

  private static let steps: [Step] = [
    Step(line: 101, operation: .call(mock: 1, method: 0, .ping, [])),
    Step(line: 102, operation: .stub(load, .value(.int(5)), times: nil)),
    Step(line: 103, operation: .called(load)),
    Step(line: 104, operation: .call(mock: 0, method: 0, .laterTotal, [.int(1)])),
    Step(line: 105, operation: .reset(mock: 0, .calls)),
    Step(line: 106, operation: .readCount(load)),
    Step(line: 107, operation: .call(mock: 0, method: 1, .note, [.text("a")])),
    Step(line: 108, operation: .timesCalled(narrowed, .exactly(0))),
  ]

  @Test func it_is_reduced_to_the_steps_that_it_takes() async throws {
    // A library that forgets nothing.
    let forgetful: nonisolated(nonsending) (LibraryWorld, Step) async -> Observation = { world, step in
      if case .reset = step.operation { return Observation(result: "", failures: []) }
      return await world.take(step)
    }
    let divergence = try #require(await Divergence.find(in: Self.steps, take: forgetful))
    #expect(divergence.index == 5)

    // A count that is right by itself needs no call.
    let reduced = await divergence.reduced(take: forgetful)
    #expect(
      reduced.report(seed: 9) == """
        The model and the library disagree on sequence 9, reduced to 3 steps.
        The last one leads, by the model, to:
          result: 0
        in the library to:
          result: 1
        As a test:

        @Test func theReducedSequence() async {
          let (shop, post, road, otherShop) = (MockShop(), MockPost(), MockRoad(), MockShop())
          let tokens = [Token(0), Token(1)]
          _ = await shop.laterTotal(.load, 1)
          shop.resetMock(.invocations)
          _ = shop.methodReference(.load).timesCalled
        }
        """)
  }

  @Test func a_message_that_differs_in_one_letter_is_one() async throws {
    let careless: nonisolated(nonsending) (LibraryWorld, Step) async -> Observation = { world, step in
      let observation = await world.take(step)
      return Observation(
        result: observation.result,
        failures: observation.failures.map {
          Observation.Failure(line: $0.line, message: $0.message.replacingOccurrences(of: "never", with: "ever"))
        })
    }
    let divergence = try #require(await Divergence.find(in: Self.steps, take: careless))
    #expect(divergence.index == 2)
    #expect(
      await divergence.reduced(take: careless).report(seed: 3) == """
        The model and the library disagree on sequence 3, reduced to 1 step.
        The last one leads, by the model, to:
          result: \("")
          failure at step 1: MockShop#1.load was expected to be called at least once, but it was never called.
              MockShop#1 was not called at all.
        in the library to:
          result: \("")
          failure at step 1: MockShop#1.load was expected to be called at least once, but it was ever called.
              MockShop#1 was not called at all.
        As a test:

        @Test func theReducedSequence() async {
          let (shop, post, road, otherShop) = (MockShop(), MockPost(), MockRoad(), MockShop())
          let tokens = [Token(0), Token(1)]
          MOAssertCalled(shop.methodReference(.load))
        }
        """)
  }

  @Test func another_line_is_one() async throws {
    let elsewhere: nonisolated(nonsending) (LibraryWorld, Step) async -> Observation = { world, step in
      let observation = await world.take(step)
      return Observation(
        result: observation.result,
        failures: observation.failures.map { Observation.Failure(line: $0.line + 1, message: $0.message) })
    }
    #expect(await Divergence.find(in: Self.steps, take: elsewhere)?.index == 2)
    #expect(await Divergence.find(in: Self.steps) == nil)
  }
}
