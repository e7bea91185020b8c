import Testing

@testable import SwiftMockObject

private struct Fault: Error, Equatable {}

/// Not Sendable.
private final class Draft { var text = "" }

private enum EditorMethods { case load, save, edit, typed, run, main, plain }

private protocol Editor {
  func load(_ id: Int) async throws -> String
  func save(_ text: String?) throws
  func typed(_ id: Int) async throws(Fault) -> Int
  func run(_ work: @escaping @Sendable () throws -> Int, then: ((Int) -> Void)?)
}

private final class MockEditor: MockObject<EditorMethods>, Editor, @unchecked Sendable {
  func load(_ id: Int) async throws -> String { try await _onAsyncThrowingMethod(.load, args: id) }
  func save(_ text: String?) throws { try _onThrowingMethod(.save, args: text) }
  func typed(_ id: Int) async throws(Fault) -> Int {
    try await _onAsyncThrowingMethod(.typed, throwing: Fault.self, args: id)
  }
  func run(_ work: @escaping @Sendable () throws -> Int, then: ((Int) -> Void)?) { _onMethod(.run, args: work, then) }
}

@MainActor
private protocol Screen {
  func edit(_ draft: Draft) async -> Draft
  func main(_ work: @escaping @MainActor () -> Void)
}

@MainActor
private final class MockScreen: MockObject<EditorMethods>, Screen {
  func edit(_ draft: Draft) async -> Draft { await _onAsyncMethod(.edit, defaultReturn: draft, args: draft) }
  func main(_ work: @escaping @MainActor () -> Void) { _onMethod(.main, args: work) }
}

private actor MockArchive: MockRecording {
  let mockRecorder = MockRecorder<EditorMethods>()
  func load(_ id: Int) async throws -> String { try await _onAsyncThrowingMethod(.load, args: id) }
  func plain(_ id: Int) -> Int { _onMethod(.plain, args: id) }
}

private struct RealEditor {
  func load(_ id: Int) async throws -> String { "real \(id)" }
  func typed(_ id: Int) throws -> Int { throw Fault() }
}

struct TypedBehaviorTests {
  private let mock = MockEditor()

  @Test func anAsyncThrowingMethodTakesEveryKindOfClosure() async throws {
    let load = mock.methodReference(.load)
    load.setCustomBehavior { (id: Int) in "plain \(id)" }
    #expect(try await mock.load(1) == "plain 1")
    load.setCustomBehavior { (id: Int) throws -> String in throw Fault() }
    await #expect(throws: Fault()) { try await mock.load(2) }
    load.setCustomBehavior { (id: Int) async -> String in
      await Task.yield()
      return "async \(id)"
    }
    #expect(try await mock.load(3) == "async 3")
    load.setCustomBehavior { (id: Int) async throws -> String in
      await Task.yield()
      throw Fault()
    }
    await #expect(throws: Fault()) { try await mock.load(4) }
    load.setCustomBehavior(RealEditor().load)
    #expect(try await mock.load(5) == "real 5")
    #expect(load.invocations(as: (Int).self) == [1, 2, 3, 4, 5])
    #expect(
      load.invocations.map(\.outcomeName) == ["returned", "threw Fault()", "returned", "threw Fault()", "returned"])
  }

  @Test func aMethodWithTypedThrowsTakesClosuresThatThrowThatType() async {
    mock.methodReference(.typed).setCustomBehavior(RealEditor().typed)
    await #expect(throws: Fault()) { try await mock.typed(1) }
    mock.methodReference(.typed).setCustomBehavior { (id: Int) async throws -> Int in throw Fault() }
    await #expect(throws: Fault()) { try await mock.typed(1) }
  }

  @Test func optionalParametersAcceptNil() throws {
    var saved: [String?] = []
    mock.methodReference(.save).setCustomBehavior { (text: String?) in saved.append(text) }
    try mock.save(nil)
    try mock.save("x")
    #expect(saved == [nil, "x"])
  }

  @Test func closureParametersAreReceivedAndCalled() {
    mock.methodReference(.run).setCustomBehavior {
      (work: @escaping @Sendable () throws -> Int, then: ((Int) -> Void)?) throws in then?(try work())
    }
    var got: [Int] = []
    mock.run({ 7 }, then: { got.append($0) })
    mock.run({ 8 }, then: nil)
    #expect(got == [7])
  }

  @Test @MainActor func aMockOfTheMainActorPassesArgumentsThatAreNotSendable() async {
    let screen = MockScreen()
    let draft = Draft()
    screen.methodReference(.edit).setCustomBehavior { (draft: Draft) in
      draft.text = "edited"
      return draft
    }
    #expect(await screen.edit(draft).text == "edited")
    var count = 0
    screen.methodReference(.main).setCustomBehavior { (work: @escaping @MainActor () -> Void) in
      MainActor.assumeIsolated { work() }
    }
    screen.main { count += 1 }
    #expect(count == 1)
  }

  @Test func anActorIsStubbedFromOutside() async throws {
    let archive = MockArchive()
    archive.methodReference(.load).setCustomBehavior { (id: Int) async throws -> String in "a\(id)" }
    archive.methodReference(.plain).setCustomBehavior { (id: Int) in id * 2 }
    #expect(try await archive.load(1) == "a1")
    #expect(await archive.plain(4) == 8)
    #expect(archive.methodReference(.plain).timesCalled == 1)
  }
}
