// Access level on imports.
// swift-format-ignore-file

public import Foundation

public protocol Calendarium {
  func day(after date: Date) -> Date
  func read(from url: URL) async throws -> Data
}
