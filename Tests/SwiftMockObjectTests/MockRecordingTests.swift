import Foundation
import SwiftMockObject
import Testing

private protocol Vault: Actor {
  func open(_ code: Int) -> Bool
  func content() async throws -> [String]
}

private enum VaultMethods: CaseIterable { case open, content }

private actor MockVault: MockRecording, Vault {
  let mockRecorder = MockRecorder<VaultMethods>()
  func open(_ code: Int) -> Bool { _onMethod(.open, args: code) }
  func content() async throws -> [String] { try await _onAsyncThrowingMethod(.content) }
}

private protocol DownloadDelegate: NSObjectProtocol {
  func didFinish(_ name: String)
  func shouldStart(_ name: String) -> Bool
}

private enum DownloadDelegateMethods { case didFinish, shouldStart }

private final class MockDownloadDelegate: NSObject, MockRecording, DownloadDelegate {
  let mockRecorder = MockRecorder<DownloadDelegateMethods>()
  func didFinish(_ name: String) { _onMethod(.didFinish, args: name) }
  func shouldStart(_ name: String) -> Bool { _onMethod(.shouldStart, defaultReturn: true, args: name) }
}

private protocol Clock {
  func now() -> Int
  mutating func set(_ time: Int)
}

private enum ClockMethods { case now, set }

private struct MockClock: MockRecording, Clock {
  let mockRecorder = MockRecorder<ClockMethods>()
  func now() -> Int { _onMethod(.now, defaultReturn: 12) }
  mutating func set(_ time: Int) { _onMethod(.set, args: time) }
}

private class View {
  func draw() -> String { "drawn" }
}

private enum ViewMethods { case draw }

private final class MockView: View, MockRecording {
  let mockRecorder = MockRecorder<ViewMethods>()
  override func draw() -> String { _onMethod(.draw, defaultReturn: super.draw()) }
}

/// Mocks that can't subclass `MockObject`.
struct MockRecordingTests {
  @Test func anActor() async throws {
    let vault = MockVault()
    vault.methodReference(.open).setCustomBehaviorToReturn(true)
    vault.methodReference(.content).setCustomBehavior { () async throws -> [String] in ["gold"] }
    #expect(await vault.open(7))
    #expect(try await (vault as any Vault).content() == ["gold"])
    MOAssertTimesCalled(vault.methodReference(.open), 1)
    MOAssertArgumentEquals(vault.methodReference(.open), 1, 7)
    #expect(vault.recordedInvocations.map(\.method) == [.open, .content])
    vault.resetMock()
    #expect(await !vault.open(7))
  }

  @Test func aSubclassOfNSObject() {
    let delegate = MockDownloadDelegate()
    delegate.methodReference(.shouldStart, args: "b").setCustomBehaviorToReturn(false)
    #expect((delegate as any DownloadDelegate).shouldStart("a"))
    #expect(!delegate.shouldStart("b"))
    delegate.didFinish("a")
    MOAssertArgumentEquals(delegate.methodReference(.didFinish), 1, "a")
    #expect(delegate.isEqual(delegate))
  }

  @Test func aStructWhoseCopiesRecordTogether() {
    var clock = MockClock()
    let copy = clock
    clock.methodReference(.now).setCustomBehaviorToReturn(5)
    clock.set(3)
    #expect(copy.now() == 5)
    MOAssertTimesCalled(copy.methodReference(.set), 1)
    MOAssertTimesCalled(clock.methodReference(.now), 1)
  }

  @Test func aSubclassOfAnotherClassWhichCanCallItsSuperclass() {
    let view = MockView()
    #expect(view.draw() == "drawn")
    view.methodReference(.draw).setCustomBehaviorToReturn("mocked")
    #expect((view as View).draw() == "mocked")
    MOAssertTimesCalled(view.methodReference(.draw), 2)
  }

  @Test func messagesNameTheTypeOfTheMock() {
    let failures = MOCaptureFailures { MOAssertTimesCalled(MockClock().methodReference(.now), 1) }
    #expect(failures.first?.message.hasPrefix("MockClock.now ") == true)
  }
}
