// Apple's frameworks have a part in Swift, too, which adds to the one in Objective-C.
@_exported import UIKit
