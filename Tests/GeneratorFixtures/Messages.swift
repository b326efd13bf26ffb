/// A protocol that specifies the type of its raw values.
protocol TrailEnum: RawRepresentable, Hashable, CaseIterable, Sendable {
  init()
  init?(rawValue: Int)
  var rawValue: Int { get }
}

protocol TrailField: Sendable, CustomDebugStringConvertible {
  func hash(into hasher: inout Hasher)
  func isEqual(to other: any TrailField) -> Bool
}

/// A protocol with a parent that implements a requirement of another parent.
protocol TrailMessage: TrailField, Hashable {
  associatedtype Value
  var value: Value { get set }
  init(value: Value)
  init?<Decoder: Sequence>(from decoder: inout Decoder) throws
}
