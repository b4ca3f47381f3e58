"""Mutants: a module's syntax tree with one mutation, and a name that other changes of the file do not affect."""

import ast
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tests.lab.mutation.faults import faults

ROOT = Path(__file__).parents[3]

LONG = 72
"""Maximum number of characters of code around a mutation that are shown in full."""
ASIDE = 24
"""Number of characters shown before and after a mutation in longer code."""

Step: TypeAlias = tuple[str, int | None]
"""A step from a node to a child: the field, and the index in a list."""


class Mutant(NamedTuple):
    """One mutation in one place."""

    file: str
    line: int
    name: str
    """File, function, and the code before and after the mutation; also the name in the table of survivors."""
    path: tuple[Step, ...]
    """The path to the mutated node in the syntax tree."""
    number: int
    """The index among the mutations of its node."""
    function: str
    """The outermost function around the mutation, with its class; empty at module level."""

    @property
    def module(self) -> str:
        """The module's import name."""
        return self.file.removesuffix(".py").replace("/", ".")

    def tree(self) -> ast.Module:
        """Return the whole module with the mutation."""
        tree = ast.parse((ROOT / self.file).read_text("utf-8"))
        holder: Any = tree
        for field, at in self.path[:-1]:
            holder = _below(holder, field, at)
        field, at = self.path[-1]
        fault = list(faults(_below(holder, field, at)))[self.number]
        if at is None:
            setattr(holder, field, fault)
        else:
            getattr(holder, field)[at] = fault
        return ast.fix_missing_locations(tree)


def _below(node: Any, field: str, at: int | None) -> Any:
    return getattr(node, field) if at is None else getattr(node, field)[at]


def find_mutants(file: str) -> list[Mutant]:
    """Return every mutant of a file; the second of two with the same name gets the suffix #2."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    found, names = [], Counter[str]()
    for node, parents, path in _nodes(tree, (), ()):
        for number, fault in enumerate(faults(node)):
            name = _name(file, node, fault, parents)
            names[name] += 1
            line = next(parent.lineno for parent in (node, *reversed(parents)) if hasattr(parent, "lineno"))
            called = f"{name} #{names[name]}" if names[name] > 1 else name
            found.append(Mutant(file, line, called, path, number, _function(parents, path)))
    return found


def _function(parents: tuple[ast.AST, ...], path: tuple[Step, ...]) -> str:
    """Return the names on the path down to the first function, if there is one."""
    names = []
    for parent, (field, _) in zip(parents, path, strict=True):
        if isinstance(parent, ast.FunctionDef | ast.ClassDef):
            names.append(parent.name)
        if isinstance(parent, ast.FunctionDef):
            return ".".join(names) if field == "body" else ""
    return ""


def _nodes(node: ast.AST, parents: tuple[ast.AST, ...], path: tuple[Step, ...]) -> Iterator[tuple[Any, Any, Any]]:
    """Yield every node that may be mutated, with its parents and its path."""
    if path and not (_is_left_alone(node) or _is_unpacked(node, parents[-1])):
        yield node, parents, path
    for field, value in ast.iter_fields(node):
        if _is_spared(node, field):
            continue
        for at, below in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(below, ast.AST) and not isinstance(below, ast.Assert | ast.Import | ast.ImportFrom):
                yield from _nodes(below, (*parents, node), (*path, (field, at)))


def _is_left_alone(node: ast.AST) -> bool:
    """True for docstrings, which are not mutated."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_unpacked(node: ast.AST, parent: ast.AST) -> bool:
    """True if several values are unpacked into as many names; with one of them dropped, the code would fail anyway."""
    return isinstance(node, ast.Tuple) and isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Tuple)


def _is_spared(node: ast.AST, field: str) -> bool:
    """True for fields that decide nothing: annotations without limits, decorators, class options, docstrings."""
    if field in ("annotation", "returns"):
        return not any(isinstance(part, ast.Call) for part in ast.walk(getattr(node, field) or ast.Pass()))
    if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias":
        return not any(isinstance(part, ast.Call) for part in ast.walk(node.value or ast.Pass()))
    if isinstance(node, ast.Assign):
        return ast.unparse(node).startswith(("__slots__", "T = ", "S = "))
    return field == "decorator_list" or (isinstance(node, ast.ClassDef) and field == "keywords") or _is_left_alone(node)


def _name(file: str, node: ast.AST, fault: ast.AST, parents: tuple[ast.AST, ...]) -> str:
    """Return file, function and the code before and after, with surrounding code if that is short."""
    scopes = [each.name for each in (*parents, node) if isinstance(each, ast.FunctionDef | ast.ClassDef)]
    before, after = ast.unparse(node), ast.unparse(ast.fix_missing_locations(fault))
    around = ast.unparse(parents[-1])
    if len(around) <= LONG and around.count(before) == 1:
        before, after = around, around.replace(before, after)
    before, after = _difference(*(" ".join(code.split()) for code in (before, after)))
    return f"{Path(file).name} {'.'.join(scopes) or 'module'}: {before} → {after}"


def _difference(before: str, after: str) -> tuple[str, str]:
    """Return both versions of the code in full if they are short, otherwise their difference with a little context."""
    if max(len(before), len(after)) <= LONG:
        return before, after
    same = _alike(before, after)
    rest = _alike(before[same:][::-1], after[same:][::-1])
    begin, end = max(0, same - ASIDE), max(0, rest - ASIDE)
    return _cut(before, begin, len(before) - end), _cut(after, begin, len(after) - end)


def _alike(one: str, other: str) -> int:
    """Return the length of the common prefix."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))


def _cut(code: str, begin: int, end: int) -> str:
    """Return a part of the code, with an ellipsis for omitted code."""
    part = code[begin:end]
    middle = part if len(part) <= 2 * LONG else f"{part[:LONG]} ... {part[-LONG:]}"
    return f"{'...' if begin else ''}{middle}{'...' if end < len(code) else ''}"
