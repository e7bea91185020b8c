import Foundation
import SwiftMockObject

let calls = 100_000

/// Prints the bytes that `calls` calls keep, and ends.
func printBytes(_ shop: any Shop) -> Never {
  for amount in 0..<100 { shop.order(amount, "tea") }
  let before = residentBytes()
  for amount in 0..<calls { shop.order(amount, "tea") }
  print(Double(residentBytes() - before) / Double(calls))
  exit(0)
}
func printBytesOfMock(isCalled: Bool) -> Never {
  var shops = (0..<100).map { _ in MockShop() }
  let count = 20_000
  shops.reserveCapacity(count + 100)
  let before = residentBytes()
  for _ in 0..<count {
    let shop = MockShop()
    if isCalled { shop.order(1, "tea") }
    shops.append(shop)
  }
  print(Double(residentBytes() - before) / Double(count))
  exit(0)
}
if CommandLine.arguments.contains("bytes-of-new") { printBytesOfMock(isCalled: false) }
if CommandLine.arguments.contains("bytes-of-called") { printBytesOfMock(isCalled: true) }
if CommandLine.arguments.contains("bytes-of-bare") { printBytes(BareShop()) }
if CommandLine.arguments.contains("bytes-of-mock") { printBytes(MockShop()) }

func recording(_ make: () -> any Shop) -> Double {
  let shop = make()
  return seconds { for amount in 0..<calls { shop.order(amount, "tea") } } / Double(calls) * 1e9
}

func asking(_ shop: MockShop) -> Double {
  seconds { for _ in 0..<calls { _ = shop.price("tea") } } / Double(calls) * 1e9
}

print("One call with an Int and a String, of \(calls):")
let one = medians([
  { recording { HandWrittenSpy() } }, { recording { LockedSpy() } }, { recording { BareShop() } },
  { recording { MockShop() } },
])
row("hand-written spy", one[0], "ns", ratio: one[0] / one[2])
row("hand-written spy under a lock", one[1], "ns", ratio: one[1] / one[2])
row("bare enum-keyed recorder under a lock", one[2], "ns", ratio: 1)
row("MockObject", one[3], "ns", ratio: one[3] / one[2], limit: "(at most 1.25 in release, 1.1 in debug)")

print("\nBytes kept for a call:")
row("bare enum-keyed recorder", try measuredApart("bytes-of-bare"), "bytes")
row("MockObject", try measuredApart("bytes-of-mock"), "bytes", limit: "(at most 130 in release)")

print("\nOne call that returns an Int:")
let answered = medians([
  { asking(MockShop()) },
  {
    let shop = MockShop()
    shop.methodReference(.price).setCustomBehaviorToReturn(5)
    return asking(shop)
  },
  {
    let shop = MockShop()
    for number in 0..<10 {
      shop.methodReference(.price, args: .equal("item \(number)")).setCustomBehaviorToReturn(number)
    }
    return asking(shop)
  },
])
row("only recorded", answered[0], "ns", ratio: 1)
row("answered by a stub", answered[1], "ns", ratio: answered[1] / answered[0], limit: "(at most 1.6)")
row(
  "ten narrowed stubs, none of which matches", answered[2], "ns", ratio: answered[2] / answered[0], limit: "(at most 5)"
)

print("\nWith so many calls recorded before:")
for recorded in [1_000, 10_000, 100_000, 1_000_000] {
  let shop = MockShop()
  for amount in 0..<recorded { shop.order(amount, "tea") }
  let call = medians([{ seconds { for amount in 0..<1_000 { shop.order(amount, "tea") } } / 1_000 * 1e9 }])[0]
  let reference = shop.methodReference(.order)
  let count = reference.timesCalled
  let assertion = medians([{ seconds { for _ in 0..<1_000 { MOAssertTimesCalled(reference, count) } } / 1_000 * 1e9 }])[
    0]
  row("\(recorded): one call", call, "ns")
  row("\(recorded): MOAssertTimesCalled", assertion, "ns")
}

print("\nCounting the calls with a given argument among \(calls):")
let mock = MockShop()
for amount in 0..<calls { mock.order(amount, "tea") }
let counting = medians([
  { seconds { precondition(mock.methodReference(.order, args: 7, .any).timesCalled == 1) } * 1e3 }
])[0]
row("methodReference(.order, args: 7, .any).timesCalled", counting, "ms", limit: "(at most 4)")

print("\nTwo threads, each with a mock of its own, against one thread:")
func callsOnOwnMocks(threads: Int) -> Double {
  let each = 500_000
  let shops = (0..<threads).map { _ in MockShop() }
  return seconds {
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let shop = shops[thread]
      for amount in 0..<each { shop.order(amount, "tea") }
    }
  } / Double(each) * 1e9
}
let own = medians(rounds: 7, [{ callsOnOwnMocks(threads: 1) }, { callsOnOwnMocks(threads: 2) }])
row("one thread, one mock", own[0], "ns", ratio: 1)
row("two threads, two mocks", own[1], "ns", ratio: own[1] / own[0], limit: "(at most 1.8)")

print("\nBytes of a mock:")
row("before its first call", try measuredApart("bytes-of-new"), "bytes", limit: "(at most 500 in release)")
row("after its first call", try measuredApart("bytes-of-called"), "bytes", limit: "(at most 1000 in release)")

print("\nTwo threads with 1,000,000 calls each:")
func twoThreads(_ shop: any Shop & Sendable) -> Double {
  let each = 1_000_000
  let time = seconds {
    DispatchQueue.concurrentPerform(iterations: 2) { _ in for amount in 0..<each { shop.order(amount, "tea") } }
  }
  return Double(2 * each) / time / 1e6
}
let threads = medians(
  rounds: 5,
  [
    { twoThreads(BareShop()) },
    {
      let shop = MockShop()
      let throughput = twoThreads(shop)
      precondition(shop.methodReference(.order).timesCalled == 2_000_000)
      return throughput
    },
  ])
row("bare enum-keyed recorder", threads[0], "M/s", ratio: 1)
row("MockObject", threads[1], "M/s", ratio: threads[1] / threads[0], limit: "(at least 0.6)")
