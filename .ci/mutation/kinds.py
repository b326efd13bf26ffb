"""The kinds of mistakes that `.ci/mutate` makes, and the places where it makes them.

A kind may occasionally be wrong about a place, because mutants that don't compile are dropped.
"""

import copy
import re

from mutation.swift import LEVELS, PAIRS, TYPES

# The code before and after the original that adds a mistake behind a switch.
EXPRESSION = "(Mutant.is({n}) ? ({mutated}) : (", "))"
STATEMENT = "if Mutant.is({n}) { {mutated} } else { ", " }"
MOVED = "if !Mutant.is({n}) { ", " }"
# A value, a pattern, or a statement that stays, with the mistake beside it.
FIRST = "(", ").prefix(Mutant.is({n}) ? 1 : .max)"
ONCE = "", ", maxReplacements: Mutant.is({n}) ? 1 : .max"
PATTERN = "", " where !Mutant.is({n})"
EARLIER = "if Mutant.is({n}) { _ = {name}() }\n", ""

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
LIST = r"\[[^:]*\]|.*\.\.\."
# Names of variables that are true or false.
FLAG = r"(?:is|has|have|are|can|was|does|do|needs|should|may|must|wants)[A-Z]\w*"


def table():
    """Returns each kind: its name, what it looks for, and what it writes.

    What it looks for is one of the functions below, which find a range of tokens, `<it>`, and name
    its parts.
    """
    return [
        ("comparison", operators(COMPARISONS), "<a> <other> <b>"),
        ("condition", operators(["&&", "||"]), "<a>", "<b>"),
        ("condition", conditions, "true", "false"),
        ("number", tokens(r"\d+|0x[0-9A-Fa-f_]+"), "<it> + 1", "<it> - 1"),
        ("truth", tokens("true|false"), "!<it>"),
        ("truth", flags, "true", "false"),
        ("text", tokens(r'".+"'), '"mutated"'),
        ("text part", text_parts, "<rest>"),
        ("negation", negations, "<operand>"),
        ("negation", members(["isEmpty"]), "!<of>.isEmpty"),
        ("negation", operators(["?"]), "!(<a>) ? <b>"),
        ("case", cases, ".<other><values>"),
        ("twin", members(TWINS), "<of>.<other><rest>"),
        ("step", members(STEPS), "<of><tail>"),
        ("argument", parameters, "<blank>"),
        # Edges: one of several, `nil` in a list, more than one element, a tie.
        ("first", loops, "(<it>).prefix(1)"),
        ("first", replacements, "<it>, maxReplacements: 1"),
        ("first", lists, "Array((<it>).prefix(1))"),
        ("nil", optional_lists, "<it>.filter { $0 != nil }"),
        ("element", elements, "<rest>"),
        ("pattern", patterns, "<it> where false"),
        ("edge", edges, "<it> && <list>.count < 2"),
        ("tie", ties, "<a> <operator> <b>"),
        ("autoclosure", autoclosures, "_ = <name>(); <it>"),
        ("statement", statements, ""),
        ("statement order", neighbors, "<it>"),
        ("argument order", swaps, "<call>"),
        ("argument order", operators(["+"]), "<b> + <a>"),
        ("fallback", left_operands, "nil"),
        ("fallback", operators(["??"]), "(<a>)!"),
        ("result", results, "<blank>"),
        ("variable", variables, "<of><other>"),
        ("function", functions, "<call>"),
        ("weak", weak_assignments, "<it>; Mutant.keep(<value>)"),
        # What runs without the lock, and what runs or is freed under the lock.
        ("lock", locks, "unsafe (<body>)(&<lock>.state.pointee)<tail>"),
        ("lock", locks_with_tails, "<lock>.withLock { <unused>(<body>)(&$0)<tail> }"),
        ("lock", steps_after_locks, "<lock>.withLock { _ in <it> }"),
    ]


class Mutant:
    """A range of code to replace, its parts by name, and how to switch it."""

    def __init__(self, code, first, last, switch=EXPRESSION, **parts):
        self.path, self.text, self.switch = code.path, code.text, switch
        self.first, self.last = first, last
        self.start, self.end = code.tokens[first].start, code.tokens[last].end
        # Where the code is moved to, if it isn't replaced.
        self.target, self.number = None, 0
        self.parts = {"it": code.source(first, last)}
        for name, part in parts.items():
            is_empty = part and part[0] > part[-1]
            self.parts[name] = (
                part if isinstance(part, str) else "" if is_empty else code.source(*part))

    def complete(self, kind, template):
        """Returns a mutant of a kind, with the code to write."""
        mutant = copy.copy(self)
        mutant.kind, mutant.folder = kind, self.path.rpartition("/")[0]
        mutant.mutated = re.sub(r"<(\w+)>", lambda match: self.parts[match[1]], template)
        mutant.line = self.text.count("\n", 0, self.start) + 1
        # The original lines and the lines with the mistake, each joined to one line.
        start = self.start if self.target is None else self.target
        first, last = self.text.rfind("\n", 0, start) + 1, self.text.find("\n", self.end)
        moved = "" if self.target is None else " " + self.text[start:self.start]
        mutated = self.text[first:start] + mutant.mutated + moved + self.text[self.end:last]
        mutant.lines = [" ".join(text.split()) for text in (self.text[first:last], mutated)]
        return mutant

    def pieces(self):
        """Returns the ranges to enclose, and the code before and after each."""
        names = self.parts | {"n": str(self.number), "mutated": self.mutated}

        def fill(template):
            return re.sub(r"\{(\w+)\}", lambda match: names[match[1]], template)

        yield self.start, self.end, *map(fill, self.switch)
        if self.target is not None:
            yield self.target, self.target, fill("if Mutant.is({n}) { {mutated} }\n"), ""


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
            yield Mutant(code, a, b, a=(a, index - 1), b=(index + 1, b), other=other)
    return find


def left_operands(code, index):
    """The value before a fallback. Without it, the type of the whole could be another."""
    for found in operators(["??"])(code, index):
        yield Mutant(code, found.first, index - 1)


def tokens(pattern):
    def find(code, index):
        is_value = code.text_at(index - 1) not in (".", "while")
        if is_value and re.fullmatch(pattern, code.text_at(index), re.S):
            yield Mutant(code, index, index)
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
            yield Mutant(code, start, index if name == "isEmpty" else end, of=(start, index - 2),
                         other=names[name] if isinstance(names, dict) else "",
                         rest=(index + 1, end), tail=(after, end))
    return find


def conditions(code, index):
    """A clause of `if` or `guard`, or a `where`."""
    if code.text_at(index) == "where" and code.is_keyword(index):
        yield Mutant(code, index + 1, code.operand_end(index, 0))
    elif code.text_at(index) in ("if", "guard") and code.is_keyword(index):
        for first, last in code.split(index + 1, code.heads[index]):
            if not re.match("let$|var$|case$|#", code.text_at(first)):
                yield Mutant(code, first, last)


def negations(code, index):
    is_prefix = code.tokens[index].gap or code.text_at(index - 1) in PAIRS
    if code.text_at(index) == "!" and is_prefix and not code.is_binary(index):
        end = code.chain_end(index + 1)
        yield Mutant(code, index, end, operand=(index + 1, end))


def cases(code, index):
    """A case of an enum, where an `other` one has the same values."""
    other = code.names.others.get(f".{code.text_at(index)}")
    is_implicit = code.tokens[index - 1].gap or code.text_at(index - 2) in PAIRS
    if other and code.text_at(index - 1) == "." and is_implicit:
        last = code.pair[index + 1] if code.text_at(index + 1) == "(" else index
        yield Mutant(code, index - 1, last, other=other[1:], values=(index + 1, last))


def parameters(code, index):
    """A parameter that is passed on."""
    name = code.text_at(index)
    for kind, default in (found[name] for found in code.variables_at(index)):
        end = index + 2 * kind.startswith("@autoclosure")
        is_passed = code.text_at(index - 1) in "([,:" and code.text_at(end + 1) in (",", ")", "]")
        # Nothing works without parameters of the type `Any?`.
        value = default or kind != "Any?" and blank(kind, name)
        if is_passed and value and not value.endswith(".self"):
            yield Mutant(code, index, end, blank=value)


def statements(code, index):
    """A call, an assignment, a branch, or a loop."""
    end, first = code.statements.get(index, (None, None))[0], index
    while code.text_at(first) in ("try", "await", "?", "!", "_", "="):
        first += 1
    is_block = code.text_at(first) in ("if", "for", "while", "switch")
    # On one line with its braces, it's probably a value.
    if end is None or not code.tokens[index].first or code.is_keyword(first) and not is_block:
        return
    signs = [code.text_at(at) for at in range(index, end)
             if code.is_binary(at) and code.inside[at] == code.inside[index]]
    is_assignment = signs[:1] in (["="], ["+="], ["-="])
    is_call = code.chain_end(first) == end and code.text_at(end) in (")", "}")
    if is_block or is_assignment or is_call and code.text_at(first) not in ("get", "set"):
        yield Mutant(code, index, end, STATEMENT)


def neighbors(code, index):
    """A call or assignment that can come before the previous statement, the `target`."""
    _, first = code.statements.get(index, (None, index))
    before = code.source(first, index - 1)
    declared = {*re.findall(r"\b(?:let|var) \(?(\w+)", before)}
    for found in statements(code, index) if first < index else ():
        texts = before, found.parts["it"]
        # The order of assignments to different variables makes no difference.
        names = [re.match(r"(?:\w+\.)*(\w+) [+-]?= ", text) for text in texts]
        is_free = all(names) and not any(map(str.count, texts, [name[1] for name in names[::-1]]))
        is_needed = is_free or declared & {*re.findall(r"\w+", texts[1])}
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
            yield Mutant(code, index, end, call=call(name, labels, swapped))


def functions(code, index):
    """A call of a function that has a sibling or an overload with the same types."""
    name, labels, values, end = code.call_at(index)
    other = code.names.others.get((name, *labels))
    if other:
        yield Mutant(code, index, end, call=call(other[0], other[1:], values))


def blank(kind, value):
    """Returns what can be there instead of a value of a type, or None."""
    template = next((BLANKS[each] for each in BLANKS if re.fullmatch(each, kind, re.S)), value)
    return None if template == value else template.replace("<it>", value)


def results(code, index):
    """A value that a function or property returns."""
    last, kind = code.results.get(index, (index, ""))
    value = code.source(index, last)
    if blank(kind, value) and not re.fullmatch(r"true|false|\d+", value):
        yield Mutant(code, index, last, blank=blank(kind, value))


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
    for found in code.variables_at(index) if before != "." else ():
        others |= {name for name in found if found[name][0] == found[text][0]} - {text}
    for other in sorted(others)[:2]:
        yield Mutant(code, start, index, other=other, of=(start, index - 1))


def loops(code, index):
    """The sequence of a `for` loop."""
    if code.text_at(index) != "for" or not code.is_keyword(index):
        return
    first, end = index, code.heads[index]
    while first < end and code.text_at(first) != "in":
        first = code.pair[first] if code.text_at(first) in PAIRS else first
        first += 1
    last = next((at for at in range(first, end) if code.text_at(at) == "where"), end) - 1
    # A stream has no prefix without `await`.
    if first < last and "await" not in code.source(index, first):
        yield Mutant(code, first + 1, last, FIRST)


def replacements(code, index):
    """The last argument of a call that replaces all occurrences of something."""
    if code.text_at(index) == "replacing" and code.text_at(index - 1) == ".":
        opener = index + 1
        if code.text_at(opener) == "(" and code.text_at(opener + 1) != ")":
            arguments = list(code.split(opener + 1, code.pair[opener]))
            if "maxReplacements" not in code.source(opener, code.pair[opener]):
                yield Mutant(code, *arguments[-1], ONCE)


def lists(code, index):
    """A list that a function or property returns, or a parameter that is one and is passed on."""
    last, kind = code.results.get(index, (index, ""))
    value = code.source(index, last)
    if re.fullmatch(LIST, kind) and not re.fullmatch(r"\[.{0,40}\]", value, re.S):
        yield Mutant(code, index, last)
    for kind, _ in passed_parameters(code, index):
        if re.fullmatch(LIST, kind):
            yield Mutant(code, index, index)


def optional_lists(code, index):
    """A parameter that is a list with optional elements, and is passed on."""
    for kind, _ in passed_parameters(code, index):
        if re.fullmatch(r"\[.*\?\]|.*\?\.\.\.", kind):
            yield Mutant(code, index, index)


def passed_parameters(code, index):
    """Yields the type and default value of the parameter that is passed on at a token."""
    if code.text_at(index - 1) in "([,:" and code.text_at(index + 1) in (",", ")", "]"):
        yield from (found[code.text_at(index)] for found in code.variables_at(index))


def elements(code, index):
    """A list with several elements, and the `rest` without one of them."""
    is_literal = code.text_at(index) == "[" and (
        code.tokens[index].gap or code.text_at(index - 1) in PAIRS or code.text_at(index - 1) == "!")
    if not is_literal or index not in code.pair or code.text_at(code.pair[index] + 1) == "(":
        return
    parts = [code.source(*part) for part in code.split(index + 1, code.pair[index])]
    # The captures of a closure look the same.
    if len(parts) < 2 or code.text_at(index - 1) == "{" or code.is_keyword(code.pair[index] + 1):
        return
    for lost in range(len(parts)) if len(parts) < 8 else (0, len(parts) - 1):
        rest = ", ".join(parts[:lost] + parts[lost + 1:])
        yield Mutant(code, index, code.pair[index], rest=f"[{rest}]")


def patterns(code, index):
    """An alternative of a `case` in a `switch`, which has another branch for what it loses."""
    brace = code.inside[index]
    if code.text_at(index) != "case" or code.blocks.get(brace) != "switch" or not any(
            code.text_at(at) == "default" and code.inside[at] == brace
            for at in range(brace, code.pair[brace])):
        return
    end = index
    while code.text_at(end) not in (":", "}", "") or code.inside[end] != code.inside[index]:
        end = code.pair[end] if code.text_at(end) in PAIRS else end
        end += 1
    parts = list(code.split(index + 1, end))
    for first, last in parts:
        if "where" not in (code.text_at(at) for at in range(first, last)):
            yield Mutant(code, first, last, PATTERN)


def text_parts(code, index):
    """A text, and the `rest` without one interpolation, or a short one without a character."""
    text = code.text_at(index)
    if code.tokens[index].kind != "string" or text.startswith(('"""', "#")):
        return
    parts, position = [], 1
    while position < len(text) - 1:
        length = 1
        if text.startswith("\\(", position):
            depth, length = 1, 2
            while depth and position + length < len(text):
                depth += {"(": 1, ")": -1}.get(text[position + length], 0)
                length += 1
        elif text.startswith("\\u", position):
            length = text.index("}", position) + 1 - position
        elif text[position] == "\\":
            length = 2
        parts.append((position, position + length))
        position += length
    interpolations = [part for part in parts if text.startswith("\\(", part[0])]
    # A short text may be a set of characters.
    is_set = 2 <= len(parts) <= 12 and not re.search(r"[A-Za-z ]{2}", text)
    lost = interpolations if interpolations else parts if is_set else []
    for start, end in lost:
        yield Mutant(code, index, index, rest=text[:start] + text[end:])


def edges(code, index):
    """A condition, and a `list` among the parameters whose length it could depend on."""
    for found in conditions(code, index):
        names = {name for group in code.bindings_at(found.first)
                 for name, (kind, _) in group.items() if re.fullmatch(LIST, kind)}
        for name in sorted(names)[:2]:
            yield Mutant(code, found.first, found.last, list=name)


def ties(code, index):
    """A comparison of tuples, `a` and `b` without their last elements."""
    for found in operators(COMPARISONS)(code, index):
        sides = []
        for first, last in ((found.first, index - 1), (index + 1, found.last)):
            if code.text_at(first) != "(" or code.pair.get(first) != last:
                return
            parts = [code.source(*part) for part in code.split(first + 1, last)]
            if len(parts) < 2:
                return
            rest = ", ".join(parts[:-1])
            sides.append(rest if len(parts) == 2 else f"({rest})")
        yield Mutant(code, found.first, found.last, a=sides[0], b=sides[1],
                     operator=code.text_at(index))


def flags(code, index):
    """A variable that is true or false, where it isn't declared or assigned."""
    text, before, after = (code.text_at(index + offset) for offset in (0, -1, 1))
    is_value = before not in (".", "let", "var", "func", "case", "&", "\\") and after not in (
        ":", "(", "=", ".", "in")
    if is_value and code.tokens[index].kind == "word" and re.fullmatch(FLAG, text):
        yield Mutant(code, index, index)


def autoclosures(code, index):
    """The first statement of a function with an autoclosure, the `name`."""
    brace = code.inside[index]
    if code.statements.get(index, (None, None))[1] != index or code.text_at(brace) != "{":
        return
    for start, _, variables in code.bindings:
        for name, (kind, _) in variables.items() if start == code.tokens[brace].start else ():
            if kind.startswith("@autoclosure"):
                yield Mutant(code, index, index, EARLIER, name=name)


def weak_assignments(code, index):
    """An assignment to a weak variable, and its `value`, which can be kept alive."""
    variable = f"weak var {code.text_at(index + 2)}:"
    if code.text_at(index) == "self" and variable in code.text:
        for found in statements(code, index):
            yield Mutant(code, index, found.last, STATEMENT, value=(index + 4, found.last))


def locks(code, index):
    """A locked step: its `lock`, its `body`, and the `tail` that uses its result."""
    first = index + 1
    if code.text_at(index) == "withLock" and code.text_at(index - 1) == ".":
        start, last, end = code.chain_start(index), code.pair[first], code.chain_end(index)
        inner = code.text_at(first) == "("
        yield Mutant(code, start, end, lock=(start, index - 2), body=(first + inner, last - inner),
                     tail=(last + 1, end))


def locks_with_tails(code, index):
    """A locked step whose result is used or freed."""
    for found in locks(code, index):
        is_unused = code.text_at(found.first - 2) == "_"
        if is_unused or found.parts["tail"]:
            first, switch = (found.first - 2, STATEMENT) if is_unused else (found.first, EXPRESSION)
            parts = found.parts | {"unused": "_ = " if is_unused else ""}
            yield Mutant(code, first, found.last, switch, **parts)


def steps_after_locks(code, index):
    """What follows a locked step."""
    start, (end, first), switch = index, code.statements.get(index, (index, index)), STATEMENT
    step = next((found for at in range(first, index) for found in locks(code, at)), None)
    if not step:
        return
    if code.text_at(index) in ("return", "let"):
        while start < end and code.text_at(start) not in ("return", "="):
            start += 1
        start, switch = start + 1, EXPRESSION
    text = code.source(start, end) if start <= end else ""
    # What calls nothing makes no difference.
    is_call = re.search(r"^(?!get\b|set\b).*[({]", text)
    if is_call and not re.search(r"\b(return|break|continue|defer|let)\b|:$", text):
        yield Mutant(code, start, end, switch, lock=step.parts["lock"])
