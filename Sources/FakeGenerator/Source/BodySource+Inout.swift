// Parameters that stubs can write.
extension BodySource {
  private var written: [Parameter] {
    member.declaration.parameters.filter { $0.passing == .written }
  }

  /// The name of the constant with the `Inout` of a parameter, or `nil` if stubs can't write it.
  func box(of parameter: Parameter) -> String? {
    guard parameter.passing == .written else { return nil }
    let taken = member.declaration.parameters.map(\.name)
    let name = parameter.name.filter { $0 != "`" }
    let names = ["\(name)Argument", "\(name)Inout", "\(name)Value", "\(name)Written"]
    return ((written.count == 1 ? ["argument"] : []) + names).first { !taken.contains($0) }
  }

  /// Wraps the parameters that stubs can write, and writes them back when the member returns.
  func openingBoxes(in layout: Layout) -> [String] {
    written.flatMap { parameter in
      let mark = unsafeMark([parameter.type])
      let box = box(of: parameter) ?? ""
      return [
        "\(layout.margin)let \(box) = \(mark)Inout(\(parameter.name))",
        "\(layout.margin)defer { \(mark)\(parameter.name) = \(box).value }",
      ]
    }
  }
}

extension Parameter {
  /// Whether it is a closure that Spry can use only until the member returns.
  var isLent: Bool {
    switch passing {
    case .transient: true
    case .rethrown: !type.tokens.prefix { $0.kind == .attribute }.map(\.text).contains("@escaping")
    default: false
    }
  }
}
