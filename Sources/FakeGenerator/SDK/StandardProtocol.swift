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

  /// The title and the text of the requirement, and its body if that is the same in every fake.
  ///
  /// The title is that in symbol graphs, and the text is what the compiler would print. In the
  /// body, `Self` stands for the fake's name. A requirement with a body has no case.
  var requirement: (title: String, text: String, body: String?)? {
    switch self {
    case .equatable:
      ("==(_:_:)", "static func == (left: Self, right: Self) -> Bool", "left === right")
    case .hashable:
      (
        "hash(into:)", "func hash(into hasher: inout Hasher)",
        "hasher.combine(ObjectIdentifier(self))"
      )
    case .description: ("description", "var description: String", "\"Self\"")
    case .debugDescription: ("debugDescription", "var debugDescription: String", "\"Self\"")
    case .caseIterable: ("allCases", "static var allCases: [Self]", "[]")
    case .comparable: ("<(_:_:)", "static func < (left: Self, right: Self) -> Bool", nil)
    case .encodable: ("encode(to:)", "func encode(to encoder: any Encoder) throws", nil)
    case .decodable: ("init(from:)", "init(from decoder: any Decoder) throws", nil)
    default: nil
    }
  }

  /// Whether every fake implements the requirement in the same way.
  var isFixed: Bool { requirement?.body != nil }

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
