/// The box for letters in front of the bank.
protocol LetterBox: AnyObject {
  var label: String { get set }
  var delegate: (any LetterBoxDelegate)? { get set }
  /// Opens the box, and shuts it when the body has run.
  func open(_ body: ([String]) throws -> [String]) throws -> [String]
}

/// Who looks after a letter box.
protocol LetterBoxDelegate: AnyObject {}

/// Empties a letter box every evening.
final class Postman: LetterBoxDelegate {
  private let box: any LetterBox
  private(set) var letters: [String] = []

  init(box: any LetterBox) {
    self.box = box
    box.delegate = self
  }

  func collect() throws {
    letters = try box.open { letters in letters.filter { !$0.isEmpty } }
    box.label = "next: tomorrow"
  }
}
