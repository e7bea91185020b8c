import Foundation

/// The calls of one method, in order.
///
/// It only grows, and what is written never changes. So a copy is a free snapshot, which may be read while other
/// threads keep recording. Only the writer needs the lock. A call takes 16 bytes beside its arguments.
struct CallLog {
  /// One call.
  struct Entry {
    let arguments: [Any?]
    /// The sequence number, above the tag.
    fileprivate let numbers: Int

    /// Never 0.
    var sequenceNumber: Int { numbers >> Entry.tagWidth }
    /// What the owner of the log notes about the call, in 16 bits.
    var tag: Int { numbers & (1 << Entry.tagWidth - 1) }

    fileprivate static var tagWidth: Int { 16 }
  }

  /// Memory for a fixed number of calls, filled from the start.
  ///
  /// Zeros follow the last call.
  private final class Chunk {
    let capacity: Int
    let entries: UnsafeMutablePointer<Entry>

    init(capacity: Int) {
      self.capacity = capacity
      // Zeros from the system cost nothing until they are written to.
      entries = calloc(capacity, MemoryLayout<Entry>.stride)!.assumingMemoryBound(to: Entry.self)
    }

    deinit {
      let numbers = UnsafeRawPointer(entries) + MemoryLayout<Entry>.offset(of: \.numbers)!
      var count = 0
      while count < capacity, numbers.load(fromByteOffset: count * MemoryLayout<Entry>.stride, as: Int.self) != 0 {
        count += 1
      }
      entries.deinitialize(count: count)
      free(entries)
    }
  }

  /// Each chunk holds twice as many calls as the one before.
  private var chunks: [Chunk] = []
  private static var firstCapacity: Int { 4 }
  /// Where the next call goes in the last chunk, and how many more fit.
  private var next: UnsafeMutablePointer<Entry>?
  private var room = 0
  private(set) var count = 0

  /// Adds a call.
  mutating func append(_ arguments: [Any?], _ sequenceNumber: Int, tag: Int = 0) {
    if room == 0 { addChunk() }
    next.unsafelyUnwrapped.initialize(
      to: Entry(arguments: arguments, numbers: sequenceNumber << Entry.tagWidth | tag))
    next = next.unsafelyUnwrapped + 1
    room -= 1
    count += 1
  }

  /// Adds a chunk of twice the size.
  private mutating func addChunk() {
    let chunk = Chunk(capacity: Self.firstCapacity << chunks.count)
    chunks.append(chunk)
    next = chunk.entries
    room = chunk.capacity
  }

  /// The call with this index, counted from 0.
  subscript(index: Int) -> Entry {
    precondition(index >= 0 && index < count)
    // The chunks begin at 0, 4, 12, 28, …: with 4 added, at the powers of 2.
    let shifted = index + Self.firstCapacity
    let chunk = shifted.bitWidth - 1 - shifted.leadingZeroBitCount - Self.firstCapacity.trailingZeroBitCount
    return chunks[chunk].entries[shifted - Self.firstCapacity << chunk]
  }

  /// Counts the calls whose arguments a pattern accepts.
  func count(of pattern: [ArgumentMatcher]) -> Int {
    var total = 0
    visit(pattern) { _ in total += 1 }
    return total
  }

  /// The indexes of the calls whose arguments a pattern accepts.
  func indices(of pattern: [ArgumentMatcher]) -> [Int] {
    var indices: [Int] = []
    visit(pattern) { indices.append($0) }
    return indices
  }

  /// Visits the accepted calls, chunk by chunk: the subscript would look for the chunk each time.
  private func visit(_ pattern: [ArgumentMatcher], _ body: (Int) -> Void) {
    let quick = QuickRejection(pattern)
    var index = 0
    for chunk in chunks {
      let end = min(chunk.capacity, count - index)
      var position = 0
      while position < end {
        let entry = chunk.entries + position
        // The arguments come first in an entry.
        let isRejected = quick?.rejects(UnsafeRawPointer(entry)) ?? false
        if !isRejected, pattern.accept(entry.pointee.arguments) { body(index + position) }
        position += 1
      }
      index += end
    }
  }
}
