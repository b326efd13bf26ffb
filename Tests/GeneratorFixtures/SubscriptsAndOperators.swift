// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol TrailTable {
  subscript(index: Int) -> String { get set }
  subscript(row row: Int, column column: Int) -> Int { get }
  subscript(day: String) -> Int { get throws }
  static subscript(key: String) -> Int { get }
}

prefix operator ^^
postfix operator ^^
prefix operator √
infix operator <~>

public protocol Distance {
  static func + (left: Self, right: Self) -> Int
  static func <~> (left: Self, right: Int) -> Bool
  static prefix func - (value: Self) -> Int
  static prefix func ^^ (value: Self) -> Int
  static prefix func √ (value: Self) -> Int
  static postfix func ^^ (value: Self) -> Int
}
