/// A protocol of the toolchain's own modules that others inherit, whose requirements are in no graph of the user's.
struct KnownProtocol {
  var module = "Swift"
  /// The precise identifiers of what it inherits, which are keys of the table too.
  var parents: [String] = []
  /// Declarations in Swift; an own default may follow after ` ?? `.
  var requirements: [String] = []
  /// Associated types: `ID: Hashable` is left to the mock's user, `Iterator = AnyIterator<Element>` is fixed.
  var associatedTypes: [String] = []
  /// Declarations that the mock gets as they stand; `Mock` stands for its name.
  var members: [String] = []
  /// Whether its members mention the mock's own type, so that no subclass could conform.
  var needsFinalClass = false
  /// Why there can't be a mock.
  var obstacle: String?

  /// The table, by the precise identifiers of the protocols: `s:SH` is `Hashable`.
  static let all: [String: KnownProtocol] = [
    "s:s8SendableP": KnownProtocol(),
    "s:s16SendableMetatypeP": KnownProtocol(),
    "s:s5ErrorP": KnownProtocol(parents: ["s:s8SendableP"]),
    "s:s8CopyableP": KnownProtocol(),
    "s:s9EscapableP": KnownProtocol(),
    "s:s15BitwiseCopyableP": KnownProtocol(obstacle: "only structs and enums conform to BitwiseCopyable"),
    "s:s7CVarArgP": KnownProtocol(obstacle: "CVarArg has requirements that only the standard library can fulfil"),
    "s:s27StringInterpolationProtocolP": KnownProtocol(
      obstacle: "StringInterpolationProtocol asks for an appendInterpolation method that no requirement states"),
    "s:s12UnicodeCodecP": KnownProtocol(
      obstacle: "UnicodeCodec has requirements that only the standard library can fulfil"),
    "s:s17FixedWidthIntegerP": KnownProtocol(
      obstacle: "FixedWidthInteger has requirements that only the standard library can fulfil"),
    "s:SQ": KnownProtocol(
      members: ["static func == (lhs: Mock, rhs: Mock) -> Bool { return lhs === rhs }"], needsFinalClass: true),
    "s:SH": KnownProtocol(
      parents: ["s:SQ"],
      members: ["func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"]),
    "s:SL": KnownProtocol(
      parents: ["s:SQ"], requirements: ["static func < (lhs: Self, rhs: Self) -> Bool"]),
    "s:s23CustomStringConvertibleP": KnownProtocol(requirements: ["var description: String { get } ?? \"Mock\""]),
    "s:s28CustomDebugStringConvertibleP": KnownProtocol(
      requirements: ["var debugDescription: String { get } ?? \"Mock\""]),
    "s:s12IdentifiableP": KnownProtocol(
      requirements: ["var id: ID { get }"], associatedTypes: ["ID: Hashable"]),
    "s:SE": KnownProtocol(requirements: ["func encode(to encoder: any Encoder) throws"]),
    "s:Se": KnownProtocol(requirements: ["init(from decoder: any Decoder) throws"]),
    "s:s12CaseIterableP": KnownProtocol(
      associatedTypes: ["AllCases = [Mock]"],
      members: ["static var allCases: [Mock] { return [] }"], needsFinalClass: true),
    "s:St": KnownProtocol(
      requirements: ["mutating func next() -> Element?"], associatedTypes: ["Element"]),
    "s:ST": KnownProtocol(
      requirements: ["func makeIterator() -> AnyIterator<Element> ?? AnyIterator { nil }"],
      associatedTypes: ["Element", "Iterator = AnyIterator<Element>"]),
    "s:s25LosslessStringConvertibleP": KnownProtocol(
      parents: ["s:s23CustomStringConvertibleP"], requirements: ["init?(_ description: String)"]),
    "s:s16TextOutputStreamP": KnownProtocol(requirements: ["mutating func write(_ string: String)"]),
    "s:11Observation10ObservableP": KnownProtocol(module: "Observation"),
    // Its one requirement has a default implementation where it says what view models on Apple's systems say.
    "s:7Combine16ObservableObjectP": KnownProtocol(module: "Combine"),
    "s:ScA": KnownProtocol(module: "_Concurrency", parents: ["s:s8SendableP"]),
    "s:12_Concurrency8AnyActorP": KnownProtocol(module: "_Concurrency"),
    "s:11Distributed0A5ActorP": KnownProtocol(
      module: "Distributed",
      obstacle: "only distributed actors conform to DistributedActor, and those are made by their actor system"),
    "s:11Distributed0A11ActorSystemP": distributed("DistributedActorSystem"),
    "s:11Distributed0A23TargetInvocationDecoderP": distributed("DistributedTargetInvocationDecoder"),
    "s:11Distributed0A23TargetInvocationEncoderP": distributed("DistributedTargetInvocationEncoder"),
    "s:11Distributed0A29TargetInvocationResultHandlerP": distributed("DistributedTargetInvocationResultHandler"),
    "s:20FoundationEssentials14LocalizedErrorP": localizedError,
    "s:10Foundation14LocalizedErrorP": localizedError,
    "s:10Foundation13CustomNSErrorP": KnownProtocol(
      module: "Foundation", parents: ["s:s5ErrorP"],
      requirements: [
        "static var errorDomain: String { get }", "var errorCode: Int { get }",
        "var errorUserInfo: [String: Any] { get }",
      ]),
    "s:10Foundation16NSObjectProtocolP": KnownProtocol(module: "Foundation"),
    "c:objc(pl)NSObject": KnownProtocol(module: "Foundation"),
    "s:10Foundation9NSCopyingP": KnownProtocol(
      module: "Foundation", requirements: ["func copy(with zone: NSZone?) -> Any ?? self"]),
  ]

  /// The name of a protocol of the table, where the mock has to mention it.
  static func name(of id: String) -> String? {
    let short = [
      "s:SQ": "Equatable", "s:SH": "Hashable", "s:SL": "Comparable", "s:SE": "Encodable", "s:Se": "Decodable",
      "s:St": "IteratorProtocol", "s:ST": "Sequence",
    ]
    return short[id] ?? MangledName.path(of: id)?.names.last
  }

  /// Whether the mock has members because of the protocol.
  var hasWitnesses: Bool { !requirements.isEmpty || !members.isEmpty }

  /// A protocol of actor systems, whose calls take what the system can send, which only the compiler can state.
  private static func distributed(_ name: String) -> KnownProtocol {
    KnownProtocol(
      module: "Distributed", obstacle: "\(name) asks for calls whose conditions only the compiler can state")
  }

  private static let localizedError = KnownProtocol(
    module: "Foundation", parents: ["s:s5ErrorP"],
    requirements: [
      "var errorDescription: String? { get }", "var failureReason: String? { get }",
      "var recoverySuggestion: String? { get }", "var helpAnchor: String? { get }",
    ])
}
