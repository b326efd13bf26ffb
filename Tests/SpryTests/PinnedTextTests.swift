import Foundation
import Testing

/// Tests of rules check which failure it is, as a value, so that a better word doesn't break them.
@Suite("Sentences of failures are pinned in one folder") struct PinnedTextTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder whose tests are about words.
  private static let folder = "SpryTests/Describing/"

  /// The text of each Swift file, keyed by its path below `Tests`.
  private static let files: [String: String] = {
    let paths =
      FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.reduce(into: [:]) {
      $0[$1] = try? String(contentsOf: tests.appendingPathComponent($1), encoding: .utf8)
    }
  }()

  @Test(arguments: [
    "All calls", "Calls were not received in order", "Closest call", "Spry can't tell whether",
    "Spry stopped the process", "as already reported", "did not receive", "has no stub for",
    "reported separately:",
  ])
  func sentenceStandsInTestsOfTexts(sentence: String) {
    let paths = Self.files.filter { $0.value.contains(sentence) && !#filePath.hasSuffix($0.key) }
      .keys.sorted()
    #expect(paths.contains { $0.hasPrefix(Self.folder) })
    let others = paths.filter { !$0.hasPrefix(Self.folder) }
    #expect(others == [], "Compare an outline there, or move the text to \(Self.folder).")
  }
}
