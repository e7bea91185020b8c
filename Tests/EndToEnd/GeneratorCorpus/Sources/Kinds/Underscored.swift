// Internal names that start with an underscore, which the compiler counts as private.
// swift-format-ignore-file

import Foundation

protocol _Counted { var _count: Int { get set } }
protocol Tallied: _Counted { func _tally(_by step: _Step) -> Int; init(_start: Int); associatedtype _Unit; func _in(_ unit: _Unit) }
struct _Step: Hashable { var _size = 1 }
private protocol Unseen { func u() }
private struct Step2 {}
