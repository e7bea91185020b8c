// Availability of every form.
// swift-format-ignore-file

import Foundation

public protocol Furnace {
  func heat(to degrees: Int) -> Bool
  @available(swift, obsoleted: 9.0, message: "it has no \"off\" switch\nsee the manual")
  func light(_ match: String)
  @available(Windows, unavailable)
  func vent() -> Int
  @available(macOS, unavailable, message: "C:\\stove\tnot here")
  @available(iOS 17, *)
  var draught: Double { get set }
  @available(*, noasync)
  func wait() -> Int
  @available(*, deprecated, renamed: "heat(to:)")
  func warm(to degrees: Int) -> Bool
}
extension Furnace {
  @available(*, unavailable, renamed: "heat(to:)")
  public func burn(to degrees: Int) -> Bool { fatalError() }
  @available(*, unavailable, message: "say to what")
  public func heat() -> Bool { fatalError() }
}
@available(*, unavailable, message: "use Furnace")
public protocol Stove { func cook() }
public protocol Kitchen { var furnace: any Furnace { get }; @available(Windows, unavailable) init(furnaces: Int) }
@available(macOS 14, *) public protocol Newer { @available(macOS 13, *) func old(); @available(macOS 15, *) func newer() -> Int; @available(*, deprecated, message: "two\nlines") func dep() }
