/// The calls of one method, in order: append-only, cheap to copy, 16 bytes a call beside the arguments.
///
/// The entries stand in chunks. A copy shares all of them, and the first append after a copy duplicates one chunk rather
/// than the whole log, so assertions can look at a snapshot while other threads go on recording.
struct CallLog {
  struct Entry {
    var arguments: [Any?]
    /// The sequence number, and below it three bits of state.
    private var bits: Int

    init(arguments: [Any?], sequenceNumber: Int) {
      self.arguments = arguments
      bits = sequenceNumber << 3
    }

    var sequenceNumber: Int { bits >> 3 }

    /// Whether a passed assertion has accounted for the call.
    var isAsserted: Bool {
      get { bits & 1 != 0 }
      set { bits = newValue ? bits | 1 : bits & ~1 }
    }

    var isRunning: Bool {
      get { bits & 2 != 0 }
      set { bits = newValue ? bits | 2 : bits & ~2 }
    }

    var hasThrown: Bool {
      get { bits & 4 != 0 }
      set { bits = newValue ? bits | 4 : bits & ~4 }
    }
  }

  private static var chunkCapacity: Int { 256 }

  private var chunks: [[Entry]] = []
  private(set) var count = 0

  mutating func append(_ entry: Entry) {
    if count % Self.chunkCapacity == 0 {
      var chunk: [Entry] = []
      // A mock that is called once or twice should not pay for a whole chunk.
      if count > 0 { chunk.reserveCapacity(Self.chunkCapacity) }
      chunks.append(chunk)
    }
    chunks[chunks.count - 1].append(entry)
    count += 1
  }

  /// The call with this index, counted from 0.
  subscript(index: Int) -> Entry {
    get { chunks[index / Self.chunkCapacity][index % Self.chunkCapacity] }
    set { chunks[index / Self.chunkCapacity][index % Self.chunkCapacity] = newValue }
  }

  /// Counts the calls that `isIncluded`, without copying any.
  func count(where isIncluded: (Entry) -> Bool) -> Int {
    var total = 0
    for chunk in chunks {
      for entry in chunk where isIncluded(entry) { total += 1 }
    }
    return total
  }
  /// The indexes of the calls that are `isIncluded`.
  func indices(where isIncluded: (Entry) -> Bool) -> [Int] {
    var indices: [Int] = []
    for (number, chunk) in chunks.enumerated() {
      for (index, entry) in chunk.enumerated() where isIncluded(entry) {
        indices.append(number * Self.chunkCapacity + index)
      }
    }
    return indices
  }
}
