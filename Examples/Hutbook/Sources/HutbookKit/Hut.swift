/// A mountain hut with beds to book.
struct Hut: Hashable, Sendable {
  let name: String
  let altitude: Int
}

/// Why a night at a hut cannot be booked.
enum BookingError: Error, Equatable {
  case hutIsFull
  case noConnection
}
