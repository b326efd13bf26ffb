/// The name under which a function's calls and stubs are kept: the raw value of its enum case.
package struct FunctionName: Hashable, Sendable {
  package let rawValue: String
  /// The enum, if it is known.
  let functions: (any StringRepresentable.Type)?

  package init(_ rawValue: String, in functions: (any StringRepresentable.Type)? = nil) {
    self.rawValue = rawValue
    self.functions = functions
  }

  package init<Function: StringRepresentable>(_ function: Function) {
    self.init(function.rawValue, in: Function.self)
  }

  /// Finds the case for a signature: the one with this raw value, or otherwise the one with its
  /// base name.
  ///
  /// - Returns: `nil` if the enum has neither.
  package init?<Function: StringRepresentable>(of signature: String, in functions: Function.Type) {
    // The first call to each function of a fake comes through here, so nothing is split in vain.
    let isCase = Function(rawValue: signature) != nil
    let name = isCase ? signature : Signature(signature).baseName
    guard isCase || Function(rawValue: name) != nil else { return nil }
    self.init(name, in: functions)
  }

  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The name of the function's case, if its calls would print like those of an overload.
  ///
  /// An overload is another case with the same base name and labels. If the enum isn't
  /// `CaseIterable`, text after the parameters, as in `"display(_:) name"`, shows that there is
  /// one.
  package var overloadName: String? {
    guard let functions else { return nil }
    let (signature, name) = (Signature(rawValue), functions.caseName(of: self))
    let isOverload =
      rawValue.prefix { $0 != ")" }.count < rawValue.count - 1
      || functions.known.contains { $0 != self && Signature($0.rawValue) == signature }
    return isOverload && name != signature.baseName ? name : nil
  }
}
