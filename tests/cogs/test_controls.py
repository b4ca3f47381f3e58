"""Ids of buttons and lists: each id has exactly one spelling."""

import re
from collections import Counter

import pytest

from cogs.cards.controls import COUNT, DETAILS, WHOLE, Control, read_number
from cogs.clicks import ACTS
from cogs.features.replacement import read_player
from cogs.features.seats import YES

FULL_WIDTH = str.maketrans("0123456789", "\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19")
EXAMPLES = {WHOLE: "17", COUNT: "17"}
NUMBERED = [control for control in ACTS if any(fact.pattern in EXAMPLES for fact in control.facts)]


def test_every_control_has_a_unique_letter() -> None:
    """Otherwise, the wrong control could handle a button."""
    letters = Counter(control.id() for control in ACTS)
    assert [letter for letter, count in letters.items() if count > 1] == []


@pytest.mark.parametrize("control", NUMBERED, ids=lambda control: control.letter)
def test_a_number_in_an_id_has_one_spelling(control: Control) -> None:
    """Leading zeros, digits of other scripts, signs, and numbers too large for the database are refused."""
    facts = [example_of(control, number) for number in range(len(control.facts))]
    assert control.read(control.id(*facts)) is not None
    for at, fact in enumerate(control.facts):
        if fact.pattern in EXAMPLES:
            for forged in ("017", "00", "17".translate(FULL_WIDTH), "\u0661\u0667", "+17", "-1", "1_7", str(2**63)):
                assert control.read(control.id(*facts[:at], forged, *facts[at + 1 :])) is None, forged


def example_of(control: Control, number: int) -> str:
    """A valid value for this part of a control's id."""
    fact = control.facts[number]
    examples = ["17", "", "norenberc", "r1.plan", "a0000", "kick.17", "yes", "join", "wide", "live", "at", "o", "me"]
    return next(example for example in examples if re.fullmatch(fact.pattern, example, re.ASCII))


@pytest.mark.parametrize("subject", ["kick.017", "kick.17.018", "kick.\uff11\uff17", "kick.1.\u0661", f"kick.{2**63}"])
def test_a_motion_has_one_spelling(subject: str) -> None:
    """Otherwise, a refused motion could be proposed again with a different spelling."""
    assert YES.read(YES.id(1, "kick.17.18")) is not None
    assert YES.read(YES.id(1, subject)) is None


def test_ids_of_discord_are_accepted() -> None:
    """Covers user ids up to the largest number that is parsed."""
    for number in (1572582427199537156, 8_999_999_999_999_999_999):
        assert DETAILS.read(DETAILS.id(1, number)) == (1, number)


def test_numbers_typed_by_users_have_one_spelling_too() -> None:
    """Typed text for a seat or player can have any length."""
    assert [read_number(text) for text in ("0", "7", "07", "\uff17", "\u00b2", "", "9" * 5000)] == [
        *(0, 7),
        *[None] * 5,
    ]
    assert read_player("<@17>") == 17
