import Testing

@testable import SwiftMockObject

private final class Guest: Sendable {}

struct WeakSetTests {
  @Test func itFindsWhatIsStillThereInOrder() {
    let set = WeakSet<Guest>()
    let first = Guest()
    set.add(first)
    var second: Guest? = Guest()
    second.map(set.add)
    let third = Guest()
    set.add(third)
    second = nil
    #expect(set.all.map(ObjectIdentifier.init) == [first, third].map(ObjectIdentifier.init))
  }
}
