import FakeGenerator
import Testing

/// Tests the order of members and parents, which must be the same in each run.
@Suite struct SymbolIndexTests {
  private static let types = ["Int", "String", "Bool", "Double", "Float", "Character", "Trail"]

  /// The parameters of overloads in the fake for a protocol, in the order of the file.
  private func parameters(
    seed: Int, _ place: (Int) -> (hasPosition: Bool, position: (line: Int, character: Int)?)
  ) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: Self.types.enumerated().map { number, type in
        let place = place(number)
        return Member(
          title: "walk(_:)", text: "func walk(_ a: \(type))", hasPosition: place.hasPosition,
          position: place.position)
      })
    trails.reorder(by: seed)
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    return text.matches(of: /func walk\(_ a: (\w+)\)/).map { String($0.1) }
  }

  @Test(arguments: [1, 7, 30, 100]) func overloadsWithoutPositionsHaveOneOrder(seed: Int) throws {
    #expect(try parameters(seed: seed) { _ in (false, nil) } == Self.types)
  }

  /// A macro, for example, puts all its members at one place.
  @Test(arguments: [1, 7, 30, 100]) func overloadsAtOnePositionHaveOneOrder(seed: Int) throws {
    #expect(try parameters(seed: seed) { _ in (true, (3, 4)) } == Self.types)
  }

  @Test(arguments: [1, 7, 30, 100]) func overloadsAreInTheOrderOfTheirLines(seed: Int) throws {
    #expect(
      try parameters(seed: seed) { number in (true, (9 - number, 0)) } == Self.types.reversed())
    #expect(
      try parameters(seed: seed) { number in (true, (0, 9 - number)) } == Self.types.reversed())
  }

  @Test(arguments: [1, 7, 30, 100]) func overloadsWithoutPositionsComeLast(seed: Int) throws {
    let parameters = try parameters(seed: seed) { number in (number > 3, nil) }
    #expect(parameters == Array(Self.types[4...] + Self.types[..<4]))
  }

  @Test func parentsOfOneNameHaveOneOrder() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    var builders: [GraphBuilder] = []
    for name in ["Dorf", "Alp", "Bern", "Chur", "Egg"] {
      var module = GraphBuilder(name)
      module.type(
        "protocol Way", members: [Member(title: "walk\(name)()", text: "func walk\(name)()")])
      trails.conformance(of: "Trail", to: "Way", in: name)
      builders.append(module)
    }
    let text = try result(["Trail", "--no-calls"], [trails] + builders).files[0].text
    #expect(
      text.matches(of: /func walk(\w+)/).map { String($0.1) }
        == ["Alp", "Egg", "Bern", "Chur", "Dorf"])
  }
}
