import ___VARIABLE_library___
// @testable import <#Module#>

final class Fake___VARIABLE_typeName:identifier___: ___VARIABLE_typeName:identifier___, Spryable {
  enum Function: String, StringRepresentable {
    case <#function#>
  }

  let spryStorage = SpryStorage()

  func <#function#>(<#parameter: Type#>) -> <#Result#> {
    spryify(arguments: <#argument#>)
  }

  // One that throws, that is async, or both:
  //     try spryifyThrows(arguments: trail)
  //     await spryify(arguments: day)
  //     try await spryifyThrows(arguments: day)
  //
  // A property:
  //     var region: String {
  //       get { stubbedValue() }
  //       set { recordCall(arguments: newValue) }
  //     }
  //
  // Static functions have an enum of their own:
  //     enum ClassFunction: String, StringRepresentable {
  //       case open
  //     }
  //     static func open(path: String) -> Bool {
  //       spryify(arguments: path)
  //     }
  //
  // Overloads need a case each, with its signature: case load = "load(id:)"
}
