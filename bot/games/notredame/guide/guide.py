"""Explains each question: lists what a player should know to answer it."""

from bot.games.contract import Answer, Chain, Chapter, Line, Prompt, Question, Reason, Row, Score, Seat, Seats, Shortcut
from bot.games.notredame.guide.brings import brings
from bot.games.notredame.guide.choices import CHOICES
from bot.games.notredame.guide.doubts import DOUBTS
from bot.games.notredame.guide.sentences import say_line
from bot.games.notredame.guide.shortcuts import begins_shortcuts, name_chain, shortcuts, usual
from bot.games.notredame.guide.standing import last_round, sealed, standing, status, sum_up, summary
from bot.games.notredame.guide.standpoint import Standpoint, name_cards
from bot.games.notredame.guide.topics import list_chapters, read_topic, rule_of
from bot.games.notredame.rules.course import settled_answers
from bot.games.notredame.rules.pieces import CARD_NUMBERS, Pieces
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import DRAFT, HIDDEN, HIRING, LAP, Phase, State

WITH_SUPPLY = ("draft", "card", "lapse", "source")
"""Questions that mention the supply if it is empty."""


EVERYDAY = ("draft", "card", "hire")
"""Questions that every player has seen once the first round is over."""
SIGHTS: dict[Phase, str] = {DRAFT: "draft", LAP: "card", HIRING: "hire"}
"""By phase: the picture that shows the facts its questions need."""


def explain(panel: Standpoint, prompt: Prompt) -> Question:
    """Explain a prompt, based on its seat's view."""
    choices = [CHOICES[prompt.ask](panel, option) for option in prompt.options]
    is_familiar = panel.view.round > 1 and prompt.ask in EVERYDAY
    told = _title(panel), _moment(panel, prompt), tuple(choices)
    sight, means = SIGHTS.get(panel.view.phase, ""), _means(panel, prompt)
    beside: tuple[Line | Row, ...] = (*_doing(panel), *standing(panel), *_last_round(panel))
    return Question(*told, means=means, is_familiar=is_familiar, sight=sight, beside=beside)


def _last_round(panel: Standpoint) -> tuple[Row, ...]:
    """Return how the player's prestige changed in the last round; only at the first pick of a round."""
    return last_round(panel) if panel.view.phase is DRAFT and panel.view.turn == 1 else ()


def _title(panel: Standpoint) -> Line:
    """Return the heading: the round and its phase."""
    view, rounds = panel.view, panel.pieces.all_rounds
    turn = (view.turn,) if view.phase in (DRAFT, LAP) else ()
    return say_line(f"line-panel_{view.phase}", view.round, rounds, *turn)


def _moment(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """Return the persons on display, the cards in hand, their value for a neighbor, and the turn in progress."""
    phase = panel.view.phase
    if phase not in (DRAFT, LAP, HIRING):
        return (say_line("line-panel_lost"),)
    more = {DRAFT: _at_draft, LAP: _at_cards}.get(phase, lambda _panel, _prompt: ())
    return (*more(panel, prompt), *_doing(panel))


def _means(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """Return the coming plague, all open prestige and the player's things; nothing after an outbreak."""
    me = panel.me
    if panel.view.phase not in (DRAFT, LAP, HIRING):
        return ()
    things = say_line("line-panel_own", me.gold, me.supply, me.general, sum(me.points))
    own: tuple[Line | Row, ...] = (_plague(panel), *standing(panel), *_last_round(panel), things)
    return own if me.supply or prompt.ask not in WITH_SUPPLY else (*own, say_line("line-panel_empty"))


def _plague(panel: Standpoint) -> Line:
    """Describe the round's rats, the rat marker and the hospital."""
    level = panel.level()
    message = "line-panel_rats_outbreak" if panel.breaks_out(level) else "line-panel_rats"
    return say_line(message, panel.rats, panel.me.rat, panel.count(CARD_NUMBERS["hospital"]), level)


def _at_draft(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """Return the kept cards, and what the left neighbor would gain from the cards passed on."""
    kept = (say_line("line-panel_kept", name_cards(panel.me.hand)),) if panel.me.hand else ()
    left = panel.left
    passed = Row(tuple([brings(left, CARD_NUMBERS[option], "line") for option in prompt.options]))
    return _persons(panel), *kept, say_line("line-panel_left", Seats((left.seat,))), passed


def _persons(panel: Standpoint) -> Line:
    """Name the persons on display: their wage is a reason to keep a coin."""
    return say_line("line-panel_persons", tuple([panel.pieces.person_names[person] for person in panel.view.persons]))


def _at_cards(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """Return the persons and the hand before a card is chosen; the question shows only the playable cards."""
    return (_persons(panel), say_line("line-panel_hand", name_cards(panel.me.hand))) if prompt.ask == "card" else ()


def _doing(panel: Standpoint) -> tuple[Line, ...]:
    """Return the turn in progress; nothing in it has happened yet."""
    settled = panel.settled
    told = {
        "line-panel_doing": settled.get("card"),
        "line-panel_hiring_person": settled.get("hire"),
        "line-panel_from": settled.get("source") or settled.get("jester_piece") or settled.get("minstrel_from"),
        "line-panel_to": settled.get("friend")
        or settled.get("bishop")
        or settled.get("jester_to")
        or settled.get("minstrel_to"),
    }
    return tuple([say_line(message, name) for message, name in told.items() if name not in (None, "none")])


class NotreDameGuide:
    """Explains Notre Dame, with the numbers of one data file."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.chapters: tuple[Chapter, ...] = list_chapters(pieces)

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """Explain one topic of the rules."""
        return read_topic(self.pieces, topic)

    def _standpoint(self, view: State, prompt: Prompt) -> Standpoint:
        """Return the view from the seat that is asked, with its turn in progress."""
        panel = Standpoint(self.pieces, view, prompt.seat)
        if view.acting == prompt.seat and HIDDEN not in panel.me.hand:
            panel.settled = settled_answers(Play(self.pieces, view))
        return panel

    def explain(self, view: State, prompt: Prompt) -> Question:
        """Return a prompt with everything needed to answer it."""
        return explain(self._standpoint(view, prompt), prompt)

    def begins_shortcuts(self, prompt: Prompt) -> bool:
        """True at the beginning of a turn: when a player plays a card or hires a person."""
        return begins_shortcuts(prompt)

    def usual(self, view: State, prompt: Prompt) -> tuple[Answer, ...]:
        """Return the answers from which shortcuts are made."""
        return usual(self.pieces, view, prompt)

    def shortcuts(self, view: State, chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
        """Return shortcuts for the usual ways to play a card or to hire, except those that need confirmation."""

        def is_doubted(state: State, prompt: Prompt, answer: Answer) -> bool:
            return self.doubt(state, prompt, answer) is not None

        return shortcuts(self.pieces, view, chains, is_doubted)

    def name_chain(self, view: State, chain: Chain) -> Line | None:
        """Name a chain with the words its shortcut would have."""
        return name_chain(self.pieces, view, chain)

    def call(self, view: State, _prompt: Prompt) -> Line:
        """Announce what a player must do."""
        if view.phase is LAP:
            return say_line("call-card", view.turn)
        if view.phase is DRAFT:
            return say_line("call-draft", view.turn)
        return say_line("call-hire" if view.phase is HIRING else "call-plague")

    def promise(self, _view: State, _prompt: Prompt, _answer: Answer) -> Line:
        """Return a generic line; it is never needed, since every answer is a single option."""
        return say_line("confirm-answer")

    def doubt(self, view: State, prompt: Prompt, answer: Answer) -> Line | None:
        """Ask for confirmation before the player ignores something, pays for nothing, or causes an outbreak."""
        if not answer or prompt.ask not in DOUBTS:
            return None
        return DOUBTS[prompt.ask](self._standpoint(view, prompt), prompt, answer[0])

    def sealed(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """Return a seat's hand, plus its pick while others are still choosing."""
        return sealed(view, seat)

    def summary(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """Return a player's things, and the points that the player has scored."""
        return summary(self.pieces, view, seat)

    def sights(self, view: State) -> dict[str, Line]:
        """Return the city, boroughs, persons, messages, cathedral, plague, cards, and the legend."""
        seats = range(len(view.players))
        return {
            "board": Line("board"),
            **{f"borough.{seat}": Line("borough", {"seat": Seats((seat,))}) for seat in seats},
            "persons": Line("persons"),
            "messages": Line("messages"),
            "cathedral": Line("cathedral"),
            "plague": Line("plague"),
            "cards": Line("cards"),
            "player": Line("player"),
            **{f"player.{seat}": Line("player_of", {"seat": Seats((seat,))}) for seat in seats},
            "legend": Line("legend"),
        }

    def status(self, view: State) -> tuple[Line, ...]:
        """Return the progress of the game and whose turn it is."""
        return status(self.pieces, view)

    def sum_up(self, score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """Return each reason of a score under its own heading."""
        return sum_up(score)

    def rule_of(self, why: Line, lines: tuple[Line, ...]) -> str:
        """Return the topic that explains a reason for points."""
        return rule_of(why, lines)
