"""The kinds of mistakes that `.ci/mutate` makes, and the places where it makes them.

A kind may occasionally be wrong about a place, because mutants that don't compile are dropped.
"""

import re

from mutation.swift import LEVELS, PAIRS, TYPES

# The code before and after the original that adds a mistake behind a switch.
EXPRESSION = "(Mutant.is({n}) ? ({mutated}) : (", "))"
STATEMENT = "if Mutant.is({n}) { {mutated} } else { ", " }"
MOVED = "if !Mutant.is({n}) { ", " }"

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">",
               "==": "!=", "!=": "==", "===": "!==", "!==": "==="}
TWINS = """min max  first last  hasPrefix hasSuffix  prefix suffix  dropFirst dropLast
           removeFirst removeLast  firstIndex lastIndex  lowerBound upperBound
           startIndex endIndex  allSatisfy contains""".split()
TWINS = {name: TWINS[index ^ 1] for index, name in enumerate(TWINS)}
STEPS = "sorted filter reversed dropFirst dropLast prefix suffix union subtracting joined".split()
# What to return or pass instead of a value of a type.
BLANKS = {"Bool": "!(<it>)", "Int": "<it> + 1", "String": '""', "Duration": ".zero",
          r".*\?": "nil", r"\[[^:]*\]|Set<.*|.*\.\.\.": "[]", r"\[.*:.*\]": "[:]"}


def table():
    """Returns each kind: its name, what it looks for, and what it writes.

    What it looks for is one of the functions below, which find a range of tokens, `<it>`, and name
    its parts.
    """
    return [
        ("comparison", operators(COMPARISONS), "<a> <other> <b>"),
        ("condition", operators(["&&", "||"]), "<a>", "<b>"),
        ("condition", conditions, "true"),
        ("branch", branches, "<separator>false"),
        ("number", tokens(r"\d+"), "<it> + 1", "<it> - 1"),
        ("truth", tokens("true|false"), "!<it>"),
        ("text", tokens(r'".+"'), '"mutated"'),
        ("negation", negations, "<operand>"),
        ("negation", members(["isEmpty"]), "!<of>.isEmpty"),
        ("negation", operators(["?"]), "!(<a>) ? <b>"),
        ("case", cases, ".<other>"),
        ("twin", members(TWINS), "<of>.<other><rest>"),
        ("step", members(STEPS), "<of><tail>"),
        ("argument", parameters, "<blank>"),
        ("statement", statements, ""),
        ("statement order", neighbors, "<it>"),
        ("argument order", swaps, "<call>"),
        ("argument order", operators(["+"]), "<b> + <a>"),
        ("fallback", operators(["??"]), "<b>", "(<a>)!"),
        ("result", results, "<blank>"),
        ("variable", variables, "<of><other>"),
        ("function", functions, "<call>"),
        ("weak", weak_assignments, "<it>; Mutant.keep(<value>)"),
        # What runs without the lock, and what runs or is freed under the lock.
        ("lock", locks, "unsafe (<body>)(&<lock>.state.pointee)<tail>"),
        ("lock", locks_with_tails, "<lock>.withLock { <unused>(<body>)(&$0)<tail> }"),
        ("lock", steps_after_locks, "<lock>.withLock { _ in <it> }"),
    ]


class Found:
    """A range of tokens, how to switch it, and its parts by name."""

    def __init__(self, code, first, last, switch=EXPRESSION, **parts):
        self.start, self.end, self.target = code.tokens[first].start, code.tokens[last].end, None
        self.first, self.last, self.switch = first, last, switch
        self.parts = {name: part if isinstance(part, str) else code.source(*part)
                      for name, part in parts.items()}
        self.parts["it"] = code.source(first, last)


# ---- What the kinds look for --------------------------------------------------------------------
#
# Each function finds the ranges that belong to one token.


def operators(names):
    """A binary operator, its operands `a` and `b`, and the `other` operator if there is one."""
    def find(code, index):
        text = code.text_at(index)
        if text not in names or not code.is_binary(index):
            return
        level = LEVELS[text]
        a, b = code.operand_start(index, level), code.operand_end(index, level * (text != "?"))
        # The order of numbers makes no difference.
        is_sum = text == "+" and re.search(r"\d$|[cC]ount$|[iI]ndex$", code.source(a, b))
        if a < index and not is_sum:
            other = names[text] if isinstance(names, dict) else ""
            yield Found(code, a, b, a=(a, index - 1), b=(index + 1, b), other=other)
    return find


def tokens(pattern):
    def find(code, index):
        is_value = code.text_at(index - 1) not in (".", "while")
        if is_value and re.fullmatch(pattern, code.text_at(index), re.S):
            yield Found(code, index, index)
    return find


def members(names):
    """A member, what it's a member `of`, and the `rest` of the chain or its `tail` after a call."""
    def find(code, index):
        name = code.text_at(index)
        if name not in names or code.text_at(index - 1) != ".":
            return
        start, end, after = code.chain_start(index), code.chain_end(index), index + 1
        while after <= end and code.text_at(after) in ("(", "{"):
            after = code.pair[after] + 1
        if start < index - 1 and code.text_at(start) != ".":
            yield Found(code, start, index if name == "isEmpty" else end, of=(start, index - 2),
                        other=names[name] if isinstance(names, dict) else "",
                        rest=(index + 1, end) if index < end else "",
                        tail=(after, end) if after <= end else "")
    return find


def conditions(code, index):
    """A clause of `if` or `guard`, or a `where`."""
    if code.text_at(index) == "where" and code.is_keyword(index):
        yield Found(code, index + 1, code.operand_end(index, 0))
    elif code.text_at(index) in ("if", "guard") and code.is_keyword(index):
        for first, last in code.split(index + 1, code.condition_end(index)):
            if not re.match("let$|var$|case$|#", code.text_at(first)):
                yield Found(code, first, last)


def branches(code, index):
    """A branch that can be never taken, a loop that can never run, or a `guard` that can exit."""
    text = code.text_at(index)
    # The `while` after a `repeat` doesn't start a block.
    is_tail = code.text_at(index - 1) == "}" and not code.tokens[index].first
    if text in ("if", "while", "for", "guard") and code.is_keyword(index) and not is_tail:
        end = code.condition_end(index)
        words = {token.text for token in code.tokens[index:end]}
        if not words & {"#available", "repeat", "true", "where"}:
            separator = "where " if text == "for" else ", "
            found = Found(code, end, end, (separator + "!Mutant.is({n}) ", ""), separator=separator)
            found.end = found.start
            yield found


def negations(code, index):
    is_prefix = code.tokens[index].gap or code.text_at(index - 1) in PAIRS
    if code.text_at(index) == "!" and is_prefix and not code.is_binary(index):
        end = code.chain_end(index + 1)
        yield Found(code, index, end, operand=(index + 1, end))


def cases(code, index):
    """A case of an enum, where an `other` one has the same values."""
    other = code.names.others.get(f".{code.text_at(index)}")
    is_implicit = code.tokens[index - 1].gap or code.text_at(index - 2) in PAIRS
    if other and code.text_at(index - 1) == "." and is_implicit:
        values = (index + 1, code.pair[index + 1]) if code.text_at(index + 1) == "(" else ""
        last = values[1] if values else index
        yield Found(code, index - 1, last, other=other[1:] + (code.source(*values) if values else ""))


def parameters(code, index):
    """A parameter that is passed on."""
    function = code.function_around(index)
    for name, kind, default in function.parameters if function else ():
        if name == code.text_at(index) and code.text_at(index - 1) in ("(", "[", ",", ":"):
            end = index + 2 * kind.startswith("@autoclosure")
            # Nothing works without parameters of the type `Any?`.
            value = default or kind != "Any?" and blank(kind, name)
            if value and not value.endswith(".self") and code.text_at(end + 1) in (",", ")", "]"):
                yield Found(code, index, end, blank=value)


def statements(code, index):
    """A call or assignment."""
    opener, first = code.inside[index], index
    is_start = code.tokens[index].first and code.tokens[index].kind == "word" and (
        code.text_at(index - 1) == ":" or not code.continues(index - 1))
    if not is_start or code.text_at(opener) != "{" or code.blocks.get(opener) in TYPES:
        return
    while code.text_at(first) in ("try", "await", "?", "!", "_", "="):
        first += 1
    if code.is_keyword(first) or re.match("get$|set$|willSet$|didSet$", code.text_at(first)):
        return
    end = code.statement_end(index)
    signs = [code.text_at(at) for at in range(index, end)
             if code.is_binary(at) and code.inside[at] == opener]
    is_assignment = signs[:1] in (["="], ["+="], ["-="])
    if is_assignment or code.chain_end(first) == end and code.text_at(end) in (")", "}"):
        yield Found(code, index, end, STATEMENT)


def neighbors(code, index):
    """A call or assignment that can come before the previous statement, the `target`."""
    first, last = code.previous.get(index, (0, 0))
    declared = {*re.findall(r"\b(?:let|var) \(?(\w+)", code.source(first, last))}
    for found in statements(code, index) if last else ():
        is_needed = declared & {*re.findall(r"\w+", found.parts["it"])}
        if not is_needed and code.text_at(first) not in ("case", "default", "return"):
            found.switch, found.target = MOVED, code.tokens[first].start
            yield found


def call(name, labels, values):
    arguments = (f"{label}: {value}" if label else value for label, value in zip(labels, values))
    return f"{name}({', '.join(arguments)})"


def swaps(code, index):
    """A call with two adjacent arguments of the same type."""
    name, labels, values, end = code.call_at(index)
    types = code.names.types.get((name, *labels), ())
    for at, (this, other) in enumerate(zip(types, types[1:])):
        if this == other and values[at] != values[at + 1]:
            swapped = [*values[:at], values[at + 1], values[at], *values[at + 2:]]
            yield Found(code, index, end, call=call(name, labels, swapped))


def functions(code, index):
    """A call of a function that has a sibling or an overload with the same types."""
    name, labels, values, end = code.call_at(index)
    other = code.names.others.get((name, *labels))
    if other:
        yield Found(code, index, end, call=call(other[0], other[1:], values))


def blank(kind, value):
    """Returns what can be there instead of a value of a type, or None."""
    template = next((BLANKS[each] for each in BLANKS if re.fullmatch(each, kind, re.S)), value)
    return None if template == value else template.replace("<it>", value)


def results(code, index):
    """A value that a function or property returns."""
    last, kind = code.results.get(index, (index, ""))
    value = code.source(index, last)
    if blank(kind, value) and not re.fullmatch(r"true|false|\d+", value):
        yield Found(code, index, last, blank=blank(kind, value))


def variables(code, index):
    """A variable, where there is an `other` one of the same type."""
    text, before, after = (code.text_at(index + offset) for offset in (0, -1, 1))
    is_label = after == ":" and before in ("(", ",", "[")
    is_declared = after in ("in", "=") or {before, code.text_at(code.inside[index] - 1)} & {
        *"let var func for case & \\".split()}
    if code.tokens[index].kind != "word" or is_label or is_declared or after == "(":
        return
    start = code.chain_start(index) if before == "." else index
    if before == "." and (start == index - 1 or code.text_at(start) == "."):
        return
    others = {code.names.others.get(text)} - {None}
    for first, last, names in code.bindings if before != "." else ():
        if first <= code.tokens[index].start < last and text in names:
            others |= {*names} - {text}
    for other in sorted(others)[:2]:
        yield Found(code, start, index, other=other, of=(start, index - 1) if before == "." else "")


def weak_assignments(code, index):
    """An assignment to a weak variable, and its `value`, which can be kept alive."""
    variable = f"weak var {code.text_at(index + 2)}:"
    if code.text_at(index) == "self" and variable in code.text:
        for found in statements(code, index):
            yield Found(code, index, found.last, STATEMENT, value=(index + 4, found.last))


def locks(code, index):
    """A locked step: its `lock`, its `body`, and the `tail` that uses its result."""
    first = index + 1
    if code.text_at(index) == "withLock" and code.text_at(index - 1) == ".":
        start, last, is_closure = code.chain_start(index), code.pair[first], (
            code.text_at(first) == "{")
        end = code.chain_end(index)
        yield Found(code, start, end, lock=(start, index - 2),
                    body=(first, last) if is_closure else (first + 1, last - 1),
                    tail=(last + 1, end) if last < end else "")


def locks_with_tails(code, index):
    """A locked step whose result is used or freed."""
    for found in locks(code, index):
        is_unused = code.text_at(found.first - 2) == "_"
        if is_unused or found.parts["tail"]:
            first, switch = (found.first - 2, STATEMENT) if is_unused else (found.first, EXPRESSION)
            parts = found.parts | {"unused": "_ = " if is_unused else ""}
            yield Found(code, first, found.last, switch, **parts)


def steps_after_locks(code, index):
    """What follows a locked step, or is in the block of a statement that begins with one."""
    first, last = code.previous.get(index) or code.head(code.inside[index], index)
    step = next((found for at in range(first, last + 1) for found in locks(code, at)), None)
    if not step:
        return
    start, end, switch = index, code.statement_end(index), STATEMENT
    if code.text_at(index) in ("return", "let"):
        while start < end and code.text_at(start) not in ("return", "="):
            start += 1
        start, switch = start + 1, EXPRESSION
    text = code.source(start, end) if start <= end else ""
    # What calls nothing makes no difference.
    is_call = re.search(r"^(?!get\b|set\b).*[({]", text)
    if is_call and not re.search(r"\b(return|break|continue|defer|let)\b|:$", text):
        yield Found(code, start, end, switch, lock=step.parts["lock"])
