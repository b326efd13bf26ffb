import FakeGenerator
import Testing

@Suite struct DefaultValueTests {
  /// A fake of a class repeats the default values that have the same meaning in its file.
  @Test(arguments: [
    ("Int", "s:Si", "min"), ("UInt", "s:Su", "max"), ("Int64", "s:s5Int64V", "max"),
    ("UInt64", "s:s6UInt64V", "zero"), ("Double", "s:Sd", "infinity"), ("Float", "s:Sf", "pi"),
    ("Swift.Int", "s:Si", "max"),
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
}
