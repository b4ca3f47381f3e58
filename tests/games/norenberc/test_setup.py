"""Setup and components: the table before the first planning."""

from collections import Counter

import pytest

from bot.games.chance import Chance
from bot.games.contract import Seats
from bot.games.norenberc.rules.pieces import Craftsman, Townsman
from bot.games.norenberc.rules.state import OVER
from tests.games.norenberc.tables import (
    BREWERS,
    GOODS,
    GUILDS,
    PIECES,
    RULES,
    asked,
    end_round,
    fresh,
    guests,
    hold,
    table,
)

SEEDS = range(40)

TOWNSMEN = {
    ("councilman", 0): 3,
    ("burglar", 0): 3,
    ("guardsman", 0): 3,
    ("musician", 3): 1,
    ("musician", 5): 1,
    ("peddler", 0): 2,
    ("mayor", 0): 2,
    ("nobleman", 2): 1,
    ("nobleman", 3): 1,
    ("tax_collector", 0): 2,
    ("engraver", 0): 2,
    ("foreman", 2): 1,
    ("foreman", 3): 1,
    ("foreman", 4): 1,
    ("apprentice", 0): 2,
}

BONUS_TOWNSMEN = {
    ("banker", 0): 2,
    ("jack", 3): 1,
    ("jack", 5): 1,
    ("historian", 0): 1,
    ("merchant", 0): 1,
    ("haggler", 0): 1,
    ("duchess", 0): 1,
}


def test_six_guilds_are_in_a_fixed_order_with_their_goods() -> None:
    """N.SET.1: Brewers: Beer, Bakers: Pastries, Shoemakers: Shoes, Printers: Pages, Tailors: Cloth, Hatmakers: Hats."""
    assert PIECES.guild_names == GUILDS
    assert PIECES.good_names == GOODS


@pytest.mark.parametrize("guild", range(6))
def test_the_craftsmen_of_every_guild_have_the_same_eleven_values(guild: int) -> None:
    """N.SET.2: Every guild has 11 craftsmen: 2 2 3 3 4 4 5 5 6 6 7."""
    state = fresh(5)

    craftsmen = [*state.guilds[guild].workshop, *(tile for tile in guests(state) if isinstance(tile, Craftsman))]

    values = sorted(tile.value for tile in craftsmen if tile.guild == guild)
    assert values == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]


def test_only_craftsmen_of_value_two_carry_an_agent() -> None:
    """N.SET.3: Both value-2 tiles of a guild have "agent +"; no other tile does."""
    state = fresh(5)
    workshops = [tile for house in state.guilds for tile in house.workshop]
    craftsmen = workshops + [tile for tile in guests(state) if isinstance(tile, Craftsman)]

    assert all(tile.agent == (tile.value == 2) for tile in craftsmen)
    assert sum(tile.agent for tile in craftsmen) == 12


def test_there_are_twenty_six_townsmen_of_eleven_kinds() -> None:
    """N.SET.4: The townsmen are 26 tiles of 11 kinds with fixed faces and numbers of copies."""
    tiles = Counter((tile.kind, tile.value) for tile in PIECES.all_townsmen(bonus=False))

    assert tiles == TOWNSMEN
    assert tiles.total() == 26
    assert len({kind for kind, _ in tiles}) == 11


def test_the_bonus_set_adds_eight_townsmen() -> None:
    """N.SET.5: The bonus set has 8 tiles; with it, 34 townsmen are shuffled."""
    tiles = Counter((tile.kind, tile.value) for tile in PIECES.all_townsmen(bonus=True))

    assert tiles == TOWNSMEN | BONUS_TOWNSMEN
    assert tiles.total() == 34


@pytest.mark.parametrize(("seats", "guilds"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_number_of_players_decides_the_guilds_in_play(seats: int, guilds: int) -> None:
    """N.SET.6: 2, 3, 4, 5 players use guilds 1-3, 1-4, 1-5, 1-6."""
    state = fresh(seats)

    assert len(state.guilds) == guilds
    assert [house.workshop[0].guild for house in state.guilds] == list(range(guilds))


@pytest.mark.parametrize("bonus", ["off", "on"])
@pytest.mark.parametrize(("seats", "kept"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_the_number_of_players_decides_the_townsmen_kept(seats: int, kept: int, bonus: str) -> None:
    """N.SET.7: 2, 3, 4, 5 players keep 8, 12, 16, 20 townsmen, with or without the bonus set."""
    state = fresh(seats, bonus=bonus)

    assert sum(isinstance(tile, Townsman) for tile in guests(state)) == kept


def test_two_to_five_play() -> None:
    """N.SET.8: The game is for 2 to 5 players."""
    assert list(RULES.seats) == [2, 3, 4, 5]


def test_bonus_townsmen_stay_out_unless_chosen() -> None:
    """N.SET.9: The bonus set is off unless a new game chooses that option; then all 34 townsmen are shuffled."""
    bonus_kinds = {kind for kind, _ in BONUS_TOWNSMEN}
    [option] = [option for option in RULES.options if option.name == "bonus"]

    seen = {
        choice: {tile.kind for seed in SEEDS for tile in guests(fresh(3, seed, choice)) if isinstance(tile, Townsman)}
        for choice in option.choices
    }

    assert option.choices[0] == "off"
    assert not seen["off"] & bonus_kinds
    assert bonus_kinds <= seen["on"]
    assert seen["off"] <= seen["on"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_guild_starts_with_goods_crests_and_an_empty_roof(seats: int) -> None:
    """N.SET.10: A guild has 12 goods minus one per player, 4 crests, an empty roof and no Mayor."""
    state = fresh(seats)

    for guild, house in enumerate(state.guilds):
        assert house.storehouse == [12 - seats if good == guild else 0 for good in range(len(state.guilds))]
        assert house.crests == 4
        assert house.roof == [0] * seats
        assert house.mayors == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_players_start_equally(seats: int) -> None:
    """N.SET.11: A player has 4 agents, 4 more in stock, 25 Talers, 1 good per guild, and no tile or crest."""
    state = fresh(seats)

    assert len(state.players) == seats
    for player in state.players:
        assert (player.agents, player.stock, player.money) == (4, 4, 25)
        assert player.goods == [1] * len(state.guilds)
        assert (player.craftsmen, player.townsmen, player.prestige) == ((), (), 0)
        assert player.crests == [0] * len(state.guilds)


def test_money_is_hidden_from_the_others() -> None:
    """N.SET.12: Only a player knows their own Talers."""
    state = fresh(3)

    assert [player.money for player in RULES.view(state, 1).players] == [None, 25, None]
    assert [player.money for player in RULES.view(state, None).players] == [None, None, None]


def test_goods_and_agents_are_public() -> None:
    """N.SET.13: Talers are hidden; goods, agents, tiles and crests are not."""
    state = table(3)
    hold(state, 0, beer=2, pages=1)
    state.players[0].craftsmen = state.guilds[BREWERS].workshop[:1]

    seen, real = RULES.view(state, None).players[0], state.players[0]

    assert (seen.goods, seen.agents, seen.stock) == (real.goods, real.agents, real.stock)
    assert (seen.craftsmen, seen.crests) == (real.craftsmen, real.crests)


@pytest.mark.parametrize(("seats", "guilds"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_players_have_the_action_cards_of_the_guilds_in_play(seats: int, guilds: int) -> None:
    """N.SET.14: A player may plan only the guilds in play."""
    state = fresh(seats)

    assert all(asked(state, seat).options == GUILDS[:guilds] for seat in range(seats))


def test_the_turn_order_is_random() -> None:
    """N.SET.15: The chart starts in random order; every order occurs."""
    orders = {fresh(3, seed).order for seed in range(100)}

    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_workshop_has_five_craftsmen_of_its_guild(seats: int) -> None:
    """N.SET.16: Five random craftsmen of a guild are in its workshop."""
    for guild, house in enumerate(fresh(seats).guilds):
        assert [tile.guild for tile in house.workshop] == [guild] * 5
    assert len({fresh(seats, seed).guilds[BREWERS].workshop for seed in SEEDS}) > 30


def test_the_bottom_window_is_guildmaster_and_the_lower_tile_of_the_pair_never() -> None:
    """N.SET.17: Tiles become guildmaster bottom up, ending with the pair's upper tile; the lower one never does."""
    state = fresh(3)
    workshop = state.guilds[BREWERS].workshop

    masters = []
    while state.phase is not OVER:
        masters.append(state.guilds[BREWERS].workshop[0])
        state = end_round(state)

    assert masters == list(workshop[:4])


def test_all_workshop_tiles_are_public() -> None:
    """N.SET.18: All see the five workshop tiles, including the pair's lower one, and the guests in the lodgings."""
    state = fresh(3)

    for viewer in (None, 0, 1, 2):
        view = RULES.view(state, viewer)
        assert [house.workshop for house in view.guilds] == [house.workshop for house in state.guilds]
        assert [house.lodgings for house in view.guilds] == [house.lodgings for house in state.guilds]


@pytest.mark.parametrize(("seats", "stacked"), [(2, 17), (3, 24), (4, 31), (5, 38)])
def test_the_other_craftsmen_and_the_townsmen_kept_are_the_guests(seats: int, stacked: int) -> None:
    """N.SET.19: The guest stack has six craftsmen per guild and the townsmen kept, minus three guests per guild."""
    state = fresh(seats)

    craftsmen = Counter(tile.guild for tile in guests(state) if isinstance(tile, Craftsman))

    assert craftsmen == dict.fromkeys(range(len(state.guilds)), 6)
    assert len(state.stack) == stacked


def test_the_guests_are_shuffled() -> None:
    """N.SET.24: Over many setups each place of the stack has townsmen and craftsmen of every guild."""
    shuffles = [guests(fresh(3, seed)) for seed in range(100)]

    for tiles in zip(*shuffles, strict=True):
        seen = {tile.guild if isinstance(tile, Craftsman) else "townsman" for tile in tiles}
        assert seen == {"townsman", 0, 1, 2, 3}


def test_the_order_of_the_guest_stack_is_hidden() -> None:
    """N.SET.20: The guest stack is face down."""
    state = fresh(3)

    for viewer in (None, 0, 1, 2):
        assert RULES.view(state, viewer).stack == (None,) * len(state.stack)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_guests_lodge_at_every_guild(seats: int) -> None:
    """N.SET.21: Lodging windows 2, 3 and 4 have a guest; window 1 starts empty."""
    for house in fresh(seats).guilds:
        assert [guest is None for guest in house.lodgings] == [True, False, False, False]


def test_the_first_prestige_guild_has_the_highest_guildmaster() -> None:
    """N.SET.22: The prestige crest starts at the highest guildmaster's guild; a tie goes to the lower guild number."""
    tied = 0
    for seed in SEEDS:
        state = fresh(5, seed)
        masters = [house.workshop[0].value for house in state.guilds]
        assert state.prestige == masters.index(max(masters))
        tied += masters.count(max(masters)) > 1
    assert tied > 0


def test_each_round_has_one_prestige_crest() -> None:
    """N.SET.23: The game has four prestige crests, one per round."""
    state = table(2)
    hold(state, 0, beer=5, pastries=5, shoes=5)

    while state.phase is not OVER:
        state = end_round(state)

    assert state.players[0].prestige == 4
    assert state.players[0].crests == [4, 4, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lines_report_the_setup(seats: int) -> None:
    """N.SET.25: The lines report round 1, the turn order, the prestige guild and turn 1."""
    [step] = RULES.setup(seats, Chance(b"told"), {"bonus": "off"})

    assert [(line.key, line.facts) for line in step.lines] == [
        ("round_begins", {"round": 1}),
        ("order", {"seats": Seats(step.state.order)}),
        ("prestige", {"guild": GUILDS[step.state.prestige]}),
        ("turn", {"round": 1, "turn": 1}),
    ]
    assert step.picture == "board"
