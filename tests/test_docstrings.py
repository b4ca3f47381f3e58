"""What docstrings must say, read from the syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.imports import ROOT, modules

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def tree_of(path: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(path.read_text("utf-8"))


@cache
def named_errors() -> frozenset[str]:
    """Every class of ours that is an error."""
    classes = [node for path in modules() for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef)]
    bases = {one.name: {base.id for base in one.bases if isinstance(base, ast.Name)} for one in classes}
    found: set[str] = set()
    while more := {name for name, names in bases.items() if names & {"Exception", *found}} - found:
        found |= more
    return frozenset(found)


def public_functions(node: ast.AST) -> Iterator[Function]:
    """Those of a module and of its public classes."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTIONS) and not child.name.startswith("_"):
            yield child
        elif isinstance(child, ast.ClassDef) and not child.name.startswith("_"):
            yield from public_functions(child)


def raised_in(node: ast.AST) -> Iterator[str]:
    """The names of what is raised in a function itself, not in functions within it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Raise) and child.exc:
            raised = child.exc.func if isinstance(child.exc, ast.Call) else child.exc
            yield from (part.id for part in ast.walk(raised) if isinstance(part, ast.Name))
        if not isinstance(child, (*FUNCTIONS, ast.ClassDef)):
            yield from raised_in(child)


def untold_errors(tree: ast.Module) -> list[str]:
    """Functions of a module with the errors that they raise and do not name."""
    return [
        f"{function.name} raises `{name}`"
        for function in public_functions(tree)
        for name in sorted(named_errors().intersection(raised_in(function)))
        if f"`{name}`" not in (ast.get_docstring(function) or "")
    ]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_public_function_names_the_errors_that_it_raises(path: Path) -> None:
    """Whoever calls it must know what to expect."""
    assert untold_errors(tree_of(path)) == []


def test_an_error_that_is_not_named_is_found() -> None:
    """However it is raised; what a private function or one within another raises, these need not name."""
    written = '''
def choose(is_over: bool) -> None:
    """Takes it. Raises `ClosedPrompt`."""
    if is_over:
        raise (WrongSeat if is_over else ClosedPrompt)(seat=1)

class Pool:
    async def take(self) -> None:
        """Takes it."""
        try:
            self.wait()
        except OSError as error:
            raise StoreAway from error

    def _wait(self) -> None:
        raise StoreAway

def count() -> None:
    """Counts."""
    def inner() -> None:
        raise StoreAway
    raise ValueError("no number")
'''
    assert untold_errors(ast.parse(written)) == ["choose raises `WrongSeat`", "take raises `StoreAway`"]
