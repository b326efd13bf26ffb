/// What a test specifies an argument with, other than a plain value; `untyped` is the matcher as
/// stubs and verifications use it.
///
/// It isn't limited to classes, because a cast to one that is converts whole lists.
package protocol Matcher { var untyped: Argument { get } }
