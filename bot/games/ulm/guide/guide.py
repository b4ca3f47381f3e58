"""Explains each question: lists what a player should know to answer it."""

from bot.games.contract import (
    Answer,
    Chain,
    Chapter,
    Line,
    Offer,
    Prompt,
    Question,
    Reason,
    Row,
    Score,
    Seat,
    Seats,
    Shortcut,
)
from bot.games.ulm.guide.choices import CHOICES
from bot.games.ulm.guide.doubts import DOUBTS
from bot.games.ulm.guide.names import list_tiles, name_cards, name_change, space_name
from bot.games.ulm.guide.offers import filled_sides, offer_actions, offer_play, offer_swap
from bot.games.ulm.guide.sentences import say_line
from bot.games.ulm.guide.shortcuts import begins_shortcuts, name_chain, shortcuts, usual
from bot.games.ulm.guide.standing import sealed, status, sum_up, summary
from bot.games.ulm.guide.topics import list_chapters, read_topic, rule_of
from bot.games.ulm.rules.asks import chosen_card
from bot.games.ulm.rules.board import BOARD, KINDS, NO_TILE, SIDES
from bot.games.ulm.rules.cards import EXTRA, PLAY
from bot.games.ulm.rules.pieces import NOTHING, Pieces
from bot.games.ulm.rules.play import Play, gate_name
from bot.games.ulm.rules.scoring import score_game
from bot.games.ulm.rules.state import ACT, PUSH, State

WITH_BARGE = ("push", "act", "steps", "quarter", "choose")
"""Questions shown with the player's barge."""
WITH_AREA = ("push", "swap")
"""Questions shown with the Cathedral area."""
WITH_HAND = ("push", "act", "card", "keep")
"""Questions shown with the player's hand, because their options are not its cards."""
BEFORE_PUSH = ("push", "swap", "hand", "way", "pay")
"""The push and the questions before it. All show the same picture, which contains the facts for each of them."""
TAKING = ("keep", "choose", "shield", "descendant")
"""Questions shown with a picture of their options."""
TAKE = "take"


def explain(play: Play, prompt: Prompt) -> Question:
    """Explain a prompt, based on its seat's view."""
    choices = tuple([CHOICES[prompt.ask](play, option) for option in prompt.options])
    title = say_line("line-panel_title", play.state.round, play.pieces.rounds)
    is_familiar = play.state.round > 1 and prompt.ask in (PUSH, ACT)
    told = title, _moment(play, prompt), choices, _offers(play, prompt), _means(play, prompt)
    return Question(*told, is_familiar, sight=_sight(play, prompt), beside=_doing(play))


def _sight(play: Play, prompt: Prompt) -> str:
    """Return the picture with a question's facts; all questions about an action share a picture."""
    if prompt.ask in TAKING:
        return TAKE
    return PUSH if play.state.base is PUSH and prompt.ask in BEFORE_PUSH else ACT


def _offers(play: Play, prompt: Prompt) -> tuple[Offer, ...]:
    """Return what else the player can do before the push; after it, the actions left and what each of them lacks."""
    if prompt.ask == PUSH:
        return offer_swap(play), *offer_play(play)
    return (*offer_actions(play), *offer_play(play)) if prompt.ask == ACT else ()


def _moment(play: Play, prompt: Prompt) -> tuple[Line, ...]:
    """Return the tower tile, the barge, the Cathedral area and the turn in progress."""
    return (
        *_tower(play),
        *(_barge(play) if prompt.ask in WITH_BARGE else ()),
        *(_area(play) if prompt.ask in WITH_AREA else ()),
        *_doing(play),
    )


def _means(play: Play, prompt: Prompt) -> tuple[Line | Row, ...]:
    """Return the cards, unless they are the options, then all players' points and the player's things."""
    me, scores = play.me, score_game(play.pieces, play.state)
    points = scores[prompt.seat].points
    own = say_line("line-panel_own", me.coins, me.sparrows, list_tiles(me), me.supply, points)
    return (*(_cards(play) if prompt.ask in WITH_HAND else ()), _standing(scores, prompt.seat), own)


def _standing(scores: tuple[Score, ...], seat: Seat) -> Row:
    """Return the points each player would have if the game ended now, best first."""
    points = [
        say_line("line-panel_points_own", score.points)
        if score.seat == seat
        else say_line("line-panel_points", Seats((score.seat,)), score.points)
        for score in sorted(scores, key=lambda score: score.place)
    ]
    return Row(tuple(points), say_line("line-panel_standing"))


def _tower(play: Play) -> tuple[Line, ...]:
    """Describe what the round's tower tile changes."""
    tower = play.state.tower
    if tower == NOTHING:
        return ()
    piece = play.pieces.towers[tower]
    changes = name_change(piece.change, "all")
    return (say_line("line-panel_tower", piece.name, changes) if changes else say_line("line-panel_calm", piece.name),)


def _barge(play: Play) -> tuple[Line, ...]:
    """Describe the barge's space and the quarters it can reach."""
    barge, names = play.me.barge, play.pieces.quarter_names
    quarters = tuple([names[quarter] for quarter in play.pieces.quarters_at[barge]])
    return (say_line("line-panel_barge", space_name(play.pieces.river[barge]), quarters),)


def _cards(play: Play) -> tuple[Line, ...]:
    """List the cards in hand and the cards laid out."""
    me = play.me
    hand = (say_line("line-panel_hand", name_cards(play.pieces, me.hand)),) if me.hand else ()
    return (*hand, say_line("line-panel_laid", name_cards(play.pieces, sorted(me.laid)))) if me.laid else hand


def _area(play: Play) -> tuple[Line, ...]:
    """Show the grid with its gates, the tile to push, and the family crests."""
    state = play.state
    squares = [KINDS[kind] for kind in state.grid]
    gates = [_gate(state, gate) for gate in range(len(BOARD))]
    crests = [
        say_line("line-panel_crests", Seats((seat,)), gates_of)
        for seat in range(len(state.players))
        if (gates_of := tuple([gate_name(gate) for gate, owner in enumerate(state.crests) if owner == seat]))
    ]
    return *crests, say_line("line-panel_drawn", KINDS[state.drawn]), say_line("line-panel_grid", *squares, *gates)


def _gate(state: State, gate: int) -> str:
    """Return the tile at a gate; if it has none, return the gate's letter, or the mark of a closed gate."""
    here, opposite = state.ring[gate], state.ring[BOARD[gate].opposite]
    if here != NO_TILE:
        return KINDS[here]
    return gate_name(gate) if opposite == NO_TILE else "closed"


def _doing(play: Play) -> tuple[Line, ...]:
    """Describe the chain in progress; nothing in it has happened yet."""
    chain = play.state.chain
    if not chain:
        return ()
    if len(chain) > (2 if EXTRA in chain else 1) and chain[0] in (PLAY, "card"):
        return (say_line("line-panel_playing", play.pieces.card_names[chosen_card(play)]),)
    return (say_line("line-panel_doing", chain[0]),) if chain[0] in KINDS else ()


class UlmGuide:
    """Explains Ulm, with the numbers of one data file."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.chapters: tuple[Chapter, ...] = list_chapters(pieces)

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """Explain one topic of the rules."""
        return read_topic(self.pieces, topic)

    def explain(self, view: State, prompt: Prompt) -> Question:
        """Return a prompt with everything needed to answer it."""
        return explain(Play(self.pieces, view), prompt)

    def begins_shortcuts(self, prompt: Prompt) -> bool:
        """True when the player pushes, and between actions."""
        return begins_shortcuts(prompt)

    def usual(self, view: State, prompt: Prompt) -> tuple[Answer, ...]:
        """Return the answers from which shortcuts are made."""
        return usual(Play(self.pieces, view), prompt)

    def shortcuts(self, view: State, chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
        """Return one-press shortcuts for usual turns or the rest of one."""
        return shortcuts(self.pieces, view, chains)

    def name_chain(self, view: State, chain: Chain) -> Line | None:
        """Name a chain with the words its shortcut would have."""
        return name_chain(self.pieces, view, chain)

    def call(self, view: State, _prompt: Prompt) -> Line:
        """Announce what a player must do, without revealing a secret question."""
        if view.base is PUSH and view.drawn != NO_TILE:
            return say_line("call-push", KINDS[view.drawn])
        return say_line("call-act")

    def promise(self, view: State, _prompt: Prompt, answer: Answer) -> Line:
        """Name the tiles of the picked sides; no other question allows several picks."""
        filled = filled_sides(Play(self.pieces, view))
        number = sum([len(filled.get(SIDES.index(side), ())) for side in answer])
        return say_line("confirm-side", tuple(answer), number)

    def doubt(self, view: State, prompt: Prompt, answer: Answer) -> Line | None:
        """Ask for confirmation before a turn is ended too early, or a set is broken up."""
        if not answer or prompt.ask not in DOUBTS:
            return None
        return DOUBTS[prompt.ask](Play(self.pieces, view), answer[0])

    def sealed(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """Return a seat's hand, which only that seat sees."""
        return sealed(self.pieces, view, seat)

    def summary(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """Return a seat's things and what they would score."""
        return summary(self.pieces, view, seat)

    def sights(self, view: State) -> dict[str, Line]:
        """Return the town, Cathedral area, river, quarters, shields, cards, each player's things, and the legend."""
        return {
            **{sight: Line(sight) for sight in ("board", "grid", "river", "quarters", "shields", "cards", "player")},
            **{f"player.{seat}": Line("player_of", {"seat": Seats((seat,))}) for seat in range(len(view.players))},
            "legend": Line("legend"),
        }

    def status(self, view: State) -> tuple[Line, ...]:
        """Return the progress of the game and whose turn it is."""
        return status(self.pieces, view)

    def sum_up(self, score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """Group a score's reasons under headings."""
        return sum_up(score)

    def rule_of(self, why: Line, lines: tuple[Line, ...]) -> str:
        """Return the topic that explains a reason for points."""
        return rule_of(why, lines)
