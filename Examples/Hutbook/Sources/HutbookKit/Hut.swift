/// A mountain hut with beds to book.
struct Hut: Hashable, Sendable {
  let name: String
  let altitude: Int
}

/// A reason why a night at a hut can't be booked.
enum BookingError: Error, Equatable {
  case hutIsFull
  case noConnection
}
