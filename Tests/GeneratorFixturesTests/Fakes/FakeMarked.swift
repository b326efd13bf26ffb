// Generated from Marked. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Marked --module GeneratorFixtures
// Checksum: 43afceca631ab671
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeMarked<Mark: Hashable>: Marked, Spryable, Sendable {
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

    var id: TypedGetter<Mark, Never> { TypedGetter(fake.call(.id)) }
  }

  var calls: Calls { Calls(fake: self) }
}
