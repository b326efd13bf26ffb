/// Writes the declaration of a fake up to its members.
struct TypeHeadSource {
  let fake: Fake
  let access: String

  /// The lines, with the opening brace at the end.
  var lines: [String] {
    let constraints = fake.constraints.map(\.text).joined(separator: ", ")
    let types = fake.inheritance.map(\.text).joined(separator: ", ")
    let one = "\(start): \(types)\(constraints.isEmpty ? "" : " where \(constraints)") {"
    if one.count <= Layout.width { return fake.availability.lines + [one] }
    var lines = ["\(start): \(types)"]
    if lines[0].count + (constraints.isEmpty ? 2 : 0) > Layout.width {
      lines = ["\(start):", "  \(types)"]
    }
    return fake.availability.lines + lines
      + (constraints.isEmpty ? ["{"] : Layout(indent: 0).demands(fake.constraints))
  }

  private var start: String {
    let generics = fake.genericParameters.map(\.text).joined(separator: ", ")
    let isolation = fake.options.isNonisolated && !fake.isBound ? "nonisolated" : ""
    let kind = fake.isActor ? "actor" : "final class"
    let words = fake.globalActors.map(\.text) + [isolation, access.trimmed, kind, fake.name]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
      + (generics.isEmpty ? "" : "<\(generics)>")
  }
}

extension GenericParameter {
  /// The parameter with its conformances.
  fileprivate var text: String {
    conformances.isEmpty ? name : "\(name): \(TokenList.composition(of: conformances).text)"
  }
}
