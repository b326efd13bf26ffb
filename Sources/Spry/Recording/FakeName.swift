/// The name of a fake, as a number, because copying a string would slow down every call.
package struct FakeName: Sendable {
  private static let texts = Lock<[String]>([])

  private let index: Int

  package init(_ text: String) {
    index = Self.texts.withLock { texts in
      texts.append(text)
      return texts.count - 1
    }
  }

  package var text: String { Self.texts.withLock { [index] in $0[index] } }
}
