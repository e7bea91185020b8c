// Protocol members that collide with the mock's own names.
// swift-format-ignore-file

import Foundation

public protocol Clerk {
  func file(args: [String], method: Int, defaultReturn: Bool) -> Bool
  func methodReference(_ name: String) -> Int
  func resetMock()
  func _onMethod(_ name: String)
  var mock: String { get }
  var hash: Int { get set }
  func weigh(returnValue: String, behavior: Int, object: Double)
}
