/// What is known about some calls of a log, by the index of the call.
///
/// Calls are mostly noted in their order, and then lists take less time and memory than a table.
struct CallNotes<Note> {
  private var calls: ContiguousArray<Int> = []
  private var notes: ContiguousArray<Note> = []

  subscript(call: Int) -> Note? {
    get {
      let position = position(of: call)
      return holds(call, at: position) ? notes[position] : nil
    }
    set {
      guard let newValue else { return }
      let position = position(of: call)
      if holds(call, at: position) {
        notes[position] = newValue
      } else {
        calls.insert(call, at: position)
        notes.insert(newValue, at: position)
      }
    }
  }

  private func holds(_ call: Int, at position: Int) -> Bool { position < calls.count && calls[position] == call }

  /// Where the note of a call is, or would be.
  private func position(of call: Int) -> Int {
    var (low, high) = (0, calls.count)
    // Most often it is the last one.
    if let last = calls.last, last <= call { low = last == call ? high - 1 : high }
    while low < high {
      let middle = (low + high) / 2
      if calls[middle] < call { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
