/// Why a fake can't be generated, or not yet.
enum Stop: Error {
  case problems([Diagnostic])
  /// The symbol graphs of these modules have to be read first.
  case read(Set<String>)
  /// The sources of these modules have to be searched first.
  case search(Set<String>)

  static func problem(_ problem: Diagnostic) -> Stop { .problems([problem]) }
}
