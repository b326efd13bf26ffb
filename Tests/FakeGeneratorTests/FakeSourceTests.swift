import FakeGenerator
import Testing

/// Tests the access level of what a fake declares.
@Suite struct FakeSourceTests {
  enum Requirement {
    case function, property, staticFunction, initializer, failableInitializer

    var member: Member {
      switch self {
      case .function: Member(title: "rest()", text: "func rest()")
      case .property:
        Member(title: "height", text: "var height: Int { get set }", kind: "property")
      case .staticFunction:
        Member(title: "make()", text: "static func make()", kind: "type.method")
      case .initializer: Member(title: "init(a:)", text: "init(a: Int)", kind: "init")
      case .failableInitializer: Member(title: "init(b:)", text: "init?(b: Int)", kind: "init")
      }
    }
  }

  /// The declarations in the class of a fake for a protocol with some members.
  private func declarations(_ members: [Requirement], _ words: [String]) throws -> [Substring] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: members.map(\.member))
    let text = try result(["Trail"] + words, [trails]).files[0].text
    return text.split(separator: "\n").drop { !$0.contains("class FakeTrail") }.dropFirst()
      .prefix { $0 != "}" }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0 != "  }" }
  }

  @Test(
    arguments: [
      [], [.function], [.property], [.staticFunction], [.initializer], [.failableInitializer],
      [.staticFunction, .initializer], [.function, .property, .staticFunction, .initializer],
    ] as [[Requirement]])
  func everyDeclarationInAPublicFakeIsPublic(members: [Requirement]) throws {
    for words in [["--access", "public"], ["--access", "public", "--no-calls"]] {
      let declarations = try declarations(members, words)
      #expect(declarations.filter { !$0.hasPrefix("  public ") } == [])
      #expect(declarations.count > 1)
    }
    #expect(try declarations(members, []).filter { $0.contains("public") } == [])
  }

  @Test func publicFakeWithStaticMembersOnlyHasAPublicFunctionType() throws {
    let declarations = try declarations([.staticFunction], ["--access", "public"])
    #expect(declarations.contains("  public typealias Function = NoFunctions"))
    #expect(
      try self.declarations([.staticFunction], []).contains("  typealias Function = NoFunctions"))
  }
}
