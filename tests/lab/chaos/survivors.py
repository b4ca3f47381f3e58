"""Scripted users who keep playing, whatever happens to the bot."""

import asyncio
import random
import re
from contextlib import suppress

from bot.sandbox.interactions.answers import SILENT
from bot.words.words import words_in
from tests.player import EPHEMERAL, Json, Outcome, Player, Refused, controls, is_open, text_of

THINKING = 0.1
"""Maximum seconds that a player looks at a panel."""
TRYING_AGAIN, LOOKING_AGAIN = 0.4, 4.0
"""Maximum seconds until an unanswered player tries again, and until a waiting one looks again."""
LONGEST_WAIT = 5.0
"""Seconds that a player waits for a panel after the bot deferred its answer."""
WAYS_BACK = ("b:", "r:")
AWAY = words_in("en").say("error-store_away")


class Survivor:
    """A player who tries again on the newest message when the bot does not answer."""

    def __init__(self, person: Player, seed: int) -> None:
        self.person = person
        self.rng = random.Random(seed)  # noqa: S311  # repeatable; a person may sit at several tables
        person.ways_back = WAYS_BACK  # so that the id of each click determines its number of turns
        self.answered: list[int] = []
        """Clicks that made a decision and were answered."""
        self.failed = 0
        self.reopened = 0

    @property
    def answers(self) -> int:
        """Number of the bot's answers."""
        return self.reopened + len(self.answered)

    async def play_table(self, number: str) -> None:
        """Play until the game is over; after each failure, open a new panel from the game's last call."""
        while call := find_call(self.person, number):
            panel = await self._watch(await self._open(call))
            while panel and is_open(panel):
                await asyncio.sleep(self.rng.uniform(0, THINKING))
                panel = await self._watch(await self._try(panel))
            if panel and not controls(panel, "m:"):
                return

    async def _watch(self, panel: Json | None) -> Json | None:
        """Wait a while for a panel to show a question by itself; without a panel, wait briefly."""
        if panel is None:
            await asyncio.sleep(self.rng.uniform(0, TRYING_AGAIN))
        elif not is_open(panel) and controls(panel, "m:"):
            with suppress(TimeoutError):
                patience = self.rng.uniform(0, LOOKING_AGAIN)
                await self.person.until(lambda: is_open(self._now(panel)), patience=patience)
            return self._now(panel)
        return panel

    def _now(self, message: Json) -> Json:
        """Return a message's current version, or the given version if the message was deleted."""
        return self.person.messages.get(message["id"], message)

    async def _open(self, call: Json) -> Json | None:
        try:
            outcome = await self.person.click(call, controls(call, "m:")[0]["custom_id"])
        except Refused:  # the message was just retired
            return None
        panel = await self._brought(outcome) if outcome.status == "done" else None
        if panel is None or AWAY in text_of(panel):
            self.failed += 1
            return None
        self.reopened += 1
        return panel

    async def _brought(self, outcome: Outcome) -> Json | None:
        """Return the panel that a click opens, even after a deferral; None if it never arrives."""
        try:
            await self.person.until(lambda: bool(self.person.outcome(outcome.id).messages), patience=LONGEST_WAIT)
        except TimeoutError:
            return None
        return self.person.outcome(outcome.id).message

    async def _try(self, panel: Json) -> Json | None:
        """Click once; return None if it was not answered."""
        outcome = await self.person.click_at_random(panel, self.rng)
        if not outcome.id:  # the panel has just changed or gone
            return self.person.messages.get(panel["id"])
        if outcome.status != "done":
            self.failed += 1
            return None
        used = self.person.interactions[outcome.id]["custom_id"]
        if not used.startswith(("n:", "p:", "d:")) or (used.startswith("p:") and takes_one(panel, used)):
            self.answered.append(int(outcome.id))
        return self.person.messages.get(panel["id"])

    def accepted(self) -> set[int]:
        """Return the clicks that got a real answer and no refusal."""
        private = [one for one in self.person.messages.values() if one["flags"] & EPHEMERAL]
        refused = {int(one["interaction_metadata"]["id"]) for one in private if one.get("interaction_metadata")}
        deferred = {click for click in self.answered if self.person.interactions[str(click)]["answer"] == SILENT}
        return set(self.answered) - refused - deferred


def takes_one(panel: Json, custom_id: str) -> bool:
    """True if a list takes exactly one pick, which is then the answer."""
    select = next(one for one in controls(panel, "p:") if one["custom_id"] == custom_id)
    return bool(select["min_values"] == select["max_values"] == 1)


def find_call(person: Player, number: str) -> Json | None:
    """Return a table's newest message with the button that opens a panel; None once the game is over."""
    newest = reversed(person.messages.values())
    return next((one for one in newest if not one["flags"] & EPHEMERAL and leads_to_panel(one, number)), None)


def leads_to_panel(message: Json, number: str) -> bool:
    """True if a message has the button that opens panels of a table."""
    return any(one["custom_id"] == f"m:{number}" for one in controls(message, "m:"))


async def begin_game(name: str, people: list[Player]) -> str:
    """Start a game with all these users and return its table number.

    On a busy machine, an answer may come too late for Discord, but the channel shows what was saved.
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


def lobbies(person: Player) -> list[Json]:
    """Return the open lobbies in the person's channel."""
    return [one for one in person.messages.values() if one["channel_id"] == person.channel and controls(one, "l:")]
