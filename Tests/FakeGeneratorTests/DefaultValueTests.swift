import FakeGenerator
import Testing

@Suite struct DefaultValueTests {
  /// A fake of a class repeats the default values that have the same meaning in its file.
  @Test(arguments: [
    ("Int", "s:Si", "min"), ("UInt", "s:Su", "max"), ("Int64", "s:s5Int64V", "max"),
    ("UInt64", "s:s6UInt64V", "zero"), ("Double", "s:Sd", "infinity"), ("Float", "s:Sf", "pi"),
    ("Swift.Int", "s:Si", "max"), ("Int", "s:Si", "max"), ("Int", "s:Si", "zero"),
    ("Double", "s:Sd", "zero"), ("Double", "s:Sd", "nan"),
  ])
  func constantsOfNumbersAreRepeated(type: String, id: String, constant: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "class Lift", kind: "class",
      members: [
        Member(title: "init()", text: "init()", kind: "init"),
        Member(
          title: "ride(_:)", text: "func ride(_ limit: \(type) = .\(constant))",
          type: MemberType(name: type.replacing("Swift.", with: ""), id: id)),
      ])
    let text = try result(["Lift"], [trails]).files[0].text
    #expect(text.contains("override func ride(_ limit: \(type) = .\(constant)) {"))
  }

  /// A class with a function that has one parameter.
  private func lift(_ parameter: String, _ type: MemberType) -> GraphBuilder {
    var trails = GraphBuilder("Trails")
    trails.type(
      "class Lift", kind: "class", access: "open",
      members: [
        Member(title: "init()", text: "init()", kind: "init"),
        Member(title: "ride(_:)", text: "func ride(_ \(parameter))", type: type),
      ])
    return trails
  }

  /// The parameter of a fake for a class, whose default value is a member of the nested enum
  /// `Lift.Grade`.
  private func parameter(
    _ type: String, _ value: String, access: String = "public", _ words: [String] = []
  ) throws -> String? {
    var trails = lift(
      "grade: \(type) = \(value)", MemberType(name: "Grade", id: "s:6Trails4Lift5Grade"))
    trails.type(
      "enum Lift.Grade", kind: "enum", path: ["Lift", "Grade"],
      members: [
        Member(title: "steep", text: "case steep", kind: "enum.case", access: access)
      ]
        + ["default", "2nd", "a b"].map {
          Member(title: $0, text: "case `\($0)`", kind: "enum.case", access: access)
        })
    let text = try result(["Lift"] + words, [trails]).files[0].text
    return text.split(separator: "\n").first { $0.contains("func ride(") }
      .map { String($0.split(separator: "(_ grade: ")[1].dropLast(") {".count)) }
  }

  /// The type's name might be ambiguous in the fake's file, so it is omitted.
  @Test(arguments: [
    ("Lift.Grade", ".steep"), ("Lift.Grade", "Lift.Grade.steep"), ("Lift.Grade", "Grade.steep"),
    ("Grade", "Grade.steep"),
  ])
  func membersOfTheTypeAreRepeated(type: String, value: String) throws {
    #expect(try parameter(type, value) == "\(type) = .steep")
  }

  @Test(arguments: ["`default`", "`2nd`", "`a b`"])
  func nameOfTheMemberStaysInBackticks(name: String) throws {
    #expect(try parameter("Grade", ".\(name)") == "Grade = .\(name)")
    #expect(try parameter("Lift.Grade", "Lift.Grade.\(name)") == "Lift.Grade = .\(name)")
  }

  /// They may have another meaning in the fake's file.
  @Test(arguments: [
    ".flat", ".`flat`", "Slope.steep", "Trails.Grade.steep", "steep", "Grade.steep.other",
  ])
  func otherNamesAreOmitted(value: String) throws {
    #expect(try parameter("Lift.Grade", value) == "Lift.Grade")
  }

  /// The text of a fake doesn't depend on whether another one needs the graph of Foundation.
  @Test(arguments: ["Foundation", "FoundationEssentials"])
  func membersOfFoundationAreOmitted(module: String) throws {
    var foundation = GraphBuilder(module)
    foundation.type(
      "struct Date", kind: "struct",
      members: [
        Member(title: "distantPast", text: "static var distantPast: Date { get }", kind: "property")
      ])
    let id = "s:\(module.count)\(module)4DateV"
    let trails = lift("start: Date = .distantPast", MemberType(name: "Date", id: id))
    let texts = try [[trails], [trails, foundation]].map { graphs in
      try result(["Lift"], graphs).files[0].text
    }
    #expect(texts[0].contains("func ride(_ start: Date) {"))
    #expect(texts[1] == texts[0])
  }

  /// Clients of a public fake can't use an internal member.
  @Test(arguments: [
    ("internal", "internal", "Lift.Grade = .steep"), ("internal", "public", "Lift.Grade"),
    ("public", "public", "Lift.Grade = .steep"),
  ])
  func membersAreRepeatedIfTheyAreVisible(member: String, fake: String, written: String) throws {
    #expect(try parameter("Lift.Grade", ".steep", access: member, ["--access", fake]) == written)
  }
}
