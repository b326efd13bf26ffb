// Generated from Thermos. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Thermos --module GeneratorFixtures
// Checksum: d217659ad259f5eb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeThermos: Thermos, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
