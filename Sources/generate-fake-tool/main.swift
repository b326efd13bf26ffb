import FakeGenerator
import Foundation

// The plugin runs 'generate-fake --plugin FOLDER' with the arguments of the user. FOLDER contains
// the description of the package, 'workspace.json', and a folder 'graphs' with the symbol graphs so
// far. The tool writes the names of modules whose graphs it needs in addition to the file
// 'missing'.
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
} catch {
  let usage = (error as? UsageError)?.text
  let text = usage ?? (error as? Diagnostic)?.text ?? "error: \(error.localizedDescription)"
  Terminal.complain(text)
  exit(usage == nil ? EXIT_FAILURE : EX_USAGE)
}
