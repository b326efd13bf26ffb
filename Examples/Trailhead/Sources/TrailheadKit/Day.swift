/// A day of the week.
enum Day: String, CaseIterable, Sendable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The day as a sentence has it: `Monday`.
  var name: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// This day and those after it, to Sunday.
  var restOfWeek: ArraySlice<Day> {
    Self.allCases.drop { $0 != self }
  }
}

extension Day: Decodable {
  // The standard message, "Cannot initialize Day from…", speaks to a programmer.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(rawValue: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a day of the week")
    }
    self = day
  }
}
