import SwiftMockObject
import Testing

private protocol Workshop {
  var maker: (Int) -> String { get }
  func shape() -> any Shape
  func anyShape() -> any Shape
  func parent() -> Base
  func pair() -> (name: String, count: Int)
  func both() -> Int??
}

private protocol Shape {
  var sides: Int { get }
}

private struct Square: Shape, Equatable {
  let sides = 4
  let name = "square"
  let size = [1, 2, 3]
}

private struct Circle: Shape {
  let sides = 0
}

private class Base { let name = "base" }
private final class Derived: Base {}

private enum WorkshopMethods { case maker, shape, anyShape, parent, pair, both }

private final class MockWorkshop: MockObject<WorkshopMethods>, Workshop {
  var maker: (Int) -> String { _onMethod(.maker, defaultReturn: { _ in "default" }) }
  func shape() -> any Shape { _onMethod(.shape, defaultReturn: Square()) }
  func anyShape() -> any Shape { _onMethod(.anyShape, defaultReturn: Square() as any Shape) }
  func parent() -> Base { _onMethod(.parent, defaultReturn: Base()) }
  func pair() -> (name: String, count: Int) { _onMethod(.pair, defaultReturn: ("", 0)) }
  func both() -> Int?? { _onMethod(.both, defaultReturn: .some(nil)) }
}

@Suite("What a stub returns is what the method returns, whatever its type")
struct AnswerTests {
  private let mock = MockWorkshop()

  @Test func closures() {
    #expect(mock.maker(3) == "default")
    let maker: (Int) -> String = { "made \($0)" }
    mock.methodReference(.maker).setCustomBehaviorToReturn(maker)
    #expect(mock.maker(3) == "made 3")
    mock.methodReference(.maker).setCustomBehavior { () -> (Int) -> String in { "typed \($0)" } }
    #expect(mock.maker(4) == "typed 4")
  }

  @Test func conformingValues() {
    mock.methodReference(.shape).setCustomBehaviorToReturn(Square())
    #expect(mock.shape().sides == 4)
  }

  @Test func aDefaultThatIsOneConformingTypeKeepsTheOthersOutAndSaysSo() {
    mock.methodReference(.shape).setCustomBehaviorToReturn(Circle())
    let failures = MOCaptureFailures { _ = mock.shape() }
    #expect(
      failures.map(\.message) == [
        """
        MockWorkshop.shape must return Square, but its stub returned Circle(sides: 0).
          called as MockWorkshop.shape()
          stub set at MockRecorder+AnswerTests.swift:\(#line - 2)
          hint: if the method returns a protocol or a base class, name it in the mock: `defaultReturn: … as any P`.
        """
      ])
    mock.methodReference(.anyShape).setCustomBehaviorToReturn(Circle())
    #expect(mock.anyShape().sides == 0)
    mock.methodReference(.anyShape).setCustomBehaviorToReturn(Base())
    #expect(MOCaptureFailures { _ = mock.anyShape() }.allSatisfy { !$0.message.contains("hint") })
  }

  @Test func subclasses() {
    let derived = Derived()
    mock.methodReference(.parent).setCustomBehaviorToReturn(derived)
    #expect(mock.parent() === derived)
  }

  @Test func tuplesWithAndWithoutLabels() {
    mock.methodReference(.pair).setCustomBehaviorToReturn((name: "a", count: 1))
    #expect(mock.pair() == ("a", 1))
    mock.methodReference(.pair).setCustomBehaviorToReturn(("b", 2))
    #expect(mock.pair() == ("b", 2))
  }

  @Test func nestedOptionals() {
    #expect(mock.both() == .some(nil))
    mock.methodReference(.both).setCustomBehaviorToReturn(5)
    #expect(mock.both() == 5)
    mock.methodReference(.both).setCustomBehaviorToReturn(Int??.some(nil) as Any)
    #expect(mock.both() == .some(nil))
    mock.methodReference(.both).setCustomBehaviorToReturnNil()
    #expect(mock.both() == .none)
  }
}
