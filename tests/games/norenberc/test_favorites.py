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
    """N.FAV.1: A guild's favorite is the player with the most goods of the guild's type."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=2, shoes=9)
    hold(state, 1, beer=3)
    hold(state, 2, beer=1, pages=9)

    state = end_round(state)

    assert state.players[1].craftsmen == crafts(BREWERS, 4)


def test_a_tie_goes_to_more_talers() -> None:
    """N.FAV.2: Among players with the same number of goods, the one with the most Talers is the favorite."""
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
    """Return the line that reveals a player's money."""
    return Line("purse_shown", {"seat": Seats((seat,)), "purse": purse})


def test_a_tie_reveals_the_money_of_the_tied_players() -> None:
    """N.FAV.3: Lines report the Talers of only the tied players."""
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


def test_players_outside_the_tie_reveal_no_money() -> None:
    """N.FAV.23: Players with fewer goods of the type are not tied; their Talers stay hidden."""
    state = table(4)
    empty_hands(state)
    for seat, (beer, money) in enumerate(((2, 10), (1, 30), (2, 12), (1, 40))):
        hold(state, seat, beer=beer)
        state.players[seat].money = money

    [tied, *purses] = end_round_lines(state, "favorites_tied", "purse_shown")

    assert tied.facts == {"guild": "brewers", "seats": Seats((0, 2)), "number": 2}
    assert purses == [shown_purse(0, 10), shown_purse(2, 12)]


def test_a_players_money_is_revealed_at_most_once_per_round() -> None:
    """N.FAV.27: A player who is tied for several guilds reveals their Talers only once."""
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


def test_without_a_tie_no_money_is_revealed() -> None:
    """N.FAV.4: A clear favorite does not reveal Talers."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=2)
    hold(state, 1, beer=1)

    assert end_round_lines(state, "favorites_tied", "purse_shown") == []


def test_a_tie_in_talers_goes_to_the_better_place_on_the_chart() -> None:
    """N.FAV.5: If goods and Talers are equal, the better place on the turn order chart wins."""
    state = table(3)
    empty_hands(state)
    state.order = (2, 1, 0)
    hold(state, 0, beer=2)
    hold(state, 1, beer=2)

    state = end_round(state)

    assert state.players[1].craftsmen == crafts(BREWERS, 4)


@pytest.mark.parametrize("money", [0, 1])
def test_a_tie_without_talers_goes_to_the_better_place_on_the_chart(money: int) -> None:
    """N.FAV.24: Tied players with 0 or 1 Talers are ranked like any players with equal Talers."""
    state = table(3)
    empty_hands(state)
    state.order = (1, 2, 0)
    for seat in (0, 1):
        hold(state, seat, beer=1)
        state.players[seat].money = money

    assert end_round_lines(state, "purse_shown") == [shown_purse(0, money), shown_purse(1, money)]
    assert end_round(state).players[1].craftsmen == crafts(BREWERS, 4)


def test_one_taler_beats_none() -> None:
    """N.FAV.25: In a tie 1 Taler beats 0 Talers, whatever the places on the chart."""
    state = table(3)
    empty_hands(state)
    for seat, money in enumerate((0, 1)):
        hold(state, seat, beer=1)
        state.players[seat].money = money

    assert end_round(state).players[1].craftsmen == crafts(BREWERS, 4)


def test_the_favorite_returns_one_good() -> None:
    """N.FAV.6: The favorite returns 1 of these goods to the guild's storehouse; other players keep theirs."""
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
    """N.FAV.8: Only the favorite of the prestige guild gets the prestige crest."""
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
    """N.FAV.9: In rounds 1 to 3 the favorite wins one tile; the remaining tiles stay."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1)
    move_to_round(state, number)
    workshop = state.guilds[BREWERS].workshop

    state = end_round(state)

    assert state.players[0].craftsmen == workshop[:1]
    assert state.guilds[BREWERS].workshop == workshop[1:]


def test_in_round_four_the_pairs_lower_tile_is_won_too() -> None:
    """N.FAV.10: In round 4 the favorite gets both the guildmaster and the pair's lower tile."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1)
    move_to_round(state, 4)

    state = end_round(state)

    assert state.players[0].craftsmen == crafts(BREWERS, 6, 7)
    assert state.players[0].crests == count_goods(state, beer=1)
    assert state.guilds[BREWERS].workshop == ()


def test_without_goods_of_the_type_the_guildmaster_leaves_the_game() -> None:
    """N.FAV.11: If no player has the good, the guildmaster leaves the game and the guild crest stays."""
    state = table(3)
    empty_hands(state)

    state = end_round(state)

    assert all(player.craftsmen == () for player in state.players)
    assert state.gone == tuple(craft(guild, 4) for guild in range(4))
    assert [house.crests for house in state.guilds] == [4, 4, 4, 4]


def test_in_round_four_both_tiles_leave_the_game() -> None:
    """N.FAV.12: In round 4, if no player has the good, both tiles of the pair leave the game."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, pastries=1, shoes=1, pages=1)
    move_to_round(state, 4)

    state = end_round(state)

    assert state.gone == crafts(BREWERS, 6, 7)
    assert state.guilds[BREWERS].crests == 4


def test_an_unclaimed_prestige_crest_leaves_the_game() -> None:
    """N.FAV.13: A prestige crest without a favorite leaves the game; a later favorite does not get it."""
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
    """N.FAV.16: In round 4 each of the two tiles with "agent +" brings an agent."""
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
    """N.FAV.17: The limit of eight agents also applies to won tiles."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1)
    state.players[0].agents, state.players[0].stock = 8, 0
    state.guilds[BREWERS].workshop = crafts(BREWERS, 2, 5, 3, 6, 7)

    state = end_round(state)

    assert (state.players[0].agents, state.players[0].stock) == (8, 0)
    assert state.players[0].craftsmen == crafts(BREWERS, 2)


def test_without_a_good_in_hand_the_peddlers_good_is_returned() -> None:
    """N.FAV.18: A favorite whose only such good is on a Peddler returns that good and keeps none."""
    state = table(3)
    empty_hands(state)
    state.players[0].peddled = (SHOEMAKERS,)
    stored = state.guilds[SHOEMAKERS].storehouse[SHOEMAKERS]

    state = end_round(state)

    assert state.players[0].craftsmen == crafts(SHOEMAKERS, 4)
    assert state.players[0].goods == count_goods(state)
    assert state.guilds[SHOEMAKERS].storehouse[SHOEMAKERS] == stored + 1


def test_returning_one_peddlers_good_spares_the_other_peddlers() -> None:
    """N.FAV.22: With two Peddlers only the Peddler whose good was returned loses it; both tiles go back."""
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


def test_a_good_is_taken_from_its_peddler() -> None:
    """N.FAV.26: If the returned good is the second Peddler's, the first Peddler's good goes back to the hand."""
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
    """N.FAV.19: The tie is decided by the Talers owned before income."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, beer=1, shoes=1)
    hold(state, 1, beer=1)
    state.players[1].money = 28
    state.players[1].townsmen = (Townsman("musician", 5),)

    state = end_round(act(call(state, SHOEMAKERS, 0), 0, "sell"))

    assert state.players[0].craftsmen == crafts(BREWERS, 4)


def test_one_player_may_be_the_favorite_of_several_guilds() -> None:
    """N.FAV.20: Each guild chooses its favorite independently."""
    state = table(3)
    empty_hands(state)
    hold(state, 2, beer=1, pastries=1, shoes=1, pages=1)

    state = end_round(state)

    assert state.players[2].crests == [1, 1, 1, 1]
    assert state.players[2].craftsmen == tuple(craft(guild, 4) for guild in range(4))
    assert state.players[2].goods == count_goods(state)


def test_crests_and_tiles_won_are_public() -> None:
    """N.FAV.21: Everyone sees what each favorite has won."""
    state = end_round(table(3))
    view = RULES.view(state, None)

    assert [player.craftsmen for player in view.players] == [player.craftsmen for player in state.players]
    assert [player.crests for player in view.players] == [player.crests for player in state.players]
    assert [player.prestige for player in view.players] == [player.prestige for player in state.players]
