"""All ways to gain coins, sparrows, points, tiles, cards and shields."""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.games.ulm.rules.board import GATE_NUMBERS
from bot.games.ulm.rules.language import COINS, SPARROWS
from bot.games.ulm.rules.pieces import SHIELDS
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.state import State


def gain_coins(play: Play, seat: Seat, number: int) -> None:
    """Take coins from the supply, which is unlimited."""
    play.state.players[seat].coins += number
    play.say("gained_coins", seat, number)


def gain_sparrows(play: Play, seat: Seat, number: int) -> None:
    """Take sparrows from the supply, which is unlimited."""
    play.state.players[seat].sparrows += number
    play.say("gained_sparrows", seat, number)


def gain_points(play: Play, seat: Seat, number: int, reason: int) -> None:
    """Gain points; a gain of 0 is not reported."""
    if number:
        play.state.players[seat].points[reason] += number
        play.say("gained_points", seat, number)


def pay_crest(play: Play, gate: int) -> None:
    """If the gate where a tile came out has a family crest, pay its owner, even if a different player pushed."""
    owner = play.state.crests[gate]
    play.say("crest_paid", owner, gate)
    for word, number, reason in play.pieces.effects.crest_pay:
        if word == COINS:
            gain_coins(play, owner, number)
        elif word == SPARROWS:
            gain_sparrows(play, owner, number)
        else:
            gain_points(play, owner, number, reason)


def draw_tile(state: State) -> int:
    """Draw a random tile from a bag that is not empty."""
    bag, kind = state.bag, 0
    at, state.chance = state.chance.below(sum(bag), "a tile")
    while at >= bag[kind]:
        at -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def gain_tiles(play: Play, seat: Seat, number: int) -> None:
    """Draw tiles until the bag is empty; the ring's tiles are not returned to the bag for this."""
    state = play.state
    kinds = [draw_tile(state) for _ in range(min(number, sum(state.bag)))]
    for kind in kinds:
        state.players[seat].tiles[kind] += 1
    if kinds:
        play.say("gained_tiles", seat, sorted(kinds))


def pay_tiles(state: State, seat: Seat, kinds: Iterable[int]) -> None:
    """Move the tiles that a player pays into the bag immediately."""
    tiles, bag = state.players[seat].tiles, state.bag
    for kind in kinds:
        tiles[kind] -= 1
        bag[kind] += 1


def fill_deck(play: Play, cards: int) -> int:
    """If the deck has fewer cards, shuffle the discards under it; return how many of the requested cards it has."""
    state = play.state
    if len(state.deck) < cards and state.discards:
        mixed, state.chance = state.chance.shuffle(state.discards, "cards")
        state.deck, state.discards = state.deck + mixed, ()
        play.say("deck_shuffled")
    return min(cards, len(state.deck))


def take_cards(state: State, seat: Seat, number: int) -> None:
    """Take the top cards into the hand, and keep the hand sorted."""
    player = state.players[seat]
    player.hand = tuple(sorted(player.hand + state.deck[:number]))
    state.deck = state.deck[number:]


def gain_shield(play: Play, seat: Seat, shield: int) -> None:
    """Gain a shield's points; a golden shield also places a family crest at its gate, if the player has one left."""
    state, player = play.state, play.state.players[seat]
    piece = play.pieces.shields[shield]
    player.shields += (shield,)
    player.points[SHIELDS] += piece.points
    play.say("shield_taken", seat, shield, piece.points)
    if piece.gate and player.crests:
        player.crests -= 1
        gate = GATE_NUMBERS[piece.gate]
        state.crests[gate] = seat
        play.say("crest_placed", seat, gate)
