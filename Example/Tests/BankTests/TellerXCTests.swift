import SwiftMockObject
import XCTest

@testable import Bank

/// Callbacks, a property and a delegate, in the style of XCTest.
final class TellerXCTests: XCTestCase {
  private var archive: MockArchive!
  private var reader: MockCardReader!
  private var delegate: MockTellerDelegate!
  private var teller: Teller!

  override func setUp() {
    archive = MockArchive()
    reader = MockCardReader()
    delegate = MockTellerDelegate()
    teller = Teller(archive: archive, reader: reader)
    teller.delegate = delegate
  }

  func testACustomerSeesWhatTheArchiveFinds() throws {
    teller.serve()
    let read: (String?) -> Void = try XCTUnwrap(MOAssertAndGetArgument(reader.methodReference(.readCard), 1))
    read("4711")
    let found: (Int, String) -> Void = try XCTUnwrap(MOAssertAndGetArgument(archive.methodReference(.find), 2))
    found(3, "Savings")
    MOAssertArgumentEquals(reader.methodReference(.setDisplay), 1, "Savings, 3 pages")
    MOAssertTimesCalled(delegate.methodReference(.didServe), 1)
  }

  func testWhoWalksAwayLeavesNoRemark() {
    reader.methodReference(.readCard).setCustomBehavior { args in
      guard let then = args[0] as? (String?) -> Void else { return }
      then(nil)
    }
    teller.serve()
    MOAssertArgumentNil(archive.methodReference(.note), 1)
  }

  func testTheDelegateHearsOfTheEnd() {
    teller.close()
    MOAssertTimesCalled(delegate.methodReference(.didClose), 1)
    MOAssertArgumentEquals(reader.methodReference(.setDisplay), 1, "Closed")
  }
}
