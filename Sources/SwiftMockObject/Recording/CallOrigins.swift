#if canImport(Runtime) && os(Linux)
  import Runtime
#endif

/// Where calls came from in the code under test.
///
/// Of the stack of a call, the one frame is kept that called the mock. Its line is looked up when somebody wants to read it.
final class CallOrigins: Sendable {
  #if canImport(Runtime) && os(Linux)
    /// Whether the stack can tell.
    ///
    /// Optimized code has no frame for each function, and would name the wrong line.
    static let areKnown: Bool = {
      var isOptimized = true
      // Not evaluated in optimized code.
      assert({ isOptimized = false }() == ())
      return !isOptimized
    }()

    /// What is loaded; to ask for that again with each call would take most of the time.
    private static let images = ImageMap.capture()
    private static let searched = 16

    private let frames = Locked<[Int: Backtrace]>([:])
    private let places = Locked<[Backtrace.Address: SourcePlace]>([:])

    /// Keeps the caller of the call with this sequence number, which is being recorded.
    @inline(never)
    func note(_ sequenceNumber: Int) {
      // Names are found at once, lines take twenty milliseconds each.
      guard Self.areKnown,
        let names = try? Backtrace.capture(limit: Self.searched, top: 0, images: Self.images)
          .symbolicated(with: Self.images, options: []),
        let index = names.indexOfCaller,
        let frame = try? Backtrace.capture(limit: 2, offset: index, top: 0, images: Self.images)
      else { return }
      frames.withLock { $0[sequenceNumber] = frame }
    }

    /// The line that made the call, as far as the symbols tell.
    func place(ofCall sequenceNumber: Int) -> SourcePlace? {
      guard let frame = frames.withLock({ $0[sequenceNumber] }),
        let address = frame.frames.first(where: { _ in true })?.originalProgramCounter
      else { return nil }
      if let place = places.withLock({ $0[address] }) { return place }
      let location = frame.symbolicated(with: Self.images)?.frames.first?.symbol?.sourceLocation
      let place = location.map { SourcePlace(fileID: $0.path, filePath: $0.path, line: $0.line) }
      places.withLock { $0[address] = place }
      return place
    }
  #else
    static let areKnown = false
    func note(_ sequenceNumber: Int) {}
    func place(ofCall sequenceNumber: Int) -> SourcePlace? { nil }
  #endif
}

#if canImport(Runtime) && os(Linux)
  extension SymbolicatedBacktrace {
    /// The frame that called the mock: the first after this library's own and those of the mock's method.
    fileprivate var indexOfCaller: Int? {
      func isOwn(_ frame: Frame) -> Bool {
        frame.symbol.map { $0.rawName.hasPrefix("$s15SwiftMockObject") || $0.isSwiftThunk } ?? false
      }
      guard let mock = frames.firstIndex(where: { !isOwn($0) }), let method = frames[mock].symbol?.rawName else {
        return nil
      }
      return frames[mock...].firstIndex { frame in
        guard let symbol = frame.symbol, !frame.isSwiftThunk, !symbol.isSwiftThunk else { return false }
        // A closure within the method of the mock is named after it.
        return !symbol.rawName.hasPrefix(method) && !method.hasPrefix(symbol.rawName)
      }
    }
  }
#endif
