import Testing

@testable import SwiftMockObject

/// What holds when elements are sent while consumers come, are cancelled and leave, all at the same time.
struct StubStreamConcurrencyTests {
  /// One consumer of a storm: what it has handled, and whether it has gone.
  private final class Visitor: Sendable {
    let handled = Handled<Int>()
    let left = LockedCount()
  }

  @Test func noSendReturnsBeforeEveryConsumerHasHandledTheElement() async {
    let source = StubStream<Int>()
    let visitors = Handled<Visitor>()
    let over = LockedCount()
    let failures = await reports {
      await withTaskGroup(of: Void.self) { group in
        // One stays, so that there always is a consumer.
        group.addTask { await visit(source, visitors, over, plan: .stay) }
        await source.waitForCalls(1, within: 60)
        for thread in 0..<3 {
          group.addTask {
            var random = SplitMix(state: UInt64(thread))
            for _ in 0..<250 {
              let plan = random.next() % 2 == 0 ? Plan.leave(after: Int(random.next() % 5)) : .cancel
              await visit(source, visitors, over, plan: plan)
            }
          }
        }
        group.addTask {
          for element in 1...2_000 {
            let present = visitors.all.filter { $0.left.value == 0 }.map { ($0, $0.handled.all.last ?? 0) }
            await source.send(element, within: 60)
            // Who was there before the element came, and is still there, has handled it.
            for (visitor, before) in present where visitor.left.value == 0 {
              let last = visitor.handled.all.last ?? 0
              if last != element { Issue.record("\(element) was sent, and \(last) handled after \(before)") }
            }
          }
          over.add()
          source.finish()
        }
      }
    }
    #expect(failures == [])
    // One stays to the end, and it need not be the first that has added itself.
    #expect(visitors.all.contains { $0.handled.all == Array(1...2_000) })
    for visitor in visitors.all {
      let handled = visitor.handled.all
      // Nothing is lost or doubled between the first element that it got and the last.
      #expect(handled.isEmpty || handled == Array(handled[0]...handled[handled.count - 1]))
    }
  }

  private enum Plan { case stay, leave(after: Int), cancel }

  private func visit(
    _ source: StubStream<Int>, _ visitors: Handled<Visitor>, _ over: LockedCount, plan: Plan
  ) async {
    let visitor = Visitor()
    let stream = source.makeStream()
    // A stream that is handed out after the end would wait for the next.
    if over.value > 0 { return }
    let task = Task {
      defer { visitor.left.add() }
      if case .leave(0) = plan { return }
      for await element in stream {
        visitor.handled.add(element)
        if case .leave(let count) = plan, visitor.handled.all.count >= count { return }
      }
    }
    visitors.add(visitor)
    if case .cancel = plan {
      await Task.yield()
      visitor.left.add()
      task.cancel()
    }
    await task.value
  }

  @Test func sendsFromManyTasksAreTakenByTwoTasksOfOneStream() async {
    let source = StubStream<Int>()
    let handled = Handled<Int>()
    let stream = source.makeStream()
    let takers = (0..<2).map { _ in Task { for await element in stream { handled.add(element) } } }
    let failures = await reports {
      await withTaskGroup(of: Void.self) { group in
        for sender in 0..<4 {
          group.addTask {
            for number in 0..<300 {
              let element = sender * 1_000 + number
              await source.send(element, within: 60)
              if !handled.all.contains(element) { Issue.record("\(element) was not handled") }
            }
          }
        }
      }
    }
    source.finish()
    for taker in takers { await taker.value }
    #expect(failures == [])
    #expect(handled.all.count == 1_200)
    #expect(Set(handled.all).count == 1_200)
  }

  @Test func everyWaitEndsThoughStreamsEndMeanwhile() async {
    let source = StubStream<Int>()
    let failures = await reports {
      await withTaskGroup(of: Void.self) { group in
        for round in 1...200 {
          let stream = source.makeThrowingStream()
          let consumer = Task { for try await _ in stream { if round % 3 == 0 { break } } }
          group.addTask { await source.waitForTermination(ofCall: round, within: 60) }
          group.addTask { await source.waitForCalls(round, within: 60) }
          source.yield(round)
          switch round % 3 {
          case 1: consumer.cancel()
          case 2: source.finish(throwing: LoadError())
          default: break
          }
        }
      }
    }
    #expect(failures == [])
    #expect(source.source.hub.read(\.lanes.count) == 0)
  }
}
