// Generated from TrailTeam. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTeam --module GeneratorFixtures
// Checksum: 99e70b49433d1522
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailTeam<LeaderType: Leading, NameType>: TrailTeam, Spryable, Sendable {
  typealias Leader = LeaderType
  typealias Name = NameType

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailTeam<LeaderType, NameType>

    func names(of leader: TeamLeader) -> TypedCall<(TeamLeader) -> Void, [String], Never> {
      TypedCall(fake.call(.namesTeamLeader, with: leader))
    }

    func namesTeamLeader(
      of leader: TypedArgument<TeamLeader> = .anything
    ) -> TypedCall<(TeamLeader) -> Void, [String], Never> {
      TypedCall(fake.call(.namesTeamLeader, with: leader))
    }

    func names(of leader: Leader) -> TypedCall<(Leader) -> Void, [Name], Never> {
      TypedCall(fake.call(.namesLeader, with: leader))
    }

    func namesLeader(
      of leader: TypedArgument<Leader> = .anything
    ) -> TypedCall<(Leader) -> Void, [Name], Never> {
      TypedCall(fake.call(.namesLeader, with: leader))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
