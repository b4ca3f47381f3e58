"""The mutation tool makes the right mutants and finds out which of them tests notice."""

import ast
import subprocess
import sys

import pytest

from tests.lab.mutation.__main__ import rule_files
from tests.lab.mutation.explained import explained_names
from tests.lab.mutation.faults import faults
from tests.lab.mutation.mutants import ROOT, find_mutants

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
def test_an_expression_gets_its_mutations(code: str, made: set[str]) -> None:
    """The kinds are comparisons, arithmetic, logic, constants, arguments, conditions, lists and dictionaries."""
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
def test_a_statement_gets_its_mutations(code: str, made: set[str]) -> None:
    """Results change and statements are dropped; local variables stay, since code without them fails anyway."""
    assert {ast.unparse(fault) for fault in faults(ast.parse(code).body[0])} == made


def test_every_mutant_of_a_file_is_a_different_program() -> None:
    """No mutant equals the original or another mutant, and each has a unique name."""
    mutants = find_mutants(SMALL)
    programs = [ast.unparse(mutant.tree()) for mutant in mutants]
    assert ast.unparse(ast.parse((ROOT / SMALL).read_text("utf-8"))) not in programs
    assert len(set(programs)) == len({mutant.name for mutant in mutants}) == len(mutants) > 10


def test_the_table_explains_only_mutants_that_exist() -> None:
    """When a rule changes, its rows in the table must change, too."""
    assert explained_names()
    assert explained_names() - {mutant.name for file in rule_files() for mutant in find_mutants(file)} == set()


@pytest.mark.long
def test_mutations_of_the_rules_are_noticed() -> None:
    """The command of `make mutants` tries three mutants of a small file."""
    tool = [sys.executable, "-m", "tests.lab.mutation", "--file", "prestige", "--sample", "3", "--jobs", "1"]
    run = subprocess.run(tool, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "3 of 3 killed, 100.0%" in run.stdout, run.stdout + run.stderr
    assert run.returncode == 0
