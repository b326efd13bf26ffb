import FakeGenerator
import Testing

/// Tests which modules the file of a fake imports.
@Suite struct ImportTests {
  private func imports(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable") || $0.hasPrefix("#else") }
  }

  private let initializer = Member(
    title: "init()", text: "init()", kind: "init", access: "public")

  /// A wrapper changes the type of a parameter for callers, but a result builder doesn't.
  @Test(
    "Property wrappers of the parameters of a class are repeated",
    arguments: [
      ("class", "@propertyWrapper struct Clamped", true), ("class", "struct Clamped", false),
      ("class", nil, true), ("protocol", "@propertyWrapper struct Clamped", false),
    ])
  func wrappers(kind: String, wrapper: String?, isRepeated: Bool) throws {
    var trails = GraphBuilder("Trails")
    let climb = Member(
      title: "climb(_:)", text: "func climb(@Clamped _ a: Int)",
      type: MemberType(name: "Clamped", id: "s:5Rooms7ClampedV", kind: "attribute"))
    trails.type(
      "\(kind) Peak", kind: kind, access: kind == "class" ? "open" : "public",
      members: [climb] + (kind == "class" ? [initializer] : []))
    var rooms = GraphBuilder("Rooms")
    if let wrapper {
      rooms.type(wrapper, kind: "struct", path: ["Clamped"], id: "s:5Rooms7ClampedV")
    }
    let text = try result(["Peak"], [trails, rooms]).files[0].text
    #expect(text.contains("func climb(\(isRepeated ? "@Clamped " : "")_ a: Int) {\n"))
    let modules = (isRepeated ? ["Rooms"] : []) + ["SpryXCTest", "Trails"]
    #expect(imports(text) == modules.map { "import \($0)" })
  }

  /// The compiler has to find the default implementation that meets the parent's requirement.
  @Test(arguments: [
    ("Int", ["SpryXCTest", "Trails"]), ("Text", ["Huts", "SpryXCTest", "Trails"]),
  ])
  func moduleOfADefaultThatTheFakeUsesIsImported(type: String, modules: [String]) throws {
    func top(_ type: String) -> Member {
      Member(title: "top", text: "var top: \(type) { get }", kind: "property")
    }
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [top("Int")])
    trails.conformance(of: "Trail", to: "Hut", in: "Huts")
    var huts = GraphBuilder("Huts")
    huts.type("protocol Hut", members: [top(type)])
    huts.extend("Hut", of: "Huts", with: top(type), implementing: "top")
    let text = try result(["Trail"], [trails, huts]).files[0].text
    #expect(imports(text) == modules.map { "import \($0)" })
  }

  /// Only a module itself can inherit from its classes that aren't open.
  @Test(arguments: [("open", "import Trails"), ("public", "@testable import Trails")])
  func moduleOfASuperclassThatIsNotOpenIsTestable(access: String, line: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type("class Peak", kind: "class", access: access, members: [initializer])
    trails.type("protocol Trail", members: [Member(title: "walk()", text: "func walk()")])
    trails.inheritance(of: "Trail", from: "Peak", in: "Trails")
    #expect(imports(try result(["Trail"], [trails]).files[0].text).contains(line))
  }

  /// The class is in Foundation itself, and only the type of the argument is in a part of it.
  @Test(arguments: [
    ("Operation", ["Foundation", "FoundationNetworking"]),
    ("URLProtocol", ["FoundationNetworking", "else", "Foundation"]),
  ])
  func foundationIsImportedForASuperclass(superclass: String, modules: [String]) throws {
    var foundation = GraphBuilder("Foundation", system: "macosx")
    foundation.type(
      "class \(superclass)", kind: "class", access: "open", members: [initializer])
    var trails = GraphBuilder("Trails", system: "macosx")
    trails.type(
      "class Loader", kind: "class", access: "open",
      members: [
        Member(
          title: "load(_:)", text: "func load(_ a: URLRequest)", access: "open",
          type: MemberType(name: "URLRequest", id: "s:10Foundation10URLRequestV"))
      ])
    trails.inheritance(of: "Loader", from: superclass, in: "Foundation")
    let missing = ["FoundationNetworking": UnreadableModule(home: .system)]
    let text = try result(["Loader"], [trails, foundation], unreadable: missing).files[0].text
    let expected = modules.map { $0 == "else" ? "#else" : "import \($0)" }
    #expect(imports(text) == expected + ["import SpryXCTest", "import Trails"])
  }
}
