extension StringRepresentable {
  /// What is written after a dot for a function: the name of its enum case, such as `trails` for
  /// `"trails(near:)"`.
  package static func caseName(of function: FunctionName) -> String {
    let rawValue = function.rawValue
    guard let function = Self(rawValue: rawValue) else { return Signature(rawValue).baseName }
    // A struct has no cases.
    let creation = "init(rawValue: \(rawValue.debugDescription))"
    return TypeKind(Self.self).isStruct ? creation : "\(function)"
  }

  /// The names of all functions, or an empty array if the enum isn't `CaseIterable`.
  package static var known: [FunctionName] {
    let cases = (self as? any CaseIterable.Type)?.allCases.compactMap { $0 as? Self } ?? []
    return cases.map { FunctionName($0) }
  }
}
