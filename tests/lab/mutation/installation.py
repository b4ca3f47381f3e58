"""Two ways to install a mutant for the tests: patch a module already loaded, or load the module with the mutation."""

import ast
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from tests.lab.mutation.mutants import ROOT, Mutant


def load_instead(mutant: Mutant) -> None:
    """Make imports load the mutant's module with its mutation."""
    sys.meta_path.insert(0, _Finder(mutant))


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the mutated module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return a spec only for the mutated module."""
        if fullname != self.mutant.module:
            return None
        return ModuleSpec(fullname, _Loader(self.mutant), origin=self.mutant.file)


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads one module with its mutation."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(ROOT / mutant.file))
        self.mutant = mutant

    def get_code(self, _fullname: str) -> CodeType:
        """Compile the mutant without caching."""
        return _compiled(self.mutant)


def _compiled(mutant: Mutant) -> CodeType:
    return compile(mutant.tree(), str(ROOT / mutant.file), "exec")


def put_in_place(mutant: Mutant) -> None:
    """Replace the code of the loaded function with the mutant's."""
    function = _loaded_function(mutant)
    where = (function.__code__.co_qualname, function.__code__.co_firstlineno)
    [code] = [code for code in _codes(_compiled(mutant)) if (code.co_qualname, code.co_firstlineno) == where]
    function.__code__ = code


def _loaded_function(mutant: Mutant) -> FunctionType:
    """Return the function itself, without its decorators."""
    found: Any = sys.modules[mutant.module]
    for name in mutant.function.split("."):
        found = vars(found)[name]
    for inner in ("__func__", "fget", "func", "__wrapped__"):
        found = getattr(found, inner, found)
    assert isinstance(found, FunctionType), mutant.function
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Yield all nested code objects."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


class Early:
    """Records functions that run while tests are loaded, because their mutants must be installed from the start."""

    def __init__(self, files: Sequence[str]) -> None:
        self.files = {str(ROOT / file): file for file in files}
        self.functions: set[tuple[str, str]] = set()

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Record a call; pass this method to `sys.setprofile`."""
        if event == "call" and frame.f_code.co_filename in self.files:
            outermost = frame.f_code.co_qualname.partition(".<locals>")[0]
            self.functions.add((self.files[frame.f_code.co_filename], outermost))


def can_be_put_in_place(mutant: Mutant, early: set[tuple[str, str]]) -> bool:
    """True if the mutation is in the body of a function that has not been called yet, in a module without `super`."""
    if not mutant.function or (mutant.file, mutant.function) in early:
        return False
    return not any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(mutant.tree()))
