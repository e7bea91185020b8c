import Foundation
import Testing

@testable import mock_generator

@Suite struct ProgressTests {
  private let shown = Lines()

  @Test func aQuickRunSaysNothing() {
    let progress = Progress(patience: 1000, show: shown.append)
    progress.step("reading")
    progress.end()
    #expect(shown.all == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func aSlowRunTellsTheStepItIsInAndThoseThatFollow() async {
    let progress = Progress(patience: 0.01, show: shown.append)
    progress.step("reading")
    while shown.all.isEmpty { await Task.yield() }
    progress.step("writing")
    progress.step("writing")
    progress.end()
    #expect(shown.all == ["reading", "writing"])
  }
}

/// The lines a progress showed, from whichever thread.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  @Sendable func append(_ line: String) { lock.withLock { lines.append(line) } }
}
