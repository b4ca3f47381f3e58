"""A complete game that fits a view: unknown secrets are replaced by possible ones.

The cards that the viewer has not seen are drawn uniformly from all deals that fit the view: cards in hands, being
passed, laid aside, in the closed pile and in decks. Cards that the viewer passed on stay where they must be.

- A hidden pick can be any card of its offer.
- A turn begun in secret can be any legal one; each further answer is half as likely as the one before.
- Secret prestige is drawn close to the viewer's own, or for the public close to the average for the round. The points
  of messages are known.
"""

from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.notredame.rules.course import open_ask, take_one_answer
from bot.games.notredame.rules.pieces import CARDS, LAPS, Pieces
from bot.games.notredame.rules.plague import fullest_sectors
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import (
    DRAFT,
    FOR_MESSAGES,
    FOR_PERSONS,
    HIDDEN,
    LAP,
    NOBODY,
    PLAGUE,
    REASONS,
    Player,
    State,
    card_kind,
    card_seat,
    left_of,
    right_of,
)

PASSED = 3
"""Cards that each player passes on in a round: two from their own deck, then one from the right neighbor's."""

LEAST_SPREAD = 4
"""The lowest number of possible totals to draw from."""

Triple: TypeAlias = tuple[int, int, int]
"""Cards that a seat keeps in a round: from its own deck, the right neighbor's, and the next deck to the right."""


def guess_state(pieces: Pieces, view: State, viewer: Seat | None, chance: Chance) -> State:
    """Fill in what the viewer does not know."""
    state, seed, chance = view.copy(), chance.fork("the seed"), chance.fork("the rest")
    state.chance = seed
    is_secret = view.acting not in (viewer, NOBODY)
    chance = _draw_points(pieces, state, viewer, chance)
    chance = Dealer(state, view, viewer, chance).deal()
    while is_secret and open_ask(Play(pieces, state.copy())) is None:
        # the hidden turn has an open question: deal until the cards allow one
        chance = Dealer(state, view, viewer, chance).deal()
    return _draw_turn(pieces, state, chance) if is_secret else state


def _draw_points(pieces: Pieces, state: State, viewer: Seat | None, chance: Chance) -> Chance:
    """Fill in the prestige that the view hides; return the chance to continue with."""
    rounds = state.round - 1
    usual = rounds * (rounds + 3) // 2 if viewer is None else sum(state.players[viewer].points)
    for player in state.players:
        if not player.points:
            player.points, chance = _points_of(pieces, state, player, usual, chance)
            player.round_start = tuple(player.points)
            player.last_round = tuple([points // max(1, rounds) for points in player.points])
    return chance


def _points_of(pieces: Pieces, state: State, player: Player, usual: int, chance: Chance) -> tuple[list[int], Chance]:
    """Return points by reason: points from messages are known, the rest is drawn close to the usual total."""
    points = [0] * len(REASONS)
    points[FOR_MESSAGES] = sum([pieces.message_points[state.messages[market]] for market in player.messages])
    rest = max(0, usual - points[FOR_MESSAGES])
    more, chance = chance.below(rest // 2 + LEAST_SPREAD, "prestige")
    points[FOR_PERSONS] = rest * 3 // 4 + more
    return points, chance


class Dealer:
    """Deals all cards that the viewer has not seen."""

    def __init__(self, state: State, view: State, viewer: Seat | None, chance: Chance) -> None:
        self.state, self.view, self.viewer, self.chance = state, view, viewer, chance
        self.seats = len(view.players)
        self.others = [seat for seat in range(self.seats) if seat != viewer]
        self.pools = [self._shuffle(self._unseen(seat)) for seat in range(self.seats)]
        """By deck: its cards whose position is unknown, in random order."""

    def deal(self) -> Chance:
        """Fill every hidden place of the state; return the chance to continue with."""
        rounds = [self._draft(number) for number in range(self._drafted())]
        for seat in self.others:
            self._fill_hand(seat, [triples[seat] for triples in rounds])
        if self.view.phase is DRAFT:
            self._fill_offers()
        self._fill_passed(rounds)
        for seat in self.others:
            self.state.players[seat].deck = sum([1 << card_kind(card) for card in self.pools[seat]])
        self._fill_picks()
        return self.chance

    def _shuffle(self, cards: list[int]) -> list[int]:
        mixed, self.chance = self.chance.shuffle(cards, "unseen cards")
        return list(mixed)

    def _unseen(self, deck: Seat) -> list[int]:
        """Return the cards of a deck that the viewer has not seen and cannot deduce."""
        seen = {card for player in self.view.players for card in player.played}
        if self.viewer is not None:
            me = self.view.players[self.viewer]
            seen.update((*me.hand, *me.offer, *me.aside, *me.passed))
            if deck == self.viewer:
                return []  # the viewer knows which cards are left in their own deck
        first = deck * len(CARDS)
        return [card for card in range(first, first + len(CARDS)) if card not in seen]

    def _drafted(self) -> int:
        """Return the number of drafts finished in this period."""
        player = self.view.players[0]
        return len(player.aside) + (self.view.phase is LAP and len(player.hand) > 0)

    def _draft(self, number: int) -> list[Triple]:
        """Return the cards that each player kept in a finished draft."""
        kept = [self._known(seat, number) for seat in range(self.seats)]
        if self.viewer is not None:
            self._settle_passed(kept, self.viewer, number)
        for seat, cards in enumerate(kept):
            for place, card in enumerate(cards):
                if card == HIDDEN:
                    cards[place] = self.pools[(seat - place) % self.seats].pop()
        return [(own, second, last) for own, second, last in kept]

    def _known(self, seat: Seat, number: int) -> list[int]:
        """Return the known cards of a hand, each at its index in the triple."""
        player, kept = self.view.players[seat], [HIDDEN] * PASSED
        cards = player.played[number * LAPS : (number + 1) * LAPS]
        if seat == self.viewer:
            cards += player.aside[number : number + 1] or player.hand
        for card in cards:
            if card != HIDDEN:
                kept[self._place(seat, card, kept)] = card
        return kept

    def _place(self, seat: Seat, card: int, kept: list[int]) -> int:
        """Return a card's index in the triple: distance to its deck's owner; with two players own cards get 0 or 2."""
        place = (seat - card_seat(card)) % self.seats
        if place or self.seats > LAPS:
            return place
        if self.viewer is not None:
            return 2 if card in self.view.players[self.viewer].passed else 0
        free = self._shuffle([place for place in (0, 2) if kept[place] == HIDDEN])
        return free[0]

    def _settle_passed(self, kept: list[list[int]], viewer: Seat, number: int) -> None:
        """Assign the cards that the viewer passed on to the next two players on the left."""
        left = left_of(viewer, self.seats)
        *own, last = self.view.players[viewer].passed[number * PASSED : (number + 1) * PASSED]
        hidden = self._shuffle([card for card in own if not any(card in cards for cards in kept)])
        for seat, place in ((left, 1), (left_of(left, self.seats), 2)):
            if hidden and kept[seat][place] == HIDDEN:
                kept[seat][place] = hidden.pop()
        kept[left][2] = last

    def _fill_hand(self, seat: Seat, triples: list[Triple]) -> None:
        """Fill in the cards played, laid aside and in hand, in the order of hands."""
        player, view = self.state.players[seat], self.view.players[seat]
        done = [self._split_hand(view, number, triples[number]) for number in range(len(view.aside))]
        played = [card for cards in done for card in cards[:LAPS]]
        player.played = (*played, *view.played[len(played) :])
        player.aside = tuple([cards[LAPS] for cards in done])
        if len(triples) > len(done):
            player.hand = tuple([card for card in _order(triples[-1], self.seats) if card not in view.played])

    def _split_hand(self, view: Player, number: int, triple: Triple) -> list[int]:
        """Return the two played cards of a past hand, then the one laid aside; if they are hidden, in random order."""
        shown = view.played[number * LAPS : (number + 1) * LAPS]
        if HIDDEN in shown:
            return self._shuffle(list(triple))
        return [*shown, *[card for card in triple if card not in shown]]

    def _fill_offers(self) -> None:
        """Fill in the cards dealt (in the second pick, the cards passed) and the card already kept."""
        turn = self.view.turn
        for seat in self.others:
            player, view = self.state.players[seat], self.view.players[seat]
            player.hand = tuple([self.pools[seat].pop() for _ in view.hand])
        for seat in self.others:
            player, view = self.state.players[seat], self.view.players[seat]
            deck = seat if turn == 1 else right_of(seat, self.seats)
            if turn > 1 and deck == self.viewer:
                player.offer = self.view.players[deck].passed[-len(view.offer) :]
            else:
                player.offer = tuple(sorted([self.pools[deck].pop() for _ in view.offer]))

    def _fill_passed(self, rounds: list[list[Triple]]) -> None:
        """Derive the passed cards from those the other players kept."""
        for seat in self.others:
            left = left_of(seat, self.seats)
            second = left_of(left, self.seats)
            passed: list[int] = []
            for triples in rounds:
                passed += sorted((triples[left][1], triples[second][2]))
                passed.append(triples[left][2])
            if self.view.phase is DRAFT and self.view.turn > 1:
                passed += self.state.players[left].offer
            self.state.players[seat].passed = tuple(passed)

    def _fill_picks(self) -> None:
        """Draw each hidden pick from its offer; in the plague, from the fullest sectors."""
        for seat in self.others:
            player = self.state.players[seat]
            if self.view.players[seat].pick == HIDDEN:
                choices = fullest_sectors(player) if self.view.phase is PLAGUE else player.offer
                at, self.chance = self.chance.below(len(choices), "a pick")
                player.pick = choices[at]


def _order(triple: Triple, seats: int) -> Triple:
    """Sort a triple as in a hand: in a two-player game the player's own two cards come first."""
    own, second, last = triple
    return (own, last, second) if seats == LAPS else triple


def _draw_turn(pieces: Pieces, state: State, chance: Chance) -> State:
    """Answer some questions of an unfinished turn, which changes nothing on the table."""
    while True:
        goes_on, chance = chance.below(2, "goes on")
        ask = open_ask(Play(pieces, state))
        if not goes_on or ask is None:
            return state
        at, chance = chance.below(len(ask.options), "an answer")
        play = Play(pieces, state.copy())
        if not take_one_answer(play, ask.options[at]):  # all players would have seen the whole turn
            return state
        state = play.state
