// Protocols nested in types.
// swift-format-ignore-file

import Foundation

public struct Depot {
  public enum Event { case open, shut }
  public protocol Delegate: AnyObject {
    func depot(_ depot: Depot, did event: Event) -> Bool
  }
}

public enum Yard {
  public protocol Delegate {
    func yard() -> Depot.Event
  }
}
