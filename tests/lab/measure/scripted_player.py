"""A scripted user who plays sensibly: a computer decides, and each decision takes real clicks."""

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.games.chains import next_question, write_chain
from bot.games.chance import Chance
from bot.games.contract import Answer, Chain, Prompt, Seat
from bot.tables.table import Table
from cogs.cards.controls import CHOOSE, CONFIRM, DOUBT, OPEN, PICK, SHORTCUT, TOGGLE
from tests.lab.measure.goals import PLAYED_LIKE
from tests.patience import PATIENCE
from tests.player import EPHEMERAL, Json, Outcome, Player, Refused, controls, is_open


def plan_ahead(table: Table, prompt: Prompt) -> Chain:
    """Return a computer's answers to a question and to the decision's further questions."""
    name = PLAYED_LIKE.get(table.game.name, table.game.best_computer)
    rules, computer = table.rules, table.game.computer(name)
    chance = Chance(table.seed).fork(f"hand {prompt.seat}")
    play, chain, asked = rules.playout(table.now.state), list[tuple[Prompt, Answer]](), [prompt]
    while asked:
        view = rules.view(play.state, prompt.seat)
        answer = computer(view, asked[0], Chance(chance.seed, table.now.turns + len(chain)))
        chain.append((asked[0], answer))
        play.apply(asked[0], answer)
        asked = [found] if (found := next_question(play.prompts(), prompt)) else []
    return tuple(chain)


GLANCE = PATIENCE / 2
"""Seconds that a player at the table looks at the panel before looking for a call."""


class ScriptedPlayer:
    """A player who counts every tap, including opening a list, each pick in it, and closing it."""

    def __init__(self, person: Player, seat: Seat, goes_away: bool) -> None:
        self.person, self.seat, self.goes_away = person, seat, goes_away
        self.panel: Json | None = None
        self._last_seen: Json | None = None
        """The panel after the last answer."""
        self.returns = 0
        """Number of questions that the open panel did not show."""
        self.decisions = Counter[str]()
        """Number of decisions by kind; a kind is the first question, with its answer if that is a single option."""
        self.taps = Counter[str]()
        """Taps by kind of decision."""

    async def decide(self, table: Table, prompt: Prompt) -> None:
        """Make one whole decision, on the open panel if it shows the question; otherwise open it first."""
        chain = plan_ahead(table, prompt)
        kind = ".".join((prompt.ask, *chain[0][1])) if prompt.least == prompt.most == 1 else prompt.ask
        self.decisions[kind] += 1
        if not await self._finds(f":{table.id}:{prompt.id}"):
            self.taps[kind] += await self._come_back(table.id)
        while chain:
            if chain[0][0] not in table.prompts():  # forced answers are not asked
                chain = chain[1:]
                continue
            taps, given = await self._answer_some(table.id, chain)
            self.taps[kind] += taps
            chain = chain[given:]
        self._last_seen = self._now()

    @property
    def is_asked(self) -> bool:
        """True if the panel still has a question."""
        return is_open(self._now())

    async def _finds(self, part: str) -> bool:
        """True if the panel shows a question, or soon will; a player who went away sees the old panel."""
        if self.panel is None or self.goes_away:
            return self._last_seen is not None and has_any(self._last_seen, part)
        with suppress(TimeoutError):
            await self.person.until(lambda: has_any(self._now(), part), patience=GLANCE)
        return has_any(self._now(), part)

    async def _answer_some(self, table_id: int, chain: Chain) -> tuple[int, int]:
        """Answer by a shortcut if possible, otherwise give one answer; return the taps and the number of answers."""
        prompt, answer = chain[0]
        for number in range(len(chain), 0, -1):
            shortcut = SHORTCUT.id(table_id, prompt.id, write_chain(chain[:number]))
            if self._has(shortcut):
                return await self._press(shortcut), number
        if self._has(TOGGLE.id(table_id, prompt.id, write_chain(((prompt, answer[:1]),)))):
            return await self._switch_on(table_id, prompt, answer), 1
        return await self._answer(table_id, prompt.id, answer), 1

    async def _switch_on(self, table_id: int, prompt: Prompt, answer: Answer) -> int:
        """Toggle one option after another, until one button submits them all."""
        seal, number = SHORTCUT.id(table_id, prompt.id, write_chain(((prompt, answer),))), 0
        while not self._has(seal):
            number += 1
            assert number <= len(answer), f"nothing seals {answer}: {self._now()['components']}"
            await self._press(TOGGLE.id(table_id, prompt.id, write_chain(((prompt, answer[:number]),))))
        return number + await self._press(seal)

    async def _come_back(self, table_id: int) -> int:
        """Open the panel from the newest card that leads to it; clicks on a card that was just retired do not count."""
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
        """Wait until all earlier posts have arrived at this user."""
        await self.person.catch_up()

    async def _answer(self, table_id: int, prompt: str, answer: Answer) -> int:
        """Give one answer by buttons or a list; return its taps."""
        option = answer[0] if len(answer) == 1 else ""
        sure, unsure = CHOOSE.id(table_id, prompt, option), DOUBT.id(table_id, prompt, option)
        if len(answer) <= 1 and self._has(sure):
            return await self._press(sure)
        if len(answer) <= 1 and self._has(unsure):
            return await self._press(unsure) + (await self._press(sure) if self._has(sure) else 0)
        return await self._pick(PICK.id(table_id, prompt), CONFIRM.id(table_id, prompt), answer)

    async def _pick(self, pick: str, confirm: str, answer: Answer) -> int:
        """Open the list and pick; if there are several picks, also close the list and confirm."""
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
        """Use a control; if the answer came too late on a busy machine, retry without counting that tap."""
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
    """True if a panel has a control whose id contains this part."""
    return any(part in control["custom_id"] for control in controls(panel, ""))
