import SwiftMockObject
import Testing
import XCTest

private protocol Mint {
  static func strike(_ code: Int) -> Int
}

private enum MintMethods { case strike }

private final class MockMint: MockObject<MintMethods>, Mint {
  static let staticMock = StaticMock<MintMethods>()
  static func strike(_ code: Int) -> Int { staticMock._onMethod(.strike, defaultReturn: 0, args: code) }
}

/// These run in parallel, and each sees its own calls and stubs alone.
struct StaticMockTests {
  @Test(arguments: 1...50) func eachCaseOfAParameterizedTestStartsAfresh(code: Int) async {
    let strike = MockMint.staticMock.methodReference(.strike)
    MOAssertTimesCalled(strike, 0)
    #expect(MockMint.strike(code) == 0)
    strike.setCustomBehaviorToReturn(code)
    await Task.yield()
    #expect(MockMint.strike(code) == code)
    MOAssertTimesCalled(strike, 2)
    MOAssertArgumentEquals(strike, 1, code)
  }

  @Test func aTaskOfTheTestBelongsToIt() async {
    MockMint.staticMock.methodReference(.strike).setCustomBehaviorToReturn(3)
    let result = await Task { MockMint.strike(1) }.value
    #expect(result == 3)
    MOAssertTimesCalled(MockMint.staticMock.methodReference(.strike), 1)
  }

  @Test func resettingConcernsTheRunningTestAlone() {
    _ = MockMint.strike(1)
    MockMint.staticMock.resetMock()
    MOAssertTimesCalled(MockMint.staticMock.methodReference(.strike), 0)
  }
}

final class StaticMockXCTests: XCTestCase {
  func testFirst() { useOnce() }
  func testSecond() { useOnce() }

  private func useOnce() {
    MOAssertTimesCalled(MockMint.staticMock.methodReference(.strike), 0)
    XCTAssertEqual(MockMint.strike(1), 0)
    MockMint.staticMock.methodReference(.strike).setCustomBehaviorToReturn(7)
    XCTAssertEqual(MockMint.strike(2), 7)
    MOAssertTimesCalled(MockMint.staticMock.methodReference(.strike), 2)
  }
}

private enum DepotMethods { case store }

private enum MockDepot {
  static let staticMock = StaticMock<DepotMethods>()
  static func store(_ cargo: AnyObject) { staticMock._onMethod(.store, args: cargo) }
}

/// What one test recorded is released when the next one uses the mock.
///
/// XCTest runs them by name.
final class StaticMockMemoryXCTests: XCTestCase {
  private final class Cargo {}
  nonisolated(unsafe) private static weak var stored: Cargo?
  nonisolated(unsafe) private static var hasStored = false

  func test1RecordsAnArgument() {
    let cargo = Cargo()
    MockDepot.store(cargo)
    (Self.stored, Self.hasStored) = (cargo, true)
  }

  func test2ReleasesIt() {
    XCTAssertEqual(Self.stored != nil, Self.hasStored)
    MOAssertTimesCalled(MockDepot.staticMock.methodReference(.store), 0)
    XCTAssertNil(Self.stored)
  }
}
