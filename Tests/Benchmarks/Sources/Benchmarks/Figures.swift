import Foundation
import SwiftMockObject

private let calls = 100_000

private func recording(_ shop: any Shop) -> Double {
  seconds { for amount in 0..<calls { shop.order(amount, "tea") } } / Double(calls) * 1e9
}

private func asking(_ shop: MockShop) -> Double {
  seconds { for _ in 0..<calls { _ = shop.price("tea") } } / Double(calls) * 1e9
}

/// Nanoseconds of each of so many threads' calls, with a mock for each thread or one for all.
private func threads(_ count: Int, calls: Int = 300_000, _ shops: [any Shop & Sendable]) -> Double {
  seconds {
    DispatchQueue.concurrentPerform(iterations: count) { thread in
      let shop = shops[thread % shops.count]
      for amount in 0..<calls { shop.order(amount, "tea") }
    }
  } / Double(calls) * 1e9
}

private func stubbed(_ stub: (MockShop) -> Void) -> MockShop {
  let shop = MockShop()
  stub(shop)
  return shop
}

private func called(_ count: Int) -> MockShop {
  let shop = MockShop()
  for amount in 0..<count { shop.order(amount, "tea") }
  return shop
}

/// Milliseconds of a check that fails.
private func failing(_ rounds: Int, _ check: @escaping () -> Void) -> Double {
  medians(rounds: rounds, [{ processorMilliseconds { precondition(MOCaptureFailures(check).count == 1) } }])[0]
}

/// Milliseconds of a check that fails of one large value, where another one was expected.
private func failing<Value: Equatable>(_ value: Value, expecting expected: Value) -> Double {
  let bag = MockBag()
  bag.put(value)
  return failing(3) { MOAssertArgumentEquals(bag.methodReference(.put), 1, expected) }
}

/// Milliseconds that it takes to tell a mock so many things.
private func telling(_ rounds: Int, _ count: Int, _ tell: @escaping (MockShop, Int) -> Void) -> Double {
  let body = {
    let shop = MockShop()
    return processorMilliseconds { for number in 0..<count { tell(shop, number) } }
  }
  return medians(rounds: rounds, [body])[0]
}

private func pair(_ rounds: Int, _ value: @escaping () -> Double, _ base: @escaping () -> Double) -> (Double, Double?) {
  let medians = medians(rounds: rounds, [value, base])
  return (medians[0], medians[1])
}

/// All figures that the documentation promises something about, and some to compare them with.
func figures(isShort: Bool) -> [Figure] {
  let many = isShort ? 100_000 : 1_000_000
  return [
    Figure(name: "a hand-written spy", against: "a bare recorder", unit: "ns") { rounds in
      pair(rounds, { recording(HandWrittenSpy()) }, { recording(BareShop()) })
    },
    Figure(name: "a spy under a lock", against: "a bare recorder", unit: "ns") { rounds in
      pair(rounds, { recording(LockedSpy()) }, { recording(BareShop()) })
    },
    Figure(name: "one call", against: "a bare recorder", unit: "ns") { rounds in
      pair(rounds, { recording(MockShop()) }, { recording(BareShop()) })
    },
    Figure(name: "a stubbed call", against: "one that is only recorded", unit: "ns") { rounds in
      pair(
        rounds, { asking(stubbed { $0.methodReference(.price).setCustomBehaviorToReturn(5) }) },
        { asking(MockShop()) })
    },
    Figure(name: "ten stubs that don't fit", against: "one that is only recorded", unit: "ns") { rounds in
      pair(
        rounds,
        {
          asking(
            stubbed { shop in
              for number in 0..<10 {
                shop.methodReference(.price, args: .equal("item \(number)")).setCustomBehaviorToReturn(number)
              }
            })
        }, { asking(MockShop()) })
    },
    Figure(name: "two threads, two mocks", against: "one thread, one mock", unit: "ns") { rounds in
      pair(rounds, { threads(2, [MockShop(), MockShop()]) }, { threads(1, [MockShop()]) })
    },
    Figure(name: "two threads, one mock", against: "a bare recorder", unit: "ns") { rounds in
      pair(
        rounds,
        {
          let shop = MockShop()
          let time = threads(2, [shop])
          precondition(shop.methodReference(.order).timesCalled == 600_000)
          return time
        }, { threads(2, [BareShop()]) })
    },
    Figure(name: "a call after many", against: "after 1,000", unit: "ns") { rounds in
      let (late, early) = (called(many), called(1_000))
      func next(_ shop: MockShop) -> Double {
        seconds { for amount in 0..<1_000 { shop.order(amount, "tea") } } / 1_000 * 1e9
      }
      return pair(rounds, { next(late) }, { next(early) })
    },
    Figure(name: "an assertion after many", against: "after 1,000", unit: "ns") { rounds in
      func assertion(_ shop: MockShop) -> Double {
        let reference = shop.methodReference(.order)
        let count = reference.timesCalled
        return seconds { for _ in 0..<1_000 { MOAssertTimesCalled(reference, count) } } / 1_000 * 1e9
      }
      let (late, early) = (called(many), called(1_000))
      return pair(rounds, { assertion(late) }, { assertion(early) })
    },
    Figure(name: "counting narrowed calls", against: "recording as many", unit: "ns") { rounds in
      let shop = called(calls)
      let reference = shop.methodReference(.order, args: 7, .any)
      return pair(
        rounds, { seconds { precondition(reference.timesCalled == 1) } / Double(calls) * 1e9 },
        { recording(MockShop()) })
    },
    Figure(name: "a failed count", against: "", unit: "ms") { rounds in
      let reference = called(calls).methodReference(.order)
      return (failing(rounds) { MOAssertTimesCalled(reference, 1) }, nil)
    },
    Figure(name: "a failed narrowed count", against: "", unit: "ms") { rounds in
      let reference = called(calls).methodReference(.order)
      return (failing(rounds) { MOAssertCalled(reference, with: 50_000, "coffee") }, nil)
    },
    Figure(name: "counting calls with a text", against: "", unit: "ms") { rounds in
      let shop = MockShop()
      for amount in 0..<calls { shop.order(1, "item \(amount)") }
      let reference = shop.methodReference(.order, args: .any, "item 7")
      return (medians(rounds: rounds, [{ processorMilliseconds { precondition(reference.timesCalled == 1) } }])[0], nil)
    },
    Figure(name: "20,000 narrowed stubs", against: "", unit: "ms") { rounds in
      let time = telling(rounds, 20_000) { shop, number in
        shop.methodReference(.order, args: .equal(Item(number: number)), .any).setCustomBehaviorToReturn(number)
      }
      return (time, nil)
    },
    Figure(name: "8,000 gates", against: "", unit: "ms") { rounds in
      var gates: [StubGate<Any?>] = []
      let time = telling(rounds, 8_000) { shop, number in
        gates.append(shop.methodReference(.order, args: .equal(number), .any).setCustomBehaviorToSuspend())
      }
      return (time, nil)
    },
    Figure(name: "a failure about 50 MB", against: "", unit: "ms") { _ in
      let text = String(repeating: "one line of text\n", count: 3_000_000)
      let bytes = Data(repeating: 7, count: 50_000_000)
      let numbers = Array(0..<6_250_000)
      let worst = [
        failing(text, expecting: text + "."), failing(bytes, expecting: bytes.dropLast() + [8]),
        failing(numbers, expecting: numbers.dropLast() + [0]),
      ].max()
      return (worst!, nil)
    },
    Figure(name: "a failure about two sets", against: "", unit: "ms") { _ in
      let items = Set((0..<40_000).map { Item(number: $0) })
      return (failing(items, expecting: Set((1...40_000).map { Item(number: -$0) })), nil)
    },
    Figure(name: "bytes of a call", against: "a bare recorder", unit: "bytes") { _ in
      (try measuredApart("bytes-of-mock"), try measuredApart("bytes-of-bare"))
    },
    Figure(name: "a new mock", against: "", unit: "bytes") { _ in (try measuredApart("bytes-of-new"), nil) },
    Figure(name: "a mock called once", against: "", unit: "bytes") { _ in (try measuredApart("bytes-of-called"), nil) },
  ]
}

// MARK: - Bytes, which are measured in a process of their own

/// Prints the bytes that was asked for, and ends; returns where none were.
func printBytesIfAsked() {
  for argument in CommandLine.arguments {
    switch argument {
    case "bytes-of-new": printBytesOfMocks(isCalled: false)
    case "bytes-of-called": printBytesOfMocks(isCalled: true)
    case "bytes-of-bare": printBytes(BareShop())
    case "bytes-of-mock": printBytes(MockShop())
    default: break
    }
  }
}

private func printBytes(_ shop: any Shop) -> Never {
  for amount in 0..<100 { shop.order(amount, "tea") }
  let before = residentBytes()
  for amount in 0..<calls { shop.order(amount, "tea") }
  print(Double(residentBytes() - before) / Double(calls))
  exit(0)
}

private func printBytesOfMocks(isCalled: Bool) -> Never {
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
