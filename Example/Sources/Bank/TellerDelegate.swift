import Foundation

/// Hears of what a teller does.
protocol TellerDelegate: NSObjectProtocol {
  func tellerDidServe(_ number: String)
  func tellerDidClose()
}
