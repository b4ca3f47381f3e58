"""The computer player `patron`: keeps a supply of markers and gold, keeps rats low, and takes points where it can."""

from collections.abc import Callable

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from bot.games.notredame.players.outlook import Outlook
from bot.games.notredame.rules.cards import NONE
from bot.games.notredame.rules.carriage import ELSEWHERE, STAY
from bot.games.notredame.rules.persons import SCORING
from bot.games.notredame.rules.pieces import CARD_NUMBERS, CARDS, FRIEND, HOSPITAL, NOTRE_DAME, SECTORS, Pieces
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.sectors import RESOURCES
from bot.games.notredame.rules.state import State

ORDER = ("school", "bank", "park", "hospital", "hotel", "friend", "carriage", "residence", "notre_dame")
"""Order in which two cards are played: an earlier card may help a later one."""


class Patron:
    """Answers each question by its value in points."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.answers: dict[str, Callable[[Outlook, Prompt], str]] = {
            "draft": self._draft,
            "card": self._card,
            "lapse": self._lapse,
            "source": self._source,
            "friend": lambda outlook, _prompt: SECTORS[outlook.friend()[1]],
            "hotel": self._take,
            "maid": self._take,
            "drive": self._drive,
            "elsewhere": self._elsewhere,
            "donate": lambda outlook, _prompt: str(outlook.donation()[1]),
            "hire": self._hire,
            "bishop": self._bishop,
            "jester_piece": self._jester_piece,
            "jester_to": self._jester_to,
            "minstrel_from": self._give_up,
            "minstrel_to": self._minstrel_to,
            "plague": self._give_up,
        }

    def __call__(self, view: State, prompt: Prompt, _chance: Chance) -> Answer:
        """Pick an answer; unknown questions get their first option."""
        answer = self.answers.get(prompt.ask)
        return (answer(Outlook(self.pieces, view, prompt.seat), prompt) if answer else prompt.options[0],)

    def _draft(self, outlook: Outlook, prompt: Prompt) -> str:
        """Choose the card with the highest gain now."""
        return max(prompt.options, key=lambda option: outlook.card(CARD_NUMBERS[option]))

    def _card(self, outlook: Outlook, prompt: Prompt) -> str:
        """Of the two best cards, play the one that may help the other first; discard rather than play at a loss."""
        worths = {option: outlook.card(CARD_NUMBERS[option]) for option in prompt.options if option != NONE}
        wanted = [option for option in sorted(worths, key=lambda option: -worths[option]) if worths[option] > 0]
        to_play = wanted[: len(outlook.me.hand) - 1]
        return min(to_play, key=ORDER.index, default=NONE)

    def _lapse(self, outlook: Outlook, prompt: Prompt) -> str:
        return min(prompt.options, key=lambda option: outlook.card(CARD_NUMBERS[option]))

    def _source(self, outlook: Outlook, prompt: Prompt) -> str:
        return min(prompt.options, key=lambda option: outlook.loss(CARD_NUMBERS[option]))

    def _take(self, outlook: Outlook, prompt: Prompt) -> str:
        """Choose the most valuable thing, twice if possible."""
        worths = dict(zip(RESOURCES, (outlook.gold, outlook.marker, outlook.saved(1)), strict=True))
        return max(prompt.options, key=lambda option: sum([worths[thing] for thing in option.split("+")]))

    def _drive(self, outlook: Outlook, prompt: Prompt) -> str:
        """Choose the best message; if none is in reach, drive elsewhere."""
        city = self.pieces.cities[len(outlook.view.players)]
        stops = [option for option in prompt.options if option not in (ELSEWHERE, STAY)]
        if not stops:
            return ELSEWHERE
        messages, worths = outlook.view.messages, outlook.message_values()
        return max(stops, key=lambda option: worths[messages[city.numbers[option]]])

    def _elsewhere(self, outlook: Outlook, prompt: Prompt) -> str:
        """Choose the stop with the most messages one step away."""
        city, lying = self.pieces.cities[len(outlook.view.players)], outlook.view.lying

        def near(option: str) -> int:
            return sum([lying >> market & 1 for market in city.within(city.numbers[option], 1)])

        return max(prompt.options, key=near)

    def _hire(self, outlook: Outlook, prompt: Prompt) -> str:
        """Choose the person with the highest gain, if the gain exceeds the wage."""
        worths = {option: self.person(outlook, option) for option in prompt.options if option != NONE}
        best = max(worths, key=lambda option: worths[option])
        return best if worths[best] > outlook.gold * self.pieces.wage else NONE

    def person(self, outlook: Outlook, person: str) -> float:
        """Return the gain of a person before the wage is paid."""
        bonus = outlook.bonus
        if person in SCORING:
            points = SCORING[person](Play(self.pieces, outlook.view), outlook.me)
            return points + bonus if points else 0.0
        if person == "doctor":
            return self._doctor(outlook)
        if person == "jester":
            return self._jester(outlook)[0]
        if person == "bishop":
            return max([outlook.piece(sector) for sector, there in enumerate(outlook.there) if not there])
        if person == "minstrel":
            return 0.2
        figures = self.pieces.persons[self.pieces.person_numbers[person]].figures
        gain = figures["points"] + bonus + figures.get("gold", 0) * outlook.gold
        gain += min(figures.get("markers", 0), outlook.me.general) * outlook.marker
        return gain + (outlook.resource()[0] if person == "maid" else 0.0)

    def _doctor(self, outlook: Outlook) -> float:
        """Return the cost of this round's rats."""
        before, rats = outlook.plague(0, 0), outlook.rats
        outlook.rats = 0
        after = outlook.plague(0, 0)
        outlook.rats = rats
        return before - after

    def _bishop(self, outlook: Outlook, prompt: Prompt) -> str:
        return max(prompt.options, key=lambda option: outlook.piece(CARD_NUMBERS[option]))

    def _jester(self, outlook: Outlook) -> tuple[float, int, int]:
        """Return the best move of a piece, as gain, piece and target."""
        best = (-9.0, 0, 0)
        places = [place for place, markers in enumerate(outlook.me.markers) if markers]
        places += [NOTRE_DAME] if outlook.me.cathedral else []
        for place in places:
            lost = outlook.loss(place)
            for sector in range(len(SECTORS)):
                if sector != place:
                    gain = outlook.piece(sector, place) - lost
                    if gain > best[0]:
                        best = (gain, place, sector)
        if outlook.me.friend >= 0:
            gain, sector = outlook.friend()
            if gain > best[0]:
                best = (gain, FRIEND, sector)
        return best

    def _jester_piece(self, outlook: Outlook, _prompt: Prompt) -> str:
        return CARDS[self._jester(outlook)[1]]

    def _jester_to(self, outlook: Outlook, prompt: Prompt) -> str:
        """Compute the best move again: it has not changed, because nothing in this turn has happened yet."""
        wanted = SECTORS[self._jester(outlook)[2]]
        return wanted if wanted in prompt.options else prompt.options[0]

    def _give_up(self, outlook: Outlook, prompt: Prompt) -> str:
        return min(prompt.options, key=lambda option: outlook.loss(CARD_NUMBERS[option]))

    def _minstrel_to(self, _outlook: Outlook, prompt: Prompt) -> str:
        return SECTORS[HOSPITAL] if SECTORS[HOSPITAL] in prompt.options else prompt.options[0]
