// Result builders on requirements and parameters.
// swift-format-ignore-file

import Foundation

@resultBuilder public enum DishBuilder {
  public static func buildBlock(_ parts: String...) -> [String] { parts.map { "*" + $0 } }
  public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 }.map { "+" + $0 } }
}

public protocol DinnerMenu {
  @DishBuilder var dishes: [String] { get }
  @DishBuilder func dishes(for day: Int) -> [String]
  func compose(@DishBuilder _ body: () -> [String]) -> Int
  func compose(later body: @escaping () -> [String])
}
