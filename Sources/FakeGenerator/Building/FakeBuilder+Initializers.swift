// The initializers of fakes that inherit from a class, because their protocol requires it.
extension FakeBuilder {
  /// Why the initializers that a protocol requires can't call one of the superclass.
  var superInitializerProblem: Diagnostic? {
    guard options.superInitializer == nil, declaresInitializers, let owner = ownerOfInitializers
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
  mutating func completeInitializers(_ reader: MemberReader) {
    if let implicitInitializer {
      var member = reader.member(implicitInitializer)
      if !member.leading.contains("nonisolated") { member.leading.append("nonisolated") }
      fake.inheritedInitializers = [member]
    }
    guard declaresInitializers else { return }
    // The compiler calls the only designated initializer by itself, if that has no parameters.
    let isOnly = ownerOfInitializers.map { designatedInitializers(of: $0).count == 1 } ?? true
    for position in fake.members.indices where fake.members[position].isInitializer {
      fake.members[position].superArguments = options.superInitializer ?? (isOnly ? nil : "")
    }
    // A class that declares an initializer doesn't inherit those of its superclass.
    let demanded = requirements.map(\.title)
    var titles: Set<String> = []
    let inherited = lineage.classes.flatMap(initializers)
      .filter { isRequired($0) || demanded.contains($0.title) }
      .filter { titles.insert($0.title).inserted }
    fake.inheritedInitializers = inherited.map { symbol in
      var member = reader.member(symbol)
      if isRequired(symbol) { member.leading.append("required") }
      member.isOverride = !isRequired(symbol) && !symbol.isConvenience
      member.superArguments = symbol.isConvenience ? options.superInitializer ?? "" : nil
      return member
    }
  }

  /// The initializer that the compiler has made for a class.
  ///
  /// It isn't isolated. In a target that is isolated by default, the one that the compiler makes
  /// for the fake would be, and couldn't override it.
  private var implicitInitializer: Symbol? {
    guard fake.isClass, lineage.classes.count == 1, symbol.position != nil,
      index.superclass(of: symbol.id) == nil
    else { return nil }
    let initializers = initializers(of: symbol)
    guard initializers.count == 1, initializers[0].position == nil,
      initializers[0].title == "init()",
      !initializers[0].declaration.attributes.contains(where: index.isGlobalActor)
    else { return nil }
    return initializers[0]
  }

  /// The class that declares the superclass's designated initializers, which others inherit.
  private var ownerOfInitializers: Symbol? {
    lineage.classes.first { !designatedInitializers(of: $0).isEmpty }
  }

  private var declaresInitializers: Bool {
    lineage.hasSuperclass && candidates.contains { $0.kind == .initializer }
  }

  /// Whether subclasses have to implement an initializer.
  ///
  /// The compiler doesn't say so for the only one that classes of the SDK share.
  private func isRequired(_ symbol: Symbol) -> Bool {
    symbol.declaration.modifiers.contains("required")
      || symbol.title == "init(coder:)" && symbol.id.hasPrefix("c:")
  }

  func initializers(of owner: Symbol) -> [Symbol] {
    index.members(of: owner.id).filter { $0.kind == .initializer && !$0.isInExtension }
  }

  func designatedInitializers(of owner: Symbol) -> [Symbol] {
    initializers(of: owner).filter { !$0.isConvenience }
  }
}

// Which initializers a fake of a class, or of a protocol that requires one, has.
extension FakeBuilder {
  /// Why the fake couldn't be initialized.
  ///
  /// A class that declares only convenience initializers inherits those of its superclass. If the
  /// superclass is unknown, no problem is reported.
  var initializerProblem: Diagnostic? {
    // A subclass inherits convenience initializers only if it has all designated ones.
    let isStuck =
      lineage.classes.contains(where: hidesInitializers)
      && lineage.classes.flatMap(initializers).contains {
        $0.isConvenience && $0.declaration.modifiers.contains("required")
      }
    if isStuck { return .requiredInitializer(symbol.name, module: home) }
    for owner in lineage.classes {
      let initializers = designatedInitializers(of: owner)
      if initializers.contains(where: { $0.access >= visibleAccess(in: owner) }) { return nil }
      if !initializers.isEmpty || index.superclass(of: owner.id) == nil {
        return .noInitializer(symbol.name, module: index.module(of: owner.id) ?? "")
      }
    }
    return nil
  }

  /// The initializers that a fake of a class doesn't inherit, because one that the class declares
  /// itself isn't visible.
  var lostInitializers: [String] {
    guard fake.isClass, hidesInitializers(symbol) else { return [] }
    return initializers(of: symbol)
      .filter { $0.isConvenience && $0.access >= visibleAccess(in: symbol) }.map(\.title)
  }

  private func hidesInitializers(_ owner: Symbol) -> Bool {
    designatedInitializers(of: owner).contains { $0.access < visibleAccess(in: owner) }
  }

  /// The module of the most derived class.
  private var home: String { lineage.classes.first.flatMap { index.module(of: $0.id) } ?? "" }

  /// The access level that makes a class's member visible in the fake's file.
  private func visibleAccess(in owner: Symbol) -> AccessLevel {
    !options.seesInternals ? .public : index.module(of: owner.id) == home ? .internal : .package
  }
}

extension Symbol {
  fileprivate var isConvenience: Bool { declaration.modifiers.contains("convenience") }
}
