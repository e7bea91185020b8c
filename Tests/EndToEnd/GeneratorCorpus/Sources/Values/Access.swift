// Public, package and internal types.

public struct Open {
  public var level: Level
  public init(level: Level) { self.level = level }
  init(level: Level, secret: Int) { self.level = level }
  public enum Level { case low, high(Int) }
}

package struct Shared {
  package var open: Open
  package init(open: Open) { self.open = open }
}

/// Nobody outside can make one.
public struct Sealed {
  public var name: String
}

public protocol Opener {
  func open(_ open: Open) -> Open.Level
  func sealed() -> Sealed
}

package protocol Sharer {
  func shared() -> Shared
}
