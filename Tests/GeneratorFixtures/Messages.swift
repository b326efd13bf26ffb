/// A child that says what its raw values are.
protocol TrailEnum: RawRepresentable, Hashable, CaseIterable, Sendable {
  init()
  init?(rawValue: Int)
  var rawValue: Int { get }
}

protocol TrailField: Sendable, CustomDebugStringConvertible {
  func hash(into hasher: inout Hasher)
  func isEqual(to other: any TrailField) -> Bool
}

/// One of its parents demands what another one is met by.
protocol TrailMessage: TrailField, Hashable {
  associatedtype Value
  var value: Value { get set }
  init(value: Value)
  init?<Decoder: Sequence>(from decoder: inout Decoder) throws
}
