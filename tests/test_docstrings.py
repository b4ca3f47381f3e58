"""Docstrings name the errors that their functions raise, read from the syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.lab.imports import ROOT, modules

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(path.read_text("utf-8"))


@cache
def named_errors() -> frozenset[str]:
    """The names of the project's error classes."""
    classes = [node for path in modules() for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef)]
    bases = {one.name: {base.id for base in one.bases if isinstance(base, ast.Name)} for one in classes}
    found: set[str] = set()
    while more := {name for name, names in bases.items() if names & {"Exception", *found}} - found:
        found |= more
    return frozenset(found)


def public_functions(node: ast.AST) -> Iterator[Function]:
    """Public functions of a module and its public classes."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTIONS) and not child.name.startswith("_"):
            yield child
        elif isinstance(child, ast.ClassDef) and not child.name.startswith("_"):
            yield from public_functions(child)


def raised_in(node: ast.AST) -> Iterator[str]:
    """Names of the errors raised directly in a function, without nested functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Raise) and child.exc:
            raised = child.exc.func if isinstance(child.exc, ast.Call) else child.exc
            yield from (part.id for part in ast.walk(raised) if isinstance(part, ast.Name))
        if not isinstance(child, (*FUNCTIONS, ast.ClassDef)):
            yield from raised_in(child)


def untold_errors(tree: ast.Module) -> list[str]:
    """Errors that functions of a module raise but do not name."""
    return [
        f"{function.name} raises `{name}`"
        for function in public_functions(tree)
        for name in sorted(named_errors().intersection(raised_in(function)))
        if f"`{name}`" not in (ast.get_docstring(function) or "")
    ]


def test_public_functions_name_the_errors_they_raise() -> None:
    untold = {str(path.relative_to(ROOT)): untold_errors(tree_of(path)) for path in modules()}
    assert {path: errors for path, errors in untold.items() if errors} == {}


def test_a_raised_error_that_is_not_documented_is_found() -> None:
    """An error is found however it is raised; private and nested functions are exempt."""
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
