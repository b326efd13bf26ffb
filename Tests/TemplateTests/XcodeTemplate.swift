import Foundation
import Testing

/// An Xcode file template, and the file that Xcode and its user create from it.
struct XcodeTemplate: CustomTestStringConvertible {
  /// The folder's name, without its extension.
  var name: String
  /// The label of the type in the sheet.
  var label: String
  /// The type for which the template is filled in.
  var typeName: String
  /// The library chosen in the pop-up menu.
  var library = "SpryXCTest"
  /// The text that the user types over the placeholders of each name, in the order of the file.
  var typed: [String: [String]]

  var testDescription: String { name }

  /// The path of the folder, relative to the root of the checkout.
  var folder: String { "Templates/Spry/\(name).xctemplate" }

  /// Xcode's information about the template.
  var info: TemplateInfo {
    get throws {
      let file = Checkout.root.appending(path: "\(folder)/TemplateInfo.plist")
      return try PropertyListDecoder().decode(TemplateInfo.self, from: Data(contentsOf: file))
    }
  }

  /// The name of the file that Xcode creates.
  ///
  /// Xcode doesn't ask for a file name if a template has an option `productName`, whose value
  /// replaces `___FILEBASENAME___`.
  var fileName: String {
    get throws {
      let info = try info
      let product = try #require(info.options.first { $0.identifier == "productName" })
      return info.mainTemplateFile.replacing(
        "___FILEBASENAME___", with: substitute(in: try #require(product.initialValue)))
    }
  }

  /// The file that Xcode creates, before the user types anything.
  var file: String {
    get throws {
      substitute(in: try Checkout.text(of: "\(folder)/\(try info.mainTemplateFile)"))
    }
  }

  /// The file after the user has typed over every placeholder.
  var filledFile: String {
    get throws {
      var typed = typed
      return try file.replacing(/<#(.+?)#>/) { placeholder in
        let next = typed[String(placeholder.1)]?.first ?? "(nothing is typed here)"
        typed[String(placeholder.1)]?.removeFirst()
        return next
      }
    }
  }

  /// The code in the file's comments.
  var codeInComments: [String] {
    get throws {
      try file.matches(of: /\n  \/\/ {5}(.+)/).map { String($0.1) }
    }
  }

  /// Replaces the variables of the template with the values that the user entered.
  private func substitute(in text: String) -> String {
    text.replacing("___VARIABLE_typeName:identifier___", with: typeName)
      .replacing("___VARIABLE_library___", with: library)
  }
}

extension XcodeTemplate {
  /// The template for a protocol, filled in for ``HutBook``.
  static let protocolFake = XcodeTemplate(
    name: "Spry Protocol Fake", label: "Protocol to fake:", typeName: "HutBook",
    typed: [
      "Module": ["Hiking"],
      "function": ["guests", "guests"],
      "parameter: Type": ["on day: Int"],
      "Result": ["[String]"],
      "argument": ["day"],
    ])

  /// The template for a class, filled in for ``ForecastProvider``.
  static let classFake = XcodeTemplate(
    name: "Spry Class Fake", label: "Class to fake:", typeName: "ForecastProvider",
    typed: [
      "Module": ["Hiking"],
      "function": ["forecast", "forecast"],
      "parameter: Type": ["for day: Int"],
      "Result": ["Forecast"],
      "argument": ["day"],
    ])
}
