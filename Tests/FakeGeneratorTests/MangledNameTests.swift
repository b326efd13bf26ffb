import FakeGenerator
import Testing

/// Tests the reader of mangled names with names that the compiler has made.
@Suite struct MangledNameTests {
  private func parts(_ name: String) -> [MangledNameReader.Part] {
    Array(MangledNameReader(name[...]))
  }

  private func identifiers(_ name: String) -> [String] {
    parts(name).compactMap { if case .identifier(let text) = $0 { text } else { nil } }
  }

  /// A digit that precedes a name says that letters in it stand for earlier words.
  @Test(arguments: [
    ("03PayA05OrderV", ["PayPay", "Order"]), ("04ChatA04RoomC", ["ChatChat", "Room"]),
    ("04DuckA2Go15AppEventHandlerP", ["DuckDuckGo", "AppEventHandler"]),
    ("6my_appAAC0A4RoomC", ["my_app", "myRoom"]),
    ("6Nimble0A13XCTestHandlerC", ["Nimble", "NimbleXCTestHandler"]),
    (
      "03PayA06CallerP0aA5Order1_xAA0C0V_Sitcfc", ["PayPay", "Caller", "PayPayOrder", "_", "Order"]
    ),
    (
      "04DuckA2Go6CallerP03PayD5Order1_xAA0E0V_Sitcfc",
      ["DuckDuckGo", "Caller", "PayPayOrder", "_", "Order"]
    ),
  ])
  func wordsThatRepeat(name: String, expected: [String]) {
    #expect(identifiers(name) == expected)
  }

  @Test(arguments: [
    ("4Main12CXCallUpdateV", ["Main", "CXCallUpdate"]),
    ("4Main6CallerP3endyySi_AA12CXCallUpdateVtF", ["Main", "Caller", "end", "CXCallUpdate"]),
    ("So12CXCallUpdateC", ["CXCallUpdate"]),
    (
      "4Main6CallerP5range_1d10Foundation8_NSRangeVAH_0D10Essentials4DateVtF",
      ["Main", "Caller", "range", "d", "Foundation", "_NSRange", "FoundationEssentials", "Date"]
    ),
    (
      "4Main6CallerP1m_1_yAA7_HiddenC6_StateV_AGtF",
      ["Main", "Caller", "m", "_", "_Hidden", "_State"]
    ),
    (
      "4Main6CallerP0012cafOrder_dBa_009gre_GkaIiyAA5OrderV_SitF",
      ["Main", "Caller", "cafOrder_dBa", "gre_GkaIi", "Order"]
    ),
    (
      "4Main6CallerP3gen_1_3log1cyqd___qd_0_AA4XLogVAA8HEXColorVtSTRd__SlRd_0_7ElementQyd_0_ALRtd__r0_lF",
      ["Main", "Caller", "gen", "_", "log", "c", "XLog", "HEXColor", "Element"]
    ),
    ("Si", []), ("SayS2iGSg", []), ("ScG", []), ("", []), ("4Ma", []), ("0Z", []),
  ])
  func identifiersAreTold(name: String, expected: [String]) {
    #expect(identifiers(name) == expected)
  }

  @Test func lettersAreThoseOfNoName() {
    #expect(
      parts("4Main5PaintyySiXC_AA8HEXColorVtF") == [
        .identifier("Main"), .identifier("Paint"), .letter("y"), .letter("y"), .substitution,
        .letter("X"), .letter("C"), .letter("_"), .substitution, .identifier("HEXColor"),
        .letter("V"), .letter("t"), .letter("F"),
      ])
  }
}
