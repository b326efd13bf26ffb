// Generated from TrailTeam. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTeam --module GeneratorFixtures --name PartialTeam --partial
// Checksum: 125edf34cec3022a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class PartialTeam<Wrapped: TrailTeam>: TrailTeam, Spryable {
  typealias Leader = Wrapped.Leader
  typealias Name = Wrapped.Name

  enum Function: String, GeneratedFunction {
    case namesTeamLeader = "names(of:) (TeamLeader)"
    case namesLeader = "names(of:) (Leader)"
  }

  let spryStorage = SpryStorage()
  private let wrapped: Wrapped

  init(wrapping wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  func names(of leader: TeamLeader) -> [String] {
    spryify(.namesTeamLeader, arguments: leader, fallbackValue: wrapped.names(of: leader))
  }

  func names(of leader: Leader) -> [Name] {
    spryify(.namesLeader, arguments: leader, fallbackValue: wrapped.names(of: leader))
  }
}

extension PartialTeam {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: PartialTeam<Wrapped>
    typealias NamesTeamLeaderCall = TypedCall<(TeamLeader) -> Void, [String], Never>
    func names(of leader: TeamLeader) -> NamesTeamLeaderCall { .init(fake.call(.namesTeamLeader, with: leader)) }
    func namesTeamLeader(of leader: TypedArgument<TeamLeader> = .anything) -> NamesTeamLeaderCall { .init(fake.call(.namesTeamLeader, with: leader)) }
    typealias NamesLeaderCall = TypedCall<(Leader) -> Void, [Name], Never>
    func names(of leader: Leader) -> NamesLeaderCall { .init(fake.call(.namesLeader, with: leader)) }
    func namesLeader(of leader: TypedArgument<Leader> = .anything) -> NamesLeaderCall { .init(fake.call(.namesLeader, with: leader)) }
  }
}
