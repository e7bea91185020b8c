import Testing

@testable import SwiftMockObject

private protocol Shelf {
  func take() -> any Shelf
}

private enum ShelfMethods { case take }

private final class MockShelf: MockObject<ShelfMethods>, Shelf {
  var takeMock: MockShelf { mockRecorder.childMock(of: .take, MockShelf()) }
  func take() -> any Shelf { _onMethod(.take, defaultReturn: takeMock as any Shelf) }
}

struct MockRecorderChildMocksTests {
  private let shelf = MockShelf()

  @Test func theChildIsMadeOnceAndWhenItIsAskedFor() {
    let child = shelf.take() as? MockShelf
    #expect(child === shelf.takeMock)
    #expect(child !== shelf)
    #expect(shelf.takeMock.takeMock === shelf.takeMock.takeMock)
  }

  @Test func aStubIsStronger() {
    let other = MockShelf()
    shelf.methodReference(.take).setCustomBehaviorToReturn(other)
    #expect(shelf.take() as? MockShelf === other)
    MOAssertNotCalled(shelf.takeMock)
  }

  @Test func aResetReachesTheChildren() {
    _ = shelf.take().take()
    shelf.takeMock.methodReference(.take).setCustomBehaviorToReturn(shelf.takeMock.takeMock)
    shelf.resetMock(.invocations)
    MOAssertNotCalled(shelf.takeMock)
    #expect(shelf.take().take() as? MockShelf === shelf.takeMock.takeMock)
    let grandchild = shelf.takeMock.takeMock
    shelf.resetMock()
    MOAssertNotCalled(shelf)
    MOAssertNotCalled(shelf.takeMock)
    shelf.takeMock.resetMock()
    #expect(shelf.takeMock.takeMock === grandchild)
  }

  @Test func theMockKeepsItsChildrenAliveAndNoLonger() {
    weak var child: MockShelf?
    do {
      let shelf = MockShelf()
      child = shelf.takeMock
      #expect(child != nil)
    }
    #expect(child == nil)
  }

  @Test func manyThreadsGetOneChild() async {
    for _ in 0..<100 {
      let recorder = MockRecorder<ShelfMethods>()
      let made = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<8 { group.addTask { ObjectIdentifier(recorder.childMock(of: .take, MockShelf())) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(made.count == 1)
    }
  }
}
