import Harbor
import SwiftMockObject
import XCTest

// Code as it was written for the framework whose vocabulary this one keeps: Swift 5, classes that are not final, mocks with
// properties of their own, arguments cast by hand.

struct ComplexArg: Equatable {
  let name: String
  let number: Int
}

protocol DependencyProtocol {
  func withOptional(arg: Int?)
  func withComplex(arg: ComplexArg)
  func withReturn() -> Bool
  func withOptionalReturn() -> String?
  func with(name: String, callback: @escaping (Int, String) -> Void)
}

enum DependencyProtocolMethods {
  case withOptionalArg, withComplexArg, withReturn, withOptionalReturn, withMultipleArgsAndCallback
}

class MockDependency: MockObject<DependencyProtocolMethods>, DependencyProtocol {
  var countOfReturns = 0
  weak var owner: AnyObject?

  func withOptional(arg: Int?) {
    _onMethod(.withOptionalArg, args: arg)
  }

  func withComplex(arg: ComplexArg) {
    _onMethod(.withComplexArg, args: arg)
  }

  func withReturn() -> Bool {
    countOfReturns += 1
    return _onMethod(.withReturn, defaultReturn: true)
  }

  func withOptionalReturn() -> String? {
    return _onMethod(.withOptionalReturn, defaultReturn: nil)
  }

  func with(name: String, callback: @escaping (Int, String) -> Void) {
    _onMethod(.withMultipleArgsAndCallback, args: name, callback)
  }
}

class MockSpecialDependency: MockDependency {
  override func withReturn() -> Bool {
    return !super.withReturn()
  }
}

class ObjectUnderTest {
  let dependency: DependencyProtocol
  var lastResult: String?

  init(dependency: DependencyProtocol) {
    self.dependency = dependency
  }

  func run() {
    dependency.withOptional(arg: nil)
    dependency.withOptional(arg: 5)
    dependency.withComplex(arg: ComplexArg(name: "a", number: 1))
    dependency.with(name: "callback") { number, text in self.lastResult = "\(number) \(text)" }
  }
}

class OriginalStyleTests: XCTestCase {
  var mock: MockDependency!
  var sut: ObjectUnderTest!

  override func setUp() {
    super.setUp()
    mock = MockDependency()
    sut = ObjectUnderTest(dependency: mock)
  }

  override func tearDown() {
    mock.resetMock()
    mock = nil
    super.tearDown()
  }

  func testTimesCalled() {
    MOAssertTimesCalled(mock.methodReference(.withOptionalArg), 0)
    sut.run()
    MOAssertTimesCalled(mock.methodReference(.withOptionalArg), 2)
  }

  func testArguments() {
    sut.run()
    let reference = mock.methodReference(.withOptionalArg)
    MOAssertArgumentNil(reference, 1, 1)
    MOAssertArgumentEquals(reference, 1, 5)
    MOAssertArgumentEquals(reference, 1, 2, 5)
    MOAssertArgumentEquals(reference, 1, nil, 5)
    MOAssertArgumentEquals(mock.methodReference(.withComplexArg), 1, ComplexArg(name: "a", number: 1))
  }

  func testGetArgument() {
    sut.run()
    let arg: ComplexArg = MOAssertAndGetArgument(mock.methodReference(.withComplexArg), 1)!
    XCTAssertEqual(arg.number, 1)
    let callback: (Int, String) -> Void = MOAssertAndGetArgument(mock.methodReference(.withMultipleArgsAndCallback), 2)!
    callback(3, "three")
    XCTAssertEqual(sut.lastResult, "3 three")
  }

  func testReturn() {
    XCTAssertTrue(mock.withReturn())
    mock.methodReference(.withReturn).setCustomBehaviorToReturn(false)
    XCTAssertFalse(mock.withReturn())
    mock.methodReference(.withReturn).setCustomBehavior { _ in true }
    XCTAssertTrue(mock.withReturn())
    XCTAssertEqual(mock.countOfReturns, 3)
    XCTAssertFalse(MockSpecialDependency().withReturn())
  }

  func testOptionalReturn() {
    XCTAssertNil(mock.withOptionalReturn())
    mock.methodReference(.withOptionalReturn).setCustomBehaviorToReturn("text")
    XCTAssertEqual(mock.withOptionalReturn(), "text")
    mock.methodReference(.withOptionalReturn).setCustomBehaviorToReturnNil()
    XCTAssertNil(mock.withOptionalReturn())
    mock.methodReference(.withOptionalReturn).setCustomBehavior { args in return "\(args.count)" }
    XCTAssertEqual(mock.withOptionalReturn(), "0")
  }

  func testCallback() {
    mock.methodReference(.withMultipleArgsAndCallback).setCustomBehavior { args in
      guard let name = args[0] as? String, let callback = args[1] as? (Int, String) -> Void else { return }
      callback(1, name)
    }
    sut.run()
    XCTAssertEqual(sut.lastResult, "1 callback")
  }

  func testReset() {
    sut.run()
    mock.methodReference(.withReturn).setCustomBehaviorToReturn(false)
    mock.resetMock()
    MOAssertTimesCalled(mock.methodReference(.withOptionalArg), 0)
    XCTAssertTrue(mock.withReturn())
  }
}

/// Tests what fails, by catching the failure in the test case's own hook.
class OriginalFailureTests: XCTestCase {
  var mock: MockDependency!
  var failures: [(text: String, line: Int)] = []

  override func setUp() {
    super.setUp()
    mock = MockDependency()
    failures = []
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      failures.append((issue.compactDescription, issue.sourceCodeContext.location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      failures.append((description, lineNumber))
    }
  #endif

  func testFailuresAreCaught() {
    let line = #line
    MOAssertTimesCalled(mock.methodReference(.withReturn), 1)
    MOAssertArgumentEquals(mock.methodReference(.withComplexArg), 1, 5)
    let text: String? = MOAssertAndGetArgument(mock.methodReference(.withComplexArg), 1)

    // This test case swallows the failures of its own checks, too; they are made where none would be lost.
    precondition(text == nil && failures.map { $0.line } == [line + 1, line + 2, line + 3])
  }

  func helper(file: StaticString = #file, line: UInt = #line) {
    MOAssertTimesCalled(mock.methodReference(.withReturn), 1, file: file, line: line)
  }

  func testHelperHandsItsCallersPlaceOn() {
    helper()
    precondition(failures.map { $0.line } == [#line - 1])
  }
}
