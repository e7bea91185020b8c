import Foundation

/// A key path as text: `\User.name`.
///
/// If the program doesn't know the name of a property, Swift prints an address, which would differ from run to run.
/// It is left out.
func keyPathText(_ keyPath: AnyKeyPath) -> String {
  "\(keyPath)".replacingOccurrences(
    of: #"<(computed 0x[0-9a-f]+|offset [0-9]+) \((.*?)\)>(?=[.?!]|$)"#, with: "<$2>", options: .regularExpression)
}
