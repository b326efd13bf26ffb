extension FakeBuilder {
  /// Returns the name that a fake's `calls` would need, if something that it inherits has it.
  func nameInPlaceOfCalls(_ fake: Fake, _ lineage: Lineage) -> String? {
    let types = fake.genericParameters.map(\.name) + fake.typeAliases.map(\.name)
    let inherited = lineage.classes.flatMap { index.members(of: $0.id) }.map(\.title)
    let members = (fake.members.map(\.title) + inherited).map { $0 == "calls()" ? "calls" : $0 }
    return types.first(where: Qualification.callsNames.contains)
      ?? members.first { $0 == "calls" }
  }
}
