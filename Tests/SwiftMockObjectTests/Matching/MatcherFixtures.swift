@testable import SwiftMockObject

/// The two shapes in which a mock takes what a test says about arguments.
func matchers(_ matchers: ArgumentMatcher...) -> [ArgumentMatcher] { matchers }

func matchers<each Argument: Equatable>(mixing argument: repeat each Argument) -> [ArgumentMatcher] {
  var matchers: [ArgumentMatcher] = []
  for argument in repeat each argument { matchers.append(.matcher(from: argument)) }
  return matchers
}

struct User: Equatable {
  var name: String
  var age: Int
  var nickname: String?
}

final class Session: Equatable {
  let id: Int
  init(id: Int) { self.id = id }
  static func == (left: Session, right: Session) -> Bool { left.id == right.id }
}

struct Inout: ArgumentBox {
  var recordedValue: Any?
}

func accepts(_ matcher: ArgumentMatcher, _ argument: Any?) -> Bool { matcher.matches(argument) }
