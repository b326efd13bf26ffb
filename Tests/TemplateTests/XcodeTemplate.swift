import Foundation
import Testing

/// An Xcode file template, and what Xcode and its user make of it.
struct XcodeTemplate: CustomTestStringConvertible {
  /// The folder's name, without its extension.
  var name: String
  /// How the sheet calls the type.
  var label: String
  /// The type that the template is filled in for.
  var typeName: String
  /// What is chosen in the pop-up.
  var library = "SpryXCTest"
  /// What the user types over the placeholders of each name, in the order of the file.
  var typed: [String: [String]]

  var testDescription: String { name }

  /// The folder, from the root of the checkout.
  var folder: String { "Templates/Spry/\(name).xctemplate" }

  /// What Xcode knows about the template.
  var info: TemplateInfo {
    get throws {
      let file = Checkout.root.appending(path: "\(folder)/TemplateInfo.plist")
      return try PropertyListDecoder().decode(TemplateInfo.self, from: Data(contentsOf: file))
    }
  }

  /// The name of the file that Xcode makes.
  ///
  /// Xcode asks for no file name where a template has an option `productName`: its value stands for
  /// `___FILEBASENAME___`.
  var fileName: String {
    get throws {
      let info = try info
      let product = try #require(info.options.first { $0.identifier == "productName" })
      return info.mainTemplateFile.replacing(
        "___FILEBASENAME___", with: substitute(in: try #require(product.initialValue)))
    }
  }

  /// The file that Xcode makes, before its user types anything.
  var file: String {
    get throws {
      substitute(in: try Checkout.text(of: "\(folder)/\(try info.mainTemplateFile)"))
    }
  }

  /// The same file when its user has typed over every placeholder.
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

  /// Puts what the user entered and chose where the template asks for it.
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
