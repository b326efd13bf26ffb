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
  /// `CaseIterable`, text after the parameters, as in `"display(_:) name"`, shows that there is one.
  package var overloadName: String? {
    guard let functions else { return nil }
    let (signature, name) = (Signature(rawValue), functions.caseName(of: self))
    let isOverload =
      rawValue.prefix { $0 != ")" }.count < rawValue.count - 1
      || functions.known.contains { $0 != self && Signature($0.rawValue) == signature }
    return isOverload && name != signature.baseName ? name : nil
  }
}

extension StringRepresentable {
  /// What is written after a dot for a function: the name of its enum case, such as `trails` for
  /// `"trails(near:)"`.
  package static func caseName(of function: FunctionName) -> String {
    let rawValue = function.rawValue
    guard let function = Self(rawValue: rawValue) else { return Signature(rawValue).baseName }
    // A struct has no cases.
    if case .fields = Shape(presenting: function) {
      return "init(rawValue: \(rawValue.debugDescription))"
    }
    return "\(function)"
  }

  /// The names of all functions, or an empty array if the enum isn't `CaseIterable`.
  package static var known: [FunctionName] {
    (self as? any CaseIterable.Type)?.allCases.compactMap { function in
      (function as? any StringRepresentable).map { FunctionName($0) }
    } ?? []
  }
}

/// A function's signature, split into its parts.
///
/// For example, `load(id:name:)` has the base name `load` and two labels.
package struct Signature: Equatable, Sendable {
  package let baseName: String
  /// The argument labels, each of which is `nil` if the parameter is unlabeled.
  ///
  /// The array itself is `nil` if there is no list of parameters, as in `name`.
  package let labels: [String?]?

  /// Splits the text of `#function` or of a raw value.
  ///
  /// Anything after the parameters, as in `load(id:) -> Int`, only distinguishes overloads and is
  /// left out.
  package init(_ text: String) {
    let (bytes, parentheses) = (text.utf8, (open: UInt8(ascii: "("), close: UInt8(ascii: ")")))
    guard let open = bytes.firstIndex(of: parentheses.open),
      let close = bytes[open...].firstIndex(of: parentheses.close)
    else {
      baseName = text
      labels = nil
      return
    }
    baseName = String(text[..<open])
    labels = text[text.index(after: open)..<close]
      .split(separator: ":")
      .map { $0 == "_" ? nil : String($0) }
  }

  package var isSubscript: Bool { baseName == "subscript" && labels != nil }

  package var isOperator: Bool {
    guard let first = baseName.unicodeScalars.first, labels != nil else { return false }
    // Further on are the emoji, with which a name may begin.
    return first != "_" && !first.properties.isXIDStart && first.value <= 0x3030
  }
}
