/// What a test can specify in place of a plain value; `untyped` is the matcher that stubs and
/// verifications use.
///
/// It isn't limited to classes, because a cast to one that is converts whole lists.
package protocol Matcher { var untyped: Argument { get } }
