import Foundation

extension Week {
  /// Reads a week file.
  ///
  /// - Throws: ``WeekFileError``
  init(contentsOf path: String) throws(WeekFileError) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      self = try JSONDecoder().decode(Week.self, from: data)
    } catch let error as DecodingError {
      throw .malformed(path, problem: error.explanation)
    } catch CocoaError.fileReadNoSuchFile {
      throw .missing(path)
    } catch {
      throw .unreadable(path, problem: error.localizedDescription)
    }
    if forecasts.isEmpty { throw .empty(path, key: "forecasts") }
    if trails.isEmpty { throw .empty(path, key: "trails") }
  }
}

/// What is wrong with a week file.
enum WeekFileError: Error, CustomStringConvertible {
  case missing(String)
  case unreadable(String, problem: String)
  case malformed(String, problem: String)
  case empty(String, key: String)

  var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such file"
    case .unreadable(let path, let problem): "\(path): cannot be read. \(problem)"
    case .malformed(let path, let problem): "\(path): \(problem)"
    case .empty(let path, let key): "\(path): the week is empty, \"\(key)\" has no entries"
    }
  }
}
