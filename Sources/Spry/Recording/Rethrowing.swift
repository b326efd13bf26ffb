/// A closure whose errors a fake lets through, for a member that rethrows.
///
/// Declare the member with the closure's error type, because that satisfies a requirement with
/// `rethrows`:
///
/// ```swift
/// func read<Value, Failure: Error>(
///   _ body: ([String]) throws(Failure) -> Value
/// ) throws(Failure) -> Value {
///   try withoutActuallyEscaping(body) { body throws(Failure) in
///     try spryifyThrows(arguments: Rethrowing(body), throwing: Failure.self)
///   }
/// }
/// ```
///
/// A stub can call the closure with
/// `andDo { (body: @escaping ([String]) throws -> Int) in try body([]) }`. The member throws only
/// errors of the closure, because a caller whose closure doesn't throw expects no error. Any other
/// error of a stub, and a missing stub, fails the test; without `Rethrowing`, the error would reach
/// that caller, and the process would crash.
///
/// Like a ``Transient`` argument, the closure isn't recorded.
public struct Rethrowing: ArgumentWrapper {
  package let matched: Any?
  private let errors: Lock<[any Error]>

  /// Wraps a closure without parameters.
  ///
  /// - Parameter body: The argument of the member. It isn't kept after the call.
  public init<Result, Failing: Error>(_ body: @escaping () throws(Failing) -> Result) {
    self.init { note -> () throws -> Result in
      { do { return try body() } catch { throw note(error) } }
    }
  }

  /// Wraps a closure with one parameter.
  public init<First, Result, Failing: Error>(_ body: @escaping (First) throws(Failing) -> Result) {
    self.init { note -> (First) throws -> Result in
      { do { return try body($0) } catch { throw note(error) } }
    }
  }

  /// Wraps a closure with two parameters.
  public init<First, Second, Result, Failing: Error>(
    _ body: @escaping (First, Second) throws(Failing) -> Result
  ) {
    self.init { note -> (First, Second) throws -> Result in
      { do { return try body($0, $1) } catch { throw note(error) } }
    }
  }

  /// Wraps a closure with an `inout` parameter.
  public init<First, Result, Failing: Error>(
    _ body: @escaping (inout First) throws(Failing) -> Result
  ) {
    self.init { note -> (inout First) throws -> Result in
      { do { return try body(&$0) } catch { throw note(error) } }
    }
  }

  /// Wraps an async closure without parameters.
  public init<Result, Failing: Error>(_ body: @escaping () async throws(Failing) -> Result) {
    self.init { note -> () async throws -> Result in
      { do { return try await body() } catch { throw note(error) } }
    }
  }

  /// Wraps an async closure with one parameter.
  public init<First, Result, Failing: Error>(
    _ body: @escaping (First) async throws(Failing) -> Result
  ) {
    self.init { note -> (First) async throws -> Result in
      { do { return try await body($0) } catch { throw note(error) } }
    }
  }

  /// Wraps a closure, which notes its errors before it throws them.
  private init(_ wrap: (@escaping (any Error) -> any Error) -> Any) {
    noteWrapper()
    errors = Lock([])
    matched = wrap { [errors] error in
      errors.withLock { $0.append(error) }
      return error
    }
  }

  /// The errors that the closure has thrown.
  package var thrown: [any Error] { errors.withLock { $0 } }

  package var kept: Any? { Transient(matched).kept }
}
