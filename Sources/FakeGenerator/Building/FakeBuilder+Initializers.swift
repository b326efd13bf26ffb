// The initializers of fakes that inherit from a class, because their protocol requires it.
extension FakeBuilder {
  /// Returns why the initializers that a protocol requires can't call one of the superclass.
  func superInitializerProblem(
    _ symbol: Symbol, _ lineage: Lineage, _ candidates: [Candidate]
  ) -> Diagnostic? {
    guard options.superInitializer == nil, declaresInitializers(lineage, candidates),
      let owner = ownerOfInitializers(lineage)
    else { return nil }
    let initializers = designatedInitializers(of: owner).map(\.declaration.parameters)
    guard let example = initializers.first, !initializers.contains(where: \.isEmpty) else {
      return nil
    }
    let labels = example.map { $0.label == "_" ? "…" : "\($0.label ?? $0.name): …" }
    return .superInitializer(
      symbol.name, superclass: owner.name, arguments: labels.joined(separator: ", "))
  }

  /// Adds what the initializers of a fake with a superclass need.
  func completeInitializers(
    of fake: inout Fake, _ lineage: Lineage, _ candidates: [Candidate], _ reader: MemberReader
  ) {
    if let implicit = implicitInitializer(of: fake, lineage) {
      var member = reader.member(implicit, isOwnerActor: false)
      if !member.leading.contains("nonisolated") { member.leading.append("nonisolated") }
      fake.inheritedInitializers = [member]
    }
    guard declaresInitializers(lineage, candidates) else { return }
    // The compiler calls the only designated initializer by itself, if that has no parameters.
    let owner = ownerOfInitializers(lineage)
    let isOnly = owner.map { designatedInitializers(of: $0).count == 1 } ?? true
    for position in fake.members.indices where fake.members[position].isInitializer {
      fake.members[position].superArguments = options.superInitializer ?? (isOnly ? nil : "")
    }
    // A class that declares an initializer doesn't inherit those of its superclass.
    let demanded = lineage.protocols.flatMap { index.requirements(of: $0.id) }.map(\.title)
    var titles: Set<String> = []
    let inherited = lineage.classes.flatMap { owner in initializers(of: owner) }
      .filter { isRequired($0) || demanded.contains($0.title) }
      .filter { titles.insert($0.title).inserted }
    fake.inheritedInitializers = inherited.map { symbol in
      var member = reader.member(symbol, isOwnerActor: false)
      let isConvenience = symbol.declaration.modifiers.contains("convenience")
      if isRequired(symbol) { member.leading.append("required") }
      member.isOverride = !isRequired(symbol) && !isConvenience
      member.superArguments = isConvenience ? options.superInitializer ?? "" : nil
      return member
    }
  }

  /// The initializer that the compiler has made for a class.
  ///
  /// It isn't isolated. In a target that is isolated by default, the one that the compiler makes for
  /// the fake would be, and couldn't override it.
  private func implicitInitializer(of fake: Fake, _ lineage: Lineage) -> Symbol? {
    guard fake.isClass, lineage.classes.count == 1, let owner = lineage.classes.first,
      owner.position != nil, index.superclass(of: owner.id) == nil
    else { return nil }
    let initializers = initializers(of: owner)
    guard initializers.count == 1, let only = initializers.first, only.position == nil,
      only.title == "init()", !only.declaration.attributes.contains(where: index.isGlobalActor)
    else { return nil }
    return only
  }

  /// The class that declares the superclass's designated initializers, which others inherit.
  private func ownerOfInitializers(_ lineage: Lineage) -> Symbol? {
    lineage.classes.first { !designatedInitializers(of: $0).isEmpty }
  }

  private func declaresInitializers(_ lineage: Lineage, _ candidates: [Candidate]) -> Bool {
    lineage.hasSuperclass
      && candidates.contains { $0.owner.kind != .class && $0.symbol.kind == .initializer }
  }

  /// Whether subclasses have to implement an initializer.
  ///
  /// The compiler doesn't say so for the only one that classes of the SDK share.
  private func isRequired(_ symbol: Symbol) -> Bool {
    symbol.declaration.modifiers.contains("required")
      || symbol.title == "init(coder:)" && symbol.id.hasPrefix("c:")
  }
}
