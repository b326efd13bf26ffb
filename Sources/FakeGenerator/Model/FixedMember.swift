/// A member that a standard protocol requires and that every fake implements in the same way,
/// without a case.
enum FixedMember: String, Sendable {
  case equality = "==(_:_:)"
  case hash = "hash(into:)"
  case description
  case debugDescription
  case allCases

  /// The name with its labels, as symbol graphs write it.
  var title: String { rawValue }
}
