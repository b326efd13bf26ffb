import Foundation

/// Tells what is wrong with JSON in the words of someone who looks at the file, not the program.
enum JSONProblem {
  /// Explains what `JSONDecoder` threw.
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

  /// Says where in the file it is: `"rain" in entry 3 of "forecasts" in the file`.
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

  /// Finds the mistake in the syntax, which `JSONDecoder` does not tell everywhere.
  private static func syntaxProblem(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let problem = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      guard let match = problem?.firstMatch(of: /around character (\d+)/),
        let offset = Int(match.1)
      else { return problem }
      // A line is easier to find than the number of a character.
      let line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
      return "Look at line \(line)."
    }
  }
}
