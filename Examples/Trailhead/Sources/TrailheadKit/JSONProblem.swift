import Foundation

/// Explanations of invalid JSON for the person who wrote the file.
enum JSONProblem {
  /// Explains an error that `JSONDecoder` threw.
  static func explanation(of error: any Error, in data: Data) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing from \(place(of: context))"
    case DecodingError.valueNotFound(_, let context):
      "\(place(of: context)) must not be null"
    case DecodingError.typeMismatch(let type, let context):
      "\(place(of: context)) should be \(noun(for: type))"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "this is not JSON. \(syntaxProblem(in: data) ?? context.debugDescription)"
    case DecodingError.dataCorrupted(let context):
      "\(place(of: context)) is wrong: \(context.debugDescription)"
    default:
      error.localizedDescription
    }
  }

  /// Describes a place in the file, such as `"rain" in entry 3 of "forecasts" in the file`.
  private static func place(of context: DecodingError.Context) -> String {
    let steps = context.codingPath.reversed().map { key in
      key.intValue.map { "entry \($0 + 1) of " } ?? "\"\(key.stringValue)\" in "
    }
    return steps.joined() + "the file"
  }

  private static func noun(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Double.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }

  /// Describes the syntax error, because `JSONDecoder` doesn't do so on all systems.
  private static func syntaxProblem(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let problem = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      guard let match = problem?.firstMatch(of: /around character (\d+)/),
        let offset = Int(match.1)
      else { return problem }
      // A line is easier to find than a character's offset.
      let line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
      return "Look at line \(line)."
    }
  }
}
