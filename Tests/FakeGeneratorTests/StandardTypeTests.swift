import FakeGenerator
import Testing

/// Tests the types of the standard library and Foundation that are treated in a special way.
@Suite struct StandardTypeTests {
  /// The fake for a protocol with a member that names a type with an identifier.
  private func text(_ text: String, naming id: String) throws -> String {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "walk(_:)", text: text, type: MemberType(name: "Thing", id: id))
      ])
    return try result(["Trail", "--no-calls"], [trails], unreadable: Self.unreadable).files[0].text
  }

  /// The modules that other systems have.
  private static let unreadable = Dictionary(
    uniqueKeysWithValues: ["Synchronization", "FoundationNetworking", "FoundationXML"]
      .map { ($0, UnreadableModule(home: .system)) })

  /// The result of any other type may be sent only once.
  @Test(arguments: [
    "s:Si", "s:Su", "s:Sb", "s:SS", "s:Sd", "s:Sf", "s:SJ", "s:Sa", "s:SD", "s:Sh", "s:Sq",
    "s:s4Voida",
  ])
  func sendableTypes(id: String) throws {
    let line = "    spryify(.walk, arguments: a)\n"
    let declaration = "func walk(_ a: Int) -> sending Thing"
    #expect(try text(declaration, naming: id).contains(line))
    #expect(try !text(declaration, naming: "\(id)x").contains(line))
  }

  @Test(arguments: ["of", "`inout`"]) func labelsOfSendableTuplesDoNotMatter(label: String) throws {
    #expect(
      try text("func walk(_ a: Int) -> sending (\(label): Thing, by: Thing)", naming: "s:Si")
        .contains("    spryify(.walk, arguments: a)\n"))
  }

  @Test(arguments: [
    "s:s4SpanV", "s:s7RawSpanV", "s:s11MutableSpanV", "s:s14MutableRawSpanV", "s:s10OutputSpanV",
    "s:s13OutputRawSpanV", "s:s8UTF8SpanV", "s:15Synchronization5MutexV",
    "s:15Synchronization6AtomicV", "s:12_Concurrency11ExecutorJobV", "s:12_Concurrency3JobV",
  ])
  func typesThatCannotBeStored(id: String) throws {
    #expect(
      try text("func walk(_ a: Thing)", naming: id)
        .contains("    spryify(.walk, arguments: \"<Thing>\")\n"))
  }

  @Test(arguments: [
    "s:SP", "s:Sp", "s:SV", "s:Sv", "s:SR", "s:Sr", "s:SW", "s:Sw", "s:s13OpaquePointerV",
    "s:s9UnmanagedV", "s:s14CVaListPointerV", "s:Scc", "s:Sct", "s:Sce",
    "s:12_Concurrency19UnownedTaskExecutorV",
  ])
  func unsafeTypes(id: String) throws {
    #expect(
      try text("func walk(_ a: [Thing])", naming: id)
        .contains("    unsafe spryify(.walk, arguments: a)\n"))
  }

  @Test(arguments: [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCredential",
    "URLProtectionSpace", "URLAuthenticationChallenge", "URLCache", "CachedURLResponse",
    "HTTPCookie", "URLProtocol", "NSURLRequest", "NSMutableURLRequest", "NSURLProtocol",
  ])
  func typesOfFoundationNetworking(name: String) throws {
    #expect(
      try modules(of: name) == ["FoundationNetworking", "Foundation", "SpryXCTest", "Trails"])
  }

  @Test func typesOfOtherPartsOfFoundation() throws {
    #expect(try modules(of: "XMLNode") == ["FoundationXML", "Foundation", "SpryXCTest", "Trails"])
    #expect(try modules(of: "URLComponents") == ["Foundation", "SpryXCTest", "Trails"])
  }

  /// The modules that a fake imports if a member names a type of Foundation.
  private func modules(of name: String) throws -> [String] {
    let id = "s:10Foundation\(name.count)\(name)C"
    var trails = GraphBuilder("Trails", system: "macosx")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "walk(_:)", text: "func walk(_ a: \(name))", type: MemberType(name: name, id: id))
      ])
    return try result(["Trail"], [trails], unreadable: Self.unreadable).files[0].text
      .matches(of: /import (\w+)\n/).map { String($0.1) }
  }

  @Test(arguments: [
    "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver",
    "NSLock", "NSRecursiveLock", "NSRegularExpression", "NSTimeZone", "RunLoop", "Thread",
  ])
  func classesWithHiddenMembersAreRefused(name: String) throws {
    var foundation = GraphBuilder("Foundation")
    let initializer = Member(title: "init()", text: "init()", kind: "init", access: "public")
    foundation.type("class \(name)", kind: "class", access: "open", members: [initializer])
    let outcome = try result([name, "--module", "Foundation"], [foundation])
    #expect(outcome.diagnostics == [.hiddenMembers(name, module: "Foundation")])
  }

  /// Many types of C and Objective-C are known by the beginning of their name.
  @Test(arguments: [
    "CFBag", "CGFoo", "DispatchFoo", "NSFoo", "OSFoo", "SInt9", "UInt9", "URLFoo", "XMLFoo", "foo",
  ])
  func namesThatFoundationMayHave(name: String) {
    #expect(FoundationNames.contains(name))
    #expect(!FoundationNames.contains("A\(name)"))
  }
}
