/// Writes what stands before a fake's members.
struct TypeHeadSource {
  let fake: Fake
  let access: String

  /// The lines, with the opening brace at the end.
  var lines: [String] {
    let availability = fake.attributes.filter { $0.hasPrefix("@available") }
    let constraints = fake.constraints.map(\.text).joined(separator: ", ")
    let types = fake.inheritance.joined(separator: ", ")
    let one = "\(start): \(types)\(constraints.isEmpty ? "" : " where \(constraints)") {"
    if one.count <= Layout.width { return availability + [one] }
    var lines = ["\(start): \(types)"]
    if lines[0].count + (constraints.isEmpty ? 2 : 0) > Layout.width {
      lines = ["\(start):", "  \(types)"]
    }
    return availability + lines
      + (constraints.isEmpty ? ["{"] : Layout(indent: 0).demands(fake.constraints))
  }

  private var start: String {
    let attributes = fake.attributes.filter { !$0.hasPrefix("@available") }
    let generics = fake.genericParameters.map(\.text).joined(separator: ", ")
    let isolation = fake.options.isNonisolated && !fake.isBound ? "nonisolated" : ""
    let words =
      attributes + [isolation, access.trimmed, fake.isActor ? "actor" : "final class", fake.name]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
      + (generics.isEmpty ? "" : "<\(generics)>")
  }
}

extension GenericParameter {
  /// The parameter with all that it has to conform to.
  fileprivate var text: String {
    conformances.isEmpty ? name : "\(name): \(TokenList.composition(of: conformances).text)"
  }
}
