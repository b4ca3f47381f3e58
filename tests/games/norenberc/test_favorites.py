"""Guildmasters choose their favorites."""

import pytest

from bot.games.contract import Line, Seats
from bot.games.norenberc.rules.pieces import Townsman
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    GUILDS,
    PEDDLER,
    PRINTERS,
    RULES,
    SHOEMAKERS,
    act,
    call,
    count_goods,
    craft,
    crafts,
    empty_hands,
    end_round,
    end_round_lines,
    hold,
    move_to_round,
    table,
)


def test_the_favorite_has_most_goods_of_the_type() -> None:
    """N.FAV.1: The favorite of a guild is who holds most goods of its type."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=2, shoes=9)
    hold(state, 1, beer=3)
    hold(state, 2, beer=1, pages=9)

    state = end_round(state)

    assert state.players[1].craftsmen == crafts(BREWERS, 4)


def test_a_tie_goes_to_more_talers() -> None:
    """N.FAV.2: Of those with equally many goods the one with more Talers is the favorite."""
    state = table(3)
    empty_hands(state)
    for seat, money in enumerate((10, 12, 30)):
        state.players[seat].money = money
    hold(state, 0, beer=2)
    hold(state, 1, beer=2)
    hold(state, 2, beer=1)

    state = end_round(state)

    assert state.players[1].craftsmen == crafts(BREWERS, 4)


def shown_purse(seat: int, purse: int) -> Line:
    """How it is told that somebody shows their money."""
    return Line("purse_shown", {"seat": Seats((seat,)), "purse": purse})


def test_the_money_of_tied_players_is_shown_to_all() -> None:
    """N.FAV.3: The tied players' Talers, and nobody else's, are told."""
    state = table(3)
    empty_hands(state)
    for seat, money in enumerate((10, 12, 30)):
        state.players[seat].money = money
    hold(state, 0, beer=2, pages=1)
    hold(state, 1, beer=2)

    [tied, *purses] = end_round_lines(state, "favorites_tied", "purse_shown")

    assert tied.facts["guild"] == "brewers"
    assert tied.facts["seats"] == Seats((0, 1))
    assert purses == [shown_purse(0, 10), shown_purse(1, 12)]


def test_who_has_fewer_goods_than_the_tied_shows_no_money() -> None:
    """N.FAV.23: Some goods of the type are not enough to be among the tied; those Talers stay hidden."""
    state = table(4)
    empty_hands(state)
    for seat, (beer, money) in enumerate(((2, 10), (1, 30), (2, 12), (1, 40))):
        hold(state, seat, beer=beer)
        state.players[seat].money = money

    [tied, *purses] = end_round_lines(state, "favorites_tied", "purse_shown")

    assert tied.facts == {"guild": "brewers", "seats": Seats((0, 2)), "number": 2}
    assert purses == [shown_purse(0, 10), shown_purse(2, 12)]


def test_a_purse_is_shown_once_a_round() -> None:
    """N.FAV.27: Whoever is tied for several guilds shows the same Talers only once."""
    state = table(3)
    empty_hands(state)
    for seat, money in enumerate((10, 12, 30)):
        state.players[seat].money = money
    hold(state, 0, beer=2, pastries=1)
    hold(state, 1, beer=2, pastries=1)
    hold(state, 2, pastries=1)

    told = end_round_lines(state, "favorites_tied", "purse_shown")

    assert [line.key for line in told] == [
        *("favorites_tied", "purse_shown", "purse_shown"),
        *("favorites_tied", "purse_shown"),
    ]
    assert told[-1] == shown_purse(2, 30)


def test_no_money_is_shown_without_a_tie() -> None:
    """N.FAV.4: A clear favorite shows no Talers."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=2)
    hold(state, 1, beer=1)

    assert end_round_lines(state, "favorites_tied", "purse_shown") == []


def test_a_tie_in_talers_goes_to_the_better_place_on_the_chart() -> None:
    """N.FAV.5: With equal goods and Talers the better place on the turn order chart decides."""
    state = table(3)
    empty_hands(state)
    state.order = (2, 1, 0)
    hold(state, 0, beer=2)
    hold(state, 1, beer=2)

    state = end_round(state)

    assert state.players[1].craftsmen == crafts(BREWERS, 4)


@pytest.mark.parametrize("money", [0, 1])
def test_a_tie_of_empty_purses_goes_to_the_better_place_on_the_chart(money: int) -> None:
    """N.FAV.24: Without a Taler, or with one, the tied are ranked as any others with equal Talers."""
    state = table(3)
    empty_hands(state)
    state.order = (1, 2, 0)
    for seat in (0, 1):
        hold(state, seat, beer=1)
        state.players[seat].money = money

    assert end_round_lines(state, "purse_shown") == [shown_purse(0, money), shown_purse(1, money)]
    assert end_round(state).players[1].craftsmen == crafts(BREWERS, 4)


def test_a_single_taler_beats_an_empty_purse() -> None:
    """N.FAV.25: Of those tied one Taler is more than none, whatever the places on the chart."""
    state = table(3)
    empty_hands(state)
    for seat, money in enumerate((0, 1)):
        hold(state, seat, beer=1)
        state.players[seat].money = money

    assert end_round(state).players[1].craftsmen == crafts(BREWERS, 4)


def test_the_favorite_returns_one_good() -> None:
    """N.FAV.6: The favorite returns 1 such good to that storehouse; nobody else does."""
    state = table(3)
    hold(state, 0, beer=3)
    hold(state, 1, beer=2)
    hold(state, 2)

    state = end_round(state)

    assert [player.goods[BREWERS] for player in state.players] == [2, 2, 0]
    assert state.guilds[BREWERS].storehouse[BREWERS] == 9 + 1


def test_the_favorite_gets_the_guildmaster_and_a_crest() -> None:
    """N.FAV.7: The favorite gets the guildmaster's tile and one of the guild's crests."""
    state = table(3)
    empty_hands(state)
    hold(state, 1, pages=1)

    state = end_round(state)

    assert state.players[1].craftsmen == crafts(PRINTERS, 4)
    assert state.players[1].crests == count_goods(state, pages=1)
    assert [house.crests for house in state.guilds] == [4, 4, 4, 3]


def test_the_favorite_of_the_prestige_guild_gets_the_prestige_crest() -> None:
    """N.FAV.8: The prestige crest goes to the favorite of the guild where it lies, and to no other."""
    state = table(3)
    empty_hands(state)
    state.prestige = SHOEMAKERS
    hold(state, 0, beer=1, pastries=1, pages=1)
    hold(state, 1, shoes=1)

    state = end_round(state)

    assert [player.prestige for player in state.players] == [0, 1, 0]
    assert state.players[1].crests == count_goods(state, shoes=1)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_before_round_four_only_the_guildmaster_is_won(number: int) -> None:
    """N.FAV.9: In rounds 1 to 3 one tile is won, and the next ones stay."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1)
    move_to_round(state, number)
    workshop = state.guilds[BREWERS].workshop

    state = end_round(state)

    assert state.players[0].craftsmen == workshop[:1]
    assert state.guilds[BREWERS].workshop == workshop[1:]


def test_in_round_four_the_pairs_lower_tile_is_won_too() -> None:
    """N.FAV.10: In round 4 the favorite gets the guildmaster and the lower tile of the pair."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1)
    move_to_round(state, 4)

    state = end_round(state)

    assert state.players[0].craftsmen == crafts(BREWERS, 6, 7)
    assert state.players[0].crests == count_goods(state, beer=1)
    assert state.guilds[BREWERS].workshop == ()


def test_without_any_good_the_guildmaster_leaves_the_game() -> None:
    """N.FAV.11: If nobody has the good the guildmaster leaves the game, and the guild crest stays."""
    state = table(3)
    empty_hands(state)

    state = end_round(state)

    assert all(player.craftsmen == () for player in state.players)
    assert state.gone == tuple(craft(guild, 4) for guild in range(4))
    assert [house.crests for house in state.guilds] == [4, 4, 4, 4]


def test_in_round_four_both_tiles_leave_the_game() -> None:
    """N.FAV.12: In round 4, if nobody has the good, both tiles of the pair leave the game."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, pastries=1, shoes=1, pages=1)
    move_to_round(state, 4)

    state = end_round(state)

    assert state.gone == crafts(BREWERS, 6, 7)
    assert state.guilds[BREWERS].crests == 4


def test_an_unclaimed_prestige_crest_leaves_the_game() -> None:
    """N.FAV.13: A prestige crest without a favorite goes to nobody, nor does it wait for the next round's favorite."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, pastries=5)
    told = end_round_lines(state, "prestige_unclaimed")

    state = end_round(state)
    assert [player.prestige for player in state.players] == [0, 0, 0]
    assert [line.facts["guild"] for line in told] == ["brewers"]

    state.prestige = BAKERS
    assert end_round(state).players[0].prestige == 1


def test_guilds_choose_in_their_order() -> None:
    """N.FAV.14: Favorites are chosen guild by guild in number order."""
    state = table(3)
    hold(state, 2)

    told = end_round_lines(state, "favorite", "favorite_with_prestige", "no_favorite")

    assert [line.facts["guild"] for line in told] == list(GUILDS[:4])


def test_a_won_guildmaster_may_bring_an_agent() -> None:
    """N.FAV.15: "agent +" on a guildmaster brings the favorite 1 agent at once."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1)
    state.guilds[BREWERS].workshop = crafts(BREWERS, 2, 5, 3, 6, 7)

    state = end_round(state)

    assert (state.players[0].agents, state.players[0].stock) == (5, 3)


def test_both_tiles_of_the_pair_may_bring_an_agent() -> None:
    """N.FAV.16: In round 4 each tile with "agent +" brings an agent, the lower one too."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1)
    hold(state, 1, pastries=1)
    move_to_round(state, 4)
    state.guilds[BREWERS].workshop = crafts(BREWERS, 2, 2)
    state.guilds[BAKERS].workshop = crafts(BAKERS, 3, 2)

    state = end_round(state)

    assert [player.agents for player in state.players] == [6, 5, 4]


def test_no_ninth_agent_is_won() -> None:
    """N.FAV.17: The limit of eight agents holds for won tiles too."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1)
    state.players[0].agents, state.players[0].stock = 8, 0
    state.guilds[BREWERS].workshop = crafts(BREWERS, 2, 5, 3, 6, 7)

    state = end_round(state)

    assert (state.players[0].agents, state.players[0].stock) == (8, 0)
    assert state.players[0].craftsmen == crafts(BREWERS, 2)


def test_the_good_on_a_peddler_is_returned_when_there_is_no_other() -> None:
    """N.FAV.18: A favorite by a Peddler alone gives the good that lies on him, and gets nothing back."""
    state = table(3)
    empty_hands(state)
    state.players[0].peddled = (SHOEMAKERS,)
    stored = state.guilds[SHOEMAKERS].storehouse[SHOEMAKERS]

    state = end_round(state)

    assert state.players[0].craftsmen == crafts(SHOEMAKERS, 4)
    assert state.players[0].goods == count_goods(state)
    assert state.guilds[SHOEMAKERS].storehouse[SHOEMAKERS] == stored + 1


def test_giving_one_peddlers_good_leaves_the_other_peddlers_alone() -> None:
    """N.FAV.22: Of two Peddlers only the one whose good was given loses it; both tiles go back."""
    state = table(3)
    empty_hands(state)
    move_to_round(state, 4)
    state.stack = ()
    state.players[0].peddled = (SHOEMAKERS, PRINTERS)
    hold(state, 1, pages=9)

    state = end_round(state)

    assert state.players[0].craftsmen == crafts(SHOEMAKERS, 6, 7)
    assert state.players[0].goods == count_goods(state, pages=1)
    assert state.stack == (PEDDLER, PEDDLER)


def test_a_good_is_given_from_the_peddler_on_whom_it_lies() -> None:
    """N.FAV.26: It may lie on the second Peddler; the good on the first one returns to the hand."""
    state = table(3)
    empty_hands(state)
    move_to_round(state, 4)
    state.stack = ()
    state.players[0].peddled = (PRINTERS, SHOEMAKERS)
    hold(state, 1, pages=9)

    state = end_round(state)

    assert state.players[0].craftsmen == crafts(SHOEMAKERS, 6, 7)
    assert state.players[0].goods == count_goods(state, pages=1)
    assert state.stack == (PEDDLER, PEDDLER)


def test_money_earned_in_the_round_counts_in_a_tie() -> None:
    """N.FAV.19: The Talers owned at the favorites decide, before income."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1, shoes=1)
    hold(state, 1, beer=1)
    state.players[1].money = 28
    state.players[1].townsmen = (Townsman("musician", 5),)

    state = end_round(act(call(state, SHOEMAKERS, 0), 0, "sell"))

    assert state.players[0].craftsmen == crafts(BREWERS, 4)


def test_one_player_may_be_the_favorite_of_several_guilds() -> None:
    """N.FAV.20: Each guild chooses for itself."""
    state = table(3)
    empty_hands(state)
    hold(state, 2, beer=1, pastries=1, shoes=1, pages=1)

    state = end_round(state)

    assert state.players[2].crests == [1, 1, 1, 1]
    assert state.players[2].craftsmen == tuple(craft(guild, 4) for guild in range(4))
    assert state.players[2].goods == count_goods(state)


def test_crests_and_tiles_won_lie_open() -> None:
    """N.FAV.21: Everybody sees who won what."""
    state = end_round(table(3))
    view = RULES.view(state, None)

    assert [player.craftsmen for player in view.players] == [player.craftsmen for player in state.players]
    assert [player.crests for player in view.players] == [player.crests for player in state.players]
    assert [player.prestige for player in view.players] == [player.prestige for player in state.players]
