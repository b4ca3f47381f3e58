"""The tests named in the threat model exist."""

import ast
import re

import pytest

from tests.conftest import ROOT

ROWS = re.findall(r"^\| \*\*(.+?)\*\*.* \| (.+?) \|$", (ROOT / "docs" / "SECURITY.md").read_text("utf-8"), re.MULTILINE)
NAMED = sorted({name for _, tests in ROWS for name in re.findall(r"`([^`]+)`", tests)})


def test_every_row_names_a_test() -> None:
    assert len(ROWS) >= 15
    assert all("`tests/" in tests for _, tests in ROWS)


@pytest.mark.parametrize("name", NAMED)
def test_a_named_test_exists(name: str) -> None:
    """The model names file and function, or a whole file."""
    path, _, function = name.partition("::")
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    found = {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert function in found or (not function and any(one.startswith("test_") for one in found))
