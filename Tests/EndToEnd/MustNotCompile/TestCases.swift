import SwiftMockObject
import XCTest

// What the compiler must refuse in a test case class, where methods hide the functions of the same names.

enum DoorMethods { case open }

final class MockDoor: MockObject<DoorMethods> {
  func open(_ code: Int) { _onMethod(.open, args: code) }
}

struct Hinge {}

final class DoorTests: XCTestCase {
  let door = MockDoor()

  func testWhatIsRight() {
    MOAssertTimesCalled(door.methodReference(.open), 0)
    MOAssertArgumentEquals(door.methodReference(.open), 1, 3)
    MOAssertArgumentNil(door.methodReference(.open), 1)
  }

  func testWhatMisleads() {
    MOAssertTimesCalled(door, 1)  // ERROR: say which method
    MOAssertArgumentEquals(door.methodReference(.open), 1, nil)  // ERROR: MOAssertArgumentNil(reference, whichArg)
    MOAssertArgumentEquals(door.methodReference(.open), 1, Hinge())  // ERROR: the value is not Equatable
    MOAssertArgumentEquals(door.methodReference(.open), 1, Int.self)  // ERROR: .ofType(type) asks for its type
    MOAssertCalled(door)  // ERROR: say which method
    MOAssertTimesCalled(door.methodReference(.open), "twice")  // ERROR: conform to 'CountExpression'
  }
}
