/// Something about a protocol that its author should know: why there is no mock, and what to do.
public struct Finding: Sendable, Equatable {
  /// How grave a finding is.
  public enum Severity: String, Sendable {
    /// There is no mock of the protocol.
    case error
    /// There is a mock, and something to know about it.
    case note
  }

  /// How grave it is.
  public var severity: Severity
  /// The source file, where the symbol graph names one.
  public var file: String?
  /// The line, counted from 1.
  public var line: Int?
  /// The column, counted from 1.
  public var column: Int?
  /// The full name of the protocol.
  public var protocolName: String?
  /// The reason, and what to do.
  public var message: String

  /// Creates a finding.
  public init(
    severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil, protocolName: String? = nil,
    message: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.protocolName = protocolName
    self.message = message
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as compilers print theirs: `file:line:column: error: message`.
  public var description: String {
    var place = ""
    if let file {
      place = file + ":"
      if let line { place += "\(line):" }
      if line != nil, let column { place += "\(column):" }
      place += " "
    }
    return "\(place)\(severity.rawValue): \(message)"
  }
}
