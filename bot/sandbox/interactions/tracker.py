"""Tracks interactions from their start until the bot has answered or they have failed."""

import asyncio

from bot.sandbox.interactions.payloads import interaction_object
from bot.sandbox.state import messages
from bot.sandbox.state.models import Interaction, InteractionKind, Message, MessageFlag
from bot.sandbox.state.saving import DID_NOT_RESPOND
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, iso

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 900.0
KINDS = {InteractionKind.COMMAND: "command", InteractionKind.COMPONENT: "component", InteractionKind.MODAL: "modal"}
FAILED = {
    InteractionKind.COMMAND: DID_NOT_RESPOND,
    InteractionKind.COMPONENT: "This interaction failed",
    InteractionKind.MODAL: "Something went wrong. Try again.",
    InteractionKind.AUTOCOMPLETE: "Loading options failed",
}


class InteractionTracker:
    """Starts interactions, enforces their time limits, and notifies the people who started them."""

    answer_seconds = ANSWER_SECONDS
    """Seconds that the bot has for its first answer."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._choices: dict[str, asyncio.Future[list[Json]]] = {}

    def begin(self, interaction: Interaction, data: Json) -> None:
        """Send an interaction to the bot and start the time limit for its answer."""
        self.world.add_interaction(interaction)
        self._watch(interaction, self.answer_seconds)
        payload = interaction_object(self.world, interaction, data)
        self.world.record("interaction_create", data=payload, server_id=interaction.server_id)
        if interaction.kind != InteractionKind.AUTOCOMPLETE:
            self.notify(interaction)

    def begin_autocomplete(self, interaction: Interaction, data: Json) -> asyncio.Future[list[Json]]:
        """Send an autocomplete; the future returns its choices."""
        future = asyncio.get_running_loop().create_future()
        self._choices[interaction.id] = future
        self.begin(interaction, data)
        return future

    def not_delivered(self, interaction_id: str) -> None:
        """Fail an interaction because no bot is connected, once the person has received its first status."""
        asyncio.get_running_loop().call_soon(self._expire, self.world.interactions[interaction_id])

    def mark_answered(self, interaction: Interaction, status: str) -> None:
        """Record the bot's answer to an interaction."""
        interaction.status = status
        self._stop_watch(interaction)
        if status == "thinking":
            self._watch(interaction, TOKEN_SECONDS)
        self.notify(interaction)
        opener = self.world.interactions.get(interaction.opened_by or "")
        if opener and opener.status == "modal":
            self.mark_answered(opener, "done")

    def answer_choices(self, interaction: Interaction, choices: list[Json]) -> None:
        """Record the bot's answer to an autocomplete."""
        interaction.status = "done"
        self._stop_watch(interaction)
        future = self._choices.pop(interaction.id, None)
        if future and not future.done():
            future.set_result(choices)

    def mark_filled(self, interaction: Interaction) -> None:
        """Record that the answer replaced a "thinking" message."""
        interaction.deferred = False
        if interaction.status == "thinking":
            self.mark_answered(interaction, "done")

    def notify(self, interaction: Interaction) -> None:
        """Send the interaction's status to the person who started it."""
        self.world.record("interaction", data=public(interaction), only_for=interaction.user_id)

    def expire_overdue(self) -> None:
        """After the clock was moved forward, fail the interactions whose time is up."""
        now = self.world.clock.now()
        for interaction in list(self.world.interactions.values()):
            limit = {"pending": self.answer_seconds, "thinking": TOKEN_SECONDS}.get(interaction.status)
            if limit is not None and now - interaction.created > limit:
                self._expire(interaction)

    def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _watch(self, interaction: Interaction, seconds: float) -> None:
        self._timers[interaction.id] = asyncio.get_running_loop().call_later(seconds, self._expire, interaction)

    def _stop_watch(self, interaction: Interaction) -> None:
        timer = self._timers.pop(interaction.id, None)
        if timer:
            timer.cancel()

    def _expire(self, interaction: Interaction) -> None:
        if interaction.status == "thinking":
            self._give_up_thinking(interaction)
        elif interaction.status == "pending":
            self._fail(interaction)
        self.world.publish_now()

    def _fail(self, interaction: Interaction) -> None:
        interaction.text = FAILED[interaction.kind]
        future = self._choices.pop(interaction.id, None)
        if future and not future.done():
            future.set_exception(TimeoutError(interaction.text))
        interaction.status = "failed"
        self._stop_watch(interaction)
        if interaction.kind != InteractionKind.AUTOCOMPLETE:
            self.notify(interaction)

    def _give_up_thinking(self, interaction: Interaction) -> None:
        message = self.original(interaction)
        if message and interaction.deferred:
            message.body = {**message.body, "flags": message.flags & ~MessageFlag.LOADING, "content": DID_NOT_RESPOND}
            messages.changed(self.world, self.world.channels[message.channel_id], message)
        self._fail(interaction)

    def original(self, interaction: Interaction) -> Message | None:
        """Return the message that `@original` refers to."""
        return self.world.messages.get(interaction.channel_id, {}).get(interaction.original_id or "")


def public(interaction: Interaction) -> Json:
    """Return the interaction as shown to the person who started it."""
    return {
        "id": interaction.id,
        "kind": KINDS[interaction.kind],
        "channel_id": interaction.channel_id,
        "message_id": interaction.message_id,
        "custom_id": interaction.custom_id,
        "name": interaction.name,
        "status": interaction.status,
        "text": interaction.text,
        "modal": interaction.modal if interaction.status == "modal" else None,
        "answer": interaction.answer,
        "created": iso(interaction.created),
        "seconds": interaction.answered - interaction.created if interaction.answered else None,
    }
