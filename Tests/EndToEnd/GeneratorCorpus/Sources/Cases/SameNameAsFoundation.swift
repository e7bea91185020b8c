// Types and protocols named like Foundation types.
// swift-format-ignore-file

import Foundation

public protocol ProcessInfo {
  func cores() -> Int
}
extension Foundation.ProcessInfo: ProcessInfo {
  public func cores() -> Int { processorCount }
}

public struct Notification { public var text: String }

public protocol NoticeDesk {
  var host: any ProcessInfo { get }
  func post(_ notice: Notification)
  func post(_ raw: Foundation.Notification)
  func measure(on machine: Foundation.ProcessInfo)
}
