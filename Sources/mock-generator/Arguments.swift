import MockGenerator

/// What the command line asks for.
struct Arguments {
  /// What happens to the generated files.
  enum Mode { case write, check, dryRun }

  /// The symbol graphs of one module and the folder for its mocks.
  struct Job: Equatable {
    var symbolGraphs: [String] = []
    var output = "Mocks"
  }

  var jobs: [Job] = []
  var options = GeneratorOptions()
  var mode: Mode = .write
  /// The folder that every output folder must be in.
  var root: String?
  var showsHelp = false

  init() {}

  /// Reads the arguments that follow the program's name.
  init(_ arguments: some Sequence<String>) throws(ToolError) {
    var reader = ArgumentReader(arguments)
    // The order matters where there is more than one output folder: each takes the graphs named before it.
    var job = Job(output: "")
    while let argument = reader.next() {
      switch argument {
      case "--symbol-graph": job.symbolGraphs.append(try reader.value(of: argument, placeholder: "FILE"))
      case "--output":
        job.output = try reader.value(of: argument, placeholder: "DIR")
        jobs.append(job)
        job = Job(output: "")
      case "--protocol": options.protocols.append(try reader.value(of: argument, placeholder: "NAME"))
      case "--root": root = try reader.value(of: argument, placeholder: "DIR")
      case "--access": options.access = try Self.accessLevel(try reader.value(of: argument, placeholder: "LEVEL"))
      case "--marked": options.markedOnly = true
      case "--forwarding": options.forwarding = true
      case "--fixtures": options.fixtures = true
      case "--fixture": options.fixtureTypes.append(try reader.value(of: argument, placeholder: "TYPE"))
      case "--check": try setMode(.check)
      case "--dry-run": try setMode(.dryRun)
      case "--help", "-h": showsHelp = true
      default: throw reader.unknown(argument)
      }
    }
    try close(job)
  }

  /// Puts the graphs that follow the last output folder where they belong.
  private mutating func close(_ rest: Job) throws(ToolError) {
    switch (jobs.count, rest.symbolGraphs.isEmpty) {
    case (0, _): jobs = [Job(symbolGraphs: rest.symbolGraphs)]
    case (_, true): break
    case (1, false): jobs[0].symbolGraphs += rest.symbolGraphs
    default: throw ToolError("The last --symbol-graph has no --output after it; name the folder for its mocks.")
    }
  }

  private mutating func setMode(_ mode: Mode) throws(ToolError) {
    guard self.mode == .write || self.mode == mode else {
      throw ToolError("--check and --dry-run exclude each other; pass one of them.")
    }
    self.mode = mode
  }

  private static func accessLevel(_ name: String) throws(ToolError) -> AccessLevel {
    guard let level = AccessLevel(rawValue: name) else {
      throw ToolError("--access takes internal, package or public, not \(name).")
    }
    return level
  }
}
