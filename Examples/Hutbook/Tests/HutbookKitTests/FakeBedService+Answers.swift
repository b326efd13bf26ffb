import SpryTesting

@testable import HutbookKit

extension FakeBedService {
  /// Stubs requests for the number of free beds with an immediate result.
  func answerFreeBeds(_ answer: Result<Int, BookingError>) {
    typealias Completion = @Sendable (Result<Int, BookingError>) -> Void
    stub(.freeBeds).andDo { (_: Hut, _: Int, completion: @escaping Completion) in completion(answer)
    }
  }

  /// Stubs bookings with an immediate result.
  func answerBooking(_ answer: Result<String, BookingError>) {
    typealias Completion = @Sendable (Result<String, BookingError>) -> Void
    stub(.book).andDo { (_: Int, _: Hut, _: Int, completion: @escaping Completion) in
      completion(answer)
    }
  }
}
