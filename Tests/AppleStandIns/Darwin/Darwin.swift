// With a module of this name, `canImport(Darwin)` is true.
