import Testing

@testable import SwiftMockObject

struct StreamQueueTests {
  private func elements(_ queue: StreamQueue<Int>) -> [Int] {
    var queue = queue
    var all: [Int] = []
    while let item = queue.popFirst() { if case .element(let element) = item.event { all.append(element) } }
    return all
  }

  @Test func whatIsPutInFirstComesOutFirst() {
    var queue = StreamQueue<Int>()
    #expect(queue.popFirst() == nil)
    for element in 1...3 { queue.append((.element(element), nil)) }
    #expect(queue.popFirst() != nil)
    queue.append((.element(4), nil))
    #expect(elements(queue) == [2, 3, 4])
  }

  @Test func whatASendHasPutInIsTakenOutWhereverItStands() {
    var queue = StreamQueue<Int>()
    for element in 1...4 { queue.append((.element(element), element % 2 == 0 ? 7 : element)) }
    _ = queue.popFirst()
    queue.append((.element(5), nil))
    queue.append((.element(6), 7))
    #expect(queue.sends.sorted() == [3, 7, 7, 7])
    #expect(elements(queue.take(send: 7)) == [2, 4, 6])
    #expect(elements(queue) == [3, 5])
    #expect(queue.sends == [3])
  }
}
