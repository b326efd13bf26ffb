// Generated from Box. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Box --module GeneratorFixtures
// Checksum: 11a53532eeda9475
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

nonisolated final class FakeBox<Content: Equatable>: Box<Content>, Spryable {
  enum Function: String, GeneratedFunction {
    case content
    case put = "put(_:)"
  }

  let spryStorage = SpryStorage()

  override var content: Content? {
    get { stubbedValue(.content) }
    set { recordCall(.content, arguments: newValue) }
  }

  override func put(_ content: Content) -> Int {
    spryify(.put, arguments: content)
  }
}

nonisolated extension FakeBox {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeBox<Content>
    var content: TypedProperty<Content?> { TypedProperty(.content, of: fake) }
    typealias PutCall = TypedCall<(Content) -> Void, Int, Never>
    func put(_ content: Content) -> PutCall { .init(fake.call(.put, with: content)) }
    @_disfavoredOverload func put(_ content: TypedArgument<Content> = .anything) -> PutCall { .init(fake.call(.put, with: content)) }
  }
}
