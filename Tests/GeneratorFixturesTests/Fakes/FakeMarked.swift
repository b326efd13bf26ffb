// Generated from Marked. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Marked --module GeneratorFixtures
// Checksum: 7b90be72b55d32ad
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeMarked<Mark: Hashable>: Marked, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeMarked<Mark>

    func repaint(_ mark: Mark) -> TypedCall<(Mark) -> Void, Int, Never> {
      TypedCall(fake.call(.repaint, with: mark))
    }

    @_disfavoredOverload
    func repaint(_ mark: TypedArgument<Mark> = .anything) -> TypedCall<(Mark) -> Void, Int, Never> {
      TypedCall(fake.call(.repaint, with: mark))
    }

    var id: TypedCall<() -> Void, Mark, Never> { TypedCall(fake.call(.id)) }
  }

  var calls: Calls { Calls(fake: self) }
}
