"""The templates for hosts are up to date with the table of stored data."""

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.service.policies import policies, privacy_file, terms_file
from bot.storage.personal import PERSONAL, Fate
from bot.words.words import LANGUAGES
from tests.conftest import ROOT


@pytest.mark.parametrize("name", policies())
def test_a_template_is_up_to_date(name: str) -> None:
    """`python -m bot policies` writes the templates."""
    assert (ROOT / "docs" / name).read_text("utf-8") == policies()[name]


def test_the_command_writes_all_templates(tmp_path: Path) -> None:
    assert main(["policies", str(tmp_path)]) == 0
    assert {file.name for file in tmp_path.iterdir()} == {
        *map(privacy_file, LANGUAGES),
        *map(terms_file, LANGUAGES),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_policy_names_every_column_about_a_person(language: str) -> None:
    """Every such column is in one row, with the name of its table."""
    rows = re.findall(r"^\|.*\| (`.*) \|$", policies()[privacy_file(language)], re.MULTILINE)
    named = [
        (table, name)
        for row in rows
        for table, names in re.findall(r"`(\w+)`: ([\w, ]+)", row)
        for name in names.split(", ")
    ]
    about = [
        (table, name)
        for table, columns in PERSONAL.items()
        for name, column in columns.items()
        if column.fate is not Fate.UNTOUCHED
    ]
    assert sorted(named) == sorted(about)
