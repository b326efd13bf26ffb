/// A day of the week.
enum Day: String, CaseIterable, Sendable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The day's name as it appears in a sentence, such as `Monday`.
  var name: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// The days from this one to Sunday.
  var restOfWeek: ArraySlice<Day> {
    Self.allCases.drop { $0 != self }
  }
}

extension Day: Decodable {
  // The default message, "Cannot initialize Day from…", is meant for programmers.
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
