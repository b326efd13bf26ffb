import FakeGenerator
import Foundation

// The plugin runs 'generate-fake --plugin FOLDER' with the arguments of the user. FOLDER contains the
// description of the package, 'workspace.json', and a folder 'graphs' with the symbol graphs so far.
// The tool writes the names of modules whose graphs it needs in addition to the file 'missing'.
var words = Array(CommandLine.arguments.dropFirst())
var plugin: URL?
if words.first == "--plugin", words.count > 1 {
  plugin = URL(filePath: words[1])
  words.removeFirst(2)
}
do {
  let arguments = try CommandArguments(words)
  if arguments.isHelp || arguments.isVersion {
    print(arguments.isHelp ? CommandArguments.help : CommandArguments.version)
    exit(EXIT_SUCCESS)
  }
  var tool = try Tool(arguments, plugin: plugin)
  exit(try tool.run() ? EXIT_SUCCESS : EXIT_FAILURE)
} catch let error as UsageError {
  Terminal.fail(error.text, status: EX_USAGE)
} catch let error as Diagnostic {
  Terminal.fail(error.text, status: EXIT_FAILURE)
} catch {
  Terminal.fail("error: \(error.localizedDescription)", status: EXIT_FAILURE)
}
