"""The draft: keep one of three cards from your deck and pass two to the left; keep one, pass one; keep the last."""

from functools import lru_cache

from bot.games.contract import Answer, Prompt, Seat
from bot.games.notredame.rules.pieces import CARD_NUMBERS, CARDS, KEPT
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import DRAFT, UNDECIDED, State, left_of

_KINDS = tuple([tuple([kind for kind in range(len(CARDS)) if deck >> kind & 1]) for deck in range(1 << len(CARDS))])
"""By a deck's bit set: the kinds in it."""


def deal_cards(play: Play) -> None:
    """Deal each player the top three cards of their deck."""
    state = play.state
    decks = [_KINDS[player.deck or 0] for player in state.players]
    drawn, state.chance = state.chance.draw(decks, KEPT, "action cards")
    for seat, (player, mixed) in enumerate(zip(state.players, drawn, strict=True)):
        kinds = sorted(mixed[-KEPT:])
        first = seat * len(CARDS)
        player.offer = tuple([first + kind for kind in kinds])
        player.deck = sum([1 << kind for kind in mixed[:-KEPT]])
    begin_pick(play, 1)


def begin_pick(play: Play, turn: int) -> None:
    """Ask all players for a pick at the same time."""
    state = play.state
    state.phase, state.turn, play.picking = DRAFT, turn, {}
    state.waiting.extend(range(len(state.players)))


def draft_prompts(play: Play) -> tuple[Prompt, ...]:
    """Return an open prompt for each player who has not picked yet."""
    state = play.state
    if not play.picking:
        players, round_, turn = state.players, state.round, state.turn
        play.picking = {seat: _prompt(seat, round_, turn, players[seat].offer) for seat in state.waiting}
    return tuple(play.picking.values())


@lru_cache(maxsize=8192)  # all games use the same few thousand prompts
def _prompt(seat: Seat, round_: int, turn: int, offer: tuple[int, ...]) -> Prompt:
    moment = f"r{round_}.draft{turn}"
    return Prompt(seat, moment, "draft", tuple([CARDS[card % len(CARDS)] for card in offer]), moment=moment)


def pick_card(play: Play, seat: Seat, answer: Answer) -> None:
    """Store a secret pick; all cards of an offer come from one deck."""
    player, state = play.state.players[seat], play.state
    offer = player.offer
    player.pick = offer[0] - offer[0] % len(CARDS) + CARD_NUMBERS[answer[0]]
    state.waiting.remove(seat)
    play.picking.pop(seat, None)


def reopen_pick(state: State, seat: Seat) -> State | None:
    """Undo a pick while other players still choose."""
    if seat in state.waiting or state.players[seat].pick == UNDECIDED:
        return None
    state = state.copy()
    state.players[seat].pick = UNDECIDED
    state.waiting = sorted([*state.waiting, seat])
    return state


def pass_cards(play: Play) -> None:
    """Pass all cards that are not kept to the left, at the same time."""
    state = play.state
    rest = [_keep(state, seat) for seat in range(len(state.players))]
    for seat, cards in enumerate(rest):
        state.players[left_of(seat, len(rest))].offer = cards
    play.say("picked", state.turn)
    if state.turn == 1:
        begin_pick(play, 2)
        play.pause()
    else:
        _take_last_cards(state)


def _keep(state: State, seat: Seat) -> tuple[int, ...]:
    """Add the pick to the hand; return the rest of the offer."""
    player = state.players[seat]
    kept = player.pick
    rest = tuple([card for card in player.offer if card != kept])
    player.hand += (kept,)
    player.passed += rest
    player.pick = UNDECIDED
    return rest


def _take_last_cards(state: State) -> None:
    """Keep the last card; sort the hand by deck: own color, right neighbor's, then the next one to the right."""
    has_own_last = len(state.players) == 2  # the opponent passed the last card back
    for player in state.players:
        own, second = player.hand
        (last,) = player.offer
        player.hand = (own, last, second) if has_own_last else (own, second, last)
        player.offer = ()
