"""The mutation tool: it makes the faults it should, and finds out which of them are noticed."""

import ast
import subprocess
import sys

import pytest

from tests.mutation.__main__ import rule_files
from tests.mutation.explained import explained_names
from tests.mutation.faults import faults
from tests.mutation.mutants import ROOT, find_mutants

SMALL = "bot/games/norenberc/rules/prestige.py"


@pytest.mark.parametrize(
    ("code", "made"),
    [
        ("a < b", {"a <= b", "a >= b"}),
        ("a + b", {"a - b", "a", "b"}),
        ("a and b", {"a or b", "a", "b"}),
        ("not a", {"a"}),
        ("7", {"8", "6"}),
        ("True", {"False"}),
        ("'sell'", {"'sellX'"}),
        ("f(a, b)", {"f(b, a)"}),
        ("max(a, b)", {"min(a, b)"}),
        ("a if b else c", {"a if True else c", "a if False else c"}),
        ("(a, b)", {"(a,)", "(b,)"}),
        ("{a: b}", {"{}"}),
    ],
)
def test_an_expression_gets_its_faults(code: str, made: set[str]) -> None:
    """Comparison, arithmetic, logic, constants, arguments, decisions, lists and tables."""
    assert {ast.unparse(fault) for fault in faults(ast.parse(code, mode="eval").body)} == made


@pytest.mark.parametrize(
    ("code", "made"),
    [
        ("f(a)", {"pass"}),
        ("a.b = c", {"pass"}),
        ("a = c", set()),
        ("a += b", {"a -= b", "pass"}),
        ("return a", {"return None"}),
        ("raise a", {"pass"}),
    ],
)
def test_a_statement_gets_its_faults(code: str, made: set[str]) -> None:
    """Results and dropped statements; a local variable stays, since nothing would run without it."""
    assert {ast.unparse(fault) for fault in faults(ast.parse(code).body[0])} == made


def test_every_mutant_of_a_file_is_another_program() -> None:
    """None is like the original or like another, and each has a name of its own."""
    mutants = find_mutants(SMALL)
    programs = [ast.unparse(mutant.tree()) for mutant in mutants]
    assert ast.unparse(ast.parse((ROOT / SMALL).read_text("utf-8"))) not in programs
    assert len(set(programs)) == len({mutant.name for mutant in mutants}) == len(mutants) > 10


def test_the_table_explains_only_mutants_that_exist() -> None:
    """A rule that was changed takes its rows along."""
    assert explained_names()
    assert explained_names() - {mutant.name for file in rule_files() for mutant in find_mutants(file)} == set()


def test_faults_of_the_rules_are_noticed() -> None:
    """Three of a small file's, by the command that `make mutants` runs."""
    tool = [sys.executable, "-m", "tests.mutation", "--file", "prestige", "--sample", "3", "--jobs", "1"]
    run = subprocess.run(tool, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "3 of 3 killed, 100.0%" in run.stdout, run.stdout + run.stderr
    assert run.returncode == 0
