import Foundation
import MockGenerator

/// The second of the two commands of the LiveMocks plugin, `mock-generator live`.
///
/// It generates the mocks of the modules that a test target tests into a fixed number of files.
struct LiveGeneration {
  private var lists: [String] = []
  private var outputs: [String] = []
  private var sources: [String] = []
  private var configuration: String?
  /// The targets that the configuration named when the build was planned.
  private var targets: [String] = []

  init(_ arguments: some Sequence<String>) throws(ToolError) {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case "--graphs": lists.append(try reader.value(of: argument, placeholder: "FILE"))
      case "--output": outputs.append(try reader.value(of: argument, placeholder: "FILE"))
      case "--source": sources.append(try reader.value(of: argument, placeholder: "FILE"))
      case "--target": targets.append(try reader.value(of: argument, placeholder: "NAME"))
      case "--configuration": configuration = try reader.value(of: argument, placeholder: "FILE")
      default: throw reader.unknown(argument)
      }
    }
  }

  /// Writes the files, and says what can't be mocked: a warning, since a test target without that mock may well build.
  ///
  /// An edit of a test changes nothing but what it declares at its top, so where that is the same, nothing is made again.
  func run() throws {
    let configuration = try self.configuration.map { path throws(ToolError) in try ConfigurationFile(path: path) }
    try configuration?.checkTargets(planned: targets)
    let declared = DeclaredTypes(files: sources)
    let record = LiveRecord(lists: lists, configuration: self.configuration, declared: declared, outputs: outputs)
    if let warnings = record.warnings() {
      for warning in warnings { Terminal.error(warning) }
      return
    }
    let modules = try lists.map { path throws(ToolError) in try GraphFolder.read(list: path) }
    var generation = Generation()
    for (position, module) in modules.enumerated() {
      var options = (configuration?.options ?? MockOptions()).generatorOptions
      options.declaredTypes = Set(declared.places.keys)
      options.declaredFixtures = declared.fixtures
      options.isTestable = module.isTestable
      // Public mocks import the module plainly.
      if !module.isTestable, options.access == .internal { options.access = .public }
      let others = modules.enumerated().filter { $0.offset != position }.flatMap { $0.element.graphs }
      try generation.add(module.graphs + others, folder: "", options: options, configuration: configuration)
    }
    try generation.finish()
    let warnings =
      generation.modules.flatMap { Self.halves($0.output, declared) }
      + generation.modules.flatMap(\.output.findings).map(\.warning)
    for warning in warnings { Terminal.error(warning) }
    let files = generation.modules.flatMap(\.output.files)
    for (path, text) in zip(outputs, LiveFiles.texts(of: files, count: outputs.count)) {
      try UnchangedFile.write(Data(text.utf8), to: path)
    }
    try record.write(warnings)
  }

  /// Warnings about protocols that have no mock because of a type that is none, such as the enum of a mock's methods.
  static func halves(_ output: GeneratorOutput, _ declared: DeclaredTypes) -> [String] {
    output.declaredMocks.sorted { $0.key < $1.key }.compactMap { name, type in
      guard !type.hasPrefix("Mock"), let place = declared.places[type] else { return nil }
      return "\(place.file):\(place.line): warning: \(name) has no mock, because it would bring a \(type) of its own; "
        + "rename this one, or write the mock by hand."
    }
  }
}

extension Finding {
  /// The finding as a warning of a compiler, so that build logs and editors show it at its place.
  fileprivate var warning: String {
    var place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    if !place.isEmpty { place += ": " }
    return "\(place)\(severity == .error ? "warning" : "note"): \(message)"
  }
}
