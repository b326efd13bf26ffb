import FakeGenerator
import Foundation
import Testing

@Suite struct QualificationTests {
  /// A type of the tested module that is named like one of Spry's is written with its module.
  @Test func allPublicTypesOfSpryAreKnown() throws {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    let declaration = /^public (?:final )?(?:struct|class|enum|protocol|actor|typealias) (\w+)/
      .anchorsMatchLineEndings()
    var names: Set<String> = []
    for module in ["Spry", "SpryXCTest", "SpryTesting"] {
      let folder = sources.appending(path: module)
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for file in files ?? [] where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for match in text.matches(of: declaration) { names.insert(String(match.1)) }
      }
    }
    #expect(names.count > 10)
    #expect(names.subtracting(Qualification.spryNames) == [])
  }

  @Test func aNameOfSprysIsWrittenWithItsModule() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Gate")
    let text = try result(["Gate"], [trails]).files[0].text
    #expect(text.contains("final class FakeGate: Trails.Gate, Spryable {"))
  }

  /// `Trails.Gate` would be looked for in the type.
  @Test func aTypeNamedLikeItsModuleHidesTheModule() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Gate")
    trails.type("struct Trails", kind: "struct")
    let text = try result(["Gate"], [trails]).files[0].text
    #expect(text.contains("final class FakeGate: Gate, Spryable {"))
  }
}
