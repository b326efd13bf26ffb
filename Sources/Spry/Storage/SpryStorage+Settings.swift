// What a test sets for one fake.
extension SpryStorage {
  /// The fake's name in failures, which tells several fakes of one type apart.
  ///
  /// ```swift
  /// backup.spryStorage.name = "backup"  // FakeTrailStore "backup" did not receive …
  /// ```
  public var name: String? {
    get { state.withLock { $0.name }?.text }
    set { state.withLock { [name = newValue.map(FakeName.init)] in $0.name = name } }
  }

  /// What happens when this fake receives a call and the function has no stub.
  ///
  /// ```swift
  /// store.spryStorage.unstubbedPolicy = .returnDefault
  /// ```
  ///
  /// If it's `nil`, the test's policy applies, or ``SpryConfiguration/unstubbedPolicy`` if the test
  /// has none either.
  public var unstubbedPolicy: SpryConfiguration.UnstubbedPolicy? {
    get { state.withLock { $0.settings.policy } }
    set { state.withLock { $0.settings.policy = newValue } }
  }

  /// Sets a type's default value for this fake.
  ///
  /// ```swift
  /// let hut = FakeHut()
  /// registry.spryStorage.unstubbedPolicy = .returnDefault
  /// registry.spryStorage.setDefault(for: (any Hut).self) { hut }
  /// ```
  ///
  /// Without a stub, every member of `registry` that returns `any Hut` then returns `hut`.
  /// Without the policy, the test also fails. The value applies to exactly this type, so the
  /// default value for `(any Hut)?` is still `nil`. It takes precedence over the type's own default
  /// value and over those of the test and of the process.
  ///
  /// The value remains when calls and stubs are reset. The fake retains the closure and what it
  /// captures.
  ///
  /// - Parameters:
  ///   - type: The type that members return. If it already has a default value here, the new one
  ///     replaces it.
  ///   - make: A closure that creates the value. It's called each time a member needs one, on the
  ///     thread of the call.
  public func setDefault<Value>(for type: Value.Type, _ make: @escaping () -> Value) {
    discard { $0.settings.defaults.set(type, make) }
  }

  /// Sets a type's default value for calls on the main actor, on which the closure is called.
  public func setDefault<Value>(
    for type: Value.Type, _ make: @escaping @MainActor () -> Value
  ) { discard { $0.settings.defaults.set(type, DefaultValues.onMainActor(make)) } }

  /// Removes the default value that `setDefault` has set for a type.
  ///
  /// ```swift
  /// registry.spryStorage.removeDefault(for: (any Hut).self)
  /// ```
  ///
  /// Then the default value of the test or of the process applies again, or the type's own if there
  /// is none. If no default value was set, nothing happens.
  ///
  /// - Parameter type: The type that was passed to `setDefault`.
  public func removeDefault<Value>(for type: Value.Type) {
    discard { $0.settings.defaults.set(type, nil) }
  }

  /// The policy that applies to a call now.
  var policy: SpryConfiguration.UnstubbedPolicy {
    unstubbedPolicy ?? testSettings.policy ?? SpryConfiguration.unstubbedPolicy
  }

  /// The default values that apply to a call now.
  var defaults: DefaultValues {
    SpryConfiguration.settings.defaults.overridden(by: testSettings.defaults)
      .overridden(by: state.withLock { $0.settings.defaults })
  }

  /// What the running test specifies about calls that no stub matches.
  ///
  /// That is the test that makes the call. On a thread that doesn't know its test, it is the test
  /// that made the fake.
  private var testSettings: UnstubbedSettings {
    let scope = TestScope.current
    if scope.isOfOneTest { return scope.settings }
    return Reporting.isTestRunning || !scopeLedger.isOpen ? UnstubbedSettings() : scopeSettings
  }
}
