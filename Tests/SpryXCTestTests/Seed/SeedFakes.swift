import SpryXCTest

// The protocol to fake.

protocol StringServing: AnyObject {
  var readonlyProperty: String { get }
  var readwriteProperty: String { get set }
  func giveMeAString(arg1: Bool, arg2: String) -> String
  func hereAreTwoStrings(string1: String, string2: String) -> Bool
  func iHaveACompletionClosure(string: String, completion: @escaping () -> Void)
  static func giveMeAString(arg1: Bool, arg2: String) -> String
  static func imAClassFunction()
}

// A fake for the protocol that records calls and returns stubbed values.

final class FakeStringService: StringServing, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case giveMeAString = "giveMeAString(arg1:arg2:)"
    case imAClassFunction = "imAClassFunction()"
  }

  enum Function: String, StringRepresentable {
    case readonlyProperty = "readonlyProperty"
    case readwriteProperty = "readwriteProperty"
    case giveMeAString = "giveMeAString(arg1:arg2:)"
    case hereAreTwoStrings = "hereAreTwoStrings(string1:string2:)"
    case iHaveACompletionClosure = "iHaveACompletionClosure(string:completion:)"
  }

  var readonlyProperty: String {
    stubbedValue()
  }

  var readwriteProperty: String {
    get {
      stubbedValue()
    }
    set {
      recordCall(arguments: newValue)
    }
  }

  func giveMeAString(arg1: Bool, arg2: String) -> String {
    spryify(arguments: arg1, arg2)
  }

  func hereAreTwoStrings(string1: String, string2: String) -> Bool {
    spryify(arguments: string1, string2)
  }

  func iHaveACompletionClosure(string: String, completion: @escaping () -> Void) {
    spryify(arguments: string, completion)
  }

  static func giveMeAString(arg1: Bool, arg2: String) -> String {
    spryify(arguments: arg1, arg2)
  }

  static func imAClassFunction() {
    spryify()
  }
}

// A fake that only returns stubbed values.

final class StubStringService: Stubbable {
  enum ClassFunction: String, StringRepresentable {
    case imAClassFunction = "imAClassFunction()"
  }

  enum Function: String, StringRepresentable {
    case readwriteProperty = "readwriteProperty"
    case giveMeAString = "giveMeAString(arg1:arg2:)"
  }

  var readwriteProperty: String {
    get {
      stubbedValue()
    }
    set {}
  }

  func giveMeAString(arg1: Bool, arg2: String) -> String {
    stubbedValue(arguments: arg1, arg2)
  }

  static func imAClassFunction() {
    stubbedValue()
  }
}
