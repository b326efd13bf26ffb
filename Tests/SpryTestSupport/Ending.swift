import Foundation

/// Runs `body` on a thread of its own and tells whether it ends.
///
/// A deadlock then fails the test instead of blocking it.
///
/// - Parameter body: The code to run. It knows nothing of the running test.
/// - Returns: `false` if `body` is still running after 20 seconds.
package func ends(_ body: @escaping @Sendable () -> Void) async -> Bool {
  let (ends, end) = AsyncStream.makeStream(of: Bool.self)
  Thread.detachNewThread {
    body()
    end.yield(true)
  }
  let timeout = Task {
    try await Task.sleep(for: .seconds(20))
    end.yield(false)
  }
  defer { timeout.cancel() }
  return await ends.first { _ in true } ?? false
}
