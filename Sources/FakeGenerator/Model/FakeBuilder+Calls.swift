extension FakeBuilder {
  /// Returns a name that a fake's `calls` would need, if something that it declares has it.
  func nameInPlaceOfCalls(_ fake: Fake, _ lineage: Lineage) -> String? {
    let types = fake.genericParameters.map(\.name) + fake.typeAliases.map(\.name)
    let inherited = lineage.classes.flatMap { index.members(of: $0.id) }.map(\.title)
    let members = fake.members.map(\.title) + inherited
    return types.first(where: Qualification.callsNames.contains)
      ?? members.first { Self.namesBehindCalls.contains($0) }?.replacing("()", with: "")
  }

  /// The titles of members that would be redeclared, or that would hide Spry's `call(_:with:)`.
  private static let namesBehindCalls: Set<String> = ["calls", "calls()", "call"]
}
