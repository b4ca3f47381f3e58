"""Playing a card: either used now, for its price and upper effect, or laid out for the end of the game."""

from bot.games.ulm.rules.actions import kinds_of, use_up
from bot.games.ulm.rules.board import CARD
from bot.games.ulm.rules.changes import PLAYS
from bot.games.ulm.rules.gains import pay_tiles
from bot.games.ulm.rules.pieces import Price
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.worth import can_happen

PLAY, EXTRA, NOW, LATER = "play", "extra", "now", "later"


def has_free_play(play: Play) -> bool:
    """True if the player can play a card without an action."""
    state = play.state
    return bool(state.players[state.acting].hand) and state.plays < max(0, PLAYS + play.changes.plays)


def can_pay(tiles: list[int], price: Price) -> bool:
    """True if the player's tiles are enough for a price."""
    return max(tiles) >= price.tiles if price.equal else sum(tiles) >= price.tiles


def can_use(play: Play, card: int) -> bool:
    """True if the player can pay the price and some of the effect would happen."""
    price = play.pieces.cards[card].price
    if price and not can_pay(play.me.tiles, price):
        return False
    paid = price.tiles if price else 0
    return any(can_happen(play, word, paid) for word in play.pieces.effects.uses[card])


def play_card(play: Play, chain: tuple[str, ...]) -> None:
    """Execute a chain: kind of play, card, use or lay out, and the tiles if the card costs any."""
    state, player = play.state, play.me
    how, *rest = chain
    if how == PLAY:
        state.plays += 1
    else:
        use_up(state, CARD)
        rest = rest[1:]
    card, (way, *paid) = play.pieces.card_names.index(rest[0]), rest[1:]
    hand = list(player.hand)
    hand.remove(card)
    player.hand = tuple(hand)
    if way == LATER:
        player.laid += (card,)
        play.say("card_laid", state.acting, card)
        return
    tiles = kinds_of(paid[0]) if paid else []
    pay_tiles(state, state.acting, tiles)
    state.discards += (card,)
    play.say("card_used", state.acting, card, tiles)
    state.todo = play.pieces.effects.uses[card] + state.todo
