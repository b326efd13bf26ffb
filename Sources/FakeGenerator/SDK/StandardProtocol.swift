/// The protocols of the standard library that fakes implement by rule.
///
/// The raw values are their identifiers in the symbol graphs of Swift 6.3, except that of
/// `AnyActor`, which only older versions have.
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

  /// The requirement that every fake implements in the same way.
  var fixedMember: FixedMember? {
    switch self {
    case .equatable: .equality
    case .hashable: .hash
    case .description: .description
    case .debugDescription: .debugDescription
    case .caseIterable: .allCases
    default: nil
    }
  }

  /// The requirements that record calls and answer them, as the compiler would print them.
  var requirements: [(title: String, text: String)] {
    switch self {
    case .comparable: [("<(_:_:)", "static func < (left: Self, right: Self) -> Bool")]
    case .encodable: [("encode(to:)", "func encode(to encoder: any Encoder) throws")]
    case .decodable: [("init(from:)", "init(from decoder: any Decoder) throws")]
    default: []
    }
  }

  /// The identifiers of protocols to which no class can conform, or none with stubs.
  ///
  /// They were chosen by hand.
  static let ofValues: Set<String> = [
    // Numbers and their parts.
    "s:Sz", "s:SF", "s:s10SIMDScalarP", "s:s11SIMDStorageP", "s:s15BitwiseCopyableP",
    "s:s7CVarArgP",
    // Strings.
    "s:Sy", "s:s12UnicodeCodecP", "s:s27StringInterpolationProtocolP",
    "s:s32ExpressibleByStringInterpolationP",
  ]
}

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
