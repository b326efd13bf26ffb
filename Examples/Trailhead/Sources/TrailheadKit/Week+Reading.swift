import Foundation

extension Week {
  /// Reads a week file.
  init(contentsOf path: String) throws(WeekFileError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch CocoaError.fileReadNoSuchFile {
      throw .missing(path)
    } catch {
      // The system's own reason, such as "Is a directory", is more helpful.
      let reason = (error as? CocoaError)?.underlying ?? error
      throw .unreadable(path, problem: reason.localizedDescription)
    }
    do {
      self = try JSONDecoder().decode(Week.self, from: data)
    } catch {
      let problem = JSONProblem.explanation(of: error, in: data)
      throw .malformed(path, problem: problem)
    }
    if forecasts.isEmpty { throw .empty(path, key: "forecasts") }
    if trails.isEmpty { throw .empty(path, key: "trails") }
  }
}
