extension Array {
  /// Returns the index of the first element that meets a condition, which all after it meet too.
  ///
  /// It's found by binary search, because a test may have a thousand stubs or answers.
  func bisect(_ isMet: (Element) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isMet(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
