"""People who play on whatever happens to the bot."""

import asyncio
import re
from contextlib import suppress

from bot.sandbox.interactions.answers import SILENT
from bot.words.words import words_in
from tests.cogs.clicker import Clicker, controls, is_open
from tests.driver import EPHEMERAL, Json, Outcome, Person, Refused, text_of

THINKING = 0.1
"""Seconds that somebody looks at a panel at most."""
TRYING_AGAIN, LOOKING_AGAIN = 0.4, 4.0
"""Seconds after which somebody at the latest tries again who was not answered, and looks again who is not asked."""
LONGEST_WAIT = 5.0
"""Seconds that somebody waits for a panel after the bot has asked for patience."""
WAYS_BACK = ("b:", "r:")
AWAY = words_in("en").say("error-store_away")


class Survivor(Clicker):
    """Somebody who tries again when the bot does not answer, by the newest message there is."""

    ways_back = WAYS_BACK  # so that each click has a number of turns that its id says

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(person, seed)
        self.answered: list[int] = []
        """Clicks that decide something and were answered."""
        self.failed = 0
        self.reopened = 0

    @property
    def answers(self) -> int:
        """How often the bot was there."""
        return self.reopened + len(self.answered)

    async def play_table(self, number: str) -> None:
        """Plays until the game is over, beginning each time with the last call of the game."""
        while call := find_call(self.person, number):
            panel = await self._watch(await self._open(call))
            while panel and is_open(panel):
                await asyncio.sleep(self.rng.uniform(0, THINKING))
                panel = await self._watch(await self._try(panel))
            if panel and not controls(panel, "m:"):
                return

    async def _watch(self, panel: Json | None) -> Json | None:
        """Until it asks something, which it may do by itself, for a while; whoever has none tries again soon."""
        if panel is None:
            await asyncio.sleep(self.rng.uniform(0, TRYING_AGAIN))
        elif not is_open(panel) and controls(panel, "m:"):
            with suppress(TimeoutError):
                patience = self.rng.uniform(0, LOOKING_AGAIN)
                await self.person.until(lambda: is_open(self._now(panel)), patience=patience)
            return self._now(panel)
        return panel

    def _now(self, message: Json) -> Json:
        """As it is; as it was where it is gone."""
        return self.person.messages.get(message["id"], message)

    async def _open(self, call: Json) -> Json | None:
        try:
            outcome = await self.person.click(call, controls(call, "m:")[0]["custom_id"])
        except Refused:  # it was retired just now
            return None
        panel = await self._brought(outcome) if outcome.status == "done" else None
        if panel is None or AWAY in text_of(panel):
            self.failed += 1
            return None
        self.reopened += 1
        return panel

    async def _brought(self, outcome: Outcome) -> Json | None:
        """The panel that a click opens, also where the bot asked for patience first; None where it never comes."""
        try:
            await self.person.until(lambda: bool(self.person.outcome(outcome.id).messages), patience=LONGEST_WAIT)
        except TimeoutError:
            return None
        return self.person.outcome(outcome.id).message

    async def _try(self, panel: Json) -> Json | None:
        """One click; None when it was not answered."""
        outcome = await self.answer(panel)
        if not outcome.id:  # it had changed or gone in the moment before
            return self.person.messages.get(panel["id"])
        if outcome.status != "done":
            self.failed += 1
            return None
        used = self.person.interactions[outcome.id]["custom_id"]
        if not used.startswith(("n:", "p:", "d:")) or (used.startswith("p:") and takes_one(panel, used)):
            self.answered.append(int(outcome.id))
        return self.person.messages.get(panel["id"])

    def _fresh(self, outcome: Outcome, _panel: Json) -> Outcome:
        return outcome

    def accepted(self) -> set[int]:
        """Clicks that were answered by more than a wish for patience, and without a word of refusal."""
        private = [one for one in self.person.messages.values() if one["flags"] & EPHEMERAL]
        refused = {int(one["interaction_metadata"]["id"]) for one in private if one.get("interaction_metadata")}
        deferred = {click for click in self.answered if self.person.interactions[str(click)]["answer"] == SILENT}
        return set(self.answered) - refused - deferred


def takes_one(panel: Json, custom_id: str) -> bool:
    """Whether a list takes exactly one pick, which then is the answer."""
    select = next(one for one in controls(panel, "p:") if one["custom_id"] == custom_id)
    return bool(select["min_values"] == select["max_values"] == 1)


def find_call(person: Person, number: str) -> Json | None:
    """The newest message of a table that leads to one's panel; none once the game is over."""
    newest = reversed(person.messages.values())
    return next((one for one in newest if not one["flags"] & EPHEMERAL and leads_to_panel(one, number)), None)


def leads_to_panel(message: Json, number: str) -> bool:
    """Whether a message has the button that opens one's panel of a table."""
    return any(one["custom_id"] == f"m:{number}" for one in controls(message, "m:"))


async def begin_game(name: str, people: list[Person]) -> str:
    """Start a game of all these people and return the number of its table.

    On a busy machine an answer may come too late for Discord, but the channel shows what was saved.
    """
    host = people[0]
    known = {one["id"] for one in lobbies(host)}
    await host.slash(f"{name} new", players=len(people), pace="none")
    await host.until(lambda: any(one["id"] not in known for one in lobbies(host)))
    lobby = next(one for one in lobbies(host) if one["id"] not in known)
    number = str(re.findall(r"l:(\d+):join", str(lobby))[0])
    for person in people[1:]:
        await person.click(lobby, f"l:{number}:join")
    await host.until(lambda: all(person.id in text_of(host.fresh(lobby)) for person in people))
    await host.click(host.fresh(lobby), f"l:{number}:start")
    await host.until(lambda: find_call(host, number) is not None)
    return number


def lobbies(person: Person) -> list[Json]:
    """The open lobbies of the person's channel."""
    return [one for one in person.messages.values() if one["channel_id"] == person.channel and controls(one, "l:")]
