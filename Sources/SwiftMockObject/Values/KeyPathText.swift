import Foundation

/// The key path as text: `\User.name`.
///
/// Where the running program does not know the name of a property, it would give an address.
func keyPathText(_ keyPath: AnyKeyPath) -> String {
  "\(keyPath)".replacingOccurrences(
    of: #"<(computed 0x[0-9a-f]+|offset [0-9]+) \((.*?)\)>(?=[.?!]|$)"#, with: "<$2>", options: .regularExpression)
}
