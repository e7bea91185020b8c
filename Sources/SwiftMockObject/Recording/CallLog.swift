/// The calls of one method, in order.
///
/// It only grows, and what has been written never changes. So a copy is a snapshot that costs nothing and that may be read
/// while other threads go on recording; the writer alone needs the lock. A call takes 16 bytes beside its arguments.
struct CallLog {
  struct Entry {
    let arguments: [Any?]
    let sequenceNumber: Int
  }

  /// A piece of memory for a fixed number of calls.
  private final class Chunk {
    static let capacity = 128
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: Chunk.capacity)
    var count = 0

    deinit {
      entries.deinitialize(count: count)
      entries.deallocate()
    }
  }

  private var chunks: [Chunk] = []
  /// The chunk that is being filled.
  private var last: Chunk?
  private(set) var count = 0

  /// Adds a call, and returns its index.
  @discardableResult
  mutating func append(_ arguments: [Any?], _ sequenceNumber: Int) -> Int {
    let chunk: Chunk
    if let last, last.count < 128 {
      chunk = last
    } else {
      chunk = Chunk()
      chunks.append(chunk)
      last = chunk
    }
    (chunk.entries + chunk.count).initialize(to: Entry(arguments: arguments, sequenceNumber: sequenceNumber))
    chunk.count += 1
    count += 1
    return count - 1
  }

  /// The call with this index, counted from 0.
  subscript(index: Int) -> Entry {
    precondition(index >= 0 && index < count)
    return chunks[index / 128].entries[index % 128]
  }

  /// Counts the calls that `isIncluded`.
  func count(where isIncluded: (Entry) -> Bool) -> Int {
    var total = 0
    for index in 0..<count where isIncluded(self[index]) { total += 1 }
    return total
  }
}
