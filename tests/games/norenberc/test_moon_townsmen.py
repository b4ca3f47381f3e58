"""The townsmen who act at the end of a round: Musician, Peddler, Mayor."""

import pytest

from bot.games.norenberc.rules.pieces import Townsman
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    BURGLAR,
    GUILDS,
    MAYOR,
    PEDDLER,
    PRINTERS,
    SHOEMAKERS,
    act,
    asked,
    call,
    count_goods,
    craft,
    crafts,
    empty_hands,
    end_round,
    guests,
    hold,
    lodge,
    meet,
    move_to_round,
    recruit,
    table,
)


@pytest.mark.parametrize("value", [3, 5])
def test_a_musician_pays_at_every_income_step(value: int) -> None:
    """N.TOWN.20: A Musician pays his owner 3 or 5 Talers at every income step, and stays."""
    state = table(3)
    state.players[0].townsmen = (Townsman("musician", value),)

    for rounds in range(1, 5):
        state = end_round(state)
        plain = 25 + 3 * rounds
        assert [player.money for player in state.players] == [plain + rounds * value, plain, plain]
    assert state.players[0].townsmen == (Townsman("musician", value),)


def test_two_musicians_both_pay() -> None:
    """N.TOWN.21: The Talers of two Musicians add up."""
    state = table(3)
    state.players[0].townsmen = (Townsman("musician", 3), Townsman("musician", 5))

    assert end_round(state).players[0].money == 25 + 3 + 3 + 5


def test_a_good_is_put_on_the_peddler() -> None:
    """N.TOWN.22: A player who recruits the Peddler puts one of the player's goods on him."""
    state = table(3)
    hold(state, 0, shoes=2, pages=1)
    met = meet(state, 0, PEDDLER)

    assert asked(met, 0).options == ("shoes", "pages")
    after = act(met, 0, "shoes")

    assert after.players[0].goods == count_goods(after, shoes=1, pages=1)
    assert after.players[0].peddled == (SHOEMAKERS,)


@pytest.mark.parametrize(("name", "good"), [("shoes", SHOEMAKERS), ("pages", PRINTERS)])
def test_the_good_for_the_peddler_is_a_choice(name: str, good: int) -> None:
    """N.TOWN.40: The player puts the chosen good on the Peddler, whatever its type."""
    state = table(3)
    hold(state, 0, shoes=1, pages=1)

    state = recruit(state, 0, PEDDLER, name)

    assert state.players[0].peddled == (good,)
    assert state.players[0].goods[good] == 0


def test_the_only_type_left_is_put_without_asking() -> None:
    """N.TOWN.23: A player with goods of only one type is not asked."""
    state = table(3)
    hold(state, 0, pages=2)

    state = recruit(state, 0, PEDDLER)

    assert state.players[0].goods == count_goods(state, pages=1)
    assert state.players[0].peddled == (PRINTERS,)


def test_goods_paid_cannot_be_put_on_the_peddler() -> None:
    """N.TOWN.24: The Peddler's good comes from the goods left after paying."""
    state = table(3)
    hold(state, 0, beer=1, shoes=1, pages=2)
    lodge(state, BREWERS, None, PEDDLER)

    state = act(call(state, BREWERS, 0), 0, "recruit", "2", "shoes.1")

    assert state.players[0].peddled == (PRINTERS,)


def test_a_peddler_without_a_good_goes_back() -> None:
    """N.TOWN.25: If no good is left after paying, the Peddler is shuffled into the stack and does nothing."""
    state = table(3)
    hold(state, 0)
    state.stack = ()

    state = recruit(state, 0, PEDDLER)

    assert state.stack == (PEDDLER,)
    assert state.players[0].peddled == ()


def test_a_good_on_the_peddler_is_not_in_hand() -> None:
    """N.TOWN.26: A good on a Peddler cannot be sold, paid, stolen, or put on a different Peddler."""
    state = table(3)
    hold(state, 0)
    state.players[0].peddled = (BREWERS,)
    lodge(state, BREWERS, craft(BREWERS, 3))

    assert asked(call(state, BREWERS, 0), 0).options == ("buy", "nothing")
    assert recruit(state, 0, PEDDLER).players[0].peddled == (BREWERS,)
    hold(state, 2)
    assert asked(meet(state, 2, BURGLAR), 2).options == ("s1", "none")


@pytest.mark.parametrize(("rival", "favorite"), [(3, 0), (4, 1), (5, 1)])
def test_a_peddler_and_his_good_count_as_four(rival: int, favorite: int) -> None:
    """N.TOWN.27: At the favorites the Peddler's good counts as 4 goods of its type; ties are broken as usual."""
    state = table(3)
    empty_hands(state)
    state.players[0].peddled = (SHOEMAKERS,)
    hold(state, 1, shoes=rival)
    state.players[1].money = 26

    state = end_round(state)

    assert state.players[favorite].craftsmen == crafts(SHOEMAKERS, 4)


def test_a_peddler_adds_to_the_goods_in_hand() -> None:
    """N.TOWN.28: Goods of the same type in hand are added to the Peddler's four."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, shoes=2)
    state.players[0].peddled = (SHOEMAKERS,)
    hold(state, 1, shoes=5)

    assert end_round(state).players[0].craftsmen == crafts(SHOEMAKERS, 4)


@pytest.mark.parametrize(("rival", "favorite"), [(7, 0), (9, 1)])
def test_several_peddlers_add_up(rival: int, favorite: int) -> None:
    """N.TOWN.29: Two Peddlers with the same type of good count as 8."""
    state = table(3)
    empty_hands(state)
    state.players[0].peddled = (SHOEMAKERS, SHOEMAKERS)
    hold(state, 1, shoes=rival)

    assert end_round(state).players[favorite].craftsmen == crafts(SHOEMAKERS, 4)


def test_after_the_favorites_the_peddler_leaves_and_the_good_returns() -> None:
    """N.TOWN.30: The Peddler's tile is shuffled into the stack, and his good returns to the hand."""
    state = table(3)
    empty_hands(state)
    move_to_round(state, 4)
    state.stack = ()
    state.players[0].peddled = (SHOEMAKERS, PRINTERS)
    hold(state, 1, shoes=9, pages=9)

    state = end_round(state)

    assert state.players[0].goods == count_goods(state, shoes=1, pages=1)
    assert state.players[0].peddled == ()
    assert state.stack == (PEDDLER, PEDDLER)


@pytest.mark.parametrize("good", range(4))
def test_every_good_returns_from_a_peddler(good: int) -> None:
    """N.TOWN.39: Any good on the Peddler returns to the hand after the favorites."""
    state = table(3)
    empty_hands(state)
    move_to_round(state, 4)
    state.players[0].peddled = (good,)
    state.players[1].goods[good] = 9

    assert end_round(state).players[0].goods == [int(other == good) for other in range(4)]


def test_a_peddler_works_for_one_round() -> None:
    """N.TOWN.31: At the next round's favorites the good counts as one again."""
    state = table(3)
    empty_hands(state)
    state.players[0].peddled = (SHOEMAKERS,)
    hold(state, 1, shoes=5)
    state = end_round(state)
    assert guests(state).count(PEDDLER) >= 1

    state = end_round(state)

    assert state.players[1].craftsmen == crafts(SHOEMAKERS, 4, 5)


@pytest.mark.parametrize("guild", range(4))
def test_a_mayor_goes_onto_any_roof_in_play(guild: int) -> None:
    """N.TOWN.32: The Mayor goes at once onto the roof of any guild in play."""
    before = table(3)
    met = meet(before, 0, MAYOR)

    assert asked(met, 0).options == GUILDS[:4]
    after = act(met, 0, GUILDS[guild])

    assert [house.mayors for house in after.guilds] == [int(number == guild) for number in range(4)]
    assert after.players[0].townsmen == ()
    assert after.stack == before.stack


def test_a_mayor_pays_all_players_for_craftsmen_of_that_guild() -> None:
    """N.TOWN.33: At income each player, not only the recruiter, gets 1 Taler per own craftsman of that guild."""
    state = table(3)
    empty_hands(state)
    state.players[0].craftsmen = crafts(BAKERS, 7)
    state.players[1].craftsmen = crafts(BAKERS, 2, 3, 3) + crafts(BREWERS, 6)
    state = recruit(state, 0, MAYOR, "bakers")

    state = end_round(state)

    assert [player.money for player in state.players] == [25 + 3 + 1, 25 + 3 + 3, 25 + 3]


def test_a_mayor_stays_for_good() -> None:
    """N.TOWN.34: The Mayor pays at every income step of the game and never leaves the roof."""
    state = table(3)
    empty_hands(state)
    state.players[1].craftsmen = crafts(BAKERS, 3, 3)
    state.guilds[BAKERS].mayors = 1

    for rounds in range(1, 5):
        state = end_round(state)
        assert state.players[1].money == 25 + 5 * rounds
        assert state.guilds[BAKERS].mayors == 1


def test_two_mayors_on_one_guild_add_up() -> None:
    """N.TOWN.35: With two Mayors each craftsman of that guild brings 2 Talers."""
    state = table(3)
    empty_hands(state)
    state.players[0].craftsmen = crafts(BAKERS, 3, 3)
    state = recruit(state, 0, MAYOR, "bakers")
    state = recruit(state, 0, MAYOR, "bakers")

    assert end_round(state).players[0].money == 25 + 1 + 3 + 4


def test_a_mayor_counts_tiles_and_not_values() -> None:
    """N.TOWN.36: The Mayor counts tiles, whatever their values."""
    state = table(3)
    empty_hands(state)
    state.players[0].craftsmen = crafts(BAKERS, 7, 7)
    state.players[1].craftsmen = crafts(BAKERS, 2, 2)
    state.guilds[BAKERS].mayors = 1

    state = end_round(state)

    assert [player.money for player in state.players] == [30, 30, 28]
