import Shapes
import SwiftMockObject
import Testing

/// Initializers that can fail do so when a stub of the class says it.
@Suite struct InitializerTests {
  private func open<Mock: Opened>(_ type: Mock.Type, _ path: String) throws -> String {
    try type.init(path: path, 2).read()
  }

  @Test func anInitializerThatThrowsIsStubbedToThrow() throws {
    MockOpened.staticMock.method.initPath("gone", .any).throws(LockFault.shut)
    #expect(throws: LockFault.shut) { try open(MockOpened.self, "gone") }
    #expect(try open(MockOpened.self, "there") == "")
    MOAssertTimesCalled(MockOpened.staticMock.method.initPath, 2)
    let mock = try MockOpened(path: "there", 1)
    MOAssertCalled(mock.methodReference(.initPath), with: "there", 1)
  }

  @Test func anInitializerThatCanGiveNilIsStubbedToDoSo() {
    #expect(MockOpened(name: "a") != nil)
    MockOpened.staticMock.method.initName.returns(nil)
    #expect(MockOpened(name: "b") == nil)
    MockOpened.staticMock.method.initName.returns(())
    #expect(MockOpened(name: "c") != nil)
    #expect(MockOpened.staticMock.method.initName.invocations == ["a", "b", "c"])
  }

  @Test func anInitializerThatThrowsOneTypeOfErrorThrowsIt() {
    MockOpened.staticMock.method.initTyped.throws(.shut)
    #expect(throws: LockFault.shut) { try MockOpened(typed: 1) }
  }
}
