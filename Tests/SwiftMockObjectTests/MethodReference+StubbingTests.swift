import SwiftMockObject
import XCTest

private enum ShelfMethods { case find, open }

private class MockShelf: MockObject<ShelfMethods> {
  func find(_ id: Int) -> Int? { _onMethod(.find, defaultReturn: 7, args: id) }
  func open(_ name: String, _ callback: ((Int) -> Void)?) { _onMethod(.open, args: name, callback) }
}

private final class RealShelf {
  func find(_ id: Int) -> Int? { id * 2 }
  func load(_ id: Int) async throws -> Int { id }
  func save(_ name: String) throws {}
}

/// Every spelling of a closure that a test may write resolves to the overload that it was meant for.
final class ClosureSpellingsTests: XCTestCase {
  private let mock = MockShelf()
  private var find: MethodReference<ShelfMethods> { mock.methodReference(.find) }

  func testUntypedClosuresThatReturnAnswer() {
    find.setCustomBehavior { _ in 1 }
    XCTAssertEqual(mock.find(0), 1)
    find.setCustomBehavior { args in return 2 }
    XCTAssertEqual(mock.find(0), 2)
    find.setCustomBehavior({ args -> Int in
      guard let id = args[0] as? Int else { return 0 }
      return id + 3
    })
    XCTAssertEqual(mock.find(0), 3)
    find.setCustomBehavior { (args: [Any?]) -> Any in 4 }
    XCTAssertEqual(mock.find(0), 4)
    find.setCustomBehavior { _ -> Any in 5 }
    XCTAssertEqual(mock.find(0), 5)
    var queue = [6, 7]
    find.setCustomBehavior { _ in queue.removeFirst() }
    XCTAssertEqual([mock.find(0), mock.find(0)], [6, 7])
  }

  func testUntypedClosuresThatReturnNothingRun() {
    var names: [String] = []
    let open = mock.methodReference(.open)
    open.setCustomBehavior { args in
      guard let name = args[0] as? String else { return }
      names.append("1\(name)")
    }
    mock.open("a", nil)
    open.setCustomBehavior({ [weak self] args in
      guard self != nil, let name = args[0] as? String else { return XCTFail("Missing argument") }
      names.append("2\(name)")
    })
    mock.open("b", nil)
    open.setCustomBehavior { (args: [Any?]) in names.append("3\(args[1] == nil)") }
    mock.open("c", nil)
    open.setCustomBehavior { args -> Void in (args[1] as? (Int) -> Void)?(4) }
    mock.open("d") { names.append("\($0)") }
    open.setCustomBehavior { names.append("\($0.count)") }
    mock.open("e", nil)
    open.setCustomBehavior { _ in }
    mock.open("f", nil)
    XCTAssertEqual(names, ["1a", "2b", "3true", "4", "2"])
  }

  func testTypedClosuresAnswer() {
    find.setCustomBehavior { (id: Int) in id + 1 }
    XCTAssertEqual(mock.find(1), 2)
    find.setCustomBehavior { (id: Int) -> Int? in nil }
    XCTAssertNil(mock.find(1))
    var called: [Int] = []
    mock.methodReference(.open).setCustomBehavior { (name: String, callback: ((Int) -> Void)?) in callback?(name.count)
    }
    mock.open("four") { called.append($0) }
    mock.open("four", nil)
    XCTAssertEqual(called, [4])
  }

  func testFunctionReferencesForward() {
    find.setCustomBehavior(RealShelf().find)
    XCTAssertEqual(mock.find(21), 42)
  }

  func testTheOtherSpellingsCompile() {
    let real = RealShelf()
    find.setCustomBehavior(real.load)
    find.setCustomBehavior(real.save)
    find.setCustomBehavior { (id: Int) throws -> Int in throw MockError.notStubbed(call: "", result: "") }
    find.setCustomBehavior { (id: Int) async throws -> Int in id }
    find.setCustomBehavior { (id: Int) async -> Int in id }
    find.setCustomBehavior { (name: String?, done: (@Sendable () -> Void)?) in done?() }
    find.setCustomBehavior { (name: String, done: @escaping @MainActor () -> Void) in }
    find.setCustomBehavior { (name: String, work: @escaping () throws -> Void) throws in try work() }
    find.setCustomBehavior { 5 }
    find.setCustomBehavior { () -> Int in 5 }
    find.setCustomBehavior { () throws -> Int in 5 }
    find.setCustomBehavior { () async in 5 }
    find.setCustomBehavior(times: 1) { (id: Int) in id }
    find.setCustomBehavior { $0.first as Any }
  }
}
