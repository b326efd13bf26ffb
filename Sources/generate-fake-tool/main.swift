import FakeGenerator
import Foundation

// What the plugin calls: generate-fake-tool WORKSPACE GRAPHS MISSING [what the user typed].
//
// WORKSPACE describes the package, GRAPHS is the folder with the symbol graphs read so far, and
// MISSING is written with the modules whose graphs are needed beside them; empty when done.
let words = CommandLine.arguments.dropFirst()
guard words.count >= 3 else {
  Terminal.fail("error: run this as 'swift package generate-fake'", status: EX_USAGE)
}
do {
  let arguments = try CommandArguments(Array(words.dropFirst(3)))
  if arguments.isHelp {
    print(CommandArguments.help)
    exit(EXIT_SUCCESS)
  }
  let paths = words.prefix(3).map { URL(filePath: $0) }
  let tool = Tool(
    arguments: arguments, workspace: try Workspace(contentsOf: paths[0]), graphs: paths[1],
    missing: paths[2])
  exit(try tool.run() ? EXIT_SUCCESS : EXIT_FAILURE)
} catch let error as UsageError {
  Terminal.fail(error.text, status: EX_USAGE)
} catch let error as TextFile.Failure {
  Terminal.fail(error.diagnostic.text, status: EXIT_FAILURE)
} catch {
  Terminal.fail("error: \(error.localizedDescription)", status: EXIT_FAILURE)
}
