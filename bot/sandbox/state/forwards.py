"""Forwards messages as snapshots."""

from bot.sandbox.errors import Refusal, form_error
from bot.sandbox.state.models import MessageFlag, MessageType
from bot.sandbox.state.payloads import user_object
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of

FORWARD = 1
KEPT = (
    "type", "content", "mentions", "mention_roles", "attachments", "embeds", "components", "timestamp",
    "edited_timestamp", "flags",
)  # fmt: skip
WHOLE = (MessageType.DEFAULT, MessageType.REPLY, MessageType.CHAT_INPUT_COMMAND, MessageType.CONTEXT_MENU_COMMAND)
UNREADABLE = 160009


def is_forward(asked: Json) -> bool:
    """True if a request forwards a message."""
    return (asked.get("message_reference") or {}).get("type") == FORWARD


def forwarded(world: World, author_id: str, reference: Json) -> Json:
    """Return the reference, snapshot and flag of a forward. Raises `Refusal`."""
    place = ("message_reference", "channel_id")
    channel_id = id_of(reference.get("channel_id"))
    if channel_id not in world.channels:
        raise form_error(place, "BASE_TYPE_REQUIRED", "A forward needs the channel of the message it forwards.")
    channel = world.channels[channel_id]
    if not world.permissions(author_id, channel) & Permission.READ_MESSAGE_HISTORY:
        raise Refusal(UNREADABLE)
    source = world.public_message(channel.id, id_of(reference.get("message_id")))
    if source.body["type"] not in WHOLE:
        raise Refusal(50021)
    found: Json = {"type": FORWARD, "channel_id": channel.id, "message_id": source.id}
    if channel.server_id:
        found["guild_id"] = channel.server_id
    snapshot = {key: source.body[key] for key in KEPT}
    snapshot["mentions"] = [user_object(world.people[one]) for one in source.body["mentions"]]
    return {"message_reference": found, "message_snapshots": [{"message": snapshot}], "flags": MessageFlag.HAS_SNAPSHOT}
