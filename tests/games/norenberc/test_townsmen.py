"""The townsmen who act at once: Councilman, Burglar, Guardsman."""

import pytest

from bot.errors import UnknownAnswer
from bot.games.contract import Answer, Seats
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import State
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    BURGLAR,
    COUNCILMAN,
    GUARDSMAN,
    PRINTERS,
    SHOEMAKERS,
    act,
    asked,
    count_goods,
    craft,
    crafts,
    empty_hands,
    goods,
    hold,
    lines,
    lodge,
    meet,
    move_to_round,
    play,
    recruit,
    set_master,
    table,
)


def test_a_councilman_brings_an_agent() -> None:
    """N.TOWN.1: The Councilman brings 1 agent from his player's stock."""
    state = recruit(table(3), 0, COUNCILMAN)

    assert (state.players[0].agents, state.players[0].stock) == (4, 3)
    assert state.players[0].townsmen == ()


def test_a_councilman_brings_no_ninth_agent() -> None:
    """N.TOWN.2: A Councilman brings nothing to a player with all eight agents, but still goes back."""
    state = table(3)
    state.players[0].agents, state.players[0].stock = 8, 0
    state.stack = ()

    state = recruit(state, 0, COUNCILMAN)

    assert (state.players[0].agents, state.players[0].stock) == (7, 0)
    assert state.stack == (COUNCILMAN,)


@pytest.mark.parametrize(("star", "answers"), [(COUNCILMAN, ()), (BURGLAR, ("none",)), (GUARDSMAN, ("none",))], ids=str)
def test_stars_go_back_into_the_stack(star: Townsman, answers: Answer) -> None:
    """N.TOWN.3: Councilman, Burglar and Guardsman are shuffled into the guest stack at once."""
    before, places = table(3), set()
    before.stack = crafts(BAKERS, 3, 4, 5, 6)

    for seed in range(30):
        before.chance = before.chance.fork(str(seed))
        state = recruit(before, 0, star, *answers)
        assert state.players[0].townsmen == ()
        places.add(state.stack.index(star))
        assert tuple(tile for tile in state.stack if tile != star) == before.stack

    assert places == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("star", [BURGLAR, GUARDSMAN], ids=["burglar", "guardsman"])
def test_a_line_reports_an_unused_effect(star: Townsman) -> None:
    """N.TOWN.37: The line names the Burglar or Guardsman that was not used."""
    told = lines(play(meet(table(3), 0, star), 0, "none"))

    assert [line.facts for line in told if line.key == f"{star.kind}_idle"] == [{"seat": Seats((0,))}]


def test_a_tile_shuffled_into_an_empty_stack_becomes_the_stack() -> None:
    """N.TOWN.4: A tile shuffled back into an empty stack is the only tile of the stack."""
    state = table(3)
    state.stack = ()

    assert recruit(state, 0, COUNCILMAN).stack == (COUNCILMAN,)


def test_a_burglar_takes_two_goods_of_any_types() -> None:
    """N.TOWN.5: The Burglar takes 2 goods of any types from one opponent's hand."""
    state = table(3)
    hold(state, 0)
    hold(state, 1, beer=1, shoes=2, pages=1)

    state = recruit(state, 0, BURGLAR, "s1", goods(shoes=1, pages=1))

    assert state.players[0].goods == count_goods(state, shoes=1, pages=1)
    assert state.players[1].goods == count_goods(state, beer=1, shoes=1)


def test_a_burglar_may_take_two_of_one_type() -> None:
    """N.TOWN.6: Both goods may be of the same type."""
    state = table(3)
    hold(state, 0)
    hold(state, 1, beer=1, shoes=2, pages=1)

    state = recruit(state, 0, BURGLAR, "s1", goods(shoes=2))

    assert state.players[0].goods == count_goods(state, shoes=2)
    assert state.players[1].goods == count_goods(state, beer=1, pages=1)


def test_the_victim_gets_the_value_of_each_goods_own_guildmaster() -> None:
    """N.TOWN.7: For each good the bank pays the victim the value of the good's own guildmaster."""
    state = table(3)
    set_master(state, BREWERS, 2)
    set_master(state, SHOEMAKERS, 7)
    set_master(state, PRINTERS, 5)

    state = recruit(state, 0, BURGLAR, "s1", goods(shoes=1, pages=1))

    assert [player.money for player in state.players] == [25, 25 + 7 + 5, 25]


def test_a_victim_with_one_good_loses_that_one() -> None:
    """N.TOWN.8: A victim with a single good loses it and is paid for it."""
    state = table(3)
    hold(state, 0)
    hold(state, 1, pages=1)

    state = recruit(state, 0, BURGLAR, "s1")

    assert state.players[0].goods == count_goods(state, pages=1)
    assert state.players[1].goods == count_goods(state)
    assert state.players[1].money == 25 + 4


def test_only_opponents_with_goods_in_hand_can_be_robbed() -> None:
    """N.TOWN.9: The victim must be an opponent with goods in hand; goods on a Peddler do not count."""
    state = table(4)
    hold(state, 2)
    hold(state, 3)
    state.players[3].peddled = (SHOEMAKERS,)

    assert asked(meet(state, 0, BURGLAR), 0).options == ("s1", "none")


def test_a_burglar_without_a_victim_only_goes_back() -> None:
    """N.TOWN.10: If no opponent has goods in hand, nothing is asked and the tile goes back."""
    state = table(3)
    empty_hands(state)
    state.stack = ()

    state = recruit(state, 0, BURGLAR)

    assert state.stack == (BURGLAR,)
    assert [player.money for player in state.players] == [25, 25, 25]


def board_for_guardsman() -> State:
    """Put Shoemaker guests at the Bakers (value 6) and at the Printers (value 2)."""
    state = table(3)
    lodge(state, BAKERS, None, craft(SHOEMAKERS, 6), COUNCILMAN)
    lodge(state, PRINTERS, None, None, None, craft(SHOEMAKERS, 2))
    return state


def test_a_guardsman_swaps_guests_of_different_guildhouses() -> None:
    """N.TOWN.11: Two craftsmen of one guild swap places, even between guildhouses."""
    state = recruit(board_for_guardsman(), 0, GUARDSMAN, "shoemakers", ("bakers_lodgings.2", "printers_lodgings.4"))

    assert state.guilds[BAKERS].lodgings == (None, craft(SHOEMAKERS, 2), COUNCILMAN, None)
    assert state.guilds[PRINTERS].lodgings == (None, None, None, craft(SHOEMAKERS, 6))


def test_a_guardsman_swaps_a_guest_with_a_coming_master() -> None:
    """N.TOWN.12: One craftsman may be a guest in any lodgings, the other in the workshop."""
    state = recruit(board_for_guardsman(), 0, GUARDSMAN, "shoemakers", ("shoemakers_workshop.2", "printers_lodgings.4"))

    assert state.guilds[SHOEMAKERS].workshop == crafts(SHOEMAKERS, 4, 2, 3, 6, 7)
    assert state.guilds[PRINTERS].lodgings[3] == craft(SHOEMAKERS, 5)


def test_a_guardsman_swaps_two_of_one_workshop() -> None:
    """N.TOWN.13: Both craftsmen may be in the workshop."""
    state = recruit(table(3), 0, GUARDSMAN, "bakers", ("bakers_workshop.2", "bakers_workshop.3"))

    assert state.guilds[BAKERS].workshop == crafts(BAKERS, 4, 3, 5, 6, 7)


def test_a_guardsman_never_moves_a_guildmaster() -> None:
    """N.TOWN.14: A current guildmaster is not offered; other workshop tiles, including the pair, and guests are."""
    state = act(meet(board_for_guardsman(), 0, GUARDSMAN), 0, "shoemakers")

    prompt = asked(state, 0)

    workshop = ("shoemakers_workshop.2", "shoemakers_workshop.3", "shoemakers_workshop.4", "shoemakers_workshop.5")
    assert prompt.options == (*workshop, "bakers_lodgings.2", "printers_lodgings.4")
    assert (prompt.least, prompt.most) == (2, 2)


@pytest.mark.parametrize(("tile", "workshop"), [(4, (4, 5, 3, 2, 7)), (5, (4, 5, 3, 6, 2))])
def test_both_tiles_of_the_pair_may_be_swapped(tile: int, workshop: tuple[int, ...]) -> None:
    """N.TOWN.15: Either tile of the pair may be chosen."""
    state = recruit(
        board_for_guardsman(), 0, GUARDSMAN, "shoemakers", (f"shoemakers_workshop.{tile}", "printers_lodgings.4")
    )

    assert state.guilds[SHOEMAKERS].workshop == crafts(SHOEMAKERS, *workshop)


def test_in_round_four_the_pairs_lower_tile_may_be_swapped() -> None:
    """N.TOWN.16: In round 4 the upper tile is guildmaster and stays; the lower tile may be moved."""
    state = board_for_guardsman()
    move_to_round(state, 4)
    state = act(meet(state, 0, GUARDSMAN), 0, "shoemakers")

    assert asked(state, 0).options == ("shoemakers_workshop.2", "bakers_lodgings.2", "printers_lodgings.4")
    state = act(state, 0, ("shoemakers_workshop.2", "printers_lodgings.4"))

    assert state.guilds[SHOEMAKERS].workshop == crafts(SHOEMAKERS, 6, 2)
    assert state.guilds[PRINTERS].lodgings[3] == craft(SHOEMAKERS, 7)


def test_a_guardsman_swaps_craftsmen_of_one_guild_only() -> None:
    """N.TOWN.17: Craftsmen of different guilds cannot be swapped."""
    state = act(meet(board_for_guardsman(), 0, GUARDSMAN), 0, "bakers")

    with pytest.raises(UnknownAnswer):
        act(state, 0, ("bakers_workshop.2", "bakers_lodgings.2"))


def test_a_guardsman_needs_two_craftsmen_of_a_guild() -> None:
    """N.TOWN.18: A guild with fewer than two movable craftsmen is not offered; exactly two are swapped at once."""
    state = table(3)
    move_to_round(state, 4)
    lodge(state, BAKERS, None, craft(SHOEMAKERS, 3))

    met = meet(state, 0, GUARDSMAN)

    assert asked(met, 0).options == ("shoemakers", "none")
    after = act(met, 0, "shoemakers")
    assert after.guilds[SHOEMAKERS].workshop == crafts(SHOEMAKERS, 6, 3)
    assert after.guilds[BAKERS].lodgings[1] == craft(SHOEMAKERS, 7)


def test_a_guardsman_reaches_the_first_window_of_every_house() -> None:
    """N.TOWN.38: Guests in first windows, even at a different guild's house, may be swapped."""
    state = table(3)
    move_to_round(state, 4)
    lodge(state, SHOEMAKERS, craft(BAKERS, 3))
    lodge(state, PRINTERS, craft(BAKERS, 6))

    met = meet(state, 0, GUARDSMAN)
    assert asked(met, 0).options == ("bakers", "none")
    chosen = act(met, 0, "bakers")
    assert asked(chosen, 0).options == ("bakers_workshop.2", "shoemakers_lodgings.1", "printers_lodgings.1")
    after = act(chosen, 0, ("shoemakers_lodgings.1", "printers_lodgings.1"))

    assert after.guilds[SHOEMAKERS].lodgings == (craft(BAKERS, 6), None, None, None)
    assert after.guilds[PRINTERS].lodgings == (craft(BAKERS, 3), None, None, None)


def test_a_guardsman_without_a_swap_only_goes_back() -> None:
    """N.TOWN.19: If no two craftsmen can be swapped, nothing is asked."""
    state = table(3)
    move_to_round(state, 4)
    state.stack = ()

    assert recruit(state, 0, GUARDSMAN).stack == (GUARDSMAN,)
