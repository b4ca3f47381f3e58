"""What everybody is told and shown, and how questions are named."""

import pytest

from bot.games.contract import Answer, Fact, Seats, Step
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import State
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    BURGLAR,
    DUCHESS,
    GUARDSMAN,
    MAYOR,
    PEDDLER,
    act,
    asked,
    craft,
    end_round,
    goods,
    hold,
    lines,
    lodge,
    meet,
    move_to_round,
    plan,
    play,
    play_plans,
    table,
)

PAIR = ("bakers_workshop.2", "bakers_workshop.3")


@pytest.mark.parametrize(
    ("guest", "answers", "key", "facts"),
    [
        (
            BURGLAR,
            ("s1", goods(shoes=1, pages=1)),
            "robbed",
            {"thief": Seats((0,)), "goods": ("shoes", "pages"), "talers": 8},
        ),
        (GUARDSMAN, ("bakers", PAIR), "swapped", {"tile": "bakers.5", "other": "bakers.3", "places": PAIR}),
        (PEDDLER, ("shoes",), "peddled", {"good": "shoes"}),
        (MAYOR, ("bakers",), "mayor_placed", {"guild": "bakers"}),
        (DUCHESS, ("printers",), "prestige_moved", {"guild": "printers"}),
        (DUCHESS, ("none",), "duchess_idle", {}),
    ],
)
def test_what_a_townsman_does_is_told(
    guest: Townsman, answers: tuple[str | Answer, ...], key: str, facts: dict[str, Fact]
) -> None:
    """N.TELL.1: Everyone hears who did what by a townsman, or left it; of a burglary, who was robbed and paid."""
    [told] = lines(play(meet(table(3), 0, guest), 0, *answers), key)

    assert told.facts == {"seat": Seats((int(guest == BURGLAR),)), **facts}


def test_a_peddler_without_a_good_is_told() -> None:
    """N.TELL.2: Everyone hears that a Peddler found no good."""
    state = table(3)
    hold(state, 0, beer=1)
    lodge(state, BREWERS, PEDDLER)

    told = lines(play(plan(state, {0: (BREWERS,)}), 0, "recruit", "1"), "peddler_idle")

    assert [line.facts for line in told] == [{"seat": Seats((0,))}]


def test_an_agent_who_does_not_come_is_told() -> None:
    """N.TELL.3: Everyone hears that a player with all eight agents gains none."""
    state = table(3)
    state.players[0].agents, state.players[0].stock = 8, 0
    lodge(state, BREWERS, craft(BREWERS, 2))

    told = lines(play(plan(state, {0: (BREWERS,)}), 0, "recruit", "1"), "no_agent_left", "agent_gained")

    assert [(line.key, line.facts) for line in told] == [("no_agent_left", {"seat": Seats((0,))})]


def shown(steps: tuple[Step[State], ...]) -> list[str]:
    """The picture of each step; "pause" where it is only to be heard at once."""
    return ["pause" if step.is_pause else step.picture for step in steps]


def test_every_guild_is_shown_once_it_is_resolved() -> None:
    """N.TELL.4: The plans are heard at once; each guild is shown when all have acted there; then a turn begins."""
    state = table(3)

    for _turn in range(2):
        steps = play_plans(state, {0: (BREWERS, BAKERS), 1: (BREWERS,)})
        assert shown(steps)[-2:] == ["pause", ""]
        assert shown(play(steps[-1].state, 0, "nothing")) == [""]
        steps = play(act(steps[-1].state, 0, "nothing"), 1, "nothing")
        assert shown(steps) == ["guild.brewers", ""]
        steps = play(steps[-1].state, 0, "nothing")
        assert shown(steps) == ["guild.bakers", "pause"]
        state = steps[-1].state
        assert [line.facts for line in lines(steps, "turn")] == [{"round": 1, "turn": state.turn}]


def test_the_plans_of_one_player_alone_are_no_news() -> None:
    """N.TELL.5: Nobody waits for the number of cards when only one player still plans."""
    state = act(plan(table(3), {0: (BREWERS,)}), 0, "nothing")

    assert shown(play_plans(state, {0: (BAKERS,)})) == [""]


def test_a_rounds_end_and_beginning_are_shown() -> None:
    """N.TELL.6: A round's end and the board of the next one have a picture, and so have the scores."""
    state = table(2)
    assert shown(play_plans(state, {})) == ["", "pause", "round", "board"]

    move_to_round(state, 4)

    assert shown(play_plans(state, {})) == ["", "pause", "round", "scores"]


def test_a_rounds_end_is_told_in_order() -> None:
    """N.TELL.7: The round that ended, then favorites, then incomes, each under its heading."""
    state = table(2)
    hold(state, 0, beer=2)
    hold(state, 1, pastries=2)

    told = [line for line in lines(play_plans(state, {})) if line.key not in ("passed", "renewed")]

    assert [line.key for line in told] == [
        *("round_ended", "favorite_with_prestige", "favorite", "no_favorite"),
        *("standing", "standing", "incomes", "income", "income"),
        *("round_begins", "prestige", "turn"),
    ]
    assert (told[0].facts, told[9].facts) == ({"round": 1}, {"round": 2})


def test_a_question_is_named_after_its_moment() -> None:
    """N.TELL.8: A question's id says round, turn, guild and what is asked, so that no two are alike."""
    state = end_round(table(3))
    assert {asked(state, seat).id for seat in range(3)} == {"r2.t1.plan"}
    hold(state, 0, beer=2, pastries=2)
    state = plan(state, {0: (BREWERS, BAKERS)})
    assert asked(state, 0).id == "r2.t1.brewers.act"
    assert asked(act(state, 0, "sell"), 0).id == "r2.t1.brewers.sell"

    state = act(state, 0, "nothing")

    assert asked(state, 0).id == "r2.t1.bakers.act"
    assert asked(act(state, 0, "nothing"), 0).id == "r2.t2.plan"
