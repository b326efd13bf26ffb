extension Wait? {
  /// The words ` within 5 seconds`, or ` before the waiting task was canceled`; an empty string if
  /// there was no wait.
  var text: String {
    guard let wait = self, wait.limit > .zero else { return "" }
    return wait.isConfirmed ? Wording.within(wait.limit) : " before the waiting task was canceled"
  }
}
