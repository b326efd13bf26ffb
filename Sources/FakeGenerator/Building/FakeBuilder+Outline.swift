// What a fake is, without its members.
extension FakeBuilder {
  /// The types that the fake inherits from or conforms to.
  var parents: [Parent] {
    var subject = Parent(text: fake.subject, symbolID: symbol.id)
    if hasIsolatedConformance { subject.isolation = fake.globalActor?.text }
    if fake.isClass { subject.text += fake.genericArguments }
    var parents = [subject]
    if !fake.isClass, let superclass = lineage.superclassOfProtocols {
      parents.insert(
        Parent(text: superclass.text, symbolID: superclass.tokens.first?.symbol), at: 0)
    }
    // `stub` and `calls` can be used from anywhere.
    let isolation = fake.globalActor == nil ? nil : "nonisolated"
    parents.append(Parent(text: options.kind.conformance, isolation: isolation))
    // Subclasses inherit the conformance, but each has to restate it.
    let isSendable =
      !lineage.classes.isEmpty && lineage.standard.contains(.sendable)
      && !lineage.classes.contains(where: isUnsendable)
    if isSendable, fake.globalActor == nil { parents.append(Parent(text: "@unchecked Sendable")) }
    // A fake that isn't `Sendable` already may have nothing that prevents it.
    let canBeSendable =
      !fake.isClass && !fake.isBound && !lineage.hasSuperclass && lineage.unknown.isEmpty
      && !options.isPartial && Set([.sendable, .error]).isDisjoint(with: lineage.standard)
    if canBeSendable {
      parents.append(Parent(text: "Sendable", symbolID: StandardProtocol.sendable.rawValue))
    }
    return parents
  }

  /// Whether a class makes its `Sendable` conformance unavailable, although symbol graphs list it.
  private func isUnsendable(_ symbol: Symbol) -> Bool {
    if FoundationClasses.unsendable.contains(symbol.name) { return true }
    let module = index.module(of: symbol.id) ?? ""
    return sources[module]?.unsendableTypes.contains(symbol.path.last ?? "") == true
      && !index.protocols(of: symbol.id).contains { $0.id == StandardProtocol.sendable.rawValue }
  }

  var needsPlainInitializer: Bool {
    guard !fake.isClass, fake.wrapped == nil, !lineage.hasSuperclass else { return false }
    let initializers = fake.members.filter(\.isInitializer)
    if initializers.contains(where: \.declaration.parameters.isEmpty) { return false }
    return options.access == .public || !initializers.isEmpty
  }

  /// A name that `calls` would need, if something that the fake declares has it.
  ///
  /// A member with it would be redeclared, or would hide Spry's `call(_:with:)`.
  var nameInPlaceOfCalls: String? {
    let properties = options.kind.callProperties.flatMap { [$0, "class\($0.capitalizedFirst)"] }
    let names = properties + properties.map { "\($0)()" } + ["call"]
    let types = fake.genericParameters.map(\.name) + fake.typeAliases.map(\.name)
    let members = fake.members.map(\.title) + classMembers.map(\.title)
    return types.first(where: Qualification.callsNames.contains)
      ?? members.first(where: names.contains)?.replacing("()", with: "")
  }
}
