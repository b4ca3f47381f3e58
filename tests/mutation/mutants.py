"""Mutants: a module's syntax tree with one fault, and a name that outlives changes elsewhere in the file."""

import ast
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tests.mutation.faults import faults

ROOT = Path(__file__).parents[2]

LONG = 72
"""More characters than this of the code around a fault tell no more."""
ASIDE = 24
"""So many characters before and after a fault in long code."""

Step: TypeAlias = tuple[str, int | None]
"""From a node to one below it: the field, and where in the field's list."""


class Mutant(NamedTuple):
    """One fault in one place."""

    file: str
    line: int
    name: str
    """File, function, and the code before and after: what the table of survivors calls it."""
    path: tuple[Step, ...]
    """Where in the syntax tree the fault goes."""
    number: int
    """Which of the faults possible there."""
    function: str
    """The outermost function whose body it is in, with its class; empty where there is none."""

    @property
    def module(self) -> str:
        """As it is imported."""
        return self.file.removesuffix(".py").replace("/", ".")

    def tree(self) -> ast.Module:
        """The whole module with the fault in it."""
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
    """Every mutant of a file; of two that read alike, the second one's name ends with #2."""
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
    """The names on the way down to the body of the first function, if there is one."""
    names = []
    for parent, (field, _) in zip(parents, path, strict=True):
        if isinstance(parent, ast.FunctionDef | ast.ClassDef):
            names.append(parent.name)
        if isinstance(parent, ast.FunctionDef):
            return ".".join(names) if field == "body" else ""
    return ""


def _nodes(node: ast.AST, parents: tuple[ast.AST, ...], path: tuple[Step, ...]) -> Iterator[tuple[Any, Any, Any]]:
    """Every node that may get a fault, with the nodes above it and the way to it."""
    if path and not (_is_left_alone(node) or _is_unpacked(node, parents[-1])):
        yield node, parents, path
    for field, value in ast.iter_fields(node):
        if _is_spared(node, field):
            continue
        for at, below in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(below, ast.AST) and not isinstance(below, ast.Assert | ast.Import | ast.ImportFrom):
                yield from _nodes(below, (*parents, node), (*path, (field, at)))


def _is_left_alone(node: ast.AST) -> bool:
    """A text that stands by itself is a docstring; its expression and it have nothing to go wrong."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_unpacked(node: ast.AST, parent: ast.AST) -> bool:
    """Several values for as many names: without one of them nothing would run."""
    return isinstance(node, ast.Tuple) and isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Tuple)


def _is_spared(node: ast.AST, field: str) -> bool:
    """What types, speed and texts are made of: annotations without limits, decorators, classes' options, docstrings."""
    if field in ("annotation", "returns"):
        return not any(isinstance(part, ast.Call) for part in ast.walk(getattr(node, field) or ast.Pass()))
    if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias":
        return not any(isinstance(part, ast.Call) for part in ast.walk(node.value or ast.Pass()))
    if isinstance(node, ast.Assign):
        return ast.unparse(node).startswith(("__slots__", "T = ", "S = "))
    return field == "decorator_list" or (isinstance(node, ast.ClassDef) and field == "keywords") or _is_left_alone(node)


def _name(file: str, node: ast.AST, fault: ast.AST, parents: tuple[ast.AST, ...]) -> str:
    """The file, the function and the code before and after, with what stands around it as long as that is short."""
    scopes = [each.name for each in (*parents, node) if isinstance(each, ast.FunctionDef | ast.ClassDef)]
    before, after = ast.unparse(node), ast.unparse(ast.fix_missing_locations(fault))
    around = ast.unparse(parents[-1])
    if len(around) <= LONG and around.count(before) == 1:
        before, after = around, around.replace(before, after)
    before, after = _difference(*(" ".join(code.split()) for code in (before, after)))
    return f"{Path(file).name} {'.'.join(scopes) or 'module'}: {before} → {after}"


def _difference(before: str, after: str) -> tuple[str, str]:
    """Both as they are where they are short, else only where they differ, with a little on either side."""
    if max(len(before), len(after)) <= LONG:
        return before, after
    same = _alike(before, after)
    rest = _alike(before[same:][::-1], after[same:][::-1])
    begin, end = max(0, same - ASIDE), max(0, rest - ASIDE)
    return _cut(before, begin, len(before) - end), _cut(after, begin, len(after) - end)


def _alike(one: str, other: str) -> int:
    """How many characters both begin with."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))


def _cut(code: str, begin: int, end: int) -> str:
    """A part of the code, with an ellipsis for what is left out."""
    part = code[begin:end]
    middle = part if len(part) <= 2 * LONG else f"{part[:LONG]} ... {part[-LONG:]}"
    return f"{'...' if begin else ''}{middle}{'...' if end < len(code) else ''}"
