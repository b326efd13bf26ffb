import FakeGenerator
import Testing

/// Tests reading the first lines of a generated file.
@Suite struct FileHeaderTests {
  private func read(_ command: String) throws -> FileHeader {
    try #require(
      FileHeader.read("// Generated from Trail. Do not edit:\n// \(command)\n\nimport Spry\n")
    ).header
  }

  @Test func commandCanBeRepeated() throws {
    let header = try read(
      #"swift package generate-fake Trail --output 'Anna'\''s fakes' --partial --name Real"#)
    #expect(header.typeName == "Trail")
    #expect(
      header.words == ["Trail", "--output", "Anna's fakes", "--partial", "--name", "Real"])
  }

  /// Only the first of these words is the command.
  @Test func argumentMayHaveTheNameOfTheCommand() throws {
    let header = try read("swift package generate-fake Trail --output generate-fake --partial")
    #expect(header.words == ["Trail", "--output", "generate-fake", "--partial"])
    #expect(try read("swift package generate-fake").words == [])
    #expect(try read("swift test").words == [])
  }

  @Test func typeNameMayContainSpaces() throws {
    let file = "// Generated from mountain road. Do not edit. To generate it again:\n// a\n\nb"
    #expect(try #require(FileHeader.read(file)).header.typeName == "mountain road")
  }

  @Test func filesThatWereNotGeneratedHaveNoHeader() {
    #expect(FileHeader.read("import Spry\n") == nil)
    #expect(FileHeader.read("") == nil)
  }
}
