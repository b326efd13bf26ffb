/// Normalizes the path of a folder.
enum FolderPath {
  /// Returns a path relative to another folder, if it is inside that.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or one relative to the other folder.
  ///   - root: The absolute path of the other folder.
  /// - Returns: The path without `.` and `..`.
  static func path(_ path: String, from root: String) -> String {
    let start = parts(of: root)
    let folder = parts(of: path.hasPrefix("/") ? path : "\(root)/\(path)")
    guard folder.starts(with: start) else { return "/" + folder.joined(separator: "/") }
    return folder.count == start.count
      ? "." : folder.dropFirst(start.count).joined(separator: "/")
  }

  private static func parts(of path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}
