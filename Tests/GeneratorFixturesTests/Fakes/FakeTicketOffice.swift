// Generated from TicketOffice. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TicketOffice --module GeneratorFixtures
// Checksum: a6cf927b4fbcee8c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTicketOffice: TicketOffice, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case check = "check(_:)"
    case redeem = "redeem(_:)"
    case stamp = "stamp(_:)"
  }

  let spryStorage = SpryStorage()

  func check(_ ticket: borrowing Ticket) -> Int {
    spryify(.check, arguments: "<Ticket>")
  }

  func redeem(_ voucher: consuming Voucher<Int>) {
    spryify(.redeem, arguments: "<Voucher<Int>>")
  }

  func stamp(_ ticket: inout Ticket) {
    spryify(.stamp, arguments: "<Ticket>")
  }
}

extension FakeTicketOffice {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTicketOffice
    func check(_ ticket: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.check, with: ticket)) }
    func redeem(_ voucher: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.redeem, with: voucher)) }
    func stamp(_ ticket: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.stamp, with: ticket)) }
  }
}
