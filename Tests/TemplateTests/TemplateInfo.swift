/// The part of a `TemplateInfo.plist` that determines what Xcode shows and creates.
struct TemplateInfo: Decodable, Equatable {
  var kind: String
  var allowedTypes: [String]
  var supportsSwiftPackage: Bool
  var mainTemplateFile: String
  var options: [Option]

  enum CodingKeys: String, CodingKey {
    case kind = "Kind"
    case allowedTypes = "AllowedTypes"
    case supportsSwiftPackage = "SupportsSwiftPackage"
    case mainTemplateFile = "MainTemplateFile"
    case options = "Options"
  }

  /// A line of the sheet that Xcode shows before it creates the file.
  struct Option: Decodable, Equatable {
    var identifier: String
    var name: String
    var type: String
    var initialValue: String?
    var values: [String]?
    var isRequired: Bool?

    enum CodingKeys: String, CodingKey {
      case identifier = "Identifier"
      case name = "Name"
      case type = "Type"
      case initialValue = "Default"
      case values = "Values"
      case isRequired = "Required"
    }
  }
}
