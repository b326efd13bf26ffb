import Foundation

extension DecodingError {
  /// The error in the words of someone who looks at the file, not at the program.
  var explanation: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing\(Self.place(of: context, before: " from "))"
    case .valueNotFound(_, let context):
      "\(Self.place(of: context)) is null"
    case .typeMismatch(let type, let context):
      "\(Self.place(of: context)) should be \(Self.noun(for: type))"
    case .dataCorrupted(let context):
      if let syntaxError = context.underlyingError {
        "this is not JSON. \(Self.text(of: syntaxError))"
      } else {
        "\(self)"
      }
    @unknown default:
      localizedDescription
    }
  }

  /// Where in the file it is: `"hours" in entry 2 of "trails"`.
  private static func place(of context: Context, before: String = "") -> String {
    ""
  }

  private static func noun(for type: any Any.Type) -> String {
    ""
  }

  private static func text(of error: any Error) -> String {
    "\(error)"
  }
}
