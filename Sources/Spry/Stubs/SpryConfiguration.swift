/// Settings that apply to every fake in the process.
public enum SpryConfiguration {
  private static let lock = Lock(UnstubbedSettings())

  /// All settings together.
  package static var settings: UnstubbedSettings {
    get { lock.withLock { $0 } }
    // What made the default values before is freed outside the lock.
    set { _ = lock.withLock { exchange(&$0, with: newValue) } }
  }

  /// What happens when a fake receives a call and the function has no stub.
  ///
  /// This policy applies if neither the fake nor the test sets one. The default is
  /// ``UnstubbedPolicy/allowVoid``. You can set it from any thread.
  ///
  /// In XCTest, a policy that is set in `setUp()` or in a test ends with that test, and one that is
  /// set in `class func setUp()` ends with that class. In Swift Testing, use `.spry(policy:)`,
  /// because the policy of the process affects all tests, including those that run at the same
  /// time.
  public static var unstubbedPolicy: UnstubbedPolicy {
    get { settings.policy ?? .allowVoid }
    set { lock.withLock { $0.policy = newValue } }
  }

  /// Sets a type's default value for all fakes in the process.
  ///
  /// Use it for a type that can't conform to ``DefaultProvidable``, such as a protocol or a class
  /// of another module, so that a missing stub fails only one test:
  ///
  /// ```swift
  /// SpryConfiguration.setDefault(for: (any TrailStore).self) { FakeTrailStore() }
  /// ```
  ///
  /// A member without a stub then returns a `FakeTrailStore`. The value applies to exactly this
  /// type, so the default value for `(any TrailStore)?` is still `nil`. It takes precedence over
  /// the type's own default value. Default values of a test, `.spry(defaults:)`, and of a fake,
  /// ``SpryStorage/setDefault(for:_:)-(_,()->Value)``, take precedence over those of the process.
  ///
  /// In XCTest, a value that is set in `setUp()` or in a test ends with that test, and one that is
  /// set in `class func setUp()` ends with that class. In Swift Testing, use `.spry(defaults:)`,
  /// because the values of the process affect all tests, including those that run at the same time.
  /// You can set it from any thread.
  ///
  /// - Parameters:
  ///   - type: The type that members return. If it already has a default value here, the new one
  ///     replaces it.
  ///   - make: A closure that creates the value. It's called each time a member needs one, on the
  ///     thread of the call.
  public static func setDefault<Value>(
    for type: Value.Type, _ make: sending @escaping () -> Value
  ) { _ = lock.withLock { $0.defaults.set(type, make) } }

  /// Sets a type's default value for calls on the main actor, on which the closure is called.
  ///
  /// ```swift
  /// SpryConfiguration.setDefault(for: (any MapView).self) { @MainActor in FakeMapView() }
  /// ```
  public static func setDefault<Value>(
    for type: Value.Type, _ make: @escaping @MainActor () -> Value
  ) { _ = lock.withLock { $0.defaults.set(type, DefaultValues.onMainActor(make)) } }

  /// Removes the default value that `setDefault` has set for a type.
  ///
  /// ```swift
  /// SpryConfiguration.removeDefault(for: (any TrailStore).self)
  /// ```
  ///
  /// The type's own default value applies again, if it has one. If no default value was set,
  /// nothing happens.
  ///
  /// - Parameter type: The type that was passed to `setDefault`.
  public static func removeDefault<Value>(for type: Value.Type) {
    _ = lock.withLock { $0.defaults.set(type, nil) }
  }
}
