import Foundation
import SpryTestSupport
import Testing

/// Tests the contents of the templates' folders.
struct XcodeTemplateTests {
  @Test("The templates' folders contain only the expected files")
  func filesAreThere() throws {
    let found = try files(in: Checkout.root.appending(path: "Templates"))
    #expect(
      found == [
        "CheatSheet.md",
        "README.md",
        "Spry/Spry Class Fake.xctemplate/TemplateInfo.plist",
        "Spry/Spry Class Fake.xctemplate/___FILEBASENAME___.swift",
        "Spry/Spry Protocol Fake.xctemplate/TemplateInfo.plist",
        "Spry/Spry Protocol Fake.xctemplate/___FILEBASENAME___.swift",
        "VSCode/spry.code-snippets",
        "Xcode/generate-fakes.sh",
      ])
  }

  @Test("plutil accepts every property list", .enabled(if: canRunCommands), .early)
  func propertyListsAreValid() async throws {
    let lists = try files(in: Checkout.root.appending(path: "Templates"))
      .filter { $0.hasSuffix(".plist") }
      .map { "Templates/" + $0 }
    #expect(lists.count == 2)
    let result = try await run(["plutil", "-lint"] + lists, in: Checkout.root)
    #expect(
      result == CommandResult(status: 0, output: lists.map { "\($0): OK\n" }.joined()))
  }

  @Test(
    "Xcode asks for the type and the library, and prefixes the type's name with \"Fake\"",
    arguments: [XcodeTemplate.protocolFake, .classFake])
  func sheetAsksForType(of template: XcodeTemplate) throws {
    let info = try template.info
    #expect(
      info
        == TemplateInfo(
          kind: "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind",
          allowedTypes: ["public.swift-source"],
          supportsSwiftPackage: true,
          mainTemplateFile: "___FILEBASENAME___.swift",
          options: [
            TemplateInfo.Option(
              identifier: "typeName", name: template.label, type: "text", isRequired: true),
            TemplateInfo.Option(
              identifier: "library", name: "Library:", type: "popup", initialValue: "SpryXCTest",
              values: ["SpryXCTest", "SpryTesting"], isRequired: true),
            TemplateInfo.Option(
              identifier: "productName", name: "Fake:", type: "static",
              initialValue: "Fake___VARIABLE_typeName:identifier___"),
          ]))
  }

  @Test("The file that a template creates is named after the fake")
  func filesAreNamedAfterTheFake() throws {
    let protocolFake = try XcodeTemplate.protocolFake.fileName
    let classFake = try XcodeTemplate.classFake.fileName
    #expect(protocolFake == "FakeHutBook.swift")
    #expect(classFake == "FakeForecastProvider.swift")
  }

  @Test(
    "The tests type over every placeholder",
    arguments: [XcodeTemplate.protocolFake, .classFake])
  func placeholdersAreKnown(of template: XcodeTemplate) throws {
    var found: [String: Int] = [:]
    for placeholder in try template.file.matches(of: /<#(.+?)#>/) {
      found[String(placeholder.1), default: 0] += 1
    }
    #expect(found == template.typed.mapValues(\.count))
  }
}
