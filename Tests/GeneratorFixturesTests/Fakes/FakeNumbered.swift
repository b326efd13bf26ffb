// Generated from Numbered. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Numbered --module GeneratorFixtures
// Checksum: e25302cf7305b2a6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumbered<ID: LosslessStringConvertible & Sendable & Hashable>:
  Numbered, Spryable, Sendable
{
  enum Function: String, GeneratedFunction {
    case find = "find(_:)"
    case id
  }

  let spryStorage = SpryStorage()

  func find(_ id: ID) -> Bool {
    spryify(.find, arguments: id)
  }

  var id: ID { stubbedValue(.id) }
}

extension FakeNumbered {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeNumbered<ID>
    typealias FindCall = TypedCall<(ID) -> Void, Bool, Never>
    func find(_ id: ID) -> FindCall { .init(fake.call(.find, with: id)) }
    @_disfavoredOverload func find(_ id: TypedArgument<ID> = .anything) -> FindCall { .init(fake.call(.find, with: id)) }
    var id: some StubbableCall<() -> Void, ID, Never> { TypedCall(fake.call(.id)) }
  }
}
