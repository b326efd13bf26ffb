// Generated from TrailBinder. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBinder --module GeneratorFixtures
// Checksum: 42f41b76bbc29ef1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailBinder: TrailBinder, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case bind = "bind(_:to:)"
  }

  let spryStorage = SpryStorage()

  func bind<T, Page>(_ page: Page, to type: T.Type) -> Bool {
    spryify(.bind, arguments: page, type)
  }
}

extension FakeTrailBinder {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailBinder
    func bind<T, Page>(_ page: Page, to type: T.Type) -> TypedCall<(Page, T.Type) -> Void, Bool, Never> { .init(fake.call(.bind, with: page, type)) }
    @_disfavoredOverload func bind<Page>(_ page: Page, to type: TypedArgument<Any?> = .anything) -> TypedCall<(Page, Any?) -> Void, Bool, Never> { .init(fake.call(.bind, with: page, type)) }
    @_disfavoredOverload func bind<T>(_ page: TypedArgument<Any?> = .anything, to type: T.Type) -> TypedCall<(Any?, T.Type) -> Void, Bool, Never> { .init(fake.call(.bind, with: page, type)) }
    @_disfavoredOverload func bind(_ page: TypedArgument<Any?> = .anything, to type: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, Any?) -> Void, Bool, Never> { .init(fake.call(.bind, with: page, type)) }
  }
}
