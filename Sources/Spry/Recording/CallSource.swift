/// Where the calls of one fake can be asked for.
package protocol CallSource: AnyObject, Sendable {
  /// The calls recorded so far; later calls do not change it.
  var log: CallLog { get }

  /// Remembers that a verification has found calls as they should be.
  func markVerified(_ matched: MatchedCalls)
}
