// Names that mean something else elsewhere.

/// Named like a type of Foundation.
struct Data {
  var bytes: [UInt8]
}

/// Named like a type of the standard library.
enum Result {
  case fine
  case bad(Swift.Result<Int, any Swift.Error>)
}

struct Error: Swift.Error, Equatable {
  var code: Int
}

enum Space {
  struct `Type` { var level: Int }
  struct `class` { var seats = 2 }
  struct Data { var count: Int }
}

extension Space.Data {
  struct Inner {
    var outer: Space.Data
    var other: Values.Data
  }
}

struct Words {
  var `default`: Int
  var `in`: String
  var `self`: Bool
  var `inout`: Int
  var Words: String
  var value1: Int
}

struct Éclair { var crème: String }

enum Kind {
  case `default`(Int)
  case `init`(Int)
  case `self`(Int)
}

typealias Alias = Space.Data
typealias Handler = (Int) -> Void

struct Aliased {
  var alias: Alias
  var handler: Handler
  var optional: Handler?
}

enum Handled { case handler(Handler), optional(Handler?) }

protocol NameStore {
  func all() -> (Data, Result, Error, Space.`Type`, Space.`class`, Space.Data.Inner, Words)
  func more() throws(Error) -> (Éclair, Kind, Aliased, Handled)
}
