/// An error in the command line.
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

  /// The line without the leading `error:`.
  package var message: String {
    switch self {
    case .noName:
      "missing the name of a protocol or class, as in 'generate-fake TrailStore'; see --help"
    case .severalNamesForOne:
      "'--name' is for a single fake; run the command once for each"
    case .partialSpy:
      "'--partial' cannot be combined with '--kind spyable', because a spy has no stubs"
    case .unknownOption(let option):
      "unknown option '\(option)'; see --help"
    case .noValue(let option):
      "missing value for '\(option)'; see --help"
    case .valueOfFlag(let option):
      "'\(option)' does not take a value"
    case .unknownValue(let option, let value, let known):
      "'\(value)' is not a valid value for '\(option)'; use \(known.joined(separator: ", "))"
    case .noSymbolGraphs:
      "run 'swift package generate-fake', or pass a folder with --symbol-graphs; see --help"
    }
  }
}
