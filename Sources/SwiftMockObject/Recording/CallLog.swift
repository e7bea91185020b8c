/// The calls of one method, in order.
///
/// It only grows, and what has been written never changes. So a copy is a snapshot that costs nothing and that may be read
/// while other threads go on recording; the writer alone needs the lock. A call takes 16 bytes beside its arguments.
struct CallLog {
  struct Entry {
    let arguments: [Any?]
    /// Never 0.
    let sequenceNumber: Int
  }

  /// Memory for a fixed number of calls, filled from the start; zeros follow the last one.
  private final class Chunk {
    static var capacity: Int { 256 }
    let entries: UnsafeMutablePointer<Entry>

    init() {
      let size = Chunk.capacity * MemoryLayout<Entry>.stride
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Entry>.alignment)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
      entries = memory.assumingMemoryBound(to: Entry.self)
    }

    deinit {
      let sequenceNumbers = UnsafeRawPointer(entries) + MemoryLayout<Entry>.offset(of: \.sequenceNumber)!
      var count = 0
      while count < Chunk.capacity,
        sequenceNumbers.load(fromByteOffset: count * MemoryLayout<Entry>.stride, as: Int.self) != 0
      {
        count += 1
      }
      entries.deinitialize(count: count)
      UnsafeMutableRawPointer(entries).deallocate()
    }
  }

  private var chunks: [Chunk] = []
  /// Where the next call goes, in the last chunk, and for how many there is room.
  private var next: UnsafeMutablePointer<Entry>?
  private var room = 0
  private(set) var count = 0

  /// Adds a call.
  mutating func append(_ arguments: [Any?], _ sequenceNumber: Int) {
    if room == 0 { addChunk() }
    next.unsafelyUnwrapped.initialize(to: Entry(arguments: arguments, sequenceNumber: sequenceNumber))
    next = next.unsafelyUnwrapped + 1
    room -= 1
    count += 1
  }

  private mutating func addChunk() {
    let chunk = Chunk()
    chunks.append(chunk)
    next = chunk.entries
    room = Chunk.capacity
  }

  /// The call with this index, counted from 0.
  subscript(index: Int) -> Entry {
    precondition(index >= 0 && index < count)
    return chunks[index / Chunk.capacity].entries[index % Chunk.capacity]
  }

  /// Counts the calls that `isIncluded`.
  func count(where isIncluded: (Entry) -> Bool) -> Int {
    var total = 0
    for (number, chunk) in chunks.enumerated() {
      for index in 0..<min(Chunk.capacity, count - number * Chunk.capacity) where isIncluded(chunk.entries[index]) {
        total += 1
      }
    }
    return total
  }

  /// The indexes of the calls that are `isIncluded`.
  func indices(where isIncluded: (Entry) -> Bool) -> [Int] {
    (0..<count).filter { isIncluded(self[$0]) }
  }
}
