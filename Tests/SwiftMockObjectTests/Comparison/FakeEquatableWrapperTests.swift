import SwiftMockObject
import Testing

private struct Plain { var number: Int }
private struct Quiet: CustomStringConvertible {
  var number: Int
  var description: String { "quiet" }
}

@Suite("A wrapper that makes a value Equatable")
struct FakeEquatableWrapperTests {
  @Test func wrappersAreEqualWhenTheirValuesAre() {
    #expect(FakeEquatableWrapper(Plain(number: 1)) == FakeEquatableWrapper(Plain(number: 1)))
    #expect(FakeEquatableWrapper(Plain(number: 1)) != FakeEquatableWrapper(Plain(number: 2)))
    #expect(FakeEquatableWrapper([1: Plain(number: 1)]) == FakeEquatableWrapper([1: Plain(number: 1)]))
    #expect(FakeEquatableWrapper<Any>(1) != FakeEquatableWrapper<Any>("1"))
    #expect(FakeEquatableWrapper<Any?>(nil) == FakeEquatableWrapper<Any?>(nil))
    #expect(FakeEquatableWrapper((1, "x")) == FakeEquatableWrapper((1, "x")))
  }

  @Test func theValueIsStillThere() {
    #expect(FakeEquatableWrapper(Plain(number: 1)).element.number == 1)
  }

  @Test func theTextShowsTheStructureAndNotTheDescription() {
    #expect("\(FakeEquatableWrapper([Quiet(number: 1)]))" == "[Quiet(number: 1)]")
    #expect(String(reflecting: FakeEquatableWrapper(Plain(number: 1))) == "Plain(number: 1)")
  }
}
