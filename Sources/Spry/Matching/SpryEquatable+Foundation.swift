public import Foundation

extension NSObject: SpryEquatable {}
