/// What the `trailhead` command does, without the terminal.
public enum TrailheadCommand {
  /// Plans the week of a file.
  ///
  /// - Parameter arguments: What follows the name of the command: the path of the file.
  /// - Returns: The text to print.
  /// - Throws: An error whose description tells the user what to put right.
  public static func report(for arguments: [String]) async throws -> String {
    guard let path = arguments.first, arguments.count == 1 else { throw UsageError() }
    let week = try Week(contentsOf: path)
    let planner = HikePlanner(
      clock: week, location: week, forecasts: week,
      trails: TrailCatalog(trails: week.trails, home: week.home), log: StandardErrorLog.self)
    return await planner.plan().report
  }
}

/// Says that the command was called with too little, or too much.
struct UsageError: Error, CustomStringConvertible {
  let description = "name one week file.\nUsage: trailhead <week.json>"
}
