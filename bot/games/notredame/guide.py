"""Explains Notre Dame to whoever plays it, by views and lines."""

from bot.games.contract import Answer, Choice, Line, Prompt, Question, Reason, Score, Seat, Seats
from bot.games.notredame.pieces import Pieces
from bot.games.notredame.state import State


class NotreDameGuide:
    """The guide with the figures of the game it explains."""

    topics: tuple[str, ...] = ("goal",)

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def explain(self, view: State, prompt: Prompt) -> Question:
        """A prompt with all that is needed to answer it."""
        return Question(Line("panel"), (), tuple([Choice(option, Line("x")) for option in prompt.options]))

    def call(self, view: State, prompt: Prompt) -> Line:
        """What somebody is called to do."""
        return Line("call")

    def promise(self, view: State, prompt: Prompt, answer: Answer) -> Line:
        """What will happen by an answer of several options."""
        return Line("promise")

    def doubt(self, view: State, prompt: Prompt, answer: Answer) -> Line | None:
        """What to ask before an answer that is easily given by mistake."""
        return None

    def summary(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """A seat's own things, and what they would score."""
        return ()

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
        return ()

    def sum_up(self, score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """A score's reasons under headings."""
        return ()
