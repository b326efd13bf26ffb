/// The protocols of the standard library that fakes know how to meet.
enum StandardProtocol: String, CaseIterable {
  case sendable = "s:s8SendableP"
  case sendableMetatype = "s:s16SendableMetatypeP"
  case copyable = "s:s8CopyableP"
  case escapable = "s:s9EscapableP"
  case error = "s:s5ErrorP"
  case actor = "s:ScA"
  case distributedActor = "s:11Distributed0A5ActorP"
  case anyActor = "s:12_Concurrency8AnyActorP"
  case equatable = "s:SQ"
  case hashable = "s:SH"
  case comparable = "s:SL"
  case identifiable = "s:s12IdentifiableP"
  case description = "s:s23CustomStringConvertibleP"
  case debugDescription = "s:s28CustomDebugStringConvertibleP"
  case caseIterable = "s:s12CaseIterableP"
  case encodable = "s:SE"
  case decodable = "s:Se"

  /// Members that are written as they are, without a case.
  ///
  /// - Parameters:
  ///   - fake: The fake's name.
  ///   - isolated: Whether the fake is bound to an actor, so that these have to be set free.
  ///   - access: What stands before public members.
  /// - Returns: Each member's lines.
  func fixedMembers(of fake: String, isolated: Bool, access: String) -> [[String]] {
    let free = isolated ? "nonisolated " : ""
    switch self {
    case .equatable:
      return [
        [
          "\(access)\(free)static func == (left: \(fake), right: \(fake)) -> Bool {",
          "  left === right",
          "}",
        ]
      ]
    case .hashable:
      return [
        [
          "\(access)\(free)func hash(into hasher: inout Hasher) {",
          "  hasher.combine(ObjectIdentifier(self))",
          "}",
        ]
      ]
    case .description:
      return [["\(access)\(free)var description: String { \"\(fake)\" }"]]
    case .caseIterable:
      return [["\(access)\(free)static var allCases: [\(fake)] { [] }"]]
    case .debugDescription:
      return [["\(access)\(free)var debugDescription: String { \"\(fake)\" }"]]
    default:
      return []
    }
  }

  /// The signatures of those members, which a protocol may also demand itself.
  var fixedTitles: [String] {
    switch self {
    case .equatable: ["==(_:_:)"]
    case .hashable: ["hash(into:)"]
    case .description: ["description"]
    case .debugDescription: ["debugDescription"]
    case .caseIterable: ["allCases"]
    default: []
    }
  }

  /// Members that record and answer, as the compiler would print them.
  var requirements: [(title: String, text: String)] {
    switch self {
    case .comparable:
      [("<(_:_:)", "static func < (left: Self, right: Self) -> Bool")]
    case .encodable:
      [("encode(to:)", "func encode(to encoder: any Encoder) throws")]
    case .decodable:
      [("init(from:)", "init(from decoder: any Decoder) throws")]
    default:
      []
    }
  }
}
