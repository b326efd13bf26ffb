"""Checks which mistakes `.ci/mutate` makes in small samples, without building them."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from mutation import kinds  # noqa: E402
from mutation.swift import Code, Names, Reader  # noqa: E402

# A kind, a line of code in a function, and the code that its mistakes write instead of the line.
SAMPLES = [
    ("comparison", "return a < b", ["return a <= b"]),
    ("number", "let limit = 5", ["let limit = 5 + 1", "let limit = 5 - 1"]),
    ("number", "return 0x39", ["return 0x39 + 1", "return 0x39 - 1"]),
    ("first", "for hut in huts { open(hut) }", ["for hut in (huts).prefix(1) { open(hut) }"]),
    ("first", "for (name, hut) in all.sorted(by: <) where hut.isOpen { open(hut) }",
     ["for (name, hut) in (all.sorted(by: <)).prefix(1) where hut.isOpen { open(hut) }"]),
    ("first", "for await hut in stream { open(hut) }", []),
    ("first", 'text.replacing("a", with: "b")',
     ['text.replacing("a", with: "b", maxReplacements: 1)']),
    ("first", 'text.replacing("a", with: "b", maxReplacements: 2)', []),
    ("first", "visit(names)", ["visit(Array((names).prefix(1)))"]),
    ("nil", "visit(values)", ["visit(values.filter { $0 != nil })"]),
    ("nil", "visit(names)", []),
    ("element", "let all = [a, b]", ["let all = [b]", "let all = [a]"]),
    ("element", "let one = [a]", []),
    ("element", "let part = list[a, b]", []),
    ("element", "let visit = { [a, b] in open(a) }", []),
    ("pattern", "switch a { case .x, .y(let b) where b: 1 case .z: 2 default: 3 }",
     ["switch a { case .x where false, .y(let b) where b: 1 case .z: 2 default: 3 }",
      "switch a { case .x, .y(let b) where b: 1 case .z where false: 2 default: 3 }"]),
    ("pattern", "switch a { case .x: 1 case .y: 2 }", []),
    ("text part", r'return "\(a) of \(b)"', [r'return " of \(b)"', r'return "\(a) of "']),
    ("text part", r'return "\t\n"', [r'return "\n"', r'return "\t"']),
    ("text part", 'return "Bern"', []),
    ("edge", "guard isOpen else { return }",
     ["guard isOpen && names.count < 2 else { return }",
      "guard isOpen && values.count < 2 else { return }"]),
    ("tie", "return (a, b) < (c, d)", ["return a < c"]),
    ("tie", "return (a, b, c) == (d, e, f)", ["return (a, b) == (d, e)"]),
    ("tie", "return (a + b) < (c + d)", []),
    ("truth", "open(isOpen: isOpen)", ["open(isOpen: true)", "open(isOpen: false)"]),
    ("truth", "let isOpen = hut.isOpen", []),
    ("autoclosure", "visit(names)", ["_ = message(); visit(names)"]),
    ("condition", "return a && b", ["return a", "return b"]),
]
HEAD = "func walk(_ names: [String], _ values: [Int?], _ message: @autoclosure () -> String) {"


def mistakes(kind, line):
    """Returns the lines that the mistakes of a kind write."""
    text = f"{HEAD}\n  {line}\n}}\n"
    codes = [Code("Walk.swift", text, tokens) for tokens in Reader(text).streams]
    for code in codes:
        code.bindings, code.names = codes[-1].bindings, Names(codes)
    found = [mutant.complete(kind, template).lines[1] for code in codes
             for index in range(len(code.tokens)) if index not in code.frozen
             for name, find, *templates in kinds.table() if name == kind
             for mutant in find(code, index) for template in templates]
    return list(dict.fromkeys(found))


def main():
    wrong = 0
    for kind, line, expected in SAMPLES:
        found = mistakes(kind, line)
        if found != expected:
            wrong += 1
            print(f"error: {kind} in {line}\n  makes    {found}\n  expected {expected}")
    covered = {kind for kind, _, expected in SAMPLES if expected}
    unknown = covered - {name for name, *_ in kinds.table()}
    if wrong or unknown:
        sys.exit(f"error: {wrong} samples have other mistakes; unknown kinds: {sorted(unknown)}")
    print(f"the mistakes in {len(SAMPLES)} samples are as expected")


main()
