/// The failure of a call that could not be answered, before it is reported.
struct CallFailure: Error {
  let failure: Failure
  /// Whether the failure has already been reported, at the end of its test.
  var isReported = false
}
