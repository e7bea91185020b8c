import Foundation
import SwiftMockObject
import Testing

/// What a divergence prints can be pasted into a file of this target: one step of each kind stands here as it is printed.
struct SequencePrintTests {
  // The lines stand here as they are printed.
  // swift-format-ignore
  func printed() async {
    // BEGIN
    let (shop, post, road, otherShop) = (MockShop(), MockPost(), MockRoad(), MockShop())
    let tokens = [Token(0), Token(1)]
    var guests: [Guest?] = [Guest(0), Guest(1)]
    let stage = Stage()
    shop.ping(.load)
    _ = otherShop.size(.close, 1, "a", Plain(number: 2))
    _ = try? post.tryTotal("fetch", tokens[1], nil, Int?.none as Any, Int??.some(nil) as Any)
    _ = try? await road.laterLabel(Stop(name: "A", number: 2), Int??.some(1) as Any, 2.0)
    _ = await shop.laterFind(.save, true, [])
    _ = try? shop.typedTotal(.save, 1, 2)
    shop.methodReference(.load).setCustomBehaviorToReturn(5)
    post.methodReference("send", args: .any, ((3 && !.nil) || .equal([1, 2])), .atLeast(2), .ofType(Plain.self)).setCustomBehaviorToReturn(Int?.none as Any, times: 2)
    road.methodReference(Stop(name: "A", number: 1), args: .where("even") { (number: Int) in number % 2 == 0 }, .identical(to: tokens[1])).setCustomBehaviorToReturnNil()
    shop.methodReference(.load).setCustomBehaviorToReturnNil(times: 1)
    shop.methodReference(.load).setCustomBehaviorToReturn(inOrder: [1, "b"])
    shop.methodReference(.load).setCustomBehaviorToThrow(Refusal.closed(1), times: 3)
    shop.methodReference(.load).setCustomBehaviorToThrow(Outage(code: 3))
    shop.methodReference(.load).setCustomBehavior { args in args.isEmpty ? 5 : args[0] as Any }
    shop.methodReference(.load).setCustomBehavior(times: 2) { args in _ = args }
    shop.methodReference(.load).setCustomBehavior { (number: Int) in number + 10 }
    shop.methodReference(.load).setCustomBehavior { (number: Int?) in number }
    shop.methodReference(.load).setCustomBehavior { (a: Int, b: Int) throws in if b == 0 { throw Refusal.closed(a) } else { return a + b } }
    shop.methodReference(.load).setCustomBehavior { (args: [Any?]) throws -> Int in args.count }
    shop.methodReference(.load).setCustomBehavior(times: 1) { (number: Int) async in number + 20 }
    shop.methodReference(.load).setCustomBehavior(Adder().total)
    shop.methodReference(.load).setCustomBehavior(times: 2, Adder().total)
    road.methodReference(Stop(name: "A", number: 1), args: .where("even") { (number: Int) in number % 2 == 0 }, .identical(to: tokens[1])).setCustomBehavior { args in _ = road.methodReference(Stop(name: "A", number: 1)).invocations; return args.count }
    shop.methodReference(.load).setCustomBehavior { args in road.note(Stop(name: "A", number: 1), 1); return args.count }
    shop.methodReference(.load).setCustomBehavior(times: 1) { args in shop.resetMock(); return args.count }
    post.methodReference("send", args: .any, ((3 && !.nil) || .equal([1, 2])), .atLeast(2), .ofType(Plain.self)).removeCustomBehavior()
    shop.resetMock()
    post.resetMock(.behaviors)
    road.mockRecorder.makeStrict()
    post.mockRecorder.makeStrict([.voidCallsNeedNoStub, .stubbedCallsNeedNoAssertion, .stubsNeedNoUse, .warn])
    shop.methodReference(.load).perform { args in print(args.count) }
    road.methodReference(Stop(name: "A", number: 1), args: .where("even") { (number: Int) in number % 2 == 0 }, .identical(to: tokens[1])).perform(times: 2) { args in print(args.count) }
    await MOEventually(within: 0.001) { MOAssertCalled(shop.methodReference(.load)) }
    MOAssertTimesCalled(shop.methodReference(.load), 2)
    MOAssertTimesCalled(shop.methodReference(.load), 1...)
    MOAssertTimesCalled(shop.methodReference(.load), ...1)
    MOAssertTimesCalled(shop.methodReference(.load), ..<1)
    MOAssertTimesCalled(shop.methodReference(.load), 1...2)
    MOAssertTimesCalled(shop.methodReference(.load), 1..<2)
    MOAssertCalled(road.methodReference(Stop(name: "A", number: 1), args: .where("even") { (number: Int) in number % 2 == 0 }, .identical(to: tokens[1])))
    MOAssertNotCalled(shop.methodReference(.load))
    MOAssertNotCalled(road)
    MOAssertCalled(shop.methodReference(.load), with: "a", .lessThan(3))
    MOAssertLastCall(shop.methodReference(.load), with: .notNil)
    MOAssertArgumentEquals(shop.methodReference(.load), 1, 2)
    MOAssertArgumentEquals(shop.methodReference(.load), 1, 2, "a")
    MOAssertArgumentNil(shop.methodReference(.load), 2, 1)
    MOAssertArgumentMatches(shop.methodReference(.load), 2, .any)
    let _: Int?? = MOAssertAndGetArgument(shop.methodReference(.load), 1)
    let _: Plain? = MOAssertAndGetArgument(shop.methodReference(.load), 1, 3)
    MOAssertCalledInOrder(shop.methodReference(.load), road.methodReference(Stop(name: "A", number: 1), args: .where("even") { (number: Int) in number % 2 == 0 }, .identical(to: tokens[1])), post.methodReference("send", args: .any, ((3 && !.nil) || .equal([1, 2])), .atLeast(2), .ofType(Plain.self)))
    MOAssertCalledInOrder(shop.methodReference(.load), exactly: true)
    MOAssertCalled(shop.methodReference(.load), before: road.methodReference(Stop(name: "A", number: 1), args: .where("even") { (number: Int) in number % 2 == 0 }, .identical(to: tokens[1])))
    MOAssertNoOtherCalls(shop, post, road)
    MOAssertAllStubsUsed(otherShop)
    MOAssertAllMethodsCalled(shop, otherShop)
    _ = shop.methodReference(.load).timesCalled
    _ = road.methodReference(Stop(name: "A", number: 1), args: .where("even") { (number: Int) in number % 2 == 0 }, .identical(to: tokens[1])).invocations
    _ = (shop.recordedInvocations, post.recordedInvocations, road.recordedInvocations)
    shop.method.load.returns(inOrder: [.success(1), .failure(Outage(code: 3))], times: 2)
    await Warden().stub(road.methodReference(Stop(name: "A", number: 1), args: .where("even") { (number: Int) in number % 2 == 0 }, .identical(to: tokens[1])), times: 2)
    _ = shop.badge(.load)
    _ = shop.fixtureCrate(.load, guests[0])
    _ = try? shop.tryCrate(.load, WeakArgument(guests[1]))
    guests[1] = nil
    shop.mockRecorder.naturalDefaults.set(Crate(number: 4))
    shop.mockRecorder.naturalDefaults.set(Int?.none)
    post.mockRecorder.naturalDefaults = { var table = NaturalDefaults(); table.set("c"); return table }()
    road.mockRecorder.naturalDefaults = NaturalDefaults()
    otherShop.mockRecorder.naturalDefaults.neverDecode(Crate.self)
    let feed101 = shop.method.loadStream.streams()
    let feed102 = otherShop.method.saveSequence(1).streams(times: 2)
    shop.method.loadThrowing.streams([1, 2], throwing: Outage(code: 3), times: 1)
    let feed104 = StubStream<Int>()
    let stream105 = shop.stream(.load, 1)
    _ = try? shop.trySequence(.load, 1)
    let stream107 = try! await otherShop.laterStream(.save, 1)
    let stream108 = feed104.makeStream()
    let stream109 = feed104.makeThrowingStream()
    let consumer110 = stage.consumer(of: stream105)
    let consumer111 = stage.consumer(of: stream107)
    feed101.yield(1)
    let send113 = stage.send(2, to: feed104)
    consumer110.ask()
    consumer110.cancel()
    consumer111.leave()
    await feed104.waitForCalls(2, within: 0.001)
    await feed104.waitForTermination(within: 0.001)
    await feed104.waitForTermination(ofCall: 1, within: 0.001)
    send113.cancel(); stage.settle()
    feed101.finish()
    feed102.finish(throwing: Refusal.closed(1))
    _ = consume stream108
    _ = consume stream109
    _ = consume feed104
    // END
  }

  private static let load = ModelReference(mock: 0, method: 0)
  private static let narrowed = ModelReference(
    mock: 1, method: 1,
    pattern: [
      .any, .either(.both(.literal(.int(3)), .not(.isNil)), .equal(.list([1, 2]))), .atLeast(2), .ofType("Plain"),
    ])
  private static let twice = ModelReference(mock: 2, method: 0, pattern: [.even, .identical(1)])

  private static let operations: [ModelOperation] = [
    .call(mock: 0, method: 0, .ping, []),
    .call(mock: 3, method: 2, .size, [.int(1), .text("a"), .plain(2)]),
    .call(mock: 1, method: 0, .tryTotal, [.token(1), .absent, .noInt, .someNoInt]),
    .call(mock: 2, method: 1, .laterLabel, [.wrapped(1), .double(2)]),
    .call(mock: 0, method: 1, .laterFind, [.flag(true), .list([])]),
    .call(mock: 0, method: 1, .typedTotal, [.int(1), .int(2)]),
    .stub(load, .value(.int(5)), times: nil),
    .stub(narrowed, .value(.noInt), times: 2),
    .stub(twice, .nil, times: nil),
    .stub(load, .nil, times: 1),
    .stub(load, .values([.int(1), .text("b")]), times: nil),
    .stub(load, .error(.refusal(1)), times: 3),
    .stub(load, .error(.outage(3)), times: nil),
    .stub(load, .echoes, times: nil),
    .stub(load, .returnsNothing, times: 2),
    .stub(load, .addsTen, times: nil),
    .stub(load, .passesOn, times: nil),
    .stub(load, .addsOrThrows, times: nil),
    .stub(load, .counts, times: nil),
    .stub(load, .addsLater, times: 1),
    .stub(load, .forwards, times: nil),
    .stub(load, .forwards, times: 2),
    .stub(twice, .looksAtItself, times: nil),
    .stub(load, .calls(twice), times: nil),
    .stub(load, .resets(.both), times: 1),
    .remove(narrowed),
    .reset(mock: 0, .both),
    .reset(mock: 1, .behaviors),
    .makeStrict(mock: 2, []),
    .makeStrict(mock: 1, [.voidCalls, .stubbedCalls, .unusedStubs, .warns]),
    .perform(load, times: nil),
    .perform(twice, times: 2),
    .eventually(.called(load)),
    .timesCalled(load, .exactly(2)),
    .timesCalled(load, .from(1)),
    .timesCalled(load, .through(1)),
    .timesCalled(load, .upTo(1)),
    .timesCalled(load, .between(1, 2)),
    .timesCalled(load, .below(1, 2)),
    .called(twice),
    .notCalled(load),
    .mockNotCalled(mock: 2),
    .calledWith(load, [.literal(.text("a")), .lessThan(3)]),
    .lastCall(load, [.notNil]),
    .argumentEquals(load, 1, call: nil, .int(2)),
    .argumentEquals(load, 1, call: 2, .text("a")),
    .argumentNil(load, 2, call: 1),
    .argumentMatches(load, 2, call: nil, .any),
    .getArgument(load, 1, call: nil, .optional),
    .getArgument(load, 1, call: 3, .plain),
    .inOrder([load, twice, narrowed]),
    .exactlyInOrder([load]),
    .before(load, twice),
    .noOtherCalls([0, 1, 2]),
    .allStubsUsed([3]),
    .allMethodsCalled([0, 3]),
    .readCount(load),
    .readCalls(twice),
    .readAllCalls,
    .stub(load, .outcomes([.number(1), .error(.outage(3))]), times: 2),
    .stub(twice, .onAnotherActor, times: 2),
    .call(mock: 0, method: 0, .badge, []),
    .call(mock: 0, method: 0, .fixtureCrate, [.guest(0)]),
    .call(mock: 0, method: 0, .tryCrate, [.weakGuest(1)]),
    .dismiss(guest: 1),
    .setDefault(mock: 0, .set(.crate(4))),
    .setDefault(mock: 0, .set(.optional(nil))),
    .setDefault(mock: 1, .replace(.text("c"))),
    .setDefault(mock: 2, .clear),
    .setDefault(mock: 3, .neverDecodeCrates),
  ]

  // What has a name stands at the line that the name says.
  private static let streamSteps: [Step] = [
    Step(line: 101, operation: .stub(load, .streams(.plain), times: nil)),
    Step(
      line: 102,
      operation: .stub(ModelReference(mock: 3, method: 1, pattern: [.literal(.int(1))]), .streams(.sequence), times: 2)),
    Step(line: 103, operation: .stub(load, .elements(.throwing, [1, 2], .outage(3)), times: 1)),
    Step(line: 104, operation: .stream(.makeFeed)),
    Step(line: 105, operation: .call(mock: 0, method: 0, .stream, [.int(1)])),
    Step(line: 106, operation: .call(mock: 0, method: 0, .trySequence, [.int(1)])),
    Step(line: 107, operation: .call(mock: 3, method: 1, .laterStream, [.int(1)])),
    Step(line: 108, operation: .stream(.open(feed: 104, .plain))),
    Step(line: 109, operation: .stream(.open(feed: 104, .throwing))),
    Step(line: 110, operation: .stream(.consume(stream: 105))),
    Step(line: 111, operation: .stream(.consume(stream: 107))),
    Step(line: 112, operation: .stream(.yield(feed: 101, 1))),
    Step(line: 113, operation: .stream(.send(feed: 104, 2))),
    Step(line: 114, operation: .stream(.ask(consumer: 110))),
    Step(line: 115, operation: .stream(.cancel(consumer: 110))),
    Step(line: 116, operation: .stream(.leave(consumer: 111))),
    Step(line: 117, operation: .stream(.waitForCalls(feed: 104, 2))),
    Step(line: 118, operation: .stream(.waitForTermination(feed: 104, call: nil))),
    Step(line: 119, operation: .stream(.waitForTermination(feed: 104, call: 1))),
    Step(line: 120, operation: .stream(.cancelSend(113))),
    Step(line: 121, operation: .stream(.finish(feed: 101, nil))),
    Step(line: 122, operation: .stream(.finish(feed: 102, .refusal(1)))),
    Step(line: 123, operation: .stream(.drop(stream: 108))),
    Step(line: 124, operation: .stream(.drop(stream: 109))),
    Step(line: 125, operation: .stream(.letGo(feed: 104))),
  ]

  @Test func a_printed_sequence_compiles() throws {
    let printed = (Self.operations.map { Step(line: 1, operation: $0) } + Self.streamSteps).swift.split(separator: "\n")
      .dropFirst()
      .dropLast()
    let source = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n")
    let begin = try #require(source.firstIndex(of: "    // BEGIN"))
    let end = try #require(source.firstIndex(of: "    // END"))
    #expect(
      source[(begin + 1)..<end].map { $0.trimmingCharacters(in: .whitespaces) }
        == printed.map { $0.trimmingCharacters(in: .whitespaces) })
  }
}
