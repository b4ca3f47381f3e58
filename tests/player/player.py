"""A user of the sandbox who chats, uses commands, and plays the bot's games by clicks."""

import asyncio
import random
from typing import TYPE_CHECKING

from tests.player.connection import Connection, Outcome, Refused
from tests.player.messages import (
    BUTTONS,
    DOUBTED,
    EPHEMERAL,
    SELECT,
    SELECTS,
    SURE,
    Json,
    answering,
    choose_control,
    components,
    controls,
    find_component,
    is_open,
    is_picked,
    picked,
    text_of,
)

if TYPE_CHECKING:
    from tests.player.town import Town

WAYS_BACK: tuple[str, ...] = ("b:", "r:", "x:")
"""Prefixes of the ids of buttons that reopen a sealed answer, go back one question, or start over."""
RARELY, OFTEN = 0.1, 0.5
"""Chances of a step back or an unusual answer, and of a shortcut, in random play."""


class Player(Connection):
    """A user of the sandbox."""

    def __init__(self, town: "Town", facts: Json, seed: int = 0) -> None:
        super().__init__(town, facts)
        self.game = ""  # default game of commands
        self.is_patient = False  # wait for the answer after "thinking", as users do on a slow machine
        self.rng = random.Random(seed)  # noqa: S311  # repeatable, not secret
        self.ways_back = WAYS_BACK  # used now and then in random play
        self.random_clicks = 0

    # -- chatting --------------------------------------------------------------------------------------------------

    async def create_server(self, name: str, **more: object) -> Json:
        """Create a server; `shard=[number, count]` chooses its shard, `channels` the channels' names."""
        answer = await self.do("create_server", name=name, **more)
        server: Json = answer["server"]
        await self.until(lambda: server["id"] in self.servers)
        return server

    def go_to(self, server_id: str, number: int = 0) -> str:
        """Use a channel of this server from now on. Returns its id."""
        self.channel = self.servers[server_id]["channels"][number]["id"]
        return self.channel

    async def speak(self, locale: str) -> None:
        """Change the language of the user's client."""
        await self.do("profile", locale=locale)

    async def send(self, content: str, **more: object) -> Json:
        """Post a message."""
        answer = await self.do("send", **{"channel": self.channel, "content": content, **more})
        message: Json = answer["message"]
        return message

    async def upload(self, name: str, content: bytes) -> str:
        """Upload a file. Returns the id by which actions use it."""
        url = f"{self.town.url}/people/uploads"
        async with self.town.web.post(url, params={"name": name}, data=content) as response:
            answer = await response.json()
        if "error" in answer:
            raise Refused(answer["error"])
        return str(answer["upload"]["id"])

    # -- commands and clicks ---------------------------------------------------------------------------------------

    async def slash(self, command: str, *, wait: bool = True, **options: object) -> Outcome:
        """Use a slash command; users, roles and channels are passed by id."""
        answer = await self.do("slash", channel=self.channel, command=command, options=options)
        return await self._outcome(answer["interaction"], wait)

    async def command(self, command: str, *, wait: bool = True, **options: object) -> Outcome:
        """Use a slash command of this user's game."""
        return await self.slash(f"{self.game} {command}", wait=wait, **options)

    async def autocomplete(self, command: str, focused: str, **options: object) -> list[Json]:
        """The choices suggested for an option while it is typed."""
        answer = await self.do("autocomplete", channel=self.channel, command=command, options=options, focused=focused)
        choices: list[Json] = answer["choices"]
        return choices

    async def context(self, command: str, target: str, *, wait: bool = True) -> Outcome:
        """Use a command from the menu of a user or message."""
        answer = await self.do("context", channel=self.channel, command=command, target=target)
        return await self._outcome(answer["interaction"], wait)

    async def click(self, message: Json, wanted: str, *, wait: bool = True) -> Outcome:
        """Press a button, found by its label or custom id; a patient user waits until it is enabled."""
        button = find_component(message, wanted, BUTTONS)
        if self.is_patient:
            await self.until(lambda: not self._is_disabled(message, button["custom_id"]))
        return await self._use("click", message, button, wait)

    def _is_disabled(self, message: Json, custom_id: str) -> bool:
        newest = self.messages.get(message["id"], message)
        return any(
            one.get("custom_id") == custom_id and one.get("disabled") for one in components(newest["components"])
        )

    async def select(self, message: Json, wanted: str, *values: str, wait: bool = True) -> Outcome:
        """Choose values of a list, found by its placeholder or custom id."""
        component = find_component(message, wanted, SELECTS)
        return await self._use("select", message, component, wait, values=list(values))

    async def _use(self, action: str, message: Json, component: Json, wait: bool, **more: object) -> Outcome:
        place = {"channel": message["channel_id"], "message": message["id"], "custom_id": component["custom_id"]}
        answer = await self.do(action, **place, **more)
        return await self._outcome(answer["interaction"], wait)

    async def submit(self, outcome: Outcome, *, wait: bool = True, **values: object) -> Outcome:
        """Submit the modal that an interaction opened."""
        answer = await self.do("submit", interaction=outcome.id, values=values)
        return await self._outcome(answer["interaction"], wait)

    async def _outcome(self, interaction_id: str, wait: bool) -> Outcome:
        return await self.settled(interaction_id) if wait else self.outcome(interaction_id)

    async def settled(self, interaction_id: str) -> Outcome:
        """Wait until an interaction is answered or has failed. Returns its first answer, even if later ones exist."""
        await self.until(lambda: interaction_id in self.first_answers)
        if not self.is_patient:
            return self.first_outcome(interaction_id)
        await self.until(lambda: self.interactions[interaction_id]["status"] != "thinking")
        return self.outcome(interaction_id)

    # -- replies and posts -----------------------------------------------------------------------------------------

    async def brought(self, outcome: Outcome) -> Json:
        """Wait for the message of an interaction, even if it was deferred, and return it."""
        await self.until(lambda: bool(self.outcome(outcome.id).messages))
        return self.outcome(outcome.id).message

    async def reply_to(self, outcome: Outcome) -> str:
        """Wait for the private reply to an interaction and return its text."""
        assert outcome.status == "done", outcome
        await self.until(lambda: bool(self.private(outcome)))
        return text_of(self.private(outcome)[-1])

    def private(self, outcome: Outcome) -> list[Json]:
        """Private messages sent in response to an interaction."""
        return [one for one in self.outcome(outcome.id).messages if one["flags"] & EPHEMERAL]

    def posted(self) -> list[Json]:
        """Public messages as they were first posted, oldest first."""
        news = [frame["message"] for frame in self.events if frame["event"] == "message_create"]
        return [one for one in news if not one["flags"] & EPHEMERAL and one["id"] in self.messages]

    def calls(self) -> list[Json]:
        """Public messages posted with the button that opens the panel, in their current state, oldest first."""
        return [self.messages[one["id"]] for one in self.posted() if controls(one, "m:1")]

    def pings(self) -> list[Json]:
        """Messages that pinged this user; edits never ping."""
        return [one for one in self.posted() if self.id in [mention["id"] for mention in one["mentions"]]]

    # -- playing ---------------------------------------------------------------------------------------------------

    async def panel(self) -> Json:
        """Open the user's panel and return it."""
        return (await self.command("play")).message

    async def prepare(self, panel: Json | None = None) -> Json:
        """Pick the minimum number of options that an answer needs, and return the user's panel."""
        panel = panel or await self.panel()
        toggles, lists = controls(panel, "d:"), controls(panel, "p:")
        if toggles and not picked(panel):
            await self.click(panel, toggles[0]["custom_id"])
        elif lists and lists[0]["max_values"] > 1 and not is_picked(lists[0]):
            values = [option["value"] for option in lists[0]["options"]]
            await self.select(panel, lists[0]["custom_id"], *values[: max(1, lists[0]["min_values"])])
        return self.fresh(panel)

    async def give(self, panel: Json, *, wait: bool = True) -> Outcome:
        """Submit the answer of a prepared panel."""
        control = answering(panel)
        first = [control["options"][0]["value"]] if control["type"] == SELECT else []
        return await self._use_control(panel, control, first, wait=wait)

    async def answer(self) -> Outcome:
        """Submit one answer to the user's first open question."""
        return await self.give(await self.prepare())

    async def about_to_leave(self) -> tuple[Json, str]:
        """The confirmation question of `leave`, and the id of its button."""
        return (await self.command("leave")).message, "leave:1"

    async def about_to_end(self) -> tuple[Json, str]:
        """The confirmation question of a moderator's `end`, and the id of its button."""
        return (await self.command("end")).message, "end:1"

    # -- playing at random -----------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play at random until the game is over."""
        while not await self.play_turn():  # noqa: ASYNC110  # polls like a user
            await asyncio.sleep(0.02)

    async def play_turn(self) -> bool:
        """Answer all open questions at random. Returns true if the game is over."""
        panel = await self.panel()
        while is_open(panel):
            panel = await self.answer_at_random(panel)
        return not controls(panel, "m:")

    async def answer_at_random(self, panel: Json) -> Json:
        """Make one random click or choice, and return the panel after it."""
        outcome = await self.click_at_random(panel)
        assert outcome.status == "done", outcome
        return self.fresh(panel)

    async def click_at_random(self, panel: Json, rng: random.Random | None = None) -> Outcome:
        """Make one random click or choice; if the panel changed just before, this has no effect and no id."""
        self.random_clicks += 1
        try:
            return await self._click_at_random(panel, rng or self.rng)
        except Refused:
            # the click can be refused before the change that caused the refusal arrives
            await self.until(lambda: self.messages.get(panel["id"]) != panel)
            return Outcome(id="", status="done", text=None, modal=None)

    async def _click_at_random(self, panel: Json, rng: random.Random) -> Outcome:
        """Use a random control: an answer, a pick, a step back, a shortcut, or a pass."""
        doubts = controls(panel, DOUBTED)
        if doubts and (rng.random() < RARELY or not any(controls(panel, kind) for kind in (*SURE, "p:"))):
            return await self._click_twice(panel, doubts[0])
        backs = [control for way in self.ways_back for control in controls(panel, way)]
        if backs and rng.random() < RARELY:
            return await self.click(panel, rng.choice(backs)["custom_id"])
        shortcuts = controls(panel, "s:")
        if shortcuts and rng.random() < OFTEN:
            return await self.click(panel, rng.choice(shortcuts)["custom_id"])
        return await self._use_control(panel, *choose_control(panel, rng))

    async def _click_twice(self, panel: Json, doubted: Json) -> Outcome:
        """Press a button that asks for confirmation, and confirm if the panel still asks."""
        outcome = await self.click(panel, doubted["custom_id"])
        sure = controls(self.fresh(panel), "o:")
        if outcome.status != "done" or not sure:
            return outcome
        return await self.click(self.fresh(panel), sure[0]["custom_id"])

    async def _use_control(self, panel: Json, control: Json, values: list[str], *, wait: bool = True) -> Outcome:
        if control["type"] == SELECT:
            return await self.select(panel, control["custom_id"], *values, wait=wait)
        return await self.click(panel, control["custom_id"], wait=wait)
