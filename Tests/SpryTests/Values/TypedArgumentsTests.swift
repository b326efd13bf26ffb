import Spry
import Testing

@Suite struct TypedArgumentsTests {
  @Test func severalArgumentsBecomeATuple() throws {
    let pair = try TypedArguments.tuple(of: [1, "x"], as: (Int, String).self)
    #expect(pair == (1, "x"))
    let triple = try TypedArguments.tuple(of: [1, nil, [2]], as: (Int, String?, [Int]).self)
    #expect(triple == (1, nil, [2]))
  }

  @Test func singleArgumentIsReturnedAsItself() throws {
    #expect(try TypedArguments.single(of: [1], as: Int.self) == 1)
    #expect(try TypedArguments.single(of: [nil], as: Int?.self) == nil)
    #expect(try TypedArguments.single(of: [nil], as: Int??.self) == Int??.none)
    #expect(try TypedArguments.single(of: [1], as: Int?.self) == 1)
    #expect(try TypedArguments.single(of: [[1, 2] as [Any?]], as: [Any?].self).count == 2)
    try TypedArguments.single(of: [], as: Void.self)
  }

  @Test func otherTypesAndCountsThrow() {
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.tuple(of: [1, "x"], as: (Int, Int).self)
    }
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.tuple(of: [1], as: (Int, String).self)
    }
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.tuple(of: [1, "x", 2], as: (Int, String).self)
    }
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.single(of: [nil], as: Int.self)
    }
    #expect(throws: ParameterMismatch.self) {
      try TypedArguments.single(of: [1, 2], as: Int.self)
    }
  }
}
