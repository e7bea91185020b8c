/// What the command line asks for.
struct Arguments {
  /// What happens to the generated files.
  enum Mode { case write, check, dryRun }

  /// The symbol graphs of one module and the folder for its mocks.
  struct Job: Equatable {
    var symbolGraphs: [String] = []
    var output = "Mocks"
    /// The file with the options of the test target.
    var configuration: String?
    /// The folder of the test target, which may hold mocks written by hand.
    var sources: String?
  }

  var jobs: [Job] = []
  var options = MockOptions()
  var mode: Mode = .write
  /// The folder that every output folder must be in.
  var root: String?
  /// The folder of the compiler in use, from which the graphs of its own modules come.
  var toolchain: String?
  /// The folder in which they are kept.
  var workFolder: String?
  var showsHelp = false

  init() {}

  /// Reads the arguments that follow the program's name.
  init(_ arguments: some Sequence<String>) throws(ToolError) {
    var reader = ArgumentReader(arguments)
    // The order matters where there is more than one output folder: each takes what is named before it.
    var job = Job(output: "")
    while let argument = reader.next() {
      switch argument {
      case "--symbol-graph": job.symbolGraphs.append(try reader.value(of: argument, placeholder: "FILE"))
      case "--configuration": job.configuration = try reader.value(of: argument, placeholder: "FILE")
      case "--sources": job.sources = try reader.value(of: argument, placeholder: "DIR")
      case "--output":
        job.output = try reader.value(of: argument, placeholder: "DIR")
        jobs.append(job)
        job = Job(output: "")
      case "--root": root = try reader.value(of: argument, placeholder: "DIR")
      case "--toolchain": toolchain = try reader.value(of: argument, placeholder: "DIR")
      case "--work": workFolder = try reader.value(of: argument, placeholder: "DIR")
      case "--check": try setMode(.check)
      case "--dry-run": try setMode(.dryRun)
      case "--help", "-h": showsHelp = true
      default: guard try options.take(argument, from: &reader) else { throw reader.unknown(argument) }
      }
    }
    try close(job)
  }

  /// Puts what follows the last output folder where it belongs.
  private mutating func close(_ rest: Job) throws(ToolError) {
    switch (jobs.count, rest.symbolGraphs.isEmpty) {
    case (0, _): jobs = [rest.with(output: "Mocks")]
    case (1, _):
      jobs[0].symbolGraphs += rest.symbolGraphs
      jobs[0].configuration = rest.configuration ?? jobs[0].configuration
      jobs[0].sources = rest.sources ?? jobs[0].sources
    case (_, true): break
    default: throw ToolError("The last --symbol-graph has no --output after it; name the folder for its mocks.")
    }
  }

  /// Takes `--check` or `--dry-run`, of which there may be only one.
  private mutating func setMode(_ mode: Mode) throws(ToolError) {
    guard self.mode == .write || self.mode == mode else {
      throw ToolError("--check and --dry-run exclude each other; pass one of them.")
    }
    self.mode = mode
  }
}

extension Arguments.Job {
  fileprivate func with(output: String) -> Self {
    var job = self
    job.output = output
    return job
  }
}
