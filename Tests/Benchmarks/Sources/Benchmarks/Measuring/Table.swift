import Foundation

/// A Markdown table of rows, which also reads well in a terminal.
struct Table {
  let title: String
  let rows: [Row]

  private static let header = ["work", "Spry", "beside", "ratio", "limit", ""]

  /// The lines of the table.
  var lines: [String] {
    let cells = [Self.header] + rows.map(\.cells)
    let widths = Self.header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return [title, ""]
      + ([cells[0], rule] + cells.dropFirst()).map { line in
        "| \(zip(line, widths).map { $0.padded(to: $1) }.joined(separator: " | ")) |"
      }
  }
}

extension Row {
  fileprivate var cells: [String] {
    [
      work,
      text(of: amount),
      reference.map { "\($0.name) \(text(of: $0.amount))" } ?? "",
      ratio.map { "\(Self.number($0))×" } ?? "",
      limitText,
      isWithinLimit.map { $0 ? "ok" : "over" } ?? "",
    ]
  }

  private var limitText: String {
    switch limit {
    case .ratio(let most): "\(Self.number(most))×"
    case .amount(let most): text(of: most)
    case nil: ""
    }
  }

  private func text(of amount: Double) -> String {
    "\(Self.number(amount)) \(unit.rawValue)"
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 99.5 ? "%.1f" : "%.0f", value)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
