// Access levels.
// swift-format-ignore-file

import Foundation

public protocol Shop { func sell() -> Int }

struct Crate { var weight = 0 }
protocol BackRoom { func count(_ crate: Crate) -> Int }

fileprivate protocol Cellar { func dig() }
private protocol Attic { func climb() }
