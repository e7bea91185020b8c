/// The events that nobody has taken yet, each with the number of the `send` that waits for it, if there is one.
struct StreamQueue<Element> {
  typealias Item = (event: StreamEvent<Element>, send: Int?)

  private var incoming: [Item] = []
  /// The oldest event is the last, so that taking it moves nothing.
  private var outgoing: [Item] = []

  /// The numbers of the `send`s that wait for these events.
  var sends: [Int] { (outgoing + incoming).compactMap(\.send) }

  mutating func append(_ item: Item) {
    incoming.append(item)
  }

  /// Takes the oldest event.
  mutating func popFirst() -> Item? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming = []
    }
    return outgoing.popLast()
  }

  /// Takes out what one `send` put in.
  mutating func take(send number: Int) -> Self {
    var (taken, others) = (Self(), Self())
    while let item = popFirst() {
      if item.send == number { taken.append(item) } else { others.append(item) }
    }
    self = others
    return taken
  }
}
