"""Invariants of every position of Norenberc: pieces are conserved, secrets do not leak, lines report all Talers."""

from collections import Counter
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import Rules, Seat, Seats, encode
from bot.games.norenberc.rules.adapter import Norenberc
from bot.games.norenberc.rules.lines import LINES
from bot.games.norenberc.rules.pieces import Tile, Townsman
from bot.games.norenberc.rules.state import ACTION, OVER, PLANNING, Ask, State
from tests.games.walk import Check, Decision


def conserves_goods(rules: Rules[Any], decision: Decision) -> None:
    """Each guild has twelve goods in total: in hands, on Peddlers and in storehouses."""
    state: State = decision.after
    for good in range(len(state.guilds)):
        held = sum(player.goods[good] + player.peddled.count(good) for player in state.players)
        stored = sum(guild.storehouse[good] for guild in state.guilds)
        assert held + stored == _pieces(rules).guild.goods
    assert all(count >= 0 for guild in state.guilds for count in guild.storehouse)
    assert all(count >= 0 for player in state.players for count in player.goods)


def conserves_agents(rules: Rules[Any], decision: Decision) -> None:
    """Each player has eight agents: available, bound, on roofs or in the stockpile."""
    state: State = decision.after
    for seat, player in enumerate(state.players):
        bound = state.phase is ACTION and seat in state.waiting
        roofs = sum(guild.roof[seat] for guild in state.guilds)
        assert min(player.agents, player.stock) >= 0
        assert player.agents + player.stock + roofs + bound == _pieces(rules).limits.agents


def conserves_tiles(rules: Rules[Any], decision: Decision) -> None:
    """Every tile is with a player, in a window, in the stack, on a roof or out of the game."""
    if decision.before is not None:
        assert count_tiles(decision.after) == count_tiles(decision.before)
    else:
        table = _pieces(rules).table(len(decision.after.players))
        craftsmen = table.guilds * len(_pieces(rules).guild.craftsmen)
        assert count_tiles(decision.after).total() == craftsmen + table.townsmen


def count_tiles(state: State) -> Counter[Tile | None]:
    """Count every tile of a state."""
    tiles: Counter[Tile | None] = Counter(state.stack + state.gone)
    for guild in state.guilds:
        tiles.update(guild.workshop + tuple(guest for guest in guild.lodgings if guest))
        tiles[Townsman("mayor")] += guild.mayors
    for player in state.players:
        tiles.update(player.craftsmen + player.townsmen)
        tiles[Townsman("peddler")] += len(player.peddled)
    return +tiles


def conserves_crests(rules: Rules[Any], decision: Decision) -> None:
    """Each guild has four crests; each round has one prestige crest, claimed by at most one player."""
    state: State = decision.after
    for guild, house in enumerate(state.guilds):
        held = sum(player.crests[guild] for player in state.players)
        assert held + house.crests == _pieces(rules).guild.crests
    claims = [line.key for step in decision.steps for line in step.lines]
    claimed = claims.count("favorite_with_prestige")
    before = sum(player.prestige for player in decision.before.players) if decision.before else 0
    assert sum(player.prestige for player in state.players) == before + claimed
    assert claimed + claims.count("prestige_unclaimed") == claims.count("income") // len(state.players)


def moves_talers_by_named_lines(_rules: Rules[Any], decision: Decision) -> None:
    """A player's Talers change by exactly the amounts in the lines and never fall below zero."""
    told: Counter[Seat] = Counter()
    for line in [line for step in decision.steps for line in step.lines]:
        seat = line.facts.get("seat")
        if "talers" in line.facts and isinstance(seat, Seats):
            told[seat.seats[0]] += int(str(line.facts["talers"]))
    for number, player in enumerate(decision.after.players):
        assert player.money >= 0
        if decision.before is not None:
            assert player.money - decision.before.players[number].money == told[number]


def tells_only_lines_of_the_list(_rules: Rules[Any], decision: Decision) -> None:
    """Every line has the facts that `LINES` declares; the language files are checked against `LINES`, too."""
    for line in [line for step in decision.steps for line in step.lines]:
        assert tuple(line.facts) == LINES[line.key]


def keeps_secrets(rules: Rules[Any], decision: Decision) -> None:
    """Two states that differ only in what a viewer must not know look the same to that viewer."""
    state: State = decision.after
    for viewer in (None, *range(len(state.players))):
        twin = _twin(rules, state, viewer)
        assert encode(rules.view(state, viewer)) == encode(rules.view(twin, viewer)), f"seat {viewer} sees a secret"


def _twin(rules: Rules[Any], state: State, viewer: Seat | None) -> State:
    """Copy the state with different secrets: seed, stack order, others' money, plans and half-finished actions."""
    twin = state.copy()
    twin.chance = Chance(b"another seed", state.chance.used + 1)
    twin.stack = tuple(reversed(state.stack))
    for seat, player in enumerate(twin.players):
        if seat == viewer:
            continue
        if state.phase is not OVER:
            player.money = (player.money or 0) + 7
        hidden_from = 0 if state.phase is PLANNING else state.guild + 1
        hidden = range(hidden_from, len(state.guilds))
        open_cards = tuple(guild for guild in player.plan if guild < hidden_from)
        number = len(player.plan) - len(open_cards)
        player.plan = open_cards + tuple(hidden[len(hidden) - number :])
    if state.acting != viewer and rules.prompts(state):
        twin.ask, twin.action, twin.answers = Ask("act", ("nothing",)), "", ()
    return twin


def ends_after_four_rounds(rules: Rules[Any], decision: Decision) -> None:
    """The game ends after the last round, and only then."""
    state: State = decision.after
    assert 1 <= state.round <= _pieces(rules).rounds
    if not rules.prompts(state):
        assert state.round == _pieces(rules).rounds
        assert state.phase is OVER


def shows_a_picture_after_each_guild(_rules: Rules[Any], decision: Decision) -> None:
    """Each resolved guild, each end and beginning of a round, and the final scores have one picture."""
    pictures = [step.picture for step in decision.steps if step.picture]
    keys = [line.key for step in decision.steps for line in step.lines]
    assert pictures.count("round") == keys.count("income") // len(decision.after.players)
    assert pictures.count("scores") == keys.count("won")
    assert {picture.partition(".")[0] for picture in pictures} <= {"board", "guild", "round", "scores"}


def _pieces(rules: Rules[Any]) -> Any:
    assert isinstance(rules, Norenberc)
    return rules.pieces


CHECKS: list[Check] = [
    conserves_goods,
    conserves_agents,
    conserves_tiles,
    conserves_crests,
    moves_talers_by_named_lines,
    tells_only_lines_of_the_list,
    keeps_secrets,
    ends_after_four_rounds,
    shows_a_picture_after_each_guild,
]
