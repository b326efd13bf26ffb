// Generated from TrailTeam. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTeam --module GeneratorFixtures --name PartialTeam --partial
// Checksum: 2788a26e2a191f3b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class PartialTeam<Wrapped: TrailTeam>: TrailTeam, Spryable {
  typealias Leader = Wrapped.Leader
  typealias Name = Wrapped.Name

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: PartialTeam<Wrapped>

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
