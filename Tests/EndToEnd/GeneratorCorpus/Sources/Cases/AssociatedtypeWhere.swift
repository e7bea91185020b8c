// Associated types with where constraints.
// swift-format-ignore-file

import Foundation

public struct Seed: Identifiable { public var id: Int }

public protocol SeedTray {
  associatedtype Slot: Identifiable
  func slots() -> [Slot]
}

public protocol Nursery {
  associatedtype Tray: SeedTray where Tray.Slot == Seed
  associatedtype Rows: Sequence where Rows.Element: Equatable
  var rows: Rows { get }
  func accepts(_ tray: Tray) -> Bool
}
