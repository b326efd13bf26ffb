// Generated from TrailTeam. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTeam --module GeneratorFixtures
// Checksum: a5bcd8e43bc18e43
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailTeam<LeaderType: Leading, NameType>: TrailTeam, Spryable, Sendable {
  typealias Leader = LeaderType
  typealias Name = NameType

  enum Function: String, GeneratedFunction {
    case namesTeamLeader = "names(of:) (TeamLeader)"
    case namesLeader = "names(of:) (Leader)"
  }

  let spryStorage = SpryStorage()

  func names(of leader: TeamLeader) -> [String] {
    spryify(.namesTeamLeader, arguments: leader)
  }

  func names(of leader: Leader) -> [Name] {
    spryify(.namesLeader, arguments: leader)
  }
}

extension FakeTrailTeam {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailTeam<LeaderType, NameType>
    typealias NamesTeamLeaderCall = TypedCall<(TeamLeader) -> Void, [String], Never>
    func names(of leader: TeamLeader) -> NamesTeamLeaderCall { .init(fake.call(.namesTeamLeader, with: leader)) }
    func namesTeamLeader(of leader: TypedArgument<TeamLeader> = .anything) -> NamesTeamLeaderCall { .init(fake.call(.namesTeamLeader, with: leader)) }
    typealias NamesLeaderCall = TypedCall<(Leader) -> Void, [Name], Never>
    func names(of leader: Leader) -> NamesLeaderCall { .init(fake.call(.namesLeader, with: leader)) }
    func namesLeader(of leader: TypedArgument<Leader> = .anything) -> NamesLeaderCall { .init(fake.call(.namesLeader, with: leader)) }
  }
}
