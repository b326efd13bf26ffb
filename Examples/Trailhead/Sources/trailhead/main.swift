import Foundation
import TrailheadKit

do {
  print(try await TrailheadCommand.report(for: Array(CommandLine.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("trailhead: \(error)\n".utf8))
  exit(EXIT_FAILURE)
}
