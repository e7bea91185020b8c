/// Values of types that are in no symbol graph of the user's: the plainest ones, and the same on each run.
struct KnownValues {
  /// Finds the value of a type argument.
  let value: (TypeSyntax) -> String?

  /// The value of a type as source.
  ///
  /// - Parameters:
  ///   - name: The type's module and name, such as `Foundation.Date`.
  ///   - spelling: How the type is written, without its type arguments.
  ///   - arguments: Its type arguments.
  func source(_ name: String, spelling: String, _ arguments: [TypeSyntax]) -> String? {
    if let literal = Self.literals[name] { return literal }
    if let call = Self.calls[name] { return spelling + call }
    switch (name, arguments.count) {
    case ("Swift.Range", 1): return Self.isCounted(arguments[0], value) ? "0..<0" : nil
    case ("Swift.ClosedRange", 1): return Self.isCounted(arguments[0], value) ? "0...0" : nil
    case ("Swift.Result", 2): return value(arguments[0]).map { ".success(\($0))" }
    case ("_Concurrency.AsyncStream", 1), ("_Concurrency.AsyncThrowingStream", 2): return ".init { $0.finish() }"
    default: return nil
    }
  }

  /// Whether the bound of a range is a number, so that there is an empty range of it.
  private static func isCounted(_ bound: TypeSyntax, _ value: (TypeSyntax) -> String?) -> Bool { value(bound) == "0" }

  /// Values that are written without the name of the type, by its module and name.
  private static let literals: [String: String] = {
    var literals = [
      "Swift.Bool": "false", "Swift.String": "\"\"", "Swift.Substring": "\"\"", "Swift.StaticString": "\"\"",
      "Swift.Character": "\"-\"", "Swift.Unicode.Scalar": "\"-\"", "Swift.AnyHashable": "0", "Swift.Void": "()",
      "Swift.Duration": ".zero", "Foundation.Decimal": "0", "Foundation.TimeInterval": "0",
      "Foundation.CGPoint": ".zero", "Foundation.CGSize": ".zero", "Foundation.CGRect": ".zero",
      "CoreGraphics.CGPoint": ".zero", "CoreGraphics.CGSize": ".zero", "CoreGraphics.CGRect": ".zero",
      "CoreFoundation.CGPoint": ".zero", "CoreFoundation.CGSize": ".zero", "CoreFoundation.CGRect": ".zero",
      "Foundation.CGFloat": "0", "CoreGraphics.CGFloat": "0", "CoreFoundation.CGFloat": "0",
      "Swift.Set": "[]", "Swift.Array": "[]", "Swift.ContiguousArray": "[]", "Swift.ArraySlice": "[]",
      "Swift.Dictionary": "[:]", "Swift.KeyValuePairs": "[:]", "Swift.Optional": "nil",
      "Foundation.IndexSet": "[]", "Foundation.IndexPath": "[]", "Foundation.CharacterSet": "[]",
    ]
    var numbers = ["Double", "Float", "Float16", "Float80"]
    for width in ["", "8", "16", "32", "64", "128"] { numbers += ["Int\(width)", "UInt\(width)"] }
    for number in numbers { literals["Swift." + number] = "0" }
    return literals
  }()

  /// What follows the name of the type in a call that makes a value.
  private static let calls: [String: String] = [
    "Foundation.Date": "(timeIntervalSinceReferenceDate: 0)",
    "Foundation.UUID": "(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "Foundation.URL": "(string: \"https://example.com\")!",
    "Foundation.Data": "()", "Foundation.DateComponents": "()", "Foundation.URLComponents": "()",
    "Foundation.DateInterval": "(start: .init(timeIntervalSinceReferenceDate: 0), duration: 0)",
    "Foundation.Locale": "(identifier: \"en_US_POSIX\")",
    "Foundation.TimeZone": "(secondsFromGMT: 0)!",
    "Foundation.Calendar": "(identifier: .gregorian)",
    "Foundation.NSError": "(domain: \"fixture\", code: 0)",
    "_Concurrency.CancellationError": "()",
  ]
}
