import Foundation

// Writes a protocol, as tools write from the definition of a service.
let text = "public protocol Minted { func mint(_ coins: Int) -> Int }\n"
try Data(text.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
