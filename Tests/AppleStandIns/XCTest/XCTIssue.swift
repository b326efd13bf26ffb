// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents them at the addresses given.

public import Foundation

// https://developer.apple.com/documentation/xctest/xctissue-swift.struct
public struct XCTIssue {
  // https://developer.apple.com/documentation/xctest/xctissuereference/issuetype
  public enum IssueType: Int, Sendable {
    case assertionFailure
    case thrownError
    case uncaughtException
    case performanceRegression
    case system
    case unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    fatalError()
  }
}

// https://developer.apple.com/documentation/xctest/xctsourcecodecontext
open class XCTSourceCodeContext: NSObject {
  open var callStack: [XCTSourceCodeFrame] { [] }
  open var location: XCTSourceCodeLocation? { nil }

  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {}
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(callStack: [], location: location)
  }
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStack: [], location: location)
  }
  public convenience override init() { self.init(location: nil) }
}

// https://developer.apple.com/documentation/xctest/xctsourcecodeframe
open class XCTSourceCodeFrame: NSObject {
  open var address: UInt64 { 0 }
}

// https://developer.apple.com/documentation/xctest/xctsourcecodelocation
open class XCTSourceCodeLocation: NSObject {
  open var fileURL: URL { fatalError() }
  open var lineNumber: Int { 0 }

  public init(fileURL: URL, lineNumber: Int) {}
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
  public convenience init(filePath: StaticString = #filePath, lineNumber: UInt = #line) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }
}

// https://developer.apple.com/documentation/xctest/xctattachment
open class XCTAttachment: NSObject {}
