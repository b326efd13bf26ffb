// This way, a test file doesn't have to import Spry as well.
@_exported public import Spry
