/// What is wrong with a command line.
package enum UsageError: Error, Hashable, Sendable {
  case noName
  case severalNamesForOne
  case partialSpy
  case unknownOption(String)
  case noValue(option: String)
  case valueOfFlag(option: String)
  case unknownValue(option: String, String, known: [String])
  case noSymbolGraphs

  /// The line for standard error.
  package var text: String { "error: \(message)" }

  private var message: String {
    switch self {
    case .noName:
      "name a protocol or class, such as 'generate-fake TrailStore'; see --help"
    case .severalNamesForOne:
      "--name is for one fake; run the command once for each"
    case .partialSpy:
      "a spy has no stubs, so '--partial' means nothing to '--kind spyable'"
    case .unknownOption(let option):
      "unknown option '\(option)'; see --help"
    case .noValue(let option):
      "missing value for '\(option)'; see --help"
    case .valueOfFlag(let option):
      "'\(option)' takes no value"
    case .unknownValue(let option, let value, let known):
      "'\(value)' is not a value of '\(option)'; use \(known.joined(separator: ", "))"
    case .noSymbolGraphs:
      "run 'swift package generate-fake', or name a folder with --symbol-graphs; see --help"
    }
  }
}
