import Foundation
import Shapes
import SwiftMockObject
import Testing

@Suite struct ShapeTests {
  @Test func actorsAreMockedByActors() async throws {
    let mock = MockAct()
    let act: any Act = mock
    #expect(await act.a(1) == "")
    #expect(await act.p == 0)
    #expect(act.n() == 0)
    #expect(act.np == "")
    #expect(try await act.asy() == [])
    #expect(mock.methodReference(.a).timesCalled == 1)
    #expect(MockAct(x: 3).methodReference(.initX).invocations[0].arguments[0] as? Int == 3)
    #expect(await MockAct2().child.n() == 0)
  }

  @MainActor @Test func requiredSuperclassesAreInherited() {
    let panel = MockPanelLike()
    (panel as any PanelLike).show()
    (panel as any PanelLike).draw()
    #expect((panel as Panel) === panel)
    expectEveryCall(panel)
    let view = MockViewLike(frame: 1)
    (view as any ViewLike).show()
    view.w = 1
    #expect(view.w == 1)
    expectEveryCall(view)
    let object = MockObj()
    #expect(!(object as any Obj).o(1))
    #expect(object.isEqual(object))
    expectEveryCall(object)
  }

  @Test func restatedRequirementsAreOneMethod() {
    let mock = MockDiamond()
    let diamond: any Diamond = mock
    diamond.d()
    diamond.r()
    #expect(diamond.b() == 0)
    mock.v = 1
    #expect(diamond.v == 1)
    expectEveryCall(mock)
  }

  @Test func whatCannotBeCopiedKeepsItsPlace() {
    let mock = MockGate()
    var ticket = Ticket(seat: 1)
    func use(_ gate: some Shapes.Gate, _ ticket: borrowing Ticket) { _ = gate.check(ticket, at: 3) }
    use(mock, ticket)
    mock.stamp(&ticket)
    #expect(mock.tear(ticket) == 0)
    mock.note("a", [1])
    mock.gen(Ticket(seat: 2))
    expectEveryCall(mock)
    let arguments = mock.methodReference(.checkAt).invocations[0].arguments
    #expect(arguments[0] is Unrecorded)
    #expect(arguments[1] as? Int == 3)
    #expect(mock.methodReference(.note).invocations[0].arguments[0] as? String == "a")
  }

  @Test func typedErrorsAreThrown() {
    let mock = MockTyped<Fault>()
    mock.methodReference(.a).setCustomBehaviorToThrow(Fault.full)
    mock.methodReference(.g).setCustomBehaviorToThrow(Fault.full)
    do throws(Fault) {
      _ = try mock.a()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .full)
    }
    #expect(throws: Fault.full) { try mock.g() }
  }

  @Test func operatorsAreRecordedPerType() {
    let first = MockOps()
    let second = MockOps()
    MockOps.staticMock.methodReference(.plus).setCustomBehaviorToReturn(second)
    #expect(first + second === second)
    _ = -first
    _ = first+++
    _ = first <~> 1
    _ = first ≠ second
    #expect(!(first == second))
    var sum = first
    sum += second
    expectEveryCall(MockOps.staticMock)
  }

  @Test func protocolsThatReturnThemselvesReturnTheMock() {
    let mock = MockNodey()
    #expect((mock as any Nodey).parent as? MockNodey === mock)
    #expect((mock as any Nodey).kids().isEmpty)
    expectEveryCall(mock)
  }

  @Test func subscriptsRecordReadsAndWrites() {
    let mock = MockSubs()
    mock[1] = 2
    #expect(mock[1] == 0)
    #expect(mock.methodReference(.setSubscriptInt).invocations[0].arguments.map { $0 as? Int } == [1, 2])
    #expect(mock.methodReference(.subscriptInt).timesCalled == 1)
  }

  @Test func initializersRecordTheirArguments() {
    func make<M: InitOnly>(_ type: M.Type) -> M { type.init(name: "a") }
    let mock = make(MockInitOnly.self)
    #expect(mock.methodReference(.initName).invocations[0].arguments[0] as? String == "a")
  }

  @Test func unstubbedCallsGoToARealObject() {
    final class RealClash: Clash {
      var level = 3
      func setLevel(_ l: Int) { level = l }
      func level(_ x: Int) {}
      func load(id: Int) {}
      func load(id: String) {}
      func load(id: Int) async -> Int { id }
      func load(_ id: Int) -> Int { id + 1 }
      func load(_ id: Int) -> String { "real \(id)" }
    }
    let real = RealClash()
    let mock = MockClash(forwardingTo: real)
    var clash: any Clash = mock
    clash.level = 8
    #expect(real.level == 8)
    #expect(clash.level == 8)
    let text: String = clash.load(2)
    #expect(text == "real 2")
    mock.methodReference(.loadIntReturningString).setCustomBehaviorToReturn("stubbed")
    let stubbed: String = clash.load(2)
    #expect(stubbed == "stubbed")
    let number: Int = clash.load(2)
    #expect(number == 3)
  }

  @Test func keysKnowTheTypes() {
    let mock = MockClash()
    mock.method.loadIntReturningString.answers { id in "\(id)" }
    let text: String = (mock as any Clash).load(4)
    #expect(text == "4")
  }
}
