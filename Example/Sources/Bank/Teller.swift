/// Serves customers at the counter.
final class Teller {
  let archive: any Archive
  let reader: any CardReader
  let bell: (any Bell)?
  weak var delegate: (any TellerDelegate)?

  init(archive: any Archive, reader: any CardReader, bell: (any Bell)? = nil) {
    self.archive = archive
    self.reader = reader
    self.bell = bell
  }

  /// Asks for the card and shows what the archive knows about it.
  func serve() {
    reader.display = "Insert your card"
    reader.readCard { [self] number in
      guard let number else {
        archive.note(nil)
        reader.display = "Good bye"
        return
      }
      guard archive.holds(number) else {
        bell?.ring(times: 3)
        archive.note("unknown card \(number)")
        return
      }
      archive.find(number) { [self] pages, title in
        reader.display = "\(title), \(pages) pages"
        delegate?.tellerDidServe(number)
      }
    }
  }

  /// Files what was paid to one receiver.
  func fileReceipt(for receiver: String, prices: [String: Double]) {
    let items = prices.sorted { $0.key < $1.key }.map { Payment.Item(text: $0.key, price: $0.value) }
    archive.file(Payment(receiver: receiver, items: items))
  }

  func close() {
    reader.display = "Closed"
    delegate?.tellerDidClose()
  }
}
