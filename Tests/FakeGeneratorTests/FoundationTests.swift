import FakeGenerator
import Testing

/// The command treats Foundation and the modules it is split into on some systems as one.
@Suite struct FoundationTests {
  private func graphs(system: String = "linux") -> [GraphBuilder] {
    var foundation = GraphBuilder("Foundation", system: system)
    foundation.type("protocol Formatting")
    var essentials = GraphBuilder("FoundationEssentials", system: system)
    essentials.type("protocol Encoding")
    return [foundation, essentials, GraphBuilder("FoundationInternationalization", system: system)]
  }

  @Test(arguments: ["Foundation", "FoundationEssentials"], ["Encoding", "Foundation.Encoding"])
  func protocolIsFoundByEitherModule(module: String, name: String) throws {
    guard module == "Foundation" || name == "Encoding" else { return }
    let file = try result([name, "--module", module], graphs()).files[0]
    #expect(file.command.hasSuffix("generate-fake \(name) --module Foundation"))
    #expect(file.text.contains("\n\nimport Foundation\nimport SpryXCTest\n\nfinal class"))
  }

  @Test func protocolInFoundationItself() throws {
    let file = try result(["Formatting", "--module", "FoundationEssentials"], graphs()).files[0]
    #expect(file.command.hasSuffix("generate-fake Formatting --module Foundation"))
  }

  @Test func otherModulesAreReadOnlyIfNeeded() throws {
    let unfound = try generate(["Encoding", "--module", "Foundation"], [graphs()[0]])
    #expect(unfound.missing == ["FoundationEssentials"])
    let found = try generate(["Formatting", "--module", "Foundation"], [graphs()[0]])
    #expect(found.missing == [])
    #expect(found.files.count == 1)
  }

  @Test func foundationIsOneModuleOnMacOS() throws {
    let outcome = try result(
      ["Encodin", "--module", "Foundation"], [graphs(system: "macosx")[0]])
    #expect(
      outcome.diagnostics.map(\.text) == [
        "error: there is no protocol or class named Encodin in Foundation"
      ])
  }

  @Test func misspelledNamesAreComparedWithAllModules() throws {
    let outcome = try result(["Encodng", "--module", "Foundation"], graphs())
    #expect(
      outcome.diagnostics.map(\.text) == [
        "error: there is no protocol or class named Encodng in Foundation; did you mean Encoding?"
      ])
  }

  /// A member that an extension in Foundation hides can't be overridden.
  ///
  /// An extension in its own module can only overload it.
  @Test func membersHiddenByAnExtensionAreOmitted() throws {
    var all = graphs()
    let url = Member(title: "url(for:)", text: "func url(for name: Int) -> Int")
    all[1].type(
      "class FileManager", kind: "class", access: "open",
      members: [
        Member(title: "init()", text: "init()", kind: "init", access: "public"), url,
        Member(title: "touch()", text: "func touch()"),
      ])
    all[0].extend("FileManager", of: "FoundationEssentials", with: url)
    all[1].extend(
      "FileManager", of: "FoundationEssentials",
      with: Member(title: "touch()", text: "func touch() -> Int"))
    let outcome = try result(["FileManager", "--module", "Foundation"], all)
    #expect(
      outcome.diagnostics.map(\.text) == [
        "warning: FileManager.url(for:) is omitted: an extension in Foundation declares the same "
          + "member, which can't be overridden"
      ])
    let text = try #require(outcome.files.first?.text)
    #expect(text.contains("override func touch()"))
    #expect(!text.contains("url"))
  }

  @Test func firstOfTheModulesThatHideAMemberIsNamed() throws {
    let touch = Member(title: "touch()", text: "func touch()")
    var trails = GraphBuilder("Trails")
    let initializer = Member(title: "init()", text: "init()", kind: "init")
    trails.type("class Trail", kind: "class", members: [initializer, touch])
    let others = ["C", "A", "B"].map { module in
      var other = GraphBuilder(module)
      other.extend("Trail", of: "Trails", with: touch)
      return other
    }
    #expect(
      try result(["Trail"], [trails] + others).diagnostics
        == [
          .skipped(
            "Trail", requirement: "touch()", .hiddenByExtension(module: "A"), isNeeded: false),
          .nothingToOverride("Trail"),
        ])
  }

  /// On Apple's systems, Foundation is part of the system, and all members are visible.
  @Test(arguments: [("linux", true), ("windows", true), ("macosx", false)])
  func classesWithHiddenMembersAreRefused(system: String, isRefused: Bool) throws {
    var foundation = GraphBuilder("Foundation", system: system)
    let initializer = Member(title: "init()", text: "init()", kind: "init", access: "public")
    foundation.type("class Bundle", kind: "class", access: "open", members: [initializer])
    let outcome = try result(["Bundle", "--module", "Foundation"], [foundation])
    let refusal = Diagnostic.hiddenMembers("Bundle", module: "Foundation")
    #expect(outcome.diagnostics == (isRefused ? [refusal] : []))
    #expect(outcome.files.isEmpty == isRefused)
  }

  /// A fake generated on one system compiles on the others, because the imports are the same.
  @Test(arguments: [
    ("s:20FoundationNetworking10URLRequestV", "linux"), ("s:10Foundation10URLRequestV", "macosx"),
    ("c:objc(cs)NSURLRequest", "macosx"),
  ])
  func importsOfTypesInOtherModulesOnOtherSystems(id: String, system: String) throws {
    var trails = GraphBuilder("Trails", system: system)
    trails.type(
      "protocol Loading", members: [Member(title: "load(_:)", text: "func load(_ a: ")])
    trails.append(type: "URLRequest", id: id, to: "load(_:)")
    let missing = ["FoundationNetworking": UnreadableModule(home: .system)]
    let text = try result(["Loading"], [trails], unreadable: missing).files[0].text
    #expect(
      text.contains(
        """

        #if canImport(FoundationNetworking)
          import FoundationNetworking
        #else
          import Foundation
        #endif
        import SpryXCTest
        import Trails

        """))
  }

  /// The protocol itself is in another module on other systems.
  @Test(arguments: [("FoundationNetworking", "linux"), ("Foundation", "macosx")])
  func importsOfAProtocolInAnotherModuleOnOtherSystems(module: String, system: String) throws {
    var home = GraphBuilder(module, system: system)
    home.type("protocol URLSessionDelegate")
    var graphs = [home]
    if module != "Foundation" { graphs.append(GraphBuilder("Foundation", system: system)) }
    let missing = ["FoundationNetworking": UnreadableModule(home: .system)]
    let text = try result(
      ["URLSessionDelegate", "--module", module], graphs,
      unreadable: system == "macosx" ? missing : [:]
    ).files[0].text
    #expect(
      text.contains(
        """

        #if canImport(FoundationNetworking)
          import FoundationNetworking
        #else
          import Foundation
        #endif
        import SpryXCTest

        final class FakeURLSessionDelegate: URLSessionDelegate, Spryable, Sendable {

        """))
  }
}
