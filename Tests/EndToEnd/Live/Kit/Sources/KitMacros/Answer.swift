import Foundation

/// The compiler's side of a macro, without swift-syntax: it asks in JSON, and each message has its length in front of it.
@main enum Main {
  static func main() {
    let input = FileHandle.standardInput
    while let head = try? input.read(upToCount: 8), head.count == 8 {
      let count = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
      guard let message = try? input.read(upToCount: count) else { return }
      let asks = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any] ?? [:]
      let answer =
        asks["getCapability"] != nil
        ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
        : #"{"expandMacroResult":{"expandedSource":"42","diagnostics":[]}}"#
      var length = UInt64(answer.utf8.count).littleEndian
      FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + Data(answer.utf8))
    }
  }
}
