import Spry
import SpryTestSupport
import Testing

enum DogFood: Sendable {
  case tableScraps, dry, wet

  var digested: String { "\(self), digested" }
}

class Dog {
  private var stomach: [DogFood] = []

  func bark() -> String { "woof!" }
  func eat(food: DogFood) { stomach.append(food) }
  func digest() -> String? { stomach.isEmpty ? nil : stomach.removeFirst().digested }
}

/// The fake from JakeFake's guide.
///
/// With JakeFake, the enum's cases have the arguments as associated values, and `==` and
/// `hashValue` are written by hand. Spry records the arguments separately and compares them.
final class FakeDog: Dog, Spryable {
  enum Function: String, StringRepresentable {
    case bark = "bark()"
    case eat = "eat(food:)"
    case digest = "digest()"
  }

  // Replaces JakeFake's `let faker: JakeFaker<Function> = JakeFaker()`, and can be omitted.
  let spryStorage = SpryStorage()

  override func bark() -> String {
    recordCall()
    return stubbedValue(as: String.self)
  }

  override func eat(food: DogFood) {
    recordCall(arguments: food)
  }

  override func digest() -> String? {
    spryify()
  }
}

/// The code in the article about JakeFake, with checks that it works.
@Suite struct ComingFromJakeFakeTests {
  private let dog = FakeDog()

  @Test func argumentsCanBeIgnored() {
    dog.eat(food: .dry)
    dog.eat(food: .wet)
    #expect(!dog.didCall(.eat, with: DogFood.tableScraps).success)
    #expect(dog.callCount(of: .eat, with: DogFood.tableScraps) == 0)
    // Ignored arguments don't need a placeholder value.
    #expect(dog.didCall(.eat).success)
    #expect(dog.callCount(of: .eat) == 2)
  }

  @Test func stubComputesWithAClosure() {
    dog.stub(.digest).andDo { "Upset tummy" }
    #expect(dog.digest() == "Upset tummy")
    #expect(dog.didCall(.digest).success)
  }

  @Test func callsAndStubsAreReset() {
    dog.stub(.bark).andReturn("wuff!")
    #expect(dog.bark() == "wuff!")
    dog.resetCallsAndStubs()
    #expect(dog.recordedCalls.isEmpty)
    #expect(failures { _ = dog.bark() }.count == 1)
  }
}
