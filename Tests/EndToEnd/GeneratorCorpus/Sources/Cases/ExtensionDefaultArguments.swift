// Default arguments through a protocol extension.
// swift-format-ignore-file

import Foundation

public protocol Library {
  func borrow(title: String, weeks: Int?, branch: String?) async throws -> [String]
  func shelve(_ title: String)
}

extension Library {
  public func borrow(title: String, weeks: Int? = nil) async throws -> [String] {
    try await borrow(title: title, weeks: weeks, branch: nil)
  }
  public func shelve(_ title: String = "untitled") {
    precondition(!title.isEmpty)
  }
}
