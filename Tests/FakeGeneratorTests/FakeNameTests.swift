import FakeGenerator
import Testing

/// Tests the names of fakes that the user doesn't name.
@Suite struct FakeNameTests {
  private func name(
    of text: String, path: [String]? = nil, kind: String = "protocol", beside others: String...
  ) throws -> String? {
    var trails = GraphBuilder("Trails")
    let path = path ?? [String(text.split(separator: " ")[1])]
    let member = Member(title: "init()", text: "init()", kind: "init")
    trails.type(text, kind: kind, path: path, members: kind == "class" ? [member] : [])
    for other in others {
      trails.type(other, kind: String(other.split(separator: " ")[0]))
    }
    return try result([path.joined(separator: ".")], [trails]).files.first?.path
      .split(separator: "/").last.map { String($0.dropLast(".swift".count)) }
  }

  @Test(arguments: [
    ("AudioRecorderProtocol", "FakeAudioRecorder"), ("ServiceInterface", "FakeService"),
    ("Protocol", "FakeProtocol"), ("Interface", "FakeInterface"), ("Store", "FakeStore"),
    ("ProtocolStore", "FakeProtocolStore"), ("StoreProtocolInterface", "FakeStoreProtocol"),
  ])
  func suffixIsLeftOut(name: String, fake: String) throws {
    #expect(try self.name(of: "protocol \(name)") == fake)
  }

  @Test func suffixOfANestedProtocolIsLeftOut() throws {
    #expect(
      try name(of: "protocol LoadingProtocol", path: ["Screen", "LoadingProtocol"])
        == "FakeScreenLoading")
  }

  @Test func suffixStaysIfTheNameIsTaken() throws {
    let recorder = "protocol RecorderProtocol"
    #expect(try name(of: recorder, beside: "class Recorder") == "FakeRecorder")
    #expect(try name(of: recorder, beside: "protocol Recorder") == "FakeRecorderProtocol")
    #expect(try name(of: recorder, beside: "protocol RecorderInterface") == "FakeRecorderProtocol")
    #expect(try name(of: recorder, beside: "class FakeRecorder") == "FakeRecorderProtocol")
    #expect(
      try name(of: recorder, beside: "class FakeRecorder", "class FakeRecorderProtocol")
        == "FakeRecorderProtocol")
  }

  @Test func suffixOfAClassStays() throws {
    #expect(try name(of: "class URLProtocol", kind: "class") == "FakeURLProtocol")
  }
}
