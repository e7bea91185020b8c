import Cases
import SwiftMockObject
import Testing

@Suite struct OverloadTests {
  @Test func overloadsThatDifferInATypeAreRecordedApart() {
    let mock = MockParcelScale()
    mock.methodReference(.recordDouble).setCustomBehaviorToReturn(["half"])
    let scale: any ParcelScale = mock
    #expect(scale.record(1) == [])
    #expect(scale.record(0.5) == ["half"])
    _ = mock.methodReference(.recordWeight)
    #expect(mock.methodReference(.recordInt).timesCalled == 1)
    #expect(mock.methodReference(.recordDouble).timesCalled == 1)
    #expect(mock.methodReference(.recordWeight).timesCalled == 0)
  }

  @Test func overloadsThatDifferInLabelsAreRecordedApart() throws {
    let mock = MockKettle()
    let kettle: any Kettle = mock
    try kettle.boil()
    try kettle.boil(1)
    try kettle.boil(to: 2)
    try kettle.boil(toDegrees: 3)
    try kettle.boil(to: 4, for: 5)
    expectEveryCall(mock)
  }

  @Test func overloadsThatDifferInConstraintsAreRecordedApart() {
    struct Both: Plug, GroundedPlug {
      var amps = 1
    }
    struct Key: Plug, Hashable {}
    let mock = MockSwitchBoard()
    func wire(_ board: some SwitchBoard) {
      func plain<P: Plug>(_ plug: P) { board.wire(plug) }
      func grounded<P: GroundedPlug>(_ plug: P) { board.wire(plug) }
      func hashable<P: Plug & Hashable>(_ plug: P) { board.wire(plug) }
      plain(Both())
      grounded(Both())
      hashable(Key())
    }
    wire(mock)
    expectEveryCall(mock)
  }

  @Test func tuplesAreOneArgumentAndTellOverloadsApart() {
    let mock = MockAlmanac()
    var almanac: any Almanac = mock
    _ = almanac.chart(region: "north", rain: (spring: [1], autumn: [2]), frost: nil)
    mock.methodReference(.extremes).setCustomBehaviorToReturn((low: 1, high: 9))
    #expect(almanac.extremes().high == 9)
    almanac.swap((1, (left: "a", right: nil)))
    almanac.swap((1, "b"))
    almanac.span = nil
    #expect(almanac.span == nil)
    expectEveryCall(mock)
    #expect(mock.methodReference(.chartRegionRainFrost).invocations[0].arguments.count == 3)
  }

  @Test func labelsThatAreUnderscoresAreKept() {
    let mock = MockLedger()
    let ledger: any Ledger = mock
    ledger.hold(amount: 1, `_`: 2)
    ledger.keep(amount: 3, 4)
    expectEveryCall(mock)
  }

  @Test func parametersWithoutNamesAreRecorded() {
    let mock = MockStamp()
    let stamp: any Stamp = mock
    #expect(!stamp.press("a"))
    stamp.press("a", 1)
    stamp.press(1, with: "b", arg0: 2)
    stamp.press(ink: 0.5)
    #expect(stamp[3] == 0)
    #expect(MockStamp.cut(7) == 0)
    expectEveryCall(mock)
    expectEveryCall(MockStamp.staticMock)
    #expect(mock.methodReference(.pressWithArg0).invocations[0].arguments.map { "\($0!)" } == ["1", "b", "2"])
  }

  @Test func keywordsAsNamesKeepTheirLabels() {
    let mock = MockPostbox()
    let postbox: any Postbox = mock
    postbox.post(for: "a")
    #expect(postbox.post(in: 1, default: "b", where: true) == "")
    postbox.forward("c", `inout`: true)
    postbox.sort(by: "d", is: 1, as: false)
    postbox.hold(let: 1, var: 2, repeat: 3)
    expectEveryCall(mock)
  }
}
