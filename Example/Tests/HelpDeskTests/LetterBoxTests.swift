import SwiftMockObject
import Testing

@testable import HelpDesk

/// A body that a stub runs, a property that remembers, an object that the mock does not keep alive.
struct LetterBoxTests {
  private let box = MockLetterBox()

  @Test func lettersAreCollected() throws {
    box.method.open.answers { body in try body(["Dear bank", ""]) }
    let postman = Postman(box: box)
    try postman.collect()
    #expect(postman.letters == ["Dear bank"])
    #expect(box.label == "next: tomorrow")
    MOAssertTimesCalled(box.method.setLabel, 1)
  }

  @Test func theBoxDoesNotKeepItsKeeper() {
    weak var gone: Postman?
    do {
      let postman = Postman(box: box)
      gone = postman
      #expect(box.delegate === postman)
    }
    #expect(gone == nil)
    #expect(box.delegate == nil)
  }
}
