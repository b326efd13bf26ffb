/// What one level, a fake, a test, or the process, determines about calls that no stub matches.
package struct UnstubbedSettings: Sendable {
  /// The policy, or `nil` to use that of the next level.
  package var policy: SpryConfiguration.UnstubbedPolicy?
  /// The default values, which take precedence over those of the next level.
  package var defaults = DefaultValues()

  package init(policy: SpryConfiguration.UnstubbedPolicy? = nil) { self.policy = policy }
}
