import Spry
import Testing

/// A value that does something in its deinitializer.
private final class Farewell: Sendable {
  private let say: @Sendable () -> Void

  init(_ say: @escaping @Sendable () -> Void) { self.say = say }

  deinit { say() }
}

private struct OneType {}
private struct OtherType {}

/// What runs when a value is freed belongs to the test, and may use what kept the value.
@Suite("A value that is freed may use Spry", .timeLimit(.minutes(5))) struct FreedValueTests {
  @Test func oldValueOfAnInoutParameter() {
    let seen = ArgumentCaptor()
    let fake = Fake(seen)
    let parameter = Inout<Farewell?>(nil)
    parameter.value = Farewell { fake.note(parameter.value == nil) }
    parameter.value = nil
    #expect(seen.values(as: Bool.self) == [true])
  }

  @Test func closureOfADefaultValue() {
    let seen = ArgumentCaptor()
    let fake = Fake(seen)
    let farewell = {
      Farewell {
        SpryConfiguration.removeDefault(for: OtherType.self)
        fake.note(true)
      }
    }
    SpryConfiguration.setDefault(for: OneType.self) { [kept = farewell()] in
      withExtendedLifetime(kept) { OneType() }
    }
    SpryConfiguration.setDefault(for: OneType.self) { [kept = farewell()] in
      withExtendedLifetime(kept) { OneType() }
    }
    #expect(seen.count == 1)
    SpryConfiguration.removeDefault(for: OneType.self)
    #expect(seen.values(as: Bool.self) == [true, true])
  }

  /// Notes what deinitializers say.
  private final class Fake: Spryable, Sendable {
    enum Function: String, StringRepresentable { case note }
    let spryStorage = SpryStorage()
    init(_ captor: ArgumentCaptor) { stub(.note).with(captor).andReturn() }
    func note(_ value: Bool) { spryify(arguments: value) }
  }
}
