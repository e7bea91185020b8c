import Foundation
import Kinds
import SwiftMockObject
import Testing

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
}
