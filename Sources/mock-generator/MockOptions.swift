import Foundation
import MockGenerator

/// The options that say what the mocks are, on a command line and in a configuration file alike.
struct MockOptions: Equatable {
  /// The protocols to mock; empty for all.
  var protocols: [String] = []
  /// The protocols to leave out.
  var exceptions: [String] = []
  var markedOnly = false
  var forwarding = false
  var fixtures = false
  /// The types to write fixtures for by name.
  var fixtureTypes: [String] = []
  /// The access level of the mocks; nil where none was asked for, which means internal.
  var access: AccessLevel?

  /// Takes an option and its value; the answer is whether it is one of these.
  mutating func take(_ option: String, from reader: inout ArgumentReader) throws(ToolError) -> Bool {
    switch option {
    case "--protocol": protocols.append(try reader.value(of: option, placeholder: "NAME"))
    case "--except": exceptions.append(try reader.value(of: option, placeholder: "NAME"))
    case "--access": access = try Self.accessLevel(try reader.value(of: option, placeholder: "LEVEL"))
    case "--marked": markedOnly = true
    case "--forwarding": forwarding = true
    case "--fixtures": fixtures = true
    case "--fixture": fixtureTypes.append(try reader.value(of: option, placeholder: "TYPE"))
    default: return false
    }
    return true
  }

  /// These options, said on the command line, on top of those of a configuration file.
  ///
  /// Protocols and an access level replace those of the file; other lists are joined, and flags add up.
  func added(to configured: MockOptions) -> MockOptions {
    var all = configured
    // Who names a protocol on the command line wants that one now, and not those of the file as well.
    if !protocols.isEmpty {
      all.protocols = protocols
      all.exceptions.removeAll(where: protocols.contains)
    }
    all.exceptions += exceptions
    all.markedOnly = markedOnly || configured.markedOnly
    all.forwarding = forwarding || configured.forwarding
    all.fixtures = fixtures || configured.fixtures
    all.fixtureTypes += fixtureTypes
    all.access = access ?? configured.access
    return all
  }

  /// What the generator is told.
  var generatorOptions: GeneratorOptions {
    var options = GeneratorOptions()
    options.protocols = protocols
    options.exceptions = exceptions
    options.markedOnly = markedOnly
    options.forwarding = forwarding
    options.fixtures = fixtures
    options.fixtureTypes = fixtureTypes
    options.access = access ?? .internal
    options.sourceText = { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
    return options
  }

  private static func accessLevel(_ name: String) throws(ToolError) -> AccessLevel {
    guard let level = AccessLevel(rawValue: name) else {
      throw ToolError("--access takes internal, package or public, not \(name).")
    }
    return level
  }
}
