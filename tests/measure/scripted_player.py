"""A scripted person who plays sensibly: what to do is a computer's choice, how to do it costs real clicks."""

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.games.chains import next_question, write_chain
from bot.games.chance import Chance
from bot.games.contract import Answer, Chain, Prompt, Seat
from bot.tables.table import Table
from cogs.cards.controls import CHOOSE, CONFIRM, DOUBT, OPEN, PICK, SHORTCUT, TOGGLE
from tests.cogs.clicker import controls, is_open
from tests.driver import EPHEMERAL, Json, Outcome, Person, Refused
from tests.measure.goals import PLAYED_LIKE
from tests.patience import PATIENCE


def plan_ahead(table: Table, prompt: Prompt) -> Chain:
    """What a computer that plays sensibly would answer to a question and to all that belong to it."""
    name = PLAYED_LIKE.get(table.game.name, table.game.best_computer)
    rules, computer = table.rules, table.game.computer(name)
    chance = Chance(table.seed).fork(f"hand {prompt.seat}")
    play, chain, asked = rules.playout(table.state), list[tuple[Prompt, Answer]](), [prompt]
    while asked:
        view = rules.view(play.state, prompt.seat)
        answer = computer(view, asked[0], Chance(chance.seed, table.turns + len(chain)))
        chain.append((asked[0], answer))
        play.apply(asked[0], answer)
        asked = [found] if (found := next_question(play.prompts(), prompt)) else []
    return tuple(chain)


GLANCE = PATIENCE / 2
"""Seconds that a player at the table looks at their panel before they look for a call."""


class ScriptedPlayer:
    """Somebody at a table, with a count of every tap: opening a list, each pick in it and closing it are taps too."""

    def __init__(self, person: Person, seat: Seat, goes_away: bool) -> None:
        self.person, self.seat, self.goes_away = person, seat, goes_away
        self.panel: Json | None = None
        self._last_seen: Json | None = None
        """The panel as the last answer left it."""
        self.returns = 0
        """How often a question was asked that the panel did not show."""
        self.decisions = Counter[str]()
        """How many of each kind, named by the first question and its answer where it is a single one."""
        self.taps = Counter[str]()
        """By kind of decision."""

    async def decide(self, table: Table, prompt: Prompt) -> None:
        """Makes one whole decision, on the panel where it is shown there, else after opening it."""
        chain = plan_ahead(table, prompt)
        kind = ".".join((prompt.ask, *chain[0][1])) if prompt.least == prompt.most == 1 else prompt.ask
        self.decisions[kind] += 1
        if not await self._finds(f":{table.id}:{prompt.id}"):
            self.taps[kind] += await self._come_back(table.id)
        while chain:
            if chain[0][0] not in table.prompts():  # what has one possible answer is asked of nobody
                chain = chain[1:]
                continue
            taps, given = await self._answer_some(table.id, chain)
            self.taps[kind] += taps
            chain = chain[given:]
        self._last_seen = self._now()

    @property
    def is_asked(self) -> bool:
        """Whether the panel still asks something."""
        return is_open(self._now())

    async def _finds(self, part: str) -> bool:
        """Whether the panel shows a question: to whoever went away, as it was then; whoever stays waits a little."""
        if self.panel is None or self.goes_away:
            return self._last_seen is not None and has_any(self._last_seen, part)
        with suppress(TimeoutError):
            await self.person.until(lambda: has_any(self._now(), part), patience=GLANCE)
        return has_any(self._now(), part)

    async def _answer_some(self, table_id: int, chain: Chain) -> tuple[int, int]:
        """By a shortcut as much as it gives, else one answer the long way: the taps, and how many were given."""
        prompt, answer = chain[0]
        for number in range(len(chain), 0, -1):
            shortcut = SHORTCUT.id(table_id, prompt.id, write_chain(chain[:number]))
            if self._has(shortcut):
                return await self._press(shortcut), number
        if self._has(TOGGLE.id(table_id, prompt.id, write_chain(((prompt, answer[:1]),)))):
            return await self._switch_on(table_id, prompt, answer), 1
        return await self._answer(table_id, prompt.id, answer), 1

    async def _switch_on(self, table_id: int, prompt: Prompt, answer: Answer) -> int:
        """Picks one option after the other, until a button gives them all."""
        seal, number = SHORTCUT.id(table_id, prompt.id, write_chain(((prompt, answer),))), 0
        while not self._has(seal):
            number += 1
            assert number <= len(answer), f"nothing seals {answer}: {self._now()['components']}"
            await self._press(TOGGLE.id(table_id, prompt.id, write_chain(((prompt, answer[:number]),))))
        return number + await self._press(seal)

    async def _come_back(self, table_id: int) -> int:
        """Opens the panel by the only card that leads to it; one that is retired that very moment is no click."""
        self.returns += 1
        while True:
            await self.look()
            await self.person.until(lambda: bool(self._cards(table_id)))
            with suppress(Refused):
                clicked = await self.person.click(self._cards(table_id)[-1], OPEN.id(table_id))
                if clicked.status != "done":  # the answer came too late on a busy machine
                    continue
                self.panel = await self.person.brought(clicked)
                return 1

    def _cards(self, table_id: int) -> list[Json]:
        public = [one for one in self.person.messages.values() if not one["flags"] & EPHEMERAL]
        return [one for one in public if controls(one, OPEN.id(table_id))]

    async def look(self) -> None:
        """Wait until everything posted before has arrived here."""
        await self.person.catch_up()

    async def _answer(self, table_id: int, prompt: str, answer: Answer) -> int:
        """Gives one answer by buttons or a list; the taps it takes."""
        option = answer[0] if len(answer) == 1 else ""
        sure, unsure = CHOOSE.id(table_id, prompt, option), DOUBT.id(table_id, prompt, option)
        if len(answer) <= 1 and self._has(sure):
            return await self._press(sure)
        if len(answer) <= 1 and self._has(unsure):
            return await self._press(unsure) + (await self._press(sure) if self._has(sure) else 0)
        return await self._pick(PICK.id(table_id, prompt), CONFIRM.id(table_id, prompt), answer)

    async def _pick(self, pick: str, confirm: str, answer: Answer) -> int:
        """Opens the list, picks, and where several could be picked closes it and confirms."""
        panel = self._now()
        [select] = controls(panel, pick)
        await self._done(lambda: self.person.select(panel, pick, *answer))
        if select["max_values"] == select["min_values"] == 1:
            return 2
        picked = {option["value"] for option in select["options"] if option.get("default")}
        return 2 + len(picked.symmetric_difference(answer)) + await self._press(confirm)

    async def _press(self, custom_id: str) -> int:
        await self._done(lambda: self.person.click(self._now(), custom_id))
        return 1

    async def _done(self, use: Callable[[], Awaitable[Outcome]]) -> None:
        """Uses something; once more where the answer came too late on a busy machine: no tap that the game costs."""
        outcome = await use()
        if outcome.status != "done":
            outcome = await use()
        assert outcome.status == "done", outcome

    def _has(self, custom_id: str) -> bool:
        return any(control["custom_id"] == custom_id for control in controls(self._now(), custom_id))

    def _now(self) -> Json:
        assert self.panel is not None, "nobody answers before the panel was opened"
        return self.person.fresh(self.panel)


def has_any(panel: Json, part: str) -> bool:
    """Whether a panel has a control with this in its id."""
    return any(part in control["custom_id"] for control in controls(panel, ""))
