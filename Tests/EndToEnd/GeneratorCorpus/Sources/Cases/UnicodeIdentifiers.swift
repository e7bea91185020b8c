// Non-ASCII comments and identifiers.
// swift-format-ignore-file

import Foundation

/// Żółty – naïve café ☕️ 温度
public protocol Café {
  /// Größe → in cm
  func größe(für maß: String) -> Int
  /// 測る
  var 温度: Double { get set }
  func 🚀(_ n: Int) -> String
  func 🛰(_ n: Int) -> String
}
