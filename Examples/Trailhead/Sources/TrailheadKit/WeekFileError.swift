/// A problem with a week file.
enum WeekFileError: Error, CustomStringConvertible {
  case missing(String)
  case unreadable(String, problem: String)
  case malformed(String, problem: String)
  case empty(String, key: String)

  var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such file"
    case .unreadable(let path, let problem): "\(path): this cannot be read. \(problem)"
    case .malformed(let path, let problem): "\(path): \(problem)"
    case .empty(let path, let key): "\(path): the week is empty: \"\(key)\" has no entries"
    }
  }
}
