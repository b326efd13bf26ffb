import SpryXCTest
// @testable import <#Module#>

final class Fake___VARIABLE_typeName:identifier___: ___VARIABLE_typeName:identifier___, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case <#staticFunction#>
  }

  // Overloads of one name need a case each, with its signature: case load = "load(id:)"
  enum Function: String, StringRepresentable {
    case <#property#>
    case <#function#>
    case <#throwingFunction#>
    case <#asyncFunction#>
  }

  let spryStorage = SpryStorage()

  var <#property#>: <#Type#> {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func <#function#>(<#parameter: Type#>) -> <#Result#> {
    spryify(arguments: <#argument#>)
  }

  func <#throwingFunction#>(<#parameter: Type#>) throws -> <#Result#> {
    try spryifyThrows(arguments: <#argument#>)
  }

  func <#asyncFunction#>(<#parameter: Type#>) async -> <#Result#> {
    await spryify(arguments: <#argument#>)
  }

  static func <#staticFunction#>(<#parameter: Type#>) -> <#Result#> {
    spryify(arguments: <#argument#>)
  }
}
