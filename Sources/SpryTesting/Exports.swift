// A test file needs one import.
@_exported public import Spry
