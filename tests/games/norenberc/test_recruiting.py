"""Recruiting a guest: his price, his effects, and the turn order chart."""

import pytest

from bot.errors import UnknownAnswer
from bot.games.contract import Answer, Seats
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import State
from tests.games.norenberc.tables import (
    BREWERS,
    COUNCILMAN,
    GOODS,
    PRINTERS,
    RULES,
    SHOEMAKERS,
    act,
    asked,
    call,
    count_goods,
    craft,
    goods,
    hold,
    lines,
    lodge,
    play,
    recruit,
    table,
)

GUEST = craft(PRINTERS, 5)


def at_window(window: int, **hand: int) -> State:
    """Let seat 0 act at the Brewers with this hand and one guest in the lodgings."""
    state = table(3)
    hold(state, 0, **hand)
    lodge(state, BREWERS, *(None,) * (window - 1), GUEST)
    return call(state, BREWERS, 0)


def test_the_price_of_window_one() -> None:
    """N.REC.1: Window 1 costs 1 own good."""
    state = act(at_window(1, beer=2, shoes=2), 0, "recruit", "1")

    assert state.players[0].craftsmen == (GUEST,)
    assert state.players[0].goods == count_goods(state, beer=1, shoes=2)


def test_the_price_of_window_two() -> None:
    """N.REC.2: Window 2 costs 1 own good and 1 good of any type."""
    state = act(at_window(2, beer=1, shoes=2, pages=1), 0, "recruit", "2", "pages.1")

    assert state.players[0].craftsmen == (GUEST,)
    assert state.players[0].goods == count_goods(state, shoes=2)


@pytest.mark.parametrize(
    ("answers", "left"),
    [(("2+0",), {"shoes": 2}), (("1+2", goods(shoes=2)), {"beer": 1}), (("1+2", goods(beer=1, shoes=1)), {"shoes": 1})],
)
def test_window_three_has_two_prices(answers: tuple[str | Answer, ...], left: dict[str, int]) -> None:
    """N.REC.3: Window 3 costs 2 own goods, or 1 own and 2 of any type."""
    state = act(at_window(3, beer=2, shoes=2), 0, "recruit", "3", *answers)

    assert state.players[0].craftsmen == (GUEST,)
    assert state.players[0].goods == count_goods(state, **left)


@pytest.mark.parametrize(
    ("answers", "left"),
    [(("3+0",), {"shoes": 2}), (("2+2", goods(shoes=2)), {"beer": 1}), (("2+2", goods(beer=1, shoes=1)), {"shoes": 1})],
)
def test_window_four_has_two_prices(answers: tuple[str | Answer, ...], left: dict[str, int]) -> None:
    """N.REC.4: Window 4 costs 3 own goods, or 2 own and 2 of any type."""
    state = act(at_window(4, beer=3, shoes=2), 0, "recruit", "4", *answers)

    assert state.players[0].craftsmen == (GUEST,)
    assert state.players[0].goods == count_goods(state, **left)


@pytest.mark.parametrize(
    ("hand", "windows"),
    [
        ({"beer": 1}, ("1",)),
        ({"beer": 1, "pages": 1}, ("1", "2")),
        ({"beer": 2}, ("1", "2", "3")),
        ({"beer": 1, "shoes": 2}, ("1", "2", "3")),
        ({"beer": 1, "shoes": 1, "pages": 1}, ("1", "2", "3")),
        ({"beer": 1, "shoes": 9}, ("1", "2", "3")),
        ({"beer": 2, "shoes": 1}, ("1", "2", "3")),
        ({"beer": 2, "shoes": 2}, ("1", "2", "3", "4")),
        ({"beer": 2, "shoes": 1, "pages": 1}, ("1", "2", "3", "4")),
        ({"beer": 3}, ("1", "2", "3", "4")),
    ],
)
def test_only_affordable_guests_are_offered(hand: dict[str, int], windows: Answer) -> None:
    """N.REC.5: A guest costs the full price of his window, paid with goods in hand."""
    state = table(3)
    hold(state, 0, **hand)
    lodge(state, BREWERS, GUEST, GUEST, GUEST, GUEST)

    assert asked(act(call(state, BREWERS, 0), 0, "recruit"), 0).options == windows


def test_a_player_with_every_good_can_pay_every_guest() -> None:
    """N.REC.27: Even a hand with all goods of all six guilds can be used to pay."""
    state = table(5)
    hold(state, 0, **dict.fromkeys(GOODS, 12))
    lodge(state, BREWERS, GUEST, GUEST, GUEST, GUEST)
    state = act(call(state, BREWERS, 0), 0, "recruit")

    assert asked(state, 0).options == ("1", "2", "3", "4")
    assert act(state, 0, "4", "3+0").players[0].goods == [9, 12, 12, 12, 12, 12]


def test_an_empty_window_offers_no_guest() -> None:
    """N.REC.6: Only windows with a guest are offered; recruiting itself needs at least one guest."""
    state = table(3)
    hold(state, 0, beer=5)
    assert "recruit" not in asked(call(state, BREWERS, 0), 0).options

    lodge(state, BREWERS, None, GUEST, None, GUEST)

    assert asked(act(call(state, BREWERS, 0), 0, "recruit"), 0).options == ("2", "4")


def test_recruiting_needs_an_own_good() -> None:
    """N.REC.7: Every price asks for at least one of the guild's own goods."""
    state = table(3)
    hold(state, 0, pastries=3, shoes=3, pages=3)
    lodge(state, BREWERS, GUEST, GUEST, GUEST, GUEST)

    assert "recruit" not in asked(call(state, BREWERS, 0), 0).options


@pytest.mark.parametrize(("window", "hand"), [(2, 2), (3, 3), (4, 4)])
def test_goods_of_any_type_may_be_the_guilds_own(window: int, hand: int) -> None:
    """N.REC.8: Goods "of any type" may be the guild's own goods."""
    state = act(at_window(window, beer=hand), 0, "recruit", str(window))
    if window > 2:
        state = act(state, 0, f"{window - 2}+2")

    assert state.players[0].craftsmen == (GUEST,)
    assert state.players[0].goods == count_goods(state)


def test_the_price_goes_into_this_guilds_storehouse() -> None:
    """N.REC.9: All goods paid, including foreign ones, go into the storehouse of the guest's guild."""
    state = at_window(4, beer=2, shoes=1, pages=1)
    before = [house.storehouse for house in state.guilds]

    state = act(state, 0, "recruit", "4")

    assert state.guilds[BREWERS].storehouse == count_goods(state, beer=11, shoes=1, pages=1)
    assert [house.storehouse for house in state.guilds[1:]] == before[1:]


def test_goods_paid_can_be_bought_by_the_next_player() -> None:
    """N.REC.10: Storehouses mix goods: a foreign good paid here is for sale here."""
    state = table(3)
    hold(state, 0, beer=1, shoes=1)
    lodge(state, BREWERS, None, GUEST)

    state = act(call(state, BREWERS, 0, 1), 0, "recruit", "2")

    assert "shoes.1" in asked(act(state, 1, "buy"), 1).options


def test_the_guest_leaves_an_empty_window() -> None:
    """N.REC.11: The guest's window stays empty, and the other guests stay where they are."""
    state = table(3)
    hold(state, 0, beer=9)
    other = craft(BREWERS, 6)
    lodge(state, BREWERS, other, GUEST, other, other)

    state = act(call(state, BREWERS, 0), 0, "recruit", "2")

    assert state.players[0].craftsmen == (GUEST,)
    assert state.guilds[BREWERS].lodgings == (other, None, other, other)


def test_a_recruited_guest_is_public() -> None:
    """N.REC.12: All see the guests that a player has recruited."""
    musician = Townsman("musician", 3)
    state = recruit(recruit(table(3), 0, GUEST), 0, musician)

    seen = RULES.view(state, None).players[0]

    assert seen.craftsmen == (GUEST,)
    assert seen.townsmen == (musician,)


@pytest.mark.parametrize("guild", range(4))
def test_craftsmen_of_any_guild_lodge_anywhere(guild: int) -> None:
    """N.REC.13: A guest may be a craftsman of this guild or of a different one."""
    assert recruit(table(3), 0, craft(guild, 6)).players[0].craftsmen == (craft(guild, 6),)


def test_agent_plus_brings_an_agent_at_once() -> None:
    """N.REC.14: A craftsman with "agent +" brings one agent from the stock at once; one without does not."""
    plain, plus = recruit(table(3), 0, craft(BREWERS, 3)), recruit(table(3), 0, craft(BREWERS, 2))

    assert (plain.players[0].agents, plain.players[0].stock) == (3, 4)
    assert (plus.players[0].agents, plus.players[0].stock) == (4, 3)


def test_a_ninth_agent_is_never_gained() -> None:
    """N.REC.15: With eight agents, "agent +" brings nothing; the player still keeps the craftsman."""
    state = table(3)
    state.players[0].agents, state.players[0].stock = 8, 0

    state = recruit(state, 0, craft(BREWERS, 2))

    assert (state.players[0].agents, state.players[0].stock) == (7, 0)
    assert state.guilds[BREWERS].roof[0] == 1
    assert state.players[0].craftsmen == (craft(BREWERS, 2),)


@pytest.mark.parametrize(("roof", "talers"), [([0, 0, 0], 0), ([0, 1, 0], 1), ([0, 2, 3], 5), ([2, 0, 1], 3)])
def test_the_roof_pays_for_every_agent_on_it(roof: list[int], talers: int) -> None:
    """N.REC.16: Each agent on the roof pays 1 Taler, including the player's earlier agents, not the acting one."""
    state = table(3)
    state.guilds[BREWERS].roof = roof

    state = recruit(state, 0, GUEST)

    assert state.players[0].money == 25 + talers


def test_a_line_reports_the_talers_of_a_roof_if_there_are_any() -> None:
    """N.REC.28: The line names the Talers; an empty roof is not mentioned."""
    state = table(3)
    lodge(state, BREWERS, GUEST)
    empty = call(state, BREWERS, 0)
    state.guilds[BREWERS].roof = [0, 2, 0]
    busy = call(state, BREWERS, 0)

    assert lines(play(empty, 0, "recruit", "1"), "roof_money") == []
    [told] = lines(play(busy, 0, "recruit", "1"), "roof_money")
    assert told.facts == {"seat": Seats((0,)), "talers": 2}


def test_agents_on_other_roofs_pay_nothing() -> None:
    """N.REC.17: The only roof that counts is that of the guest's guild."""
    state = table(3)
    state.guilds[SHOEMAKERS].roof = [1, 2, 1]

    assert recruit(state, 0, GUEST).players[0].money == 25


def test_the_mayor_does_not_count_as_an_agent() -> None:
    """N.REC.18: A Mayor on the roof brings nothing when recruiting."""
    state = table(3)
    state.guilds[BREWERS].mayors = 2

    assert recruit(state, 0, GUEST).players[0].money == 25


def test_agents_placed_by_earlier_players_of_the_turn_count() -> None:
    """N.REC.19: A player who acted earlier at this guild already has an agent on the roof."""
    state = table(3)
    lodge(state, BREWERS, GUEST)
    state = call(state, BREWERS, 0, 1, 2)

    state = act(act(state, 0, "nothing"), 1, "nothing")
    state = act(state, 2, "recruit", "1", "no")

    assert state.players[2].money == 27


def test_a_recruiter_may_move_to_first_place() -> None:
    """N.REC.20: The recruiter's marker goes to first place; all others keep their order."""
    state = table(4)
    state.order = (3, 1, 2, 0)

    assert recruit(state, 2, GUEST, "yes").order == (2, 3, 1, 0)


def test_a_recruiter_may_stay_in_place() -> None:
    """N.REC.21: Moving to first place is a choice."""
    state = table(4)
    state.order = (3, 1, 2, 0)

    assert recruit(state, 2, GUEST, "no").order == (3, 1, 2, 0)


@pytest.mark.parametrize("answers", [("sell",), ("buy", goods(beer=1)), ("nothing",)])
def test_only_recruiting_changes_the_chart(answers: tuple[str | Answer, ...]) -> None:
    """N.REC.22: Actions other than recruiting leave the chart unchanged."""
    state = act(call(table(3), BREWERS, 2), 2, *answers)

    assert state.order == (0, 1, 2)


def test_recruiting_follows_its_steps() -> None:
    """N.REC.23: The order is payment, tile and its effect, Talers of the roof, chart."""
    state = table(3)
    hold(state, 2, beer=1, shoes=1)
    lodge(state, BREWERS, None, COUNCILMAN)
    state.guilds[BREWERS].roof = [2, 0, 0]

    told = lines(play(call(state, BREWERS, 2), 2, "recruit", "2", "yes"))

    assert [(line.key, line.facts) for line in told[:4]] == [
        ("recruited", {"seat": Seats((2,)), "tile": "councilman", "goods": ("beer", "shoes")}),
        ("agent_gained", {"seat": Seats((2,))}),
        ("roof_money", {"seat": Seats((2,)), "talers": 2}),
        ("went_first", {"seat": Seats((2,))}),
    ]


def test_one_payable_price_is_not_asked_about() -> None:
    """N.REC.24: The player chooses the price only if the hand can pay both."""
    assert act(at_window(3, beer=2), 0, "recruit", "3").players[0].craftsmen == (GUEST,)
    assert act(at_window(3, beer=1, shoes=2), 0, "recruit", "3").players[0].craftsmen == (GUEST,)
    assert asked(act(at_window(3, beer=2, shoes=1), 0, "recruit", "3"), 0).options == ("2+0", "1+2")


def test_own_goods_cannot_be_paid_twice() -> None:
    """N.REC.25: Goods of any type come from what is left after paying the guild's own goods."""
    state = act(at_window(2, beer=1, shoes=2, pages=1), 0, "recruit", "2")

    assert asked(state, 0).options == goods(shoes=1, pages=1)
    with pytest.raises(UnknownAnswer):
        act(state, 0, "beer.1")


@pytest.mark.parametrize(
    ("kind", "value"),
    [("musician", 3), ("nobleman", 2), ("tax_collector", 0), ("engraver", 0), ("foreman", 4), ("apprentice", 0)],
)
def test_moon_and_sun_townsmen_are_kept(kind: str, value: int) -> None:
    """N.REC.26: A townsman with a moon or a sun stays with his player until he acts."""
    before = table(3)
    state = recruit(before, 0, Townsman(kind, value))

    assert state.players[0].townsmen == (Townsman(kind, value),)
    assert state.stack == before.stack
    assert state.players[0].money == 25
