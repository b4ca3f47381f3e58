"""The lab's tools are found by name, and its README lists them."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.lab.__main__ import TOOLS, main

README = Path(__file__).with_name("README.md").read_text("utf-8")


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_exists_and_is_listed_in_the_readme(name: str) -> None:
    assert find_spec(TOOLS[name].module) is not None
    assert f"| `{name}` | {TOOLS[name].purpose} |" in README


def test_without_a_name_the_tools_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    listed = capsys.readouterr().out
    assert all(tool.purpose in listed for tool in TOOLS.values())


def test_an_unknown_name_fails_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-tool"]) == 1
    assert "flood" in capsys.readouterr().out


def test_a_tool_runs_with_its_arguments() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.lab", "table", "--help"], capture_output=True, check=True)
    assert b"usage: table.py" in done.stdout
