import FakeGenerator
import Testing

/// What is a part of Foundation on one system and another module on the next is one to the command.
@Suite struct FoundationTests {
  private func graphs(system: String = "linux") -> [GraphBuilder] {
    var foundation = GraphBuilder("Foundation", system: system)
    foundation.type("protocol Formatting")
    var essentials = GraphBuilder("FoundationEssentials", system: system)
    essentials.type("protocol Encoding")
    return [foundation, essentials, GraphBuilder("FoundationInternationalization", system: system)]
  }

  @Test(arguments: ["Foundation", "FoundationEssentials"], ["Encoding", "Foundation.Encoding"])
  func eitherNameFindsIt(module: String, name: String) throws {
    guard module == "Foundation" || name == "Encoding" else { return }
    let file = try result([name, "--module", module], graphs()).files[0]
    #expect(file.command.hasSuffix("generate-fake \(name) --module Foundation"))
    #expect(file.text.contains("\n\nimport Foundation\nimport SpryXCTest\n\nfinal class"))
  }

  @Test func whatIsInFoundationItself() throws {
    let file = try result(["Formatting", "--module", "FoundationEssentials"], graphs()).files[0]
    #expect(file.command.hasSuffix("generate-fake Formatting --module Foundation"))
  }

  @Test func theOtherModulesAreReadOnlyWhereTheyAreNeeded() throws {
    let step = try generate(["Encoding", "--module", "Foundation"], [graphs()[0]])
    guard case .read(let modules) = step else {
      Issue.record("It asks for nothing.")
      return
    }
    #expect(modules == ["FoundationEssentials"])
    let found = try generate(["Formatting", "--module", "Foundation"], [graphs()[0]])
    guard case .finish = found else {
      Issue.record("It asks for more.")
      return
    }
  }

  @Test func onAMacThereIsOneModule() throws {
    let outcome = try result(
      ["Encodin", "--module", "Foundation"], [graphs(system: "macosx")[0]])
    #expect(
      outcome.diagnostics.map(\.text) == [
        "error: there is no protocol or class named Encodin in Foundation"
      ])
  }

  @Test func aMisspeltNameIsComparedWithThoseOfAllParts() throws {
    let outcome = try result(["Encodng", "--module", "Foundation"], graphs())
    #expect(
      outcome.diagnostics.map(\.text) == [
        "error: there is no protocol or class named Encodng in Foundation; did you mean Encoding?"
      ])
  }

  /// A fake of one system compiles on the others: the imports are the same.
  @Test(arguments: [
    ("s:20FoundationNetworking10URLRequestV", "linux"), ("s:10Foundation10URLRequestV", "macosx"),
    ("c:objc(cs)NSURLRequest", "macosx"),
  ])
  func importsOfWhatIsElsewhereOnOtherSystems(id: String, system: String) throws {
    var trails = GraphBuilder("Trails", system: system)
    trails.type(
      "protocol Loading", members: [Member(title: "load(_:)", text: "func load(_ a: ")])
    trails.append(type: "URLRequest", id: id, to: "load(_:)")
    let missing = ["FoundationNetworking": UnreadableModule(home: .system)]
    let text = try result(["Loading"], [trails], unreadable: missing).files[0].text
    #expect(
      text.contains(
        """

        import Foundation
        #if canImport(FoundationNetworking)
          import FoundationNetworking
        #endif
        import SpryXCTest
        import Trails

        """))
  }
}
