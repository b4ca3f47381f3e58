"""Scripted players that click what their panel offers, at random."""

import asyncio
import random

from tests.driver import Json, Outcome, Person, Refused, components

BUTTON, SELECT = 2, 3
SURE, DOUBTED = ("o:", "s:", "d:"), "n:"
"""Prefixes of ids of buttons that answer at once, and of buttons that ask for confirmation first."""


def controls(message: Json, prefix: str) -> list[Json]:
    """The enabled buttons and lists of a message with this id prefix."""
    return [
        part
        for part in components(message["components"])
        if part["type"] in (BUTTON, SELECT) and part["custom_id"].startswith(prefix) and not part.get("disabled")
    ]


class Clicker:
    """A scripted user who plays by random clicks."""

    ways_back: tuple[str, ...] = ("b:", "r:", "x:")
    """Prefixes of the ids of buttons that reopen a sealed answer, go back one question, or start over."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.rng = random.Random(seed)  # noqa: S311  # repeatable, not secret
        self.clicks = 0

    async def play(self) -> None:
        """Play until the game is over."""
        while not await self.play_turn():  # noqa: ASYNC110  # polls like a user
            await asyncio.sleep(0.02)

    async def play_turn(self) -> bool:
        """Answer all open questions. Returns true if the game is over."""
        panel = (await self.person.command("play")).message
        while is_open(panel):
            panel = (await self.answer(panel)).message
        return not controls(panel, "m:")

    async def answer(self, panel: Json) -> Outcome:
        """Make one random click or choice; if the panel changed just before, this has no effect."""
        self.clicks += 1
        try:
            return await self._use(panel)
        except Refused:
            # the click can be refused before the change that caused the refusal arrives
            await self.person.until(lambda: self.person.messages.get(panel["id"]) != panel)
            left = [one for one in (self.person.messages.get(panel["id"]),) if one]  # empty if the panel was deleted
            return Outcome(id="", status="done", text=None, modal=None, messages=left)

    async def _use(self, panel: Json) -> Outcome:
        """Use a random control: an answer, a pick, a step back, or a pass."""
        doubts = controls(panel, DOUBTED)
        if doubts and (self.rng.random() < 0.1 or not any(controls(panel, kind) for kind in (*SURE, "p:"))):
            outcome = await self.person.click(panel, doubts[0]["custom_id"])
            sure = controls(self.person.fresh(panel), "o:")
            if outcome.status != "done" or not sure:
                return self._fresh(outcome, panel)
            return self._fresh(await self.person.click(self.person.fresh(panel), sure[0]["custom_id"]), panel)
        backs = [control for way in self.ways_back for control in controls(panel, way)]
        if backs and self.rng.random() < 0.1:
            return self._fresh(await self.person.click(panel, self.rng.choice(backs)["custom_id"]), panel)
        shortcuts = controls(panel, "s:")
        selects = controls(panel, "p:") if self.rng.random() < 0.5 or not shortcuts else []
        confirms = controls(panel, "c:")
        if selects and confirms and is_picked(selects[0]):
            return self._fresh(await self.person.click(panel, confirms[0]["custom_id"]), panel)
        if selects:
            picks = pick_values(selects[0], self.rng)
            return self._fresh(await self.person.select(panel, selects[0]["custom_id"], *picks), panel)
        option = self.rng.choice([*controls(panel, "o:"), *controls(panel, "d:"), *shortcuts])
        return self._fresh(await self.person.click(panel, option["custom_id"]), panel)

    def _fresh(self, outcome: Outcome, panel: Json) -> Outcome:
        """Add the panel, as it is after the click, to the outcome's messages."""
        assert outcome.status == "done", outcome
        outcome.messages.append(self.person.fresh(panel))
        return outcome


def is_open(panel: Json) -> bool:
    """True if the panel asks a question, possibly with answers that need confirmation."""
    return any(controls(panel, kind) for kind in (*SURE, "p:", DOUBTED))


def choose_control(panel: Json, rng: random.Random) -> tuple[Json, list[str]]:
    """A random control of the panel, and the values to pick in it."""
    selects, confirms = controls(panel, "p:"), controls(panel, "c:")
    if confirms and (not selects or is_picked(selects[0])):
        return confirms[0], []
    if selects:
        return selects[0], pick_values(selects[0], rng)
    return rng.choice([one for kind in SURE for one in controls(panel, kind)] or controls(panel, DOUBTED)), []


def pick_values(select: Json, rng: random.Random) -> list[str]:
    """A random, allowed number of random options of a list."""
    least, most = max(1, select["min_values"]), select["max_values"]
    values = [option["value"] for option in select["options"]]
    return rng.sample(values, rng.randint(least, most))


def is_picked(select: Json) -> bool:
    """True if options are already picked."""
    return any(option.get("default") for option in select["options"])
