// Generated from Marked. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Marked --module GeneratorFixtures
// Checksum: 48cc071760261aae
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeMarked<Mark: Hashable>: Marked, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case repaint = "repaint(_:)"
    case id
  }

  let spryStorage = SpryStorage()

  func repaint(_ mark: Mark) -> Int {
    spryify(.repaint, arguments: mark)
  }

  var id: Mark { stubbedValue(.id) }
}

extension FakeMarked {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeMarked<Mark>
    typealias RepaintCall = TypedCall<(Mark) -> Void, Int, Never>
    func repaint(_ mark: Mark) -> RepaintCall { .init(fake.call(.repaint, with: mark)) }
    @_disfavoredOverload func repaint(_ mark: TypedArgument<Mark> = .anything) -> RepaintCall { .init(fake.call(.repaint, with: mark)) }
    var id: some StubbableCall<() -> Void, Mark, Never> { TypedCall(fake.call(.id)) }
  }
}
