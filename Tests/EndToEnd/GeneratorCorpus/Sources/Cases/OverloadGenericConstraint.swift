// Overloads differing only in generic constraints.
// swift-format-ignore-file

import Foundation

public protocol Plug {}
public protocol GroundedPlug { var amps: Int { get } }

public protocol SwitchBoard {
  func wire<P>(_ plug: P) where P: Plug
  func wire<P>(_ plug: P) where P: GroundedPlug
  func wire<P>(_ plug: P) where P: Plug, P: Hashable
}
