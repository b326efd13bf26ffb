public import Foundation

extension SpryFailure: LocalizedError {
  /// The same text, because the code under test may pass on the error's `localizedDescription`.
  public var errorDescription: String? { description }
}
