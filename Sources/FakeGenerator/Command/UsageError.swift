/// An error in the command line.
package enum UsageError: Error, Hashable, Sendable {
  case noName
  case severalNamesForOne
  case unusableName(String)
  case partialSpy
  case unknownOption(String)
  case noValue(option: String)
  case valueOfFlag(option: String)
  case unknownValue(option: String, String, known: [String])
  case unknownTarget(String)
  case noSymbolGraphs
  case namesWith(option: String)
  case conflict(String, String)
  case setByHeaders(String, option: String)
  case onlyWith(String, option: String)

  /// The line for standard error.
  package var text: String { "error: \(message)" }

  /// The line without the leading `error:`.
  package var message: String {
    switch self {
    case .noName:
      "missing the name of a protocol or class, for example 'generate-fake TrailStore'; see --help"
    case .severalNamesForOne:
      "'--name' is for a single fake; run the command once for each"
    case .unusableName(let name):
      "'\(name)' can't be the fake's name; choose an identifier other than the type's name"
    case .partialSpy:
      "'--partial' can't be combined with '--kind spyable', because a spy has no stubs"
    case .unknownOption(let option):
      "unknown option '\(option)'; see --help"
    case .noValue(let option):
      "missing value for '\(option)'; see --help"
    case .valueOfFlag(let option):
      "'\(option)' doesn't take a value"
    case .unknownValue(let option, let value, let known):
      "'\(value)' isn't a valid value for '\(option)'; use \(known.joined(separator: ", "))"
    case .unknownTarget(let name):
      "there is no target named '\(name)'"
    case .noSymbolGraphs:
      "run 'swift package generate-fake', or pass a folder with --symbol-graphs; see --help"
    case .namesWith(let option):
      "'\(option)' doesn't take names; leave out either the names or '\(option)'"
    case .conflict(let first, let second):
      "'\(first)' can't be combined with '\(second)'"
    case .setByHeaders(let first, let option):
      "'\(first)' can't be combined with '\(option)', because the header of each fake contains its "
        + "options"
    case .onlyWith(let first, let option):
      "'\(first)' can only be combined with '\(option)'"
    }
  }
}
