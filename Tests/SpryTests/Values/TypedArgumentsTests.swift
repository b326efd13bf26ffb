import Spry
import Testing

@Suite struct TypedArgumentsTests {
  @Test func severalArgumentsBecomeATuple() throws {
    let pair = try TypedArguments.read([1, "x"], as: (Int, String).self)
    #expect(pair == (1, "x"))
    let triple = try TypedArguments.read([1, nil, [2]], as: (Int, String?, [Int]).self)
    #expect(triple == (1, nil, [2]))
    let labeled = try TypedArguments.read([1, "x"], as: (id: Int, name: String).self)
    #expect(labeled.name == "x")
    try TypedArguments.read([], as: Void.self)
  }

  @Test func closuresInATupleCanBeCalled() throws {
    let double = { (number: Int) in number * 2 }
    let (number, closure) = try TypedArguments.read([3, double], as: (Int, (Int) -> Int).self)
    #expect(closure(number) == 6)
    let noise: any CustomStringConvertible = 7
    let rest = try TypedArguments.read([noise, nil, noise], as: (Any, String?, any Hashable).self)
    #expect("\(rest)" == "(7, nil, 7)")
  }

  @Test func argumentThatIsATupleIsReadAsOne() throws {
    #expect(try TypedArguments.read([(1, "x")], as: (Int, String).self) == (1, "x"))
  }

  @Test func singleArgumentIsReturnedAsItself() throws {
    #expect(try TypedArguments.read([1], as: Int.self) == 1)
    #expect(try TypedArguments.read([nil], as: Int?.self) == nil)
    #expect(try TypedArguments.read([nil], as: Int??.self) == Int??.none)
    #expect(try TypedArguments.read([1], as: Int?.self) == 1)
    #expect(try TypedArguments.read([[1, 2] as [Any?]], as: [Any?].self).count == 2)
  }

  @Test func otherTypesAndCountsThrow() {
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.read([1, "x"], as: (Int, Int).self)
    }
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.read([1], as: (Int, String).self)
    }
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.read([1, "x", 2], as: (Int, String).self)
    }
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.read([nil], as: Int.self)
    }
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.read([1, 2], as: Int.self)
    }
    #expect(throws: ParameterMismatch.self) { try TypedArguments.read([1], as: Void.self) }
    #expect(throws: ParameterMismatch.self) { try TypedArguments.read([], as: Int.self) }
  }
}
