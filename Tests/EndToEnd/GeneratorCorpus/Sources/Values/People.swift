import Foundation

// What people write most: structs in structs, with defaults.

public struct Address: Equatable, Sendable {
  public var street: String
  public var city = "Paris"

  public init(street: String, city: String = "Paris") {
    self.street = street
    self.city = city
  }
}

struct Person {
  let id: UUID
  var name: String
  var home: Address
  var born: Date
  var tags: [String] = []
  var scores: [String: Int] = ["first": -1, "second": 0x1F]
  var quota = 1.5e3
  var quoted = "a \"b\", c)"
  var joined = Date()
  var token = UUID()
  var mood: Mood = .calm
  var settings = Settings()
  let species = "human"
  private(set) var visits = 0
  lazy var title: String = name + "!"
  var greeting: String { "Hello, \(name)" }
  var nickname: String?
  var size: (width: Int, height: Int)
  var website: URL
  var onChange: (Person.Change) -> Void = { _ in }
  var validate: (String, Int) throws -> Bool
  weak var manager: Manager?
  var watched = 0 { didSet { visits += 1 } }

  enum Change { case renamed(to: String), moved(Address) }
}

enum Mood: String, CaseIterable { case calm, cross }

struct Settings { var volume = 3 }

final class Manager {
  let name: String
  let reports: [Person]
  convenience init() { self.init(name: "", reports: []) }
  init(name: String, reports: [Person]) {
    self.name = name
    self.reports = reports
  }
}

protocol PeopleStore {
  func person(_ id: Int) -> Person
  func people() throws -> [Person]
  func manager(of person: Person) async throws -> Manager
  func pair() -> (Person, Int)
  func outcome() -> Swift.Result<Address, any Swift.Error>
  static func first() -> Address
}
