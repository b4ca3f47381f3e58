"""Lines and pictures of the game, and the ids of its questions."""

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
def test_lines_report_effects_of_townsmen(
    guest: Townsman, answers: tuple[str | Answer, ...], key: str, facts: dict[str, Fact]
) -> None:
    """N.TELL.1: The lines name player and effect, or that it was declined; for a burglary also victim and pay."""
    [told] = lines(play(meet(table(3), 0, guest), 0, *answers), key)

    assert told.facts == {"seat": Seats((int(guest == BURGLAR),)), **facts}


def test_a_line_reports_a_peddler_without_a_good() -> None:
    """N.TELL.2: The line says that a Peddler found no good."""
    state = table(3)
    hold(state, 0, beer=1)
    lodge(state, BREWERS, PEDDLER)

    told = lines(play(plan(state, {0: (BREWERS,)}), 0, "recruit", "1"), "peddler_idle")

    assert [line.facts for line in told] == [{"seat": Seats((0,))}]


def test_a_line_reports_an_agent_not_gained() -> None:
    """N.TELL.3: The line says that a player with all eight agents gains none."""
    state = table(3)
    state.players[0].agents, state.players[0].stock = 8, 0
    lodge(state, BREWERS, craft(BREWERS, 2))

    told = lines(play(plan(state, {0: (BREWERS,)}), 0, "recruit", "1"), "no_agent_left", "agent_gained")

    assert [(line.key, line.facts) for line in told] == [("no_agent_left", {"seat": Seats((0,))})]


def shown(steps: tuple[Step[State], ...]) -> list[str]:
    """Return the picture of each step, or "pause" for a step without a picture."""
    return ["pause" if step.is_pause else step.picture for step in steps]


def test_every_guild_is_shown_after_it_is_resolved() -> None:
    """N.TELL.4: Plans are reported at once; each guild is shown when all have acted there; then a new turn begins."""
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


def test_the_plans_of_a_single_player_are_not_reported_separately() -> None:
    """N.TELL.5: If only one player still plans, no separate step shows the number of cards."""
    state = act(plan(table(3), {0: (BREWERS,)}), 0, "nothing")

    assert shown(play_plans(state, {0: (BAKERS,)})) == [""]


def test_the_end_and_the_beginning_of_a_round_are_shown() -> None:
    """N.TELL.6: The end of a round, the next round's board, and the final scores have a picture."""
    state = table(2)
    assert shown(play_plans(state, {})) == ["", "pause", "round", "board"]

    move_to_round(state, 4)

    assert shown(play_plans(state, {})) == ["", "pause", "round", "scores"]


def test_lines_report_the_end_of_a_round_in_order() -> None:
    """N.TELL.7: Lines report the round, then the favorites, then the incomes, each under its heading."""
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
    """N.TELL.8: A question's id names round, turn, guild and question, so that ids are unique."""
    state = end_round(table(3))
    assert {asked(state, seat).id for seat in range(3)} == {"r2.t1.plan"}
    hold(state, 0, beer=2, pastries=2)
    state = plan(state, {0: (BREWERS, BAKERS)})
    assert asked(state, 0).id == "r2.t1.brewers.act"
    assert asked(act(state, 0, "sell"), 0).id == "r2.t1.brewers.sell"

    state = act(state, 0, "nothing")

    assert asked(state, 0).id == "r2.t1.bakers.act"
    assert asked(act(state, 0, "nothing"), 0).id == "r2.t2.plan"
