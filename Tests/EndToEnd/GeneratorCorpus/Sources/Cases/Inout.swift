// Inout parameters.
// swift-format-ignore-file

import Foundation

public protocol Mixer {
  func stir(_ bowl: inout [String])
  func season(_ bowl: inout [String], with salt: Int) -> Bool
  func blend(with recipe: (inout [String]) -> Void)
  func fold<Batter>(_ batter: inout Batter) where Batter: RangeReplaceableCollection
  func hash(into hasher: inout Hasher)
}
