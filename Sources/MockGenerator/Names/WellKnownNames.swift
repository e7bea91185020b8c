/// Top-level names that a generated file sees beside those of the module under test.
enum WellKnownNames {
  /// Names that mean something else within a mock than outside of it.
  static let shadowed: Set<String> = ["Methods"]

  /// The modules, of those that a generated file may import beside the one under test, that declare a name.
  static func modules(declaring name: String) -> Set<String> {
    var modules: Set<String> = []
    if swift.contains(name) { modules.insert("Swift") }
    if concurrency.contains(name) { modules.insert("_Concurrency") }
    if foundation.contains(name) { modules.insert("Foundation") }
    if runtime.contains(name) { modules.insert("SwiftMockObject") }
    return modules
  }

  /// The words of a text as a set.
  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let runtime = words(
    """
    ArgumentMatcher CallReference CountExpression FakeEquatable FakeEquatableWrapper GateCall HasInvocations
    HasIsolatedInvocations InoutArgument Invocation KeyedMethods MethodDoor MethodKey MethodReference MockError MockFailure
    MockObject MockRecorder MockRecording MockReset MockStoryTrait NaturalDefault NaturalDefaults NoDefaultReturn NonescapingArgument
    SourcePlace SourceText StaticMock StreamTermination StrictMocksTrait StrictOptions StructuralDifference StubGate
    StubStream StubbableStream TestSourceLocation TimeExpression TypedCallReference TypedMethodReference UniqueResult Unrecorded WeakArgument
    """)
  private static let swift = words(
    """
    AdditiveArithmetic AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath
    AnyObject AnyRandomAccessCollection AnySequence Array ArrayLiteralConvertible ArraySlice BidirectionalCollection
    BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool
    BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong
    CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort
    CVaListPointer CVarArg CWideChar CaseIterable Character ClosedRange ClosedRangeIndex Codable CodingKey
    CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable
    ConcurrentValue ContiguousArray Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
    CustomDebugStringConvertible CustomLeafReflectable CustomPlaygroundDisplayConvertible
    CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible Decodable Decoder DecodingError
    DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation Dictionary
    DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible DiscontiguousSlice Double
    DropFirstSequence DropWhileSequence DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError
    EnumeratedIterator EnumeratedSequence Equatable Error Escapable ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterLiteralConvertible
    ExtendedGraphemeClusterType FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex
    FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule
    FloatingPointSign Hashable Hasher Identifiable Indexable IndexableBase IndexingIterator InlineArray Int Int128
    Int16 Int32 Int64 Int8 IntegerLiteralConvertible IntegerLiteralType IteratorOverOne IteratorProtocol
    IteratorSequence JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection
    LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection
    LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
    LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection
    LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
    LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
    LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible
    ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath MutableBidirectionalSlice MutableCollection
    MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan
    Never NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan OutputSpan
    PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence
    RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
    RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
    RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan ReferenceWritableKeyPath
    Repeated Result ReversedCollection ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32
    SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Sendable SendableMetatype Sequence Set SetAlgebra SetIndex
    SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice Span
    StaticBigInt StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible StringLiteralType
    StringProtocol Substring SystemRandomNumberGenerator TextOutputStream TextOutputStreamable UInt UInt128 UInt16
    UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence
    Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType
    UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnsafeBufferPointer UnsafeBufferPointerIterator
    UnsafeConcurrentValue UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
    UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
    UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsignedInteger Void WritableKeyPath Zip2Iterator
    Zip2Sequence
    """)
  private static let concurrency = words(
    """
    Actor AnyActor AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence
    AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence
    AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingStream CancellationError
    CheckedContinuation Clock ContinuousClock DiscardingTaskGroup Duration Executor ExecutorJob GlobalActor Instant
    InstantProtocol Job MainActor SerialExecutor SuspendingClock Task TaskExecutor TaskGroup TaskLocal TaskPriority
    ThrowingDiscardingTaskGroup ThrowingTaskGroup UnownedJob UnownedSerialExecutor UnsafeContinuation
    UnsafeCurrentTask
    """)
  private static let foundation = words(
    """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
    AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle ByteCountFormatStyle
    ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize Calendar CharacterSet CocoaError
    CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator Comparator
    ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date
    DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
    DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension
    DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
    EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle
    FileManager FileManagerDelegate FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle
    FormatStyleCapitalizationContext Formatter Host ISO8601DateFormatter IndexPath IndexSet InflectionRule InputStream
    IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization KeyPathComparator
    LengthFormatter ListFormatStyle Locale LocalizedError MarkdownDecodableAttributedStringKey MassFormatter
    Measurement Morphology MutableDataProtocol NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString
    NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet NSCoder NSCoding NSComparisonPredicate
    NSCompoundPredicate NSCondition NSConditionLock NSCopying NSCountedSet NSData NSDate NSDateComponents
    NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSEdgeInsets
    NSEnumerationOptions NSEnumerator NSError NSErrorDomain NSExceptionName NSExpression NSIndexPath NSIndexSet
    NSIndexSetIterator NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale
    NSLock NSLocking NSMeasurement NSMutableArray NSMutableAttributedString NSMutableCharacterSet NSMutableCopying
    NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString
    NSNotification NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet NSOrthography NSPersonNameComponents NSPoint
    NSPointArray NSPointPointer NSPredicate NSRange NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer
    NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor
    NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLQueryItem
    NSUUID NSValue NSZone Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration
    NumberFormatter ObjCBool OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy
    ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage
    Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress
    ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
    PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible RunLoop Scanner
    ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder
    StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
    StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle StringTransform Thread TimeInterval TimeZone Timer
    URL URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey URLResourceValues URLSession UUID Unit
    UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
    UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
    UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
    UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults XMLParser unichar uuid_string_t uuid_t
    """)
}
