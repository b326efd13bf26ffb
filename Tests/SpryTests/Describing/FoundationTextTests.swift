import Foundation
import Spry
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Failure texts of Foundation values") struct FoundationTextTests {
  private func text(_ value: Any?) -> String? { FakeNotebook.text(value) }

  @Test func utf8DataIsPrintedAsAString() {
    #expect(text(Data("{\"id\":1}\n".utf8)) == #"Data("{\"id\":1}\n".utf8)"#)
    #expect(text(Data()) == "Data()")
    let long = String(repeating: "a", count: 201)
    let half = String(repeating: "a", count: 100)
    #expect(text(Data(long.utf8)) == "Data(\"\(half)\" … \"\(half)\" (201 characters).utf8)")
  }

  @Test func otherDataIsPrintedInHex() {
    #expect(text(Data([0xFF, 0xD8, 0x0A])) == "Data(FF D8 0A)")
    // Zeros are valid UTF-8, but not readable.
    #expect(text(Data(count: 2)) == "Data(00 00)")
    #expect(
      text(Data((0..<18).map { UInt8($0) }))
        == "Data(00 01 02 03 04 05 06 07 … 0A 0B 0C 0D 0E 0F 10 11) (18 bytes)")
  }

  @Test func utf8DataDiffersLikeAString() {
    let expected = Data(#"{"method":"pong","id":1}"#.utf8)
    let received = Data(#"{"method":"ping","id":1}"#.utf8)
    #expect(
      FakeNotebook.mismatch(expected: expected, received: received) == [
        #"argument 1: expected "{\"method\":\"pong\",\"id\":1}", received "{\"method\":\"ping\",\"id\":1}""#
      ])
    expectMismatch(
      expected: Data("pong".utf8), received: Data("ping".utf8),
      [#"argument 1: expected Data("pong".utf8), received Data("ping".utf8)"#])
    expectMismatch(
      expected: Data("a\nb\n".utf8), received: Data("a\nc\n".utf8),
      [#"argument 1, line 2: expected "b", received "c""#])
  }

  @Test func binaryDataIsShownAroundTheFirstDifference() {
    var bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
    let expected = Data(bytes)
    bytes[9_000] = 0
    #expect(
      FakeNotebook.mismatch(expected: expected, received: Data(bytes)) == [
        "argument 1: expected … 20 21 22 23 24 25 26 27 28 29 2A 2B 2C 2D 2E 2F …, "
          + "received … 20 21 22 23 24 25 26 27 00 29 2A 2B 2C 2D 2E 2F … "
          + "(first difference at byte 9001 of 10000)"
      ])
    #expect(
      FakeNotebook.mismatch(expected: expected, received: expected.prefix(9_990)) == [
        "argument 1: expected … FE FF 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D …, "
          + "received … FE FF 00 01 02 03 04 05 (first difference at byte 9991 of 10000)"
      ])
    #expect(
      FakeNotebook.mismatch(expected: expected.prefix(9_990), received: expected) == [
        "argument 1: expected … FE FF 00 01 02 03 04 05, "
          + "received … FE FF 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D … "
          + "(more bytes follow the 9990 expected ones)"
      ])
    expectMismatch(
      expected: Data(repeating: 1, count: 20), received: Data([1, 1, 2]),
      [
        "argument 1: expected 01 01 01 01 01 01 01 01 01 01 01 01 01 01 01 01 …, "
          + "received 01 01 02 (first difference at byte 3 of 20)"
      ])
    expectMismatch(
      expected: Data([0xFF]), received: Data([0xFE]),
      ["argument 1: expected Data(FF), received Data(FE)"])
  }

  @Test func datesInTheSameSecond() {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let text = "expected 2023-03-08 20:26:40 +0000, received a date"
    expectMismatch(
      expected: date, received: date.addingTimeInterval(0.4),
      ["argument 1: \(text) 0.4 seconds later"])
    expectMismatch(
      expected: date.addingTimeInterval(0.25), received: date,
      ["argument 1: \(text) 0.25 seconds earlier"])
    expectMismatch(
      expected: date, received: date.addingTimeInterval(60),
      ["argument 1: expected 2023-03-08 20:26:40 +0000, received 2023-03-08 20:27:40 +0000"])
  }

  @Test func requestsThatPrintTheSame() throws {
    let url = try #require(URL(string: "https://trails.test/eiger"))
    var request = URLRequest(url: url)
    let expected = request
    request.httpMethod = "POST"
    request.httpBody = Data("ascent=140".utf8)
    request.setValue("ada", forHTTPHeaderField: "User")
    // On Apple's systems, a request without fields has an empty dictionary.
    let fields = expected.allHTTPHeaderFields == nil ? "nil" : "[:]"
    #expect(
      Set(FakeNotebook.mismatch(expected: expected, received: request)) == [
        #"argument 1.httpMethod: expected "GET", received "POST""#,
        #"argument 1.httpBody: expected nil, received Data("ascent=140".utf8)"#,
        #"argument 1.allHTTPHeaderFields: expected \#(fields), received ["User": "ada"]"#,
      ])
  }

  @Test func objectiveCStrings() {
    expectMismatch(
      expected: "Eiger" as NSString, received: "Mönch" as NSString,
      [#"argument 1: expected "Eiger", received "Mönch""#])
    expectMismatch(
      expected: "Eiger", received: "Eiger" as NSString,
      [#"argument 1: expected "Eiger" (String), received "Eiger" (\#(name))"#])
    // Mutable strings are never the same object, which short immutable ones may be.
    let strings = (NSMutableString(string: "Eiger"), NSMutableString(string: "Eiger"))
    #expect(
      FakeNotebook.mismatch(expected: strings.0, received: strings.1) == [
        #"argument 1: expected "Eiger", received an equal but different object; "#
          + "to compare with ==, use equal(to:)"
      ])
  }

  private var name: String { "\(type(of: "Eiger" as NSString))" }

  /// A value whose description omits a property.
  private struct Route: Equatable, CustomStringConvertible {
    let start: String
    let days: Int
    var description: String { start }
  }

  @Test func propertiesOmittedFromDescriptions() {
    expectMismatch(
      expected: Route(start: "Thun", days: 2), received: Route(start: "Thun", days: 3),
      ["argument 1.days: expected 2, received 3"])
  }

  @Test func typesWithTheSameNameAreFullyQualified() {
    enum Elsewhere { struct Hut: Equatable {} }
    struct Hut: Equatable {}
    let lines = FakeNotebook.mismatch(expected: Hut(), received: Elsewhere.Hut())
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Elsewhere") == true, "\(lines)")
  }
}

extension FoundationTextTests {
  /// Data with any other control character is binary.
  @Test(arguments: [("\t", #"\t"#), ("\n", #"\n"#), ("\r", #"\r"#), ("\r\n", #"\r\n"#)])
  func dataWithWhitespaceIsText(character: String, printed: String) {
    #expect(text(Data("a\(character)b".utf8)) == #"Data("a\#(printed)b".utf8)"#)
  }

  @Test(arguments: [("\u{B}", "0B"), ("\u{C}", "0C"), ("\u{1B}", "1B"), ("\u{7F}", "7F")])
  func dataWithAnotherControlCharacterIsBinary(character: String, printed: String) {
    #expect(text(Data("a\(character)b".utf8)) == "Data(61 \(printed) 62)")
  }
}
