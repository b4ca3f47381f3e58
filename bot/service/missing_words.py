"""`python -m bot words GAME`: sentences that a game needs but does not have, by key, with sample facts."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from bot.catalogue import Game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.computers import play_randomly
from bot.games.contract import TABLE_LINE, Fact, Line, Prompt, Question, Row, Step, list_topics

GAMES = 3
"""Number of random games, per number of seats, from which sentences are collected."""
Needed: TypeAlias = dict[str, Mapping[str, Fact]]
"""Sentence keys, each with the facts of one use."""


def find_missing(game: Game) -> dict[str, Needed]:
    """Return the missing sentences by declared language."""
    needed = Meeting(game).needed
    return {
        language: {key: facts for key, facts in sorted(needed.items()) if not game.words(language).has(key)}
        for language in game.declaration.languages
    }


class Meeting:
    """Collects every sentence that a game declares, or needs in some random games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.needed: Needed = {}
        self._meet_declaration()
        for seats in game.rules.seats:
            for number in range(GAMES):
                self._play(seats, Chance(bytes([seats, number])))

    def _meet_declaration(self) -> None:
        declared, guide = self.game.declaration, self.game.guide
        self._need("title", *(f"level-{player.name}" for player in declared.computers if player.name != "random"))
        self._need(*(f"link-{link.name}" for link in declared.links))
        self._need(*(f"chapter-{chapter.name}" for chapter in guide.chapters))
        steps = declared.lesson.steps if declared.lesson else ()
        self._need(*(f"lesson-{step.name}" for step in steps if not step.until))
        for option in declared.options:
            self._need(
                f"name-{option.name}",
                f"option-{option.name}",
                *(f"option-{option.name}-{choice}" for choice in option.choices),
            )
        for topic in list_topics(guide):
            self._need(f"topic-{topic}-title")
            self._tell("topic", guide.read_topic(topic))

    def _need(self, *keys: str) -> None:
        for key in keys:
            self.needed.setdefault(key, {})

    def _tell(self, prefix: str, lines: Iterable[Line | None]) -> None:
        for line in lines:
            if line and not line.key.startswith(TABLE_LINE):
                self.needed.setdefault(f"{prefix}-{line.key}", line.facts)
                self._need(*(f"piece-{piece}" for fact in line.facts.values() for piece in _pieces(fact)))

    def _play(self, seats: int, chance: Chance) -> None:
        rules, number = self.game.rules, 0
        options = {option.name: option.choices[-1] for option in rules.options}
        steps = answers.begin(rules, seats, chance, options)
        self._meet_steps(steps, seats)
        while prompts := rules.prompts(steps[-1].state):
            prompt = prompts[number % len(prompts)]
            self._meet_prompt(rules.view(steps[-1].state, prompt.seat), prompt)
            self._tell("call", [self.game.guide.call(rules.view(steps[-1].state, None), prompt)])
            answer = play_randomly(None, prompt, Chance(chance.seed, number))
            steps, number = rules.choose(steps[-1].state, prompt, answer), number + 1
            self._meet_steps(steps, seats)
        self._meet_scores(steps[-1].state)

    def _meet_steps(self, steps: tuple[Step[Any], ...], seats: int) -> None:
        rules, guide, state = self.game.rules, self.game.guide, steps[-1].state
        self._tell("line", [line for step in steps for line in step.lines])
        for seat, view in enumerate([rules.view(state, seat) for seat in range(seats)]):
            self._tell("line", (*guide.status(view), *guide.summary(view, seat), *guide.sealed(view, seat)))
            self._tell("sight", guide.sights(view).values())

    def _meet_prompt(self, view: Any, prompt: Prompt) -> None:
        guide, question = self.game.guide, self.game.guide.explain(view, prompt)
        self._need(f"ask-{prompt.ask}", f"ask-{prompt.ask}-hint")
        self._need(*([] if prompt.least else [f"choice-{prompt.ask}-none"]))
        self._tell("line", _told_lines(question))
        self._tell("choice", [choice.label for choice in question.choices])
        self._tell("choice", [offer.label for offer in question.offers])
        self._tell("detail", [choice.detail for choice in question.choices])
        self._tell("detail", [offer.detail for offer in question.offers])
        if prompt.most > 1:
            self._tell("confirm", [guide.promise(view, prompt, prompt.options[: prompt.most])])
        doubts = [guide.doubt(view, prompt, (option,)) for option in prompt.options]
        self._tell("doubt", doubts)
        self._need(*([f"doubt-{prompt.ask}-yes"] if any(doubts) else []))

    def _meet_scores(self, state: Any) -> None:
        for score in self.game.rules.scores(state):
            headings = [heading for heading, _ in self.game.guide.sum_up(score)]
            self._tell("line", [*headings, *(reason.why for reason in (*score.reasons, *score.tie_breaks))])
            self._need(*(f"line-{heading.key}-name" for heading in headings))


def _told_lines(question: Question) -> Iterator[Line | None]:
    yield question.title
    for one in (*question.lines, *question.means):
        yield from (one.heading, *one.lines) if isinstance(one, Row) else (one,)


def _pieces(fact: Fact) -> Iterator[str]:
    for part in fact if isinstance(fact, tuple) else (fact,):
        if isinstance(part, str):
            yield part.partition(".")[0]
