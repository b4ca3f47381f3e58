"""The prompts of whole games: their ids, and the names, number and order of their options."""

import re
from collections import defaultdict
from functools import cache

import pytest

from bot.catalogue import load_game
from bot.games.contract import Prompt
from bot.games.notredame.rules.pieces import CARDS, SECTORS
from tests.games.notredame.tables import PIECES, RULES
from tests.games.walk import Decision, Walk

GAMES_A_TABLE = 25
PLACES = (*SECTORS, "notre_dame")
RESOURCES = ("gold", "marker", "rat")
PAIRS = ("gold+gold", "gold+marker", "gold+rat", "marker+marker", "marker+rat", "rat+rat")
MARKETS = tuple(f"{borough}.{market}" for borough in range(5) for market in range(5))
GROUPS = ("1", "2", "3", "friend", "friend+1", "friend+2")
ASKS: dict[str, tuple[tuple[str, ...], int]] = {
    "draft": (CARDS, 3),
    "card": ((*CARDS, "none"), 4),
    "lapse": (CARDS, 3),
    "source": (PLACES, 7),
    "friend": (SECTORS, 7),
    "hotel": ((*RESOURCES, *PAIRS), 6),
    "drive": ((*MARKETS, "elsewhere", "stay"), 22),
    "elsewhere": (MARKETS, 24),
    "donate": (("1", "2", "3"), 3),
    "hire": ((*PIECES.person_names, "none"), 4),
    "maid": (RESOURCES, 3),
    "bishop": (SECTORS, 7),
    "jester_piece": ((*SECTORS, "friend", "notre_dame"), 9),
    "jester_to": (SECTORS, 7),
    "minstrel_from": (SECTORS, 7),
    "minstrel_to": (SECTORS, 6),
    "minstrel_what": (GROUPS, 6),
    "plague": (SECTORS, 7),
}
"""All options of each question in order, and the largest number of options in one prompt."""
BY_PHASE = {"draft": r"r\d\.draft[12]", "plague": r"r\d\.plague", "hire": r"r\d\.hire"}
IN_CHAIN = r"r\d\.(lap[12]|hire)\.{ask}"


@cache
def prompts() -> dict[str, tuple[Prompt, ...]]:
    """Collect the prompts of random games with every number of seats, by question."""
    found: dict[str, list[Prompt]] = defaultdict(list)

    def keep(_rules: object, decision: Decision) -> None:
        for prompt in RULES.prompts(decision.after):
            found[prompt.ask].append(prompt)

    for seats in RULES.seats:
        for seed in range(GAMES_A_TABLE):
            Walk(load_game("notredame"), seats, seed).go([keep])
    return {ask: tuple(prompts) for ask, prompts in found.items()}


def test_the_game_asks_only_these_questions() -> None:
    """ND.TELL.6: Random games ask exactly the questions in `ASKS`."""
    assert set(prompts()) == set(ASKS)


@pytest.mark.parametrize("ask", ASKS)
def test_options_are_named_counted_and_ordered_by_their_question(ask: str) -> None:
    """ND.TELL.7: Options have the fixed order of `ASKS`, such as markets by number and refusals last."""
    every, most = ASKS[ask]
    for prompt in prompts()[ask]:
        assert list(prompt.options) == sorted(prompt.options, key=every.index), prompt
        assert 1 < len(prompt.options) <= most, prompt
        assert (prompt.least, prompt.most) == (1, 1), prompt


@pytest.mark.parametrize("ask", ASKS)
def test_ids_name_round_phase_and_question(ask: str) -> None:
    """ND.TELL.8: Ids such as r4.draft1, r4.lap1.card, r4.hire.maid and r4.plague name round, phase and question."""
    pattern = BY_PHASE.get(ask, IN_CHAIN.replace("{ask}", ask))
    assert [prompt.id for prompt in prompts()[ask] if not re.fullmatch(pattern, prompt.id)] == []


def test_all_seats_are_asked_only_for_a_pick_or_a_sector() -> None:
    """ND.TELL.9: Only the draft and the plague ask several seats at once; their prompt ids name no question."""
    assert {prompt.ask for found in prompts().values() for prompt in found if prompt.id.count(".") == 1} == {*BY_PHASE}
