// Generated from Box. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Box --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --typed --nonisolated
// Checksum: e59fb2a85deda35b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeBox<Content: Equatable>: Box<Content>, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension FakeBox {
  struct Typed {
    fileprivate let fake: FakeBox<Content>
    var content: TypedProperty<Content?> { TypedProperty(.content, of: fake) }
    var put: TypedFunction<Content, Int> { TypedFunction(.put, of: fake) }
  }

  var typed: Typed { Typed(fake: self) }
}
