/// A protocol that says itself what its parents say.
protocol TrailGrade: RawRepresentable, Hashable, CustomStringConvertible {
  var rawValue: Int { get }
  func hash(into hasher: inout Hasher)
  var description: String { get }
}

/// Literals, whose types go without saying.
protocol TrailName: ExpressibleByStringLiteral {
  var letters: Int { get }
}

protocol TrailLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {}

/// What the standard library does with a sequence or a collection once the essence is there.
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
