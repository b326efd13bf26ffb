import SpryTesting

@testable import HutbookKit

extension FakeBedService {
  /// Calls back immediately with a number of beds.
  func answerFreeBeds(_ answer: Result<Int, BookingError>) {
    typealias Completion = @Sendable (Result<Int, BookingError>) -> Void
    stub(.freeBeds).andDo { (_: Hut, _: Int, completion: @escaping Completion) in completion(answer)
    }
  }

  /// Calls back with the result of the booking.
  func answerBooking(_ answer: Result<String, BookingError>) {
    typealias Completion = @Sendable (Result<String, BookingError>) -> Void
    stub(.book).andDo { (_: Int, _: Hut, _: Int, completion: @escaping Completion) in
      completion(answer)
    }
  }
}
