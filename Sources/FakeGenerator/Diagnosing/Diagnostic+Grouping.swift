extension [Diagnostic] {
  /// The diagnostics of one fake, with one instead of many if a spy can't have its members.
  package var groupedBySpy: [Diagnostic] {
    var grouped = self
    for isNeeded in [true, false] {
      var names: [String] = []
      let indices = grouped.indices.filter { index in
        guard case .skipped(_, let requirement, .answerOfASpy, isNeeded) = grouped[index] else {
          return false
        }
        names.append(requirement)
        return true
      }
      guard let first = indices.first, indices.count > 1,
        case .skipped(let name, _, _, _) = grouped[first]
      else { continue }
      grouped[first] = .spied(name, requirements: names, isNeeded: isNeeded)
      for index in indices.dropFirst().reversed() { grouped.remove(at: index) }
    }
    return grouped
  }
}
