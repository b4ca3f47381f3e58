"""What a player should know to answer a question: lines that every language has words for."""

from bot.games.contract import Answer, Chain, Chapter, Line, Prompt, Question, Reason, Row, Score, Seat, Seats, Shortcut
from bot.games.notredame.guide.brings import brings
from bot.games.notredame.guide.choices import CHOICES
from bot.games.notredame.guide.doubts import DOUBTS
from bot.games.notredame.guide.sentences import say_line
from bot.games.notredame.guide.shortcuts import begins_shortcuts, name_chain, shortcuts, usual
from bot.games.notredame.guide.standing import sealed, standing, status, sum_up, summary
from bot.games.notredame.guide.standpoint import Standpoint, name_cards
from bot.games.notredame.guide.topics import list_chapters, read_topic
from bot.games.notredame.rules.course import settled_answers
from bot.games.notredame.rules.pieces import CARD_NUMBERS, Pieces
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import DRAFT, HIDDEN, HIRING, LAP, Phase, State

WITH_SUPPLY = ("draft", "card", "lapse", "source")
"""Questions at which one should know that there is no marker at hand."""


EVERYDAY = ("draft", "card", "hire")
"""Questions that every player has met after a round."""
SIGHTS: dict[Phase, str] = {DRAFT: "draft", LAP: "card", HIRING: "hire"}
"""The pictures that carry the facts of all questions of a phase."""


def explain(panel: Standpoint, prompt: Prompt) -> Question:
    """A prompt as the view of its seat lets one see it."""
    choices = [CHOICES[prompt.ask](panel, option) for option in prompt.options]
    is_familiar = panel.view.round > 1 and prompt.ask in EVERYDAY
    told = _title(panel), _moment(panel, prompt), tuple(choices)
    sight, means = SIGHTS.get(panel.view.phase, ""), _means(panel, prompt)
    return Question(*told, means=means, is_familiar=is_familiar, sight=sight, beside=_doing(panel))


def _title(panel: Standpoint) -> Line:
    """The round, and what is done in it."""
    view, rounds = panel.view, panel.pieces.all_rounds
    turn = (view.turn,) if view.phase in (DRAFT, LAP) else ()
    return say_line(f"line-panel_{view.phase}", view.round, rounds, *turn)


def _moment(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """What is on show and at hand, what a neighbor would make of it, the turn under way."""
    phase = panel.view.phase
    if phase not in (DRAFT, LAP, HIRING):
        return (say_line("line-panel_lost"),)
    more = {DRAFT: _at_draft, LAP: _at_cards}.get(phase, lambda _panel, _prompt: ())
    return (*more(panel, prompt), *_doing(panel))


def _means(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """The plague to come, open prestige and the own things; an outbreak takes of them without asking."""
    me = panel.me
    if panel.view.phase not in (DRAFT, LAP, HIRING):
        return ()
    things = say_line("line-panel_own", me.gold, me.supply, me.general, sum(me.points))
    own: tuple[Line | Row, ...] = (_plague(panel), *standing(panel), things)
    return own if me.supply or prompt.ask not in WITH_SUPPLY else (*own, say_line("line-panel_empty"))


def _plague(panel: Standpoint) -> Line:
    """The round's rats against marker and hospital."""
    level = panel.level()
    message = "line-panel_rats_outbreak" if panel.breaks_out(level) else "line-panel_rats"
    return say_line(message, panel.rats, panel.me.rat, panel.count(CARD_NUMBERS["hospital"]), level)


def _at_draft(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """What was kept, and what the left neighbor would get out of the cards passed on."""
    kept = (say_line("line-panel_kept", name_cards(panel.me.hand)),) if panel.me.hand else ()
    left = panel.left
    passed = Row(tuple([brings(left, CARD_NUMBERS[option], "line") for option in prompt.options]))
    return _persons(panel), *kept, say_line("line-panel_left", Seats((left.seat,))), passed


def _persons(panel: Standpoint) -> Line:
    """Those on show, for whom one plays and keeps a coin."""
    return say_line("line-panel_persons", tuple([panel.pieces.person_names[person] for person in panel.view.persons]))


def _at_cards(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """The persons and the hand, before a card is chosen: not every card of it can always be played."""
    return (_persons(panel), say_line("line-panel_hand", name_cards(panel.me.hand))) if prompt.ask == "card" else ()


def _doing(panel: Standpoint) -> tuple[Line, ...]:
    """The turn under way, of which nothing has happened yet."""
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
    """The guide with the figures of the game it explains."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.chapters: tuple[Chapter, ...] = list_chapters(pieces)

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """What the rules say about a topic."""
        return read_topic(self.pieces, topic)

    def _standpoint(self, view: State, prompt: Prompt) -> Standpoint:
        """The view of whoever is asked, with the turn under way."""
        panel = Standpoint(self.pieces, view, prompt.seat)
        if view.acting == prompt.seat and HIDDEN not in panel.me.hand:
            panel.settled = settled_answers(Play(self.pieces, view))
        return panel

    def explain(self, view: State, prompt: Prompt) -> Question:
        """A prompt with all that is needed to answer it."""
        return explain(self._standpoint(view, prompt), prompt)

    def begins_shortcuts(self, prompt: Prompt) -> bool:
        """Where a card is played or somebody hired."""
        return begins_shortcuts(prompt)

    def usual(self, view: State, prompt: Prompt) -> tuple[Answer, ...]:
        """The answers of which shortcuts are made."""
        return usual(self.pieces, view, prompt)

    def shortcuts(self, view: State, chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
        """The usual ways to play a card or to hire somebody; none that would be asked about again."""

        def is_doubted(state: State, prompt: Prompt, answer: Answer) -> bool:
            return self.doubt(state, prompt, answer) is not None

        return shortcuts(self.pieces, view, chains, is_doubted)

    def name_chain(self, view: State, chain: Chain) -> Line | None:
        """What a chain does, as its shortcut would be called."""
        return name_chain(self.pieces, view, chain)

    def call(self, view: State, _prompt: Prompt) -> Line:
        """What somebody is called to do."""
        if view.phase is LAP:
            return say_line("call-card", view.turn)
        if view.phase is DRAFT:
            return say_line("call-draft", view.turn)
        return say_line("call-hire" if view.phase is HIRING else "call-plague")

    def promise(self, _view: State, _prompt: Prompt, _answer: Answer) -> Line:
        """Every answer is a single option, which says itself what will happen."""
        return say_line("confirm-answer")

    def doubt(self, view: State, prompt: Prompt, answer: Answer) -> Line | None:
        """What to ask before something is left lying, paid for nothing, or breaks out."""
        if not answer or prompt.ask not in DOUBTS:
            return None
        return DOUBTS[prompt.ask](self._standpoint(view, prompt), prompt, answer[0])

    def sealed(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """A seat's hand, and its pick while others still choose."""
        return sealed(view, seat)

    def summary(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """A seat's own things, and what they have scored."""
        return summary(self.pieces, view, seat)

    def sights(self, view: State) -> dict[str, Line]:
        """The city, every borough, persons, messages, the cathedral, the plague, the cards, and how to read it all."""
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
        """How far the game has come, and whose turn it is."""
        return status(self.pieces, view)

    def sum_up(self, score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """A score's reasons, each a heading."""
        return sum_up(score)
