"""The bonus townsmen: Banker, Jack of All Trades, Historian, Merchant, Haggler, Duchess."""

import pytest

from bot.games.contract import Seats
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import NAMING, OVER, State
from tests.games.norenberc.tables import (
    BAKERS,
    BANKER,
    BREWERS,
    DUCHESS,
    ENGRAVER,
    GUILDS,
    HAGGLER,
    HISTORIAN,
    MERCHANT,
    PRINTERS,
    SHOEMAKERS,
    act,
    asked,
    asked_seats,
    call,
    changed_rules,
    crafts,
    empty_hands,
    end_round,
    goods,
    hold,
    lines,
    lodge,
    meet,
    move_to_round,
    play,
    points,
    reasons,
    recruit,
    set_master,
    store,
    table,
)

JACK_3, JACK_5 = Townsman("jack", 3), Townsman("jack", 5)


@pytest.mark.parametrize(("money", "pay"), [(0, 0), (9, 0), (10, 2), (19, 2), (20, 4), (25, 4), (100, 20)])
def test_a_banker_pays_for_every_full_ten_talers(money: int, pay: int) -> None:
    """N.BON.1: At income a Banker pays 2 Talers for each full 10 that his owner had before the income."""
    state = table(3)
    state.players[0].townsmen = (BANKER,)
    state.players[0].money = money

    assert end_round(state).players[0].money == money + 3 + pay


def test_a_banker_does_not_count_the_income_itself() -> None:
    """N.BON.2: The Banker does not count Talers from the same income step."""
    state = table(3)
    state.players[0].townsmen = (Townsman("musician", 5), BANKER)
    state.players[0].money = 9

    assert end_round(state).players[0].money == 9 + 3 + 5


def test_a_banker_pays_at_every_income_step() -> None:
    """N.BON.3: The Banker stays and pays each round."""
    state = table(3)
    empty_hands(state)
    state.players[0].townsmen = (BANKER,)
    state.players[0].money = 10

    money = []
    while state.phase is not OVER:
        state = end_round(state)
        money.append(state.players[0].money)

    assert money == [15, 20, 27, 34]


@pytest.mark.parametrize(
    "tile", [BANKER, JACK_3, JACK_5, HISTORIAN, MERCHANT, HAGGLER], ids=lambda tile: str(tile.kind)
)
def test_bonus_townsmen_without_a_star_are_kept(tile: Townsman) -> None:
    """N.BON.4: Banker, Jack, Historian, Merchant and Haggler stay with their player."""
    before = table(3)
    state = recruit(before, 0, tile)

    assert state.players[0].townsmen == (tile,)
    assert state.stack == before.stack


def last_round(**townsmen: tuple[Townsman, ...]) -> State:
    """Set up the last round with these townsmen per seat and no goods in hand."""
    state = table(3)
    empty_hands(state)
    move_to_round(state, 4)
    for seat, tiles in townsmen.items():
        state.players[int(seat[1:])].townsmen = tiles
    return state


def test_a_jack_joins_a_guild_at_the_scoring() -> None:
    """N.BON.5: After round 4 the Jack's owner names a guild, and the game is over."""
    state = end_round(last_round(s1=(JACK_3,)))

    assert state.phase is NAMING
    assert asked_seats(state) == [1]
    assert asked(state, 1).options == GUILDS[:4]
    state = act(state, 1, "shoemakers")
    assert state.phase is OVER
    assert state.jacks == ((1, 3, SHOEMAKERS),)


def test_a_jack_counts_with_value_and_tile_for_that_guild() -> None:
    """N.BON.6: The Jack adds his value and 1 tile to the named guild's majority only."""
    state = last_round(s0=(JACK_3,))
    state.players[0].craftsmen = crafts(BREWERS, 4) + crafts(BAKERS, 4)
    state.players[1].craftsmen = crafts(BREWERS, 6) + crafts(BAKERS, 6)

    state = act(end_round(state), 0, "brewers")

    majorities = {reason.why.facts["guild"]: reason for reason in reasons(state, 0, "score_majority")}
    assert (majorities["brewers"].points, majorities["bakers"].points) == (6, 3)
    assert (majorities["brewers"].why.facts["total"], majorities["brewers"].why.facts["tiles"]) == (7, 2)
    assert (majorities["bakers"].why.facts["total"], majorities["bakers"].why.facts["tiles"]) == (4, 1)


def test_a_jacks_tile_breaks_a_tie() -> None:
    """N.BON.7: Equal sums are ranked by number of tiles, and the Jack counts as a tile."""
    state = last_round(s0=(JACK_3,))
    state.players[0].craftsmen = crafts(BREWERS, 4)
    state.players[1].craftsmen = crafts(BREWERS, 7)

    state = act(end_round(state), 0, "brewers")

    assert points(state, 0, "score_majority") == 6
    assert points(state, 1, "score_majority") == 3


def test_two_jacks_may_name_the_same_guild() -> None:
    """N.BON.8: Both Jacks may join the same guild, and then both count."""
    state = act(end_round(last_round(s0=(JACK_5, JACK_3))), 0, "printers", "printers")

    [majority] = reasons(state, 0, "score_majority")

    assert (majority.why.facts["total"], majority.why.facts["tiles"]) == (8, 2)


def test_a_line_reports_which_guild_a_jack_joins() -> None:
    """N.BON.9: The named guild is public."""
    steps = play(end_round(last_round(s1=(JACK_5,))), 1, "bakers")

    assert [line.facts for line in lines(steps, "jack_named")] == [{"seat": Seats((1,)), "value": 5, "guild": "bakers"}]


def test_each_owner_names_a_guild_for_their_own_jack() -> None:
    """N.BON.28: Owners name guilds in turn order; each named guild counts only for the owner's Jack."""
    state = end_round(last_round(s0=(JACK_5,), s1=(JACK_3,)))

    state = act(act(state, 0, "brewers"), 1, "bakers")

    assert state.jacks == ((0, 5, BREWERS), (1, 3, BAKERS))


@pytest.mark.parametrize(
    ("crests", "counted"),
    [((2, 1, 0, 0), 3), ((3, 0, 0, 0), 2), ((1, 1, 0, 0), 2), ((2, 2, 0, 0), 3), ((2, 1, 1, 1), 4)],
)
def test_a_historian_turns_one_duplicate_into_a_missing_crest(crests: tuple[int, ...], counted: int) -> None:
    """N.BON.10: One duplicate guild crest counts as the crest of a guild in play that the owner lacks."""
    state = table(3)
    state.players[0].townsmen = (HISTORIAN, ENGRAVER, ENGRAVER)
    state.players[0].crests = list(crests)

    [crest] = reasons(state, 0, "score_crests")

    assert crest.why.facts == {"guilds": counted, "prestige": 2}
    assert crest.points == {4: 5, 5: 9, 6: 14}[counted + 2]


def test_a_historian_does_not_multiply_prestige_crests() -> None:
    """N.BON.11: Only a guild crest can be the duplicate."""
    state = table(3)
    state.players[0].townsmen = (HISTORIAN,)
    state.players[0].crests = [1, 1, 0, 0]
    state.players[0].prestige = 2

    assert points(state, 0, "score_crests") == 5


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_merchant_earns_one_more_taler_per_good(number: int) -> None:
    """N.BON.12: The Merchant's owner gets 1 extra Taler for each good sold."""
    state = table(3)
    hold(state, 0, beer=4)
    state.players[0].townsmen = (MERCHANT,)

    state = act(call(state, BREWERS, 0), 0, "sell", str(number))

    assert state.players[0].money == 25 + 5 * number


def test_a_merchant_serves_only_his_owner() -> None:
    """N.BON.13: Other players sell at the usual price, and buying is not affected."""
    state = table(3)
    state.players[0].townsmen = (MERCHANT,)
    state = call(state, BREWERS, 0, 1)

    state = act(act(state, 0, "buy", goods(beer=1)), 1, "sell")

    assert [player.money for player in state.players] == [21, 29, 25]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_haggler_saves_one_taler_per_good(number: int) -> None:
    """N.BON.14: Each good, even a foreign one, costs the Haggler's owner 1 Taler less."""
    state = table(3)
    store(state, BREWERS, shoes=3)
    state.players[0].townsmen = (HAGGLER,)

    state = act(call(state, BREWERS, 0), 0, "buy", goods(shoes=number))

    assert state.players[0].money == 25 - 3 * number


def test_a_haggler_makes_more_goods_affordable() -> None:
    """N.BON.15: The number of affordable goods is computed with the lower price."""
    state = table(3)
    state.players[0].townsmen = (HAGGLER,)
    state.players[0].money = 9

    assert asked(act(call(state, BREWERS, 0), 0, "buy"), 0).most == 3
    state.players[0].money = 3
    assert act(call(state, BREWERS, 0), 0, "buy", "beer.1").players[0].money == 0
    state.players[0].money = 2
    assert "buy" not in asked(call(state, BREWERS, 0), 0).options


@pytest.mark.parametrize(("money", "most"), [(5, 1), (6, 2), (7, 2), (8, 2), (9, 3)])
def test_a_haggler_buys_more_goods_for_the_same_money(money: int, most: int) -> None:
    """N.BON.24: At a guildmaster of 4 the Haggler's owner buys at most two goods with 6 to 8 Talers, three with 9."""
    state = table(3)
    state.players[0].townsmen = (HAGGLER,)
    state.players[0].money = money
    state = act(call(state, BREWERS, 0), 0, "buy")

    assert asked(state, 0).most == most
    assert act(state, 0, goods(beer=most)).players[0].money == money - 3 * most


def test_a_haggler_does_not_buy_without_a_taler() -> None:
    """N.BON.25: With a guildmaster of 2 a good costs the Haggler's owner 1 Taler, which the owner must have."""
    state = table(3)
    set_master(state, BREWERS, 2)
    state.players[0].townsmen = (HAGGLER,)
    state.players[0].money = 0
    assert "buy" not in asked(call(state, BREWERS, 0), 0).options

    state.players[0].money = 1

    assert asked(act(call(state, BREWERS, 0), 0, "buy"), 0).most == 1


def test_a_haggler_serves_only_his_owner() -> None:
    """N.BON.16: Other players buy at the usual price, and selling is not affected."""
    state = table(3)
    state.players[0].townsmen = (HAGGLER,)
    state = call(state, BREWERS, 0, 1)

    state = act(act(state, 0, "sell"), 1, "buy", goods(beer=1))

    assert [player.money for player in state.players] == [29, 21, 25]


@pytest.mark.parametrize("tile", [MERCHANT, HAGGLER], ids=["merchant", "haggler"])
def test_merchant_and_haggler_cost_two_points(tile: Townsman) -> None:
    """N.BON.17: A Merchant or a Haggler costs its owner 2 VP at the end."""
    state = table(3)
    state.players[0].townsmen = (tile,)

    assert points(state, 0, "score_townsman") == -2


@pytest.mark.parametrize("guild", [BAKERS, SHOEMAKERS, PRINTERS])
def test_a_duchess_moves_the_prestige_crest(guild: int) -> None:
    """N.BON.18: The Duchess moves the board's prestige crest to a different guild, whose favorite gets it."""
    state = table(3)
    empty_hands(state)
    for seat, good in enumerate(("pastries", "shoes", "pages")):
        hold(state, seat, **{good: 1})

    state = recruit(state, 2, DUCHESS, GUILDS[guild], "no")

    assert state.prestige == guild
    assert [player.prestige for player in end_round(state).players] == [int(seat == guild - 1) for seat in range(3)]


def test_a_duchess_spares_the_prestige_guild_of_the_round_before() -> None:
    """N.BON.19: The crest cannot go to the previous round's prestige guild."""
    state = table(3)
    state.prestige, state.former_prestige, state.round = SHOEMAKERS, BAKERS, 2

    assert asked(meet(state, 0, DUCHESS), 0).options == ("brewers", "printers", "none")


def test_in_round_one_a_duchess_may_move_the_crest_to_any_other_guild() -> None:
    """N.BON.20: In the first round the Duchess may move the crest to every guild that does not have it."""
    assert asked(meet(table(3), 0, DUCHESS), 0).options == ("bakers", "shoemakers", "printers", "none")


def test_in_round_one_the_brewers_are_allowed_too() -> None:
    """N.BON.26: In the first round the Brewers are a choice like any other if the crest is at a different guild."""
    state = table(3)
    state.prestige = PRINTERS

    assert asked(meet(state, 0, DUCHESS), 0).options == ("brewers", "bakers", "shoemakers", "none")


def test_a_duchess_without_a_choice_only_goes_back() -> None:
    """N.BON.27: With only two guilds, one with the crest and one that had it last round, nothing is asked."""
    rules = changed_rules(lambda figures: figures["tables"][0].update(guilds=2))
    state = table(2, rules)
    state.prestige, state.former_prestige, state.stack = BREWERS, BAKERS, ()
    lodge(state, BREWERS, DUCHESS)

    state = act(call(state, BREWERS, 0, rules=rules), 0, "recruit", "1", rules=rules)

    assert (state.prestige, state.stack) == (BREWERS, (DUCHESS,))


def test_a_duchess_goes_back_into_the_stack() -> None:
    """N.BON.21: The Duchess has a star: her tile is shuffled into the guest stack, whether used or not."""
    for answer in ("bakers", "none"):
        state = table(3)
        state.stack = ()
        assert recruit(state, 0, DUCHESS, answer).stack == (DUCHESS,)


def test_a_jack_counts_only_after_the_owner_names_a_guild() -> None:
    """N.BON.22: Until the owner names a guild, a Jack counts nowhere."""
    state = table(3)
    state.players[0].townsmen = (JACK_5,)

    assert reasons(state, 0, "score_majority") == []


def test_the_merchant_adds_to_the_guildmasters_value() -> None:
    """N.BON.23: The extra Taler is added to any guildmaster's value."""
    state = table(3)
    set_master(state, BREWERS, 7)
    state.players[0].townsmen = (MERCHANT,)

    assert act(call(state, BREWERS, 0), 0, "sell").players[0].money == 25 + 8
