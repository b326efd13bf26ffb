// Generated from Numbered. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Numbered --module GeneratorFixtures
// Checksum: 751b0582ed3dac06
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumbered<ID: LosslessStringConvertible & Sendable & Hashable>:
  Numbered, Spryable, Sendable
{
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeNumbered<ID>

    func find(_ id: ID) -> TypedCall<(ID) -> Void, Bool, Never> {
      TypedCall(fake.call(.find, with: id))
    }

    @_disfavoredOverload
    func find(_ id: TypedArgument<ID> = .anything) -> TypedCall<(ID) -> Void, Bool, Never> {
      TypedCall(fake.call(.find, with: id))
    }

    var id: TypedGetter<ID, Never> { TypedGetter(fake.call(.id)) }
  }

  var calls: Calls { Calls(fake: self) }
}
