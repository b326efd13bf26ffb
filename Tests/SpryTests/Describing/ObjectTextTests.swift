import Dispatch
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private enum Grade { case easy, hard }

private enum Rating { case stars(Int) }

private enum Shout: CustomStringConvertible {
  case hey

  var description: String { fatalError("this is code of the test") }
}

private struct Meters: Numeric {
  var magnitude: Int
  init(integerLiteral value: Int) { magnitude = value }
  init?(exactly source: some BinaryInteger) { magnitude = Int(source) }
  static func + (left: Meters, right: Meters) -> Meters { fatalError("this is code of the test") }
  static func - (left: Meters, right: Meters) -> Meters { fatalError("this is code of the test") }
  static func * (left: Meters, right: Meters) -> Meters { fatalError("this is code of the test") }
  static func *= (left: inout Meters, right: Meters) { fatalError("this is code of the test") }
}

private class Place {
  let name: String

  init(_ name: String) { self.name = name }
}

private final class Alp: Place {
  let height = 1_600.5
  let isOpen: Bool
  let grade: Grade? = .hard
  let cows = 12 as UInt8
  /// Another thread may be changing it.
  var milk = 7

  init(_ name: String, isOpen: Bool = true) {
    self.isOpen = isOpen
    super.init(name)
  }
}

private final class Lodge {
  lazy var sign: String = "Lodge"
  let beds = 8
}

/// None of its properties is shown.
private final class Cellar {
  let wheels = ["Gruyère"]
  let rating = Rating.stars(3)
  let shout = Shout.hey
  let depth: Meters = 4
  let note: String? = nil
  let place = Place("Alpiglen")
}

private final class Herder {
  unowned let place: Place
  unowned(unsafe) let other: Place
  weak var friend: Place?
  let name = "Vreni"

  init(_ place: Place) {
    self.place = place
    unsafe other = place
    friend = place
  }
}

private final class Mirrored: CustomReflectable {
  let name = "a"

  var customMirror: Mirror { fatalError("this is code of the test") }
}

private actor Warden {
  let name = "Ueli"
}

private final class FakeHerd: Spryable {
  enum Function: String, StringRepresentable { case call }

  let spryStorage = SpryStorage()
  var size = 3
}

@Suite("Objects print their simple properties") struct ObjectTextTests {
  private let ranger = FakeRanger()

  private func text(_ value: Any?) -> String { FakeNotebook.text(value) ?? "" }

  @Test func propertiesOfSuperclassesComeFirst() {
    #expect(text(Place("Alpiglen")) == #"<Place name: "Alpiglen">"#)
    #expect(
      text(Alp("Grund"))
        == #"<Alp name: "Grund", height: 1600.5, isOpen: true, grade: .hard, c…>"#)
  }

  @Test func textHasAtMostSixtyCharacters() {
    let exact = String(repeating: "a", count: 60 - #"name: """#.count)
    #expect(text(Place(exact)) == #"<Place name: "\#(exact)">"#)
    #expect(text(Place(exact + "b")) == #"<Place name: "\#(exact)b…>"#)
  }

  @Test func propertiesCountAsALevel() {
    func nested(_ depth: Int) -> Any {
      (0..<depth).reduce(Place("Alpiglen") as Any) { value, _ in [value] }
    }
    #expect(text(nested(4)) == #"[[[[<Place name: "Alpiglen">]]]]"#)
    #expect(text(nested(5)) == "[[[[[<Place name: …>]]]]]")
  }

  @Test func otherPropertiesAreNotShown() {
    #expect(text(Cellar()) == "<Cellar>")
    let lodge = Lodge()
    #expect(lodge.sign == "Lodge")
    #expect(text(lodge) == "<Lodge beds: 8>")
  }

  @Test func unownedObjectsThatAreGoneAreNotRead() {
    var place: Place? = Place("Grund")
    let herder = place.map { Herder($0) }
    place = nil
    #expect(text(herder) == #"<Herder name: "Vreni">"#)
  }

  @Test func mirrorsActorsAndFakesPrintAsTypes() {
    let objects: [Any] = [Warden(), FakeHerd(), ranger]
    #expect(objects.map(text) == ["<Warden>", "<FakeHerd>", "<FakeRanger>"])
    #expect(Shape.simpleProperties(of: Mirrored()).isEmpty)
    #expect(Shape.simpleProperties(of: 7).isEmpty)
    #expect(Shape.simpleProperties(of: ["a"]).isEmpty)
  }

  @Test func objectsInsideOtherValuesPrintTheirProperties() {
    #expect(text([Place("Grund")]) == #"[<Place name: "Grund">]"#)
    #expect(text((1, Place("Grund"))) == #"(1, <Place name: "Grund">)"#)
  }

  @Test func instancesThatPrintAlikeAreToldApart() {
    let grund = Place("Grund")
    ranger.stub(.anything).andReturn()
    let _: Void = ranger.anything(grund)
    #expect(
      ranger.didCall(.anything, with: Place("Grund")).failureMessage.evidence == [
        #"anything(<Place name: "Grund">)"#,
        #"argument 1: expected <Place name: "Grund">, received a different instance"#,
        #"1. anything(<Place name: "Grund">)"#,
      ])
    let other = ranger.didCall(.anything, with: Place("Alpiglen"))
    #expect(
      other.outline == #"notReceived FakeRanger.anything(<Place name: "Alpiglen">) 0 of atLeast(1)"#
    )
    #expect(
      other.failureMessage.evidence[1]
        == #"argument 1: expected <Place name: "Alpiglen">, received <Place name: "Grund">"#)
  }

  /// Its closure can't be read on Linux.
  @Test func workItemPrintsAsItsType() {
    #expect(text(DispatchWorkItem {}) == "<DispatchWorkItem>")
  }

  @Test func structShowsAtMostThirtyTwoProperties() {
    struct Tally: CustomReflectable {
      let count: Int
      var customMirror: Mirror {
        Mirror(
          self, children: (0..<count).map { (label: "a\($0)", value: $0) }, displayStyle: .struct)
      }
    }
    #expect(text(Tally(count: 32)).hasSuffix("a31: 31)"))
    #expect(text(Tally(count: 33)).hasSuffix("a31: 31, …)"))
    #expect(text([Tally(count: 17)]).hasSuffix("a15: 15, …)]"))
    #expect(text([[[[Tally(count: 5)]]]]).hasSuffix("a3: 3, …)]]]]"))
  }

  @Test func collectionThatPresentsMillionsOfElementsIsReadInPart() {
    struct Herd: CustomReflectable {
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: 0..<100_000_000, displayStyle: .collection)
      }
    }
    #expect(text(Herd()).hasPrefix("[0, 1, 2, "))
  }
}
