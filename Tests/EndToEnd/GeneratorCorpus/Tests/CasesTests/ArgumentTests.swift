import Cases
import Foundation
import SwiftMockObject
import Testing

@Suite struct ArgumentTests {
  @Test func inoutValuesAreRecordedOnEntryAndCanBeWritten() {
    let mock = MockMixer()
    mock.methodReference(.seasonWith).setCustomBehavior { (bowl: InoutArgument<[String]>, salt: Int) in
      bowl.value.append("salt \(salt)")
      return true
    }
    let mixer: any Mixer = mock
    var bowl = ["flour"]
    mixer.stir(&bowl)
    #expect(bowl == ["flour"])
    #expect(mixer.season(&bowl, with: 3))
    #expect(bowl == ["flour", "salt 3"])
    mixer.blend { $0 = [] }
    mixer.fold(&bowl)
    var hasher = Hasher()
    mixer.hash(into: &hasher)
    expectEveryCall(mock)
  }

  @Test func autoclosuresAreRecordedAsTheirKindAllows() async {
    let mock = MockTurnstile()
    let turnstile: any Turnstile = mock
    #expect(!turnstile.admit(if: 1 < 2))
    turnstile.queue("note")
    #expect(turnstile.check(3) == 0)
    await turnstile.later(4)
    expectEveryCall(mock)
    #expect(mock.methodReference(.admitIf).invocations[0].arguments[0] as? Bool == true)
    let note = mock.methodReference(.queue).invocations[0].arguments[0] as? () -> String
    #expect(note?() == "note")
    #expect(mock.methodReference(.check).invocations[0].arguments[0] is Unrecorded)
  }

  @Test func optionalClosuresAreRecordedNilIncluded() {
    let mock = MockDoorbell()
    var doorbell: any Doorbell = mock
    doorbell.ring(nil)
    doorbell.ring(times: 2, done: { _, _ in }, failed: nil)
    #expect(doorbell.onRing == nil)
    doorbell.onRing = { _ in }
    expectEveryCall(mock)
    #expect(mock.methodReference(.ring).invocations[0].arguments[0] == nil)
    #expect(mock.methodReference(.ringTimesDoneFailed).invocations[0].arguments[1] is (Int, (any Error)?) -> Void)
  }

  @Test func closuresKeepTheirIsolation() async {
    let ticker = MockTicker()
    await (ticker as any Ticker).post(1) { _ in }
    (ticker as any Ticker).weigh(1, answer: nil)
    (ticker as any Ticker).onTick { _ in }
    expectEveryCall(ticker)
    let scheduler = MockScheduler()
    (scheduler as any Scheduler).inherit {}
    (scheduler as any Scheduler).plain {}
    (scheduler as any Scheduler).both(nil)
    // A closure that says whose it is can't be lent.
    scheduler.method.run.returns(7)
    #expect(await (scheduler as any Scheduler).run { 1 } == 7)
    expectEveryCall(scheduler)
  }

  @Test func rethrowingMethodsNeedNoTryWhereTheirClosuresThrowNothing() async {
    let mock = MockBakery()
    mock.methodReference(.kneadTimesStep).setCustomBehaviorToReturn(7)
    let bakery: any Bakery = mock
    #expect(bakery.knead(times: 2) { 1 } == 7)
    bakery.proof { _ in }
    mock.methodReference(.bake).setCustomBehavior { (body: @escaping () async throws -> String) in try await body() }
    #expect(await bakery.bake { "bread" } == "bread")
    expectEveryCall(mock)
  }

  @Test func opaqueParametersAreRecorded() {
    struct Diesel: Fuel, Sendable {
      var grade = 2
    }
    let mock = MockPump()
    func use(_ pump: some Pump) {
      _ = pump.fill(Diesel())
      pump.fill(all: [Diesel()]) {}
      pump.fill(maybe: Diesel?.none)
      pump.choose(Diesel())
    }
    use(mock)
    mock.methodReference(.mixed).setCustomBehaviorToReturn(Diesel(grade: 9))
    #expect(mock.mixed(Diesel(), Diesel()).grade == 9)
    expectEveryCall(mock)
  }

  @Test func genericMethodsAnswerWhatWasStubbed() throws {
    struct Cargo: CargoSpec, Stampable {
      typealias Receipt = Int
      var stamp = ""
    }
    let mock = MockFerryDock()
    mock.methodReference(.load).setCustomBehaviorToReturn(12)
    let dock: any FerryDock = mock
    #expect(dock.load(Cargo()) == 12)
    #expect(try dock.load(all: [Cargo()]) == [])
    expectEveryCall(mock)
  }

  @Test func aReturnedProtocolCanBeStubbedWithAnotherImplementation() {
    let mock = MockNoticeDesk()
    let desk: any NoticeDesk = mock
    #expect(desk.host.cores() == 0)
    mock.method.host.returns(FourCores())
    #expect(desk.host.cores() == 4)
  }

  @Test func typesOfTheSameNameAreKeptApart() {
    let mock = MockNoticeDesk()
    let desk: any NoticeDesk = mock
    desk.post(Foundation.Notification(name: Foundation.Notification.Name("n")))
    desk.measure(on: Foundation.ProcessInfo.processInfo)
    mock.hostMock.methodReference(.cores).setCustomBehaviorToReturn(8)
    #expect(desk.host.cores() == 8)
    #expect(mock.methodReference(.postFoundationNotification).timesCalled == 1)
    #expect(mock.methodReference(.postNotification).timesCalled == 0)
  }
}

private struct FourCores: Cases.ProcessInfo {
  func cores() -> Int { 4 }
}
