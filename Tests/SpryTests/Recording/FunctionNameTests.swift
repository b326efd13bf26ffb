import Spry
import Testing

private enum Function: String, StringRepresentable {
  case load
  case save = "save(_:)"
  case item = "subscript(_:)"
}

@Suite struct FunctionNameTests {
  @Test(arguments: [
    ("load(id:)", "load"),
    ("load(id:name:)", "load"),
    ("load", "load"),
    ("save(_:)", "save(_:)"),
    ("subscript(_:)", "subscript(_:)"),
  ])
  func isFoundByFullSignatureOrBaseName(signature: String, rawValue: String) {
    #expect(FunctionName(of: signature, in: Function.self)?.rawValue == rawValue)
  }

  @Test(arguments: ["save(_:as:)", "loader(id:)", "", "subscript(_:_:)"])
  func isNotFoundWithoutACase(signature: String) {
    #expect(FunctionName(of: signature, in: Function.self) == nil)
  }

  @Test func noFunctionsHasNoCases() {
    #expect(NoFunctions(rawValue: "load") == nil)
    #expect(FunctionName(of: "load()", in: NoFunctions.self) == nil)
  }
}
