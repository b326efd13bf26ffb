import SpryXCTest
// @testable import <#Module#>

final class Fake___VARIABLE_typeName:identifier___: ___VARIABLE_typeName:identifier___, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case <#classFunction#>
  }

  // Overloads of one name need a case each, with its signature: case load = "load(id:)"
  enum Function: String, StringRepresentable {
    case <#property#>
    case <#function#>
    case <#throwingFunction#>
    case <#asyncFunction#>
  }

  let spryStorage = SpryStorage()

  override var <#property#>: <#Type#> {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  // With a fallback value, the class itself answers whatever the test has not stubbed.
  override func <#function#>(<#parameter: Type#>) -> <#Result#> {
    spryify(arguments: <#argument#>, fallbackValue: super.<#function(argument)#>)
  }

  override func <#throwingFunction#>(<#parameter: Type#>) throws -> <#Result#> {
    try spryifyThrows(arguments: <#argument#>)
  }

  override func <#asyncFunction#>(<#parameter: Type#>) async -> <#Result#> {
    await spryify(arguments: <#argument#>)
  }

  override class func <#classFunction#>(<#parameter: Type#>) -> <#Result#> {
    spryify(arguments: <#argument#>)
  }
}
