extension Caller {
  /// The function and its line, as in `called by HikePlanner.plan() at HikePlanner.swift:31`.
  var text: String { "called by \(function) at \(location.shortName)" }
}
