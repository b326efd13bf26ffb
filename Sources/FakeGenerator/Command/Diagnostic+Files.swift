// Problems with the files of fakes.
extension Diagnostic {
  package static func stale(path: String, command: String) -> Self {
    Self("\(path) is out of date; to regenerate it: \(command)")
  }

  package static func missing(path: String, command: String) -> Self {
    Self("\(path) is missing; to generate it: \(command)")
  }

  package static func unfounded(paths: [String], isCheck: Bool, reason: Diagnostic) -> Self {
    let way =
      reason.cause == .unknownModule
      ? " (if the module was renamed, delete the old fakes and use --all)" : ""
    let problem = "can't be \(isCheck ? "checked" : "updated")\(way): \(reason.message)"
    return paths.count == 1
      ? Self("\(paths[0]) \(problem)") : details("\(paths.count) fakes \(problem)", paths)
  }

  package static func orphaned(path: String, of name: String, nearest: String?) -> Self {
    Self(
      "\(path) is the fake for \(name), which no longer exists; delete the file"
        + (nearest.map { " and generate the fake for \($0) if that is the new name" }
          ?? "; if the type was renamed, use --all"))
  }

  package static func moved(path: String, of name: String, home: String, command: String) -> Self {
    Self(
      "\(path) is the fake for \(name), which \(home) declares now; delete it and run: \(command)")
  }

  package static func unreadableHeader(path: String, reason: String) -> Self {
    Self("the command in the second line of \(path) is invalid: \(reason)")
  }

  package static func handWritten(path: String) -> Self {
    Self("\(path) wasn't written by generate-fake; rename it, or choose another folder (--output)")
  }

  package static func edited(path: String, command: String) -> Self {
    Self("\(path) was edited; move the edits to another file, then run: \(command) --force")
  }

  package static func otherFake(_ name: String, path: String, of other: String) -> Self {
    Self(
      "\(path) is the fake for \(other); delete it if that no longer exists, or choose another --name "
        + "for the fake for \(name)")
  }

  package static func sameFile(_ first: String, _ second: String, path: String) -> Self {
    Self(
      "the fakes for \(first) and \(second) share the file \(path); choose another --name for one")
  }

  package static func namesake(_ name: String, path: String) -> Self {
    .warning("\(name) is also declared in \(path); delete one of the two")
  }

  package static func unreadable(path: String, reason: String) -> Self {
    Self("\(path) can't be read: \(reason)")
  }

  package static func unwritable(path: String, reason: String) -> Self {
    Self("\(path) can't be written: \(reason)")
  }
}
