"""Changing the data file's numbers changes the game without changing code."""

import re
from hashlib import sha256
from itertools import product
from typing import Any

import pytest

from bot.catalogue import load_game
from bot.games.norenberc.rules.adapter import Norenberc
from bot.games.norenberc.rules.pieces import Townsman, read_pieces
from bot.games.norenberc.rules.state import OVER
from bot.records.match import play_match
from bot.records.record import Move
from tests.games.figures import Change, put
from tests.games.norenberc.tables import (
    BAKERS,
    BANKER,
    BREWERS,
    HAGGLER,
    RULES,
    act,
    asked,
    call,
    changed_rules,
    count_goods,
    crafts,
    empty_hands,
    end_round,
    figures,
    fresh,
    goods,
    hold,
    lodge,
    table,
)


def test_start_money_comes_from_the_data() -> None:
    """N.DATA.10: With 30 Talers in the data, all players start with 30."""
    state = fresh(3, rules=changed_rules(put("start", "money", 30)))

    assert [player.money for player in state.players] == [30, 30, 30]


def test_income_comes_from_the_data() -> None:
    """N.DATA.11: With an income of 4 in the data, all players get 4."""
    rules = changed_rules(put("income", "everyone", 4))

    assert [player.money for player in end_round(table(3, rules), rules).players] == [29, 29, 29]


def test_the_buying_limit_comes_from_the_data() -> None:
    """N.DATA.12: With a limit of 4 in the data, a player may buy four goods."""
    rules = changed_rules(put("limits", "buy", 4))
    state = act(call(table(3, rules), BREWERS, 0, rules=rules), 0, "buy", rules=rules)

    assert asked(state, 0, rules).most == 4
    assert act(state, 0, goods(beer=4), rules=rules).players[0].money == 25 - 16


def test_the_number_of_rounds_comes_from_the_data() -> None:
    """N.DATA.13: With three rounds in the data, workshops have four tiles and the game ends after round 3."""
    rules = changed_rules(lambda figures: figures.update(rounds=3))
    state = fresh(3, rules=rules)
    assert [len(house.workshop) for house in state.guilds] == [4, 4, 4, 4]

    rounds = []
    while state.phase is not OVER:
        rounds.append(state.round)
        state = end_round(state, rules)

    assert rounds == [1, 2, 3]


def test_craftsmen_come_from_the_data() -> None:
    """N.DATA.14: Values and "agent +" come from the data."""
    rules = changed_rules(lambda figures: figures["guild"].update(craftsmen=[8] * 6, agent_plus=[8]))
    state = fresh(3, rules=rules)

    workshop = state.guilds[BREWERS].workshop
    assert [tile.value for tile in workshop] == [8] * 5
    assert all(tile.agent for tile in workshop)


def test_townsmen_kept_and_guilds_in_play_come_from_the_data() -> None:
    """N.DATA.15: Values that depend on the number of players come from the data."""
    rules = changed_rules(lambda figures: figures["tables"][0].update(guilds=5, townsmen=3))
    state = fresh(2, rules=rules)

    assert len(state.guilds) == 5
    stacked = [*state.stack, *(tile for house in state.guilds for tile in house.lodgings)]
    assert sum(isinstance(tile, Townsman) for tile in stacked) == 3


def test_window_prices_come_from_the_data() -> None:
    """N.DATA.16: The price of a guest comes from the data."""
    rules = changed_rules(lambda figures: figures["windows"][0]["prices"][0].update(own=2))
    state = table(3, rules)
    lodge(state, BREWERS, *crafts(BREWERS, 5))
    assert "recruit" not in asked(call(state, BREWERS, 0, rules=rules), 0, rules).options

    state.players[0].goods[BREWERS] = 2

    assert "recruit" in asked(call(state, BREWERS, 0, rules=rules), 0, rules).options


def test_the_prices_of_a_window_may_be_in_any_order() -> None:
    """N.DATA.28: The player pays the chosen price even if the data lists the price with more goods first."""
    rules = changed_rules(lambda figures: figures["windows"][2]["prices"].reverse())
    state = table(3, rules)
    hold(state, 0, beer=2, shoes=2)
    lodge(state, BREWERS, None, None, *crafts(BREWERS, 5))
    state = act(call(state, BREWERS, 0, rules=rules), 0, "recruit", "3", rules=rules)

    assert asked(state, 0, rules).options == ("1+2", "2+0")
    assert act(state, 0, "2+0", rules=rules).players[0].goods == count_goods(state, shoes=2)


def test_points_come_from_the_data() -> None:
    """N.DATA.17: Places, great sums, crests and the richest player score as the data says."""
    rules = changed_rules(
        lambda figures: figures["scoring"].update(places=[10, 6, 2], great_sum=7, great_points=3, richest=8)
    )
    state = table(3, rules)
    state.players[0].craftsmen = crafts(BREWERS, 7)
    state.players[0].money = 26

    given = {reason.why.key: reason.points for reason in rules.scores(state)[0].reasons}

    assert given == {"score_majority": 18, "score_great": 3, "score_richest": 8}


def test_effects_of_townsmen_come_from_the_data() -> None:
    """N.DATA.18: The income and points of a townsman come from the data."""
    rules = changed_rules(lambda figures: figures["townsman"].update(tax_money=5, banker_pay=3, trader_points=-4))
    state = table(3, rules)
    empty_hands(state)
    state.players[0].townsmen = (Townsman("tax_collector"), Townsman("banker"), Townsman("haggler"))

    given = [reason.points for reason in rules.scores(state)[0].reasons if reason.why.key == "score_townsman"]

    assert given == [5, -4]
    assert end_round(state, rules).players[0].money == 25 + 3 + 6


def test_a_banker_pays_nothing_without_money() -> None:
    """N.DATA.29: A Banker who counts single Talers pays nothing for 0 Talers and something for 1."""
    rules = changed_rules(put("townsman", "banker_money", 1))
    state = table(3, rules)
    for seat in (0, 1):
        state.players[seat].townsmen = (BANKER,)
        state.players[seat].money = seat

    assert [player.money for player in end_round(state, rules).players[:2]] == [3, 1 + 3 + 2]


def test_changed_numbers_change_the_version_of_the_rules() -> None:
    """N.DATA.19: A game keeps the version it began with; changing any number changes the version."""
    usual, same = Norenberc(read_pieces(figures())), Norenberc(read_pieces(figures()))

    assert usual.version == same.version
    assert usual.version != changed_rules(put("start", "money", 30)).version


def test_guildmasters_of_value_one_have_a_prestige_guild_too() -> None:
    """N.DATA.27: With only craftsmen of value 1, the crest starts at the first guild and moves to the second."""
    rules = changed_rules(put("guild", "craftsmen", [1] * 11))
    state = fresh(3, rules=rules)

    assert (state.prestige, end_round(state, rules).prestige) == (BREWERS, BAKERS)


def price_of_any(number: int) -> Change:
    """Return a change that sets how many goods of any type the last window's second price takes."""
    return lambda figures: figures["windows"][3]["prices"][1].update(any=number)


@pytest.mark.parametrize("number", [1, 4])
def test_up_to_four_goods_are_picked_from_a_list(number: int) -> None:
    """N.DATA.20: The data may set the most goods to buy, to steal, or to pay of any type to one or to four."""
    rules = changed_rules(put("limits", "buy", number))
    state = act(call(table(3, rules), BREWERS, 0, rules=rules), 0, "buy", rules=rules)
    assert asked(state, 0, rules).options == goods(beer=number)
    assert act(state, 0, goods(beer=number), rules=rules).players[0].goods[BREWERS] == 1 + number

    assert changed_rules(put("townsman", "burglar_goods", number)).pieces.townsman.burglar_goods == number
    assert changed_rules(price_of_any(number)).pieces.windows[3].prices[1].any == number


def test_all_goods_of_a_guild_may_be_bought_at_once() -> None:
    """N.DATA.30: With four goods per guild, none of them dealt out, one purchase may empty the storehouse."""

    def change(figures: dict[str, Any]) -> None:
        figures["start"]["goods"], figures["guild"]["goods"], figures["limits"]["buy"] = 0, 4, 4

    rules = changed_rules(change)

    state = act(call(table(3, rules), BREWERS, 0, rules=rules), 0, "buy", goods(beer=4), rules=rules)

    assert state.players[0].goods == count_goods(state, beer=4)


def test_a_price_is_never_negative() -> None:
    """N.DATA.21: A Haggler who saves more than the guildmaster's value makes goods free, even without a Taler."""
    rules = changed_rules(put("townsman", "haggler_saves", 9))
    state = table(3, rules)
    state.players[0].townsmen = (HAGGLER,)
    state.players[0].money = 0

    state = act(call(state, BREWERS, 0, rules=rules), 0, "buy", goods(beer=3), rules=rules)

    assert (state.players[0].money, state.players[0].goods[BREWERS]) == (0, 4)


def test_the_version_is_short() -> None:
    """N.DATA.22: A version is the rules' version number and an eight-digit digest of the data."""
    assert re.fullmatch(r"[0-9]+\.[0-9a-f]{8}", RULES.version)


KNOWN_GAMES = {"2.4dfb8f4b": "3228c4aa9579457f"}
"""Digest of forty random games, by version of the rules."""


def test_one_version_of_the_rules_plays_the_same_games_forever() -> None:
    """N.DATA.26: If this fails, running games would change: raise RULES_VERSION, unless only the data changed."""
    game, known = load_game("norenberc"), sha256()
    assert (game.rules.name, game.rules.version) == ("norenberc", RULES.version)

    for seats, seed in product(RULES.seats, range(10)):
        match = play_match(game, ["random"] * seats, bytes([seed] * 32), {"bonus": "on"})
        moves = [(move.seat, move.prompt, move.answer) for move in match.record.moves if isinstance(move, Move)]
        known.update(repr((moves, [score.points for score in match.scores])).encode())

    assert {RULES.version: known.hexdigest()[:16]} == KNOWN_GAMES
