import SpryXCTest
// @testable import Hiking

final class FakeHutBook: HutBook, Spryable {
  enum Function: String, StringRepresentable {
    case guests
  }

  let spryStorage = SpryStorage()

  func guests(on day: Int) -> [String] {
    spryify(arguments: day)
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
