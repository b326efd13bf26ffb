/// A protocol that redeclares requirements of its parents.
protocol TrailGrade: RawRepresentable, Hashable, CustomStringConvertible {
  var rawValue: Int { get }
  func hash(into hasher: inout Hasher)
  var description: String { get }
}

/// A protocol for literals whose type is inferred.
protocol TrailName: ExpressibleByStringLiteral {
  var letters: Int { get }
}

protocol TrailLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {}

/// A protocol for sequences, most of whose requirements the standard library implements.
protocol TrailSequence: Sequence where Element == String {
  var isLoop: Bool { get }
}

protocol TrailCollection: BidirectionalCollection where Element == String, Index == Int {
  var isLoop: Bool { get }
}

protocol TrailCodec {
  associatedtype Value: Codable
  func store(_ value: Value)
  func read<Other: Codable>(as type: Other.Type) -> Other
}

/// A protocol that restates a requirement with other types.
protocol TrailTeam: TrailGroup {
  func names(of leader: TeamLeader) -> [String]
}

protocol TrailGroup {
  associatedtype Leader: Leading
  associatedtype Name
  func names(of leader: Leader) -> [Name]
}

protocol Leading {}

struct TeamLeader: Leading {}

/// A protocol whose fake has sets of its own type as elements.
protocol TrailFeatures: OptionSet where RawValue == Int {
  static var steep: Self { get }
  func count() -> Int
}

/// A protocol that inherits a deprecated requirement, restated without its default implementation.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol TrailExecutor: SerialExecutor {
  func pause()
}
