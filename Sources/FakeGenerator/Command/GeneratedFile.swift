/// The file of a fake.
package struct GeneratedFile: Hashable, Sendable {
  /// Its path, relative to the package.
  package var path: String
  /// The command that generates it.
  package var command: String
  /// The name of the faked type.
  var typeName: String
  /// The module that declares the faked type.
  var module: String
  /// The file without its header.
  var body: String

  /// The whole file.
  package var text: String {
    FileHeader(typeName: typeName, command: command, checksum: FileHeader.checksum(of: body)).text
      + "\n\n" + body
  }

  /// Compares an existing file with this one, except for the header and whitespace.
  ///
  /// - Parameters:
  ///   - old: The existing text, or `nil` if there is no file.
  ///   - isOwn: Whether the command comes from the header of that file.
  /// - Returns: The result.
  package func comparison(with old: String?, isOwn: Bool = false) -> Comparison {
    guard let old else { return .missing }
    guard let (header, oldBody) = FileHeader.read(old) else {
      return .foreign(.handWritten(path: path))
    }
    if !isOwn, let other = header.otherType(than: typeName, of: module, body: oldBody) {
      return .foreign(.otherFake(typeName, path: path, of: other))
    }
    let (oldSum, sum) = (FileHeader.checksum(of: oldBody), FileHeader.checksum(of: body))
    if oldSum == sum { return .upToDate }
    let isEdited = header.checksum.map { $0 != oldSum } ?? false
    return isEdited ? .edited(isStale: header.checksum != sum) : .stale
  }

  /// The result of comparing an existing file with one that the generator would write.
  package enum Comparison: Hashable, Sendable {
    case missing, upToDate, stale
    /// It was edited by hand, and is stale apart from that if the type has changed.
    case edited(isStale: Bool)
    /// It isn't a fake of the same type, and this diagnostic says what it is.
    case foreign(Diagnostic)
  }
}
