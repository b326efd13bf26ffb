import GeneratorFixtures
import Spry
import SpryTestSupport
import Testing

@Suite struct MemberTests {
  @Test func subscriptsAreRecordedAndStubbed() {
    withOwnStaticFakes {
      let fake = FakeTrailTable()
      var table: any TrailTable = fake
      fake.stub(.subscriptInt).with(1).andReturn("Eiger")
      fake.stub(.subscriptRowColumn).with(2, 3).andReturn(6)
      fake.stub(.subscriptString).andThrow(WalkError.closed)
      FakeTrailTable.stub(.subscript).with("k").andReturn(9)
      table[4] = "Gemmi"
      #expect(table[1] == "Eiger")
      #expect(table[row: 2, column: 3] == 6)
      #expect(throws: WalkError.closed) { try fake["monday"] }
      #expect(FakeTrailTable["k"] == 9)
      #expect(
        fake.recordedCalls.map(\.description).prefix(3) == [
          "subscript[4] = \"Gemmi\" [subscriptInt]", "subscript[1] [subscriptInt]",
          "subscript[row: 2, column: 3]",
        ])
    }
  }

  @Test func operatorsAreRecordedAndStubbed() {
    withOwnStaticFakes {
      let fake = FakeDistance()
      FakeDistance.stub(.plus).andReturn(1)
      FakeDistance.stub(.lessTildeGreater).with(fake, 2).andReturn(true)
      FakeDistance.stub(.negate).andReturn(3)
      FakeDistance.stub(.caretCaretPrefix).andReturn(4)
      FakeDistance.stub(.caretCaretPostfix).andReturn(5)
      #expect(fake + fake == 1)
      #expect(fake <~> 2)
      #expect(-fake == 3)
      #expect(^^fake == 4)
      #expect(fake^^ == 5)
      FakeDistance.stub(.squareRoot).andReturn(6)
      #expect(√fake == 6)
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func initializersAreRecordedAndStubbed() throws {
    try withOwnStaticFakes {
      let fake = FakeTrailLoading(name: "Eiger", length: 3)
      _ = FakeTrailLoading(copying: fake)
      #expect(FakeTrailLoading.didCall(.initializeNameLength, with: "Eiger", 3).success)
      #expect(FakeTrailLoading.didCall(.initializeCopying, with: fake).success)

      FakeTrailParsing.stub(.initializeText).with("bad").andThrow(WalkError.closed)
      FakeTrailParsing.stub(.initializeBytes).andThrow(WalkError.steep(2))
      FakeTrailParsing.stub(.initializeId).with(0).andReturn(false)
      #expect(throws: WalkError.closed) { try FakeTrailParsing(text: "bad") }
      _ = try FakeTrailParsing(text: "good")
      #expect(throws: WalkError.steep(2)) { try FakeTrailParsing(bytes: []) }
      #expect(FakeTrailParsing(id: 0) == nil)
      #expect(FakeTrailParsing(id: 1) != nil)
      #expect(FakeTrailParsing.callCount(of: .initializeId) == 2)
      FakeTrailParsing.stub(.initializeReading).andDo { arguments in
        try (arguments[0] as? () throws(WalkError) -> Int)?() == 1
      }
      #expect(try FakeTrailParsing(reading: { 1 }) != nil)
      #expect(try FakeTrailParsing(reading: { 2 }) == nil)
    }
  }

  @Test func initializerWithoutArgumentsIsRecorded() {
    withOwnStaticFakes {
      func make<Made: Blank>(_ type: Made.Type) -> Made { Made() }
      _ = make(FakeBlank.self)
      #expect(FakeBlank.callCount(of: .initialize) == 1)
    }
  }

  @Test func eachOverloadHasACase() {
    withOwnStaticFakes {
      let fake = FakeTrailFinder()
      let finder: any TrailFinder = fake
      fake.stub(.find).andReturn(1)
      fake.stub(.findIdIntString).andReturn("by id")
      fake.stub(.findIdString).andReturn("by text")
      fake.stub(.findIdIntInt).andReturn(2)
      fake.stub(.findName).andReturn("by name")
      fake.stub(.findNear).with("a", "b").andReturn("near")
      fake.stub(.putAt).andReturn()
      fake.stub(.put).andReturn()
      FakeTrailFinder.stub(.find).andReturn(3)
      #expect(finder.find == 1)
      #expect(finder.find(id: 7) as String == "by id")
      #expect(finder.find(id: "7") == "by text")
      #expect(finder.find(id: 7) as Int == 2)
      #expect(finder.find(name: "7") == "by name")
      #expect(finder.find("a", near: "b") == "near")
      finder.put("a", at: 1)
      finder.put("a")
      #expect(FakeTrailFinder.find() == 3)
      #expect(fake.callCount(of: .findIdIntString) == 1)
      #expect(fake.callCount(of: .findIdIntInt) == 1)
      #expect(fake.didCall(.putAt, with: "a", 1, countSpecifier: .once).success)
      #expect(fake.didCall(.put, with: "a", countSpecifier: .once).success)
      #expect(fake.recordedCalls.map(\.description).first == "find(id: 7) [findIdIntString]")
    }
  }

  @Test func keywordsAndSprysNamesCanBeMembers() {
    let fake = FakeKeywords()
    let keywords: any Keywords = fake
    fake.stub(.default).andReturn(1)
    fake.stub(.repeat).with("here", 2).andReturn(2)
    fake.stub(FakeKeywords.Function.none).andReturn(3)
    fake.stub(FakeKeywords.Function.some).with(4).andReturn(4)
    fake.stub(.import).with(1, "a", true).andReturn(true)
    fake.stub(.run).andReturn(GeneratorFixtures.Stub())
    fake.stub(.initialize).andReturn(5)
    #expect(keywords.default == 1)
    #expect(keywords.repeat(in: "here", for: 2) == 2)
    #expect(keywords.none() == 3)
    #expect(keywords.some(4) == 4)
    #expect(keywords.import(1, "a", as: true))
    #expect(keywords.run(GeneratorFixtures.Function(), GeneratorFixtures.Argument()) == .init())
    #expect(keywords.`init`() == 5)
    #expect(fake.didCall(.import, with: 1, "a", true).success)
  }
}
