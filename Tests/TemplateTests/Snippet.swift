import Foundation

/// A snippet for Visual Studio Code.
struct Snippet: Decodable {
  var scope: String
  var prefix: String
  var description: String
  var body: [String]

  /// All snippets, by name.
  static var all: [String: Snippet] {
    get throws {
      let text = try Checkout.text(of: "Templates/VSCode/spry.code-snippets")
      return try JSONDecoder().decode([String: Snippet].self, from: Data(text.utf8))
    }
  }

  /// The text in the editor before the user types over the tab stops.
  ///
  /// A stop has its default, as in `${1:trails}`, at its first occurrence, and only its number, as
  /// in `$1`, at later ones.
  ///
  /// - Parameter indentation: The number of spaces before each line.
  /// - Returns: The lines, including the last line break.
  func expansion(indentedBy indentation: Int) -> String {
    var lines = body.joined(separator: "\n")
    for stop in lines.matches(of: /\$\{([1-9]):([^}]*)\}/) {
      lines = lines.replacing(stop.0, with: stop.2).replacing("$\(stop.1)", with: stop.2)
    }
    return lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : String(repeating: " ", count: indentation) + $0 + "\n" }
      .joined()
  }
}
