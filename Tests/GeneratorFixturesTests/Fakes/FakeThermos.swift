// Generated from Thermos. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Thermos --module GeneratorFixtures
// Checksum: cc48602ccd139ba2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

nonisolated final class FakeThermos: Thermos, Spryable {
  enum Function: String, GeneratedFunction {
    case level
    case pour = "pour(_:cups:)"
    case note = "note(_:_:_:_:_:_:isFull:in:)"
    case hide = "hide(_:_:_:)"
  }

  let spryStorage = SpryStorage()

  override var level: Int {
    get { stubbedValue(.level) }
    set { recordCall(.level, arguments: newValue) }
  }

  override func pour(@Clamped _ amount: Int, cups: Int = 2) -> Int {
    spryify(.pour, arguments: amount, cups)
  }

  override func note(
    _ text: String = "a, \"b\" (c", _ other: String? = nil, _ hours: [Int] = [1, 2],
    _ places: [String: Int] = [:], _ heat: Double = -1.5, _ error: WalkError = .closed,
    isFull: Bool = true, in function: String = #function
  ) -> String {
    spryify(.note, arguments: text, other, hours, places, heat, error, isFull, function)
  }

  override func hide(_ count: Int, _ isLess: Bool, _ last: Int = 7) -> Int {
    spryify(.hide, arguments: count, isLess, last)
  }
}

nonisolated extension FakeThermos {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeThermos
    var level: TypedProperty<Int> { TypedProperty(.level, of: fake) }
    typealias PourCall = TypedCall<(Int, Int) -> Void, Int, Never>
    func pour(_ amount: Int, cups: Int) -> PourCall { .init(fake.call(.pour, with: amount, cups)) }
    @_disfavoredOverload func pour(_ amount: Int, cups: TypedArgument<Int> = .anything) -> PourCall { .init(fake.call(.pour, with: amount, cups)) }
    @_disfavoredOverload func pour(_ amount: TypedArgument<Int> = .anything, cups: Int) -> PourCall { .init(fake.call(.pour, with: amount, cups)) }
    @_disfavoredOverload func pour(_ amount: TypedArgument<Int> = .anything, cups: TypedArgument<Int> = .anything) -> PourCall { .init(fake.call(.pour, with: amount, cups)) }
    typealias NoteCall = TypedCall<(String, String?, [Int], [String: Int], Double, WalkError, Bool, String) -> Void, String, Never>
    func note(_ text: String, _ other: String?, _ hours: [Int], _ places: [String: Int], _ heat: Double, _ error: WalkError, isFull: Bool, in function: String) -> NoteCall { .init(fake.call(.note, with: text, other, hours, places, heat, error, isFull, function)) }
    @_disfavoredOverload func note(_ text: TypedArgument<String> = .anything, _ other: TypedArgument<String?> = .anything, _ hours: TypedArgument<[Int]> = .anything, _ places: TypedArgument<[String: Int]> = .anything, _ heat: TypedArgument<Double> = .anything, _ error: TypedArgument<WalkError> = .anything, isFull: TypedArgument<Bool> = .anything, in function: TypedArgument<String> = .anything) -> NoteCall { .init(fake.call(.note, with: text, other, hours, places, heat, error, isFull, function)) }
    typealias HideCall = TypedCall<(Int, Bool, Int) -> Void, Int, Never>
    func hide(_ count: Int, _ isLess: Bool, _ last: Int) -> HideCall { .init(fake.call(.hide, with: count, isLess, last)) }
    @_disfavoredOverload func hide(_ count: Int, _ isLess: Bool, _ last: TypedArgument<Int> = .anything) -> HideCall { .init(fake.call(.hide, with: count, isLess, last)) }
    @_disfavoredOverload func hide(_ count: Int, _ isLess: TypedArgument<Bool> = .anything, _ last: Int) -> HideCall { .init(fake.call(.hide, with: count, isLess, last)) }
    @_disfavoredOverload func hide(_ count: Int, _ isLess: TypedArgument<Bool> = .anything, _ last: TypedArgument<Int> = .anything) -> HideCall { .init(fake.call(.hide, with: count, isLess, last)) }
    @_disfavoredOverload func hide(_ count: TypedArgument<Int> = .anything, _ isLess: Bool, _ last: Int) -> HideCall { .init(fake.call(.hide, with: count, isLess, last)) }
    @_disfavoredOverload func hide(_ count: TypedArgument<Int> = .anything, _ isLess: Bool, _ last: TypedArgument<Int> = .anything) -> HideCall { .init(fake.call(.hide, with: count, isLess, last)) }
    @_disfavoredOverload func hide(_ count: TypedArgument<Int> = .anything, _ isLess: TypedArgument<Bool> = .anything, _ last: Int) -> HideCall { .init(fake.call(.hide, with: count, isLess, last)) }
    @_disfavoredOverload func hide(_ count: TypedArgument<Int> = .anything, _ isLess: TypedArgument<Bool> = .anything, _ last: TypedArgument<Int> = .anything) -> HideCall { .init(fake.call(.hide, with: count, isLess, last)) }
  }
}
