import Testing

@testable import SwiftMockObject

struct CallLogTests {
  private func log(of numbers: Range<Int>) -> CallLog {
    var log = CallLog()
    for number in numbers { log.append([number], number + 1) }
    return log
  }

  @Test(arguments: [0, 1, 2, 255, 256, 257, 1_000])
  func everyCallIsKeptInOrder(count: Int) {
    let log = log(of: 0..<count)
    #expect(log.count == count)
    #expect((0..<count).allSatisfy { log[$0].arguments[0] as? Int == $0 && log[$0].sequenceNumber == $0 + 1 })
  }

  @Test(arguments: [1, 255, 256, 257, 600])
  func aCopyStaysAsItIsWhenMoreIsAppended(count: Int) {
    var log = log(of: 0..<count)
    let copy = log
    for number in 0..<300 { log.append(["later"], count + number + 1) }
    #expect(copy.count == count)
    #expect(log.count == count + 300)
    #expect(copy[count - 1].arguments[0] as? Int == count - 1)
    #expect(log[count].arguments[0] as? String == "later")
  }
}
