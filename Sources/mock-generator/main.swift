import Foundation

exit(Command.run(CommandLine.arguments.dropFirst()))
