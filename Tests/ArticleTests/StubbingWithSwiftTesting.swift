import SpryTesting
import Testing

// The code for Swift Testing in the article about stubbing.
@Suite(.spry(policy: .returnDefault, defaults: [.init(for: (any Hut).self) { FakeHut() }]))
struct HutTests {
  let registry = FakeHutRegistry()

  @Test func findsAHutEverywhere() {
    #expect(registry.hut(near: "Kandersteg") is FakeHut)
  }
}
