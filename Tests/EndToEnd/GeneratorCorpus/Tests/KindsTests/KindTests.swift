import Foundation
import SwiftMockObject
import Testing

@testable import Kinds

@Suite struct KindTests {
  @Test func shadowedNamesAreQualified() throws {
    struct Note: M.Message { var text = "n" }
    let mock = MockPostman()
    func use(_ postman: some Postman) {
      _ = postman.send(Note())
      postman.open([1, 2] as [UInt8], as: Foundation.Data([3]))
      _ = postman.wrap(1, note: "x")
      mock.methodReference(.pick).setCustomBehaviorToReturn(Swift.Result<Int, any Swift.Error>.success(4))
      _ = postman.pick(4, "k")
    }
    use(mock)
    expectEveryCall(mock)
    #expect(mock.methodReference(.openAs).invocations[0].arguments[1] as? Foundation.Data == Foundation.Data([3]))
  }

  @Test func associatedTypesMayBeCalledLikeTypes() throws {
    let mock = MockCourier<Jam, Int, String>()
    mock.methodReference(.runRaw).setCustomBehaviorToReturn(Swift.Result<Int, Jam>.success(2))
    mock.methodReference(.twice).setCustomBehaviorToReturn("twice")
    func use<C: Courier>(_ courier: C) throws -> Swift.Result<C.Result, C.Error> where C.Data == String {
      #expect(courier.twice(3) == "twice")
      courier.fail { _ in }
      return try courier.run("d", raw: Foundation.Data())
    }
    #expect(try use(mock).get() == 2)
    expectEveryCall(mock)
  }

  @Test func aliasesOfProtocolsStandForTheirTypes() {
    let mock = MockRack()
    let rack: any Rack = mock
    #expect(rack.all().isEmpty)
    #expect(rack.first("k") == nil)
    rack.watch { _ in }
    rack.each { _ in }
    rack.maybe(nil)
    mock.methodReference(.find).setCustomBehaviorToReturn(Result<[Int], any Error>.success([1]))
    _ = rack.find { _ in }
    #expect(rack.again() == [])
    expectEveryCall(mock)
  }

  @Test func borrowedTypesOfTypesAreRecorded() {
    let mock = MockMetatypes()
    _ = (mock as any Metatypes).meta(MockNamed.self, Int.self, MockMetatypes.self)
    #expect(mock.methodReference(.meta).invocations[0].arguments.map { $0 as? Any.Type }.compactMap(\.self).count == 3)
    expectEveryCall(mock)
  }

  @Test func closuresOverPacksLeaveTheirKindInTheLog() {
    let mock = MockPacksEscape()
    (mock as any PacksEscape).p { (_: Int, _: String) in }
    #expect("\(mock.methodReference(.p).invocations[0].arguments[0]!)" == "a closure over a parameter pack")
  }

  @Test func whatOnlyItsDeclarationCallsNoncopyableIsNotCopied() async {
    let mock = MockSmith()
    func look(_ ring: borrowing Ring) {}
    func use(_ smith: inout some Smith) async {
      var ring = Ring()
      smith.bend(&ring)
      _ = await smith.lend(Ring())
      smith.ring = Ring()
      smith[1] = Ring()
      look(smith.ring)
      look(smith[2])
    }
    mock.methodReference(.lend).setCustomBehavior { (_: Any?) in UniqueResult(Ring()) }
    mock.method.ring.answers { UniqueResult(Ring()) }
    mock.method.subscript.answers { _ in UniqueResult(Ring()) }
    var smith = mock
    await use(&smith)
    expectEveryCall(mock)
  }

  @Test func aConditionMayBeWrittenAgainInOtherWords() {
    let mock = MockBrief()
    (mock as any Loose).put(3)
    #expect((mock as any Loose).all([1]) == 0)
    expectEveryCall(mock)
  }

  @Test func membersOfNSObjectMayHaveOtherNamesForTheirArguments() async {
    await MainActor.run {
      let mock = MockComparing()
      #expect((mock as any Comparing).isEqual(mock))
      #expect(!(mock as any Comparing).isEqual(MockComparing()))
      MOAssertTimesCalled(mock.methodReference(.isEqual), 2)
    }
  }

  @Test func aSubclassOfAClassOfFoundationIsAnNSObject() {
    let mock = MockVoyageObject()
    (mock as any VoyageObject).h()
    MOAssertTimesCalled(mock.methodReference(.h), 1)
  }

  @Test func restatedRequirementsOfKnownParentsAreRecorded() {
    let person = MockPerson()
    let id = UUID()
    person.methodReference(.id).setCustomBehaviorToReturn(id)
    #expect((person as any Person).id == id)
    expectEveryCall(person)
    let same = MockSame()
    #expect(same == same)
    expectEveryCall(MockSame.staticMock)
    let thing = MockNSThing()
    #expect((thing as any NSThing).isEqual(thing))
    #expect(thing.methodReference(.isEqual).timesCalled == 1)
  }

  @Test func overloadsThatDifferInAClosureAreTheirOwn() {
    let mock = MockOverloads()
    let overloads: any Overloads = mock
    let plain: () -> Void = {}
    let throwing: () throws -> Void = { throw Jam.paper }
    overloads.run(plain)
    overloads.run(throwing)
    #expect(mock.methodReference(.runToVoid).timesCalled == 1)
    #expect(mock.methodReference(.runThrowingToVoid).timesCalled == 1)
    overloads.post(Kinds.Notification())
    overloads.post(Foundation.Notification(name: Foundation.Notification.Name("n")))
    #expect(mock.methodReference(.postNotification).timesCalled == 1)
    #expect(mock.methodReference(.postFoundationNotification).timesCalled == 1)
  }

  @Test func namesMadeUpMeetNoneThatAreThere() {
    let mock = MockOverloads()
    var x = 1
    (mock as any Overloads).in(&x, xArgument: 2, argument1: 3, 4)
    let arguments = mock.recordedInvocations[0].arguments
    #expect(arguments.map { $0 as? Int } == [1, 2, 3, 4])
  }

  @Test func parentsThatAskForMoreAndLessAreOneMethod() {
    let mock = MockAnyThenJam()
    mock.methodReference(.a).setCustomBehaviorToThrow(Jam.paper)
    #expect(throws: Jam.paper) { try (mock as any ThrowsAny).a() }
    #expect(throws: Jam.paper) { try (mock as any ThrowsJam).a() }
    #expect(mock.methodReference(.a).timesCalled == 2)
    (mock as any ThrowsJam).c {}
    (mock as any ThrowsAny).c {}
    #expect(mock.methodReference(.c).timesCalled == 2)
  }

  @Test func superclassesWithArgumentsAreInherited() {
    let mock = MockHoldsInt(3)
    #expect((mock as any HoldsInt).held == 3)
    #expect((mock as any HoldsInt).extra() == 0)
    expectEveryCall(mock)
    let bare = MockBareLike(n: 1)
    (bare as any BareLike).size = 4
    #expect((bare as any BareLike).size == 4)
    #expect(bare.methodReference(.setSize).timesCalled == 1)
  }

  @Test func resultsThatCannotBeCopiedComeFromABehavior() {
    let mock = MockOpener()
    mock.methodReference(.open).setCustomBehavior { (path: String) in UniqueResult(File2()) }
    func use(_ opener: some Opener) { _ = opener.open("p") }
    use(mock)
    #expect(mock.methodReference(.open).timesCalled == 1)
  }

  @Test func copyableValuesMayBeHandedOver() {
    let mock = MockEater()
    mock.methodReference(.eat).setCustomBehaviorToReturn(Lump())
    #expect((mock as any Eater).eat(Lump()).a == 1)
    #expect(mock.methodReference(.eat).invocations[0].arguments[0] is Lump)
  }

  @Test func namesWithAnUnderscoreAreRecorded() {
    let mock = MockTallied<Int>()
    func use<T: Tallied>(_ tallied: T) where T._Unit == Int {
      var tallied = tallied
      tallied._count = 3
      #expect(tallied._count == 3)
      #expect(tallied._tally(_by: _Step()) == 0)
      tallied._in(4)
      _ = T(_start: 1)
    }
    use(mock)
    #expect(mock.recordedInvocations.map(\.method) == [.set_count, ._count, ._tally_by, ._in])
    #expect(mock.recordedInvocations[2].arguments[0] as? _Step == _Step())
  }

  @Test func requirementsOfAnSPIGroupAreRecorded() {
    let mock = MockSwitchboard()
    mock.methodReference(.tripBecause).setCustomBehaviorToReturn(5)
    #expect(tripped(mock) == 5)
    #expect(mock.methodReference(.tripBecause).invocations[0].arguments[1] as? String == "smoke")
  }

  @Test func whatAParentOfAnActorAsksForBelongsToNoActor() async {
    let mock = MockCrane()
    func use(_ loading: some Loading) async {
      loading.loads = 2
      _ = loading[l: 1]
      _ = loading.loads
      mock.methodReference(.load).setCustomBehaviorToReturn(Crate())
      _ = await loading.load(Crate())
    }
    await use(mock)
    await mock.lift(Crate())
    _ = await mock.weigh()
    #expect(mock.recordedInvocations.map(\.method) == [.setLoads, .subscriptL, .loads, .load, .lift, .weigh])
    #expect(Set([mock]).count == 1)
    func pier<P: Pier>(_: P.Type) async -> P { await P(slow: Crate()) }
    let made = await pier(MockPier.self)
    #expect(made.methodReference(.initSlow).timesCalled == 1)
  }

  @Test func whatAClassCannotHaveIsLeftToItsDefault() {
    let mock = MockLockOwner()
    func use(_ owner: some LockOwner) {
      #expect(owner.lock() == 5)
      #expect(owner.lock == 0)
      owner.unlock()
    }
    use(mock)
    expectEveryCall(mock)
  }

  @Test func overloadsTellAssociatedTypesApart() {
    let mock = MockStore3<Int, String, Bool>()
    func use<S: Store3>(_ store: S) where S.State == Int, S.Creator == String, S.AsyncCreator == Bool {
      _ = store.state
      store.dispatch("c")
      store.dispatch(true)
      store.dispatch(7)
      store.dispatch(true, then: "c")
    }
    use(mock)
    expectEveryCall(mock)
    #expect(mock.methodReference(.dispatchInt).invocations[0].arguments[0] as? Int == 7)
  }

  @Test func parametersOfOneNameAreRecordedApart() {
    let mock = MockTwice()
    let twice: any Twice = mock
    twice.same(x: 1, x: 2, "s")
    twice.lazy(4)
    let double: @convention(c) (Int32) -> Int32 = { $0 * 2 }
    mock.methodReference(.swap).setCustomBehaviorToReturn(double as (@convention(c) (Int32) -> Int32)?)
    #expect(twice.swap(double)?(4) == 8)
    expectEveryCall(mock)
    #expect(mock.methodReference(.sameXX).invocations[0].arguments[1] as? Int == 2)
    #expect(mock.methodReference(.lazy).invocations[0].arguments[0] as? Int == 4)
  }

  @Test func aResultThatVoidCouldBeIsStillAResult() async throws {
    let mock = MockVoids()
    for method in [VoidsMethods.message, .read, .later, .soon, .last, .next, .subscriptV, .whole, .lend, .lends, .lent]
    {
      mock.methodReference(method).setCustomBehaviorToReturn(7)
    }
    let voids: any Voids = mock
    #expect(voids.message() as? Int == 7)
    #expect(try voids.read(1) as? Int == 7)
    #expect(await voids.later() as? Int == 7)
    #expect(try await voids.soon() as? Int == 7)
    #expect(try voids.last as? Int == 7)
    #expect(voids.next as? Int == 7)
    #expect(voids[v: 2] as? Int == 7)
    let whole = voids.whole()
    #expect(type(of: whole) == Int.self)
    #expect(voids.lend { $0 } as? Int == 7)
    #expect(await voids.lends(MockNothings()) { $0 } as? Int == 7)
    #expect(try voids.lent { $0 } as? Int == 7)
    voids.run({ 1 }, then: nil)
    mock.next = 8
    mock[v: 3] = "w"
    expectEveryCall(mock)
  }

  @Test func propertiesMayHoldNothing() async throws {
    let mock = MockNones()
    let nones: any Nones = mock
    try nones.a
    try await nones.b
    nones.c
    mock.c = ()
    try nones[d: 1]
    try await nones.e()
    try nones.f()
    await nones.g
    expectEveryCall(mock)
  }

  @Test func whatIsAlwaysCopyableIsNotBorrowed() async throws {
    let mock = MockNibbler()
    _ = try await (mock as any Nibbler).nibble({ 1 }, (1, 2), nil, Int.self)
    expectEveryCall(mock)
  }

  @Test @MainActor func mocksOfSubclassesWithInitializersNeedNoArguments() throws {
    MockBoat().sail()
    _ = (MockSail(), MockKeel(), MockRigged())
    func made<B: Boat>(_: B.Type) -> B { B(name: "n") }
    let boat = made(MockBoat.self)
    #expect(boat.methodReference(.initName).timesCalled == 1)
  }

  @Test func aParameterCalledMockHidesNothing() throws {
    let mock = MockLender()
    var file = File2()
    var number = 1
    mock.lend(mock: "m", &file) { 1 }
    mock.box(&number)
    mock.nothing(())
    #expect(mock.recordedInvocations.map(\.method) == [.lendMock, .box, .nothing])
    func made<L: Lender>(_: L.Type) throws -> L { try L(lazy: nil, ()) }
    let lender = try made(MockLender.self)
    #expect(lender.methodReference(.initLazy).timesCalled == 1)
  }

  @Test func whatIsRestatedForAnActorStaysWithItsCaller() async {
    let mock = MockFerry()
    await mock.carry([1])
    await mock.moor()
    #expect(mock.recordedInvocations.map(\.method) == [.carry, .moor])
  }

  @Test func staticRequirementsThatReturnSelfAnswerWithAMock() {
    #expect(MockFleet.flagship() !== MockFleet.flagship())
    #expect(MockFleetObject.flagship() !== MockFleetObject.flagship())
    #expect(MockFleetActor.flagship() !== MockFleetActor.flagship())
  }

  @Test func whatAnActorsProtocolRestatesOfHashableBelongsToNoActor() {
    let level = MockLevel()
    #expect(level == level)
    #expect(Set([level]).contains(level))
    #expect(level.methodReference(.hashInto).timesCalled > 0)
    #expect(MockLevel.staticMock.methodReference(.isEqual).timesCalled > 0)
  }

  @Test func implicitlyUnwrappedResultsAreLentFor() async throws {
    let mock = MockLending()
    #expect(try await (mock as any Lending).lend(Crate()) { 1 } == nil)
    #expect(await (mock as any Lending).lend(nil) == nil)
    expectEveryCall(mock)
  }

  @Test func anInitializerLeavesTheErrorTypeToTheMock() throws {
    func made<D: Doubtful>(_: D.Type) throws -> D? { try D(x: 1) }
    let mock = try #require(try made(MockDoubtful<Jam>.self))
    #expect(mock.all().isEmpty)
    try mock.fail()
    #expect(mock.recordedInvocations.map(\.method) == [.initX, .all, .fail])
  }

  @Test func whatAnActorRestatesOfItsParentsBelongsToNoActor() async {
    let mock = MockWinch()
    mock.load = 3
    #expect(mock.load == 3)
    _ = mock.haul(1)
    await mock.w()
    expectEveryCall(mock)
  }

  @Test func optionalsOfAliasesAreRecorded() {
    let mock = MockNothings()
    var nothings: any Nothings { mock }
    nothings.both(nil, 2, 3)
    mock.x = 4
    #expect(nothings.x == 4)
    expectEveryCall(mock)
    #expect(mock.methodReference(.both).invocations[0].arguments.compactMap { $0 as? Int } == [2, 3])
  }

  @Test func indexesMayBeTypes() {
    let mock = MockIndexed()
    _ = mock[i: Int.self]
    mock[i: nil] = 1
    _ = mock[g: Int.self]
    mock[a: []] = 2
    _ = mock[a: [Int.self]]
    expectEveryCall(mock)
  }
}
