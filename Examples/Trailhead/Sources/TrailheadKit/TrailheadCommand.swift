/// The `trailhead` command, without its input and output.
public enum TrailheadCommand {
  /// Plans the week described by a file.
  ///
  /// - Parameter arguments: The arguments after the command's name. Pass the path of one file.
  /// - Returns: The text to print.
  /// - Throws: An error whose description tells the user what to correct.
  public static func report(for arguments: [String]) async throws -> String {
    guard let path = arguments.first, arguments.count == 1 else { throw UsageError() }
    let week = try Week(contentsOf: path)
    let planner = HikePlanner(
      clock: week, location: week, forecasts: week,
      trails: TrailCatalog(trails: week.trails, home: week.home), log: StandardErrorLog.self)
    return await planner.plan().report
  }
}

/// An error for a command with too few or too many arguments.
struct UsageError: Error, CustomStringConvertible {
  let description = "name one week file.\nUsage: trailhead <week.json>"
}
