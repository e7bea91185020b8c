// Parent protocols from another module.
// swift-format-ignore-file

import Foundation

public protocol Lighthouse: Hashable, CustomStringConvertible, Identifiable where ID == String {
  func flash(times: Int)
}

public protocol LogEntry: Codable, LocalizedError {
  var line: Int { get }
}
