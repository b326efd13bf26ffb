import Spry
import Testing

@Suite struct KnownSignaturesTests {
  @Test func knowsWhatItWasTold() {
    var signatures = KnownSignatures()
    #expect(signatures.function(of: "load(id:)") == nil)
    signatures.add("load(id:)", for: FunctionName("load"))
    signatures.add("save(_:)", for: FunctionName("save(_:)"))
    signatures.add("load(name:)", for: FunctionName("load"))
    #expect(signatures.function(of: "load(id:)") == FunctionName("load"))
    #expect(signatures.function(of: "save(_:)") == FunctionName("save(_:)"))
    #expect(signatures.function(of: "load(name:)") == FunctionName("load"))
    #expect(signatures.function(of: "load") == nil)
  }

  @Test("Two calls at once may both have asked the enum") func theFirstStays() {
    var signatures = KnownSignatures()
    signatures.add("load(id:)", for: FunctionName("load"))
    signatures.add("load(id:)", for: FunctionName("other"))
    #expect(signatures.function(of: "load(id:)") == FunctionName("load"))
  }
}
