"""Posts, edits, deletes, pins and reacts to messages, for the bot and for people."""

from dataclasses import dataclass, field
from datetime import datetime

from bot.sandbox.errors import Refusal
from bot.sandbox.state.attachments import gather, resolve_components, resolve_embeds
from bot.sandbox.state.components import ComponentType, texts, walk, with_ids
from bot.sandbox.state.emojis import check_emojis, complete_emojis, without_unknown_emojis
from bot.sandbox.state.files import File
from bot.sandbox.state.forwards import forwarded, is_forward
from bot.sandbox.state.mentions import pinged_by, read_mentions
from bot.sandbox.state.models import Channel, Message, MessageFlag, MessageType
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of

MOST_PINS = 250
MOST_REACTIONS = 20
PLAIN_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2

STICKY_FLAGS = MessageFlag.COMPONENTS_V2 | MessageFlag.EPHEMERAL | MessageFlag.HAS_THREAD | MessageFlag.HAS_SNAPSHOT


@dataclass(slots=True)
class Draft:
    """A message to be posted."""

    body: Json
    files: dict[str, File] = field(default_factory=dict)
    only_for: str | None = None
    type: int = MessageType.DEFAULT
    flags: int = 0  # in addition to the flags that the body may set
    more: Json = field(default_factory=dict)  # keys that only Discord writes


def post(world: World, channel: Channel, author_id: str, draft: Draft) -> Message:
    """Post a message; a repeat with an enforced nonce returns the original message."""
    nonce = draft.body.get("nonce")
    if nonce is not None and draft.body.get("enforce_nonce"):
        again = world.with_nonce(author_id, channel.id, id_of(nonce))
        if again:
            return again
    if draft.only_for is None:
        _unarchive(world, channel)
    message = _make(world, channel, author_id, draft)
    world.add_message(message)
    if draft.only_for is None:
        _count(world, channel, message)
    world.record("message_create", channel=channel, message=message, only_for=draft.only_for)
    return message


def _make(world: World, channel: Channel, author_id: str, draft: Draft) -> Message:
    asked = draft.body
    check_emojis(world, asked.get("components") or [])
    snowflake = world.ids.new()
    flags = (int(asked.get("flags") or 0) & PLAIN_FLAGS) | draft.flags
    body: Json = {
        "id": snowflake,
        "type": draft.type,
        "channel_id": channel.id,
        "content": without_unknown_emojis(world, author_id, asked.get("content") or ""),
        "timestamp": world.clock.iso(),
        "edited_timestamp": None,
        "tts": bool(asked.get("tts")),
        "pinned": False,
        "flags": flags,
        **draft.more,
    }
    if asked.get("nonce") is not None:
        body["nonce"] = asked["nonce"]
    if is_forward(asked):
        more = forwarded(world, author_id, asked["message_reference"])
        body.update(more, flags=flags | more["flags"])
    else:
        _refer(world, channel, asked, body)
    body.update(_rich_parts(world, channel.id, asked, draft.files, []))
    message = Message(snowflake, channel.id, author_id, body, draft.only_for, _nonce(asked))
    _mention(world, channel, message, asked)
    return message


def _nonce(asked: Json) -> str | None:
    return id_of(asked["nonce"]) if asked.get("nonce") is not None else None


def _refer(world: World, channel: Channel, asked: Json, body: Json) -> None:
    reference = asked.get("message_reference")
    if not reference:
        return
    target_id = id_of(reference.get("message_id"))
    target = world.messages.get(channel.id, {}).get(target_id)
    if (target is None or target.only_for) and reference.get("fail_if_not_exists", True):
        raise Refusal(
            50035,
            {"message_reference": {"_errors": [{"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}]}},
        )
    if target:
        body["type"] = MessageType.REPLY
        body["message_reference"] = {"type": 0, "channel_id": channel.id, "message_id": target_id}
        if channel.server_id:
            body["message_reference"]["guild_id"] = channel.server_id


def _rich_parts(world: World, channel_id: str, asked: Json, files: dict[str, File], old: list[Json]) -> Json:
    attachments = gather(world, channel_id, asked.get("attachments"), files, old)
    embeds, used = resolve_embeds(asked.get("embeds") or [], attachments)
    components = with_ids(asked.get("components") or [])
    resolve_components(components, attachments)
    complete_emojis(world, components)
    for _, one in walk(components):
        if one.get("type") == ComponentType.TEXT_DISPLAY:  # only bots send these
            one["content"] = without_unknown_emojis(world, world.bot_id, one.get("content") or "")
    return {
        "attachments": [one for one in attachments if one["id"] not in used],
        "embeds": embeds,
        "components": components,
    }


def _mention(world: World, channel: Channel, message: Message, asked: Json) -> None:
    body = message.body
    allowed = asked.get("allowed_mentions")
    text = "\n".join([body["content"], *texts(body["components"])])
    mentions = read_mentions(world, channel, message.author_id, text, allowed)
    replied = _replied_to(world, body, allowed) if body["type"] == MessageType.REPLY else None
    if replied and replied not in mentions.users:
        mentions.users.append(replied)
    body.update(mention_everyone=mentions.everyone, mentions=mentions.users, mention_roles=mentions.roles)
    if channel.server_id is None or mentions.users or mentions.roles or mentions.everyone:
        message.pinged = pinged_by(world, channel, message.author_id, mentions)


def _replied_to(world: World, body: Json, allowed: Json | None) -> str | None:
    reference = body.get("message_reference")
    if not reference or (allowed is not None and not allowed.get("replied_user")):
        return None
    target = world.messages.get(reference["channel_id"], {}).get(reference["message_id"])
    return target.author_id if target else None


def _unarchive(world: World, channel: Channel) -> None:
    """Unarchive a thread that gets a new message. Raises `Refusal` if the thread is locked."""
    if channel.thread is None or not channel.thread.archived:
        return
    if channel.thread.locked:
        raise Refusal(50083)
    channel.thread.archived = False
    channel.thread.archive_at = world.clock.iso()
    world.touch("channel", channel.id)
    world.record("thread_update", channel=channel)


def _count(world: World, channel: Channel, message: Message) -> None:
    channel.last_message_id = message.id
    if channel.thread:
        channel.thread.message_count += 1
        channel.thread.total_sent += 1
        message.body["position"] = channel.thread.total_sent
    world.touch("channel", channel.id)


def check_not_archived(channel: Channel) -> None:
    """Refuse edits, deletions, pins and reactions in an archived thread. Raises `Refusal`."""
    if channel.thread and channel.thread.archived:
        raise Refusal(50083)


def edit(world: World, channel: Channel, message: Message, asked: Json, files: dict[str, File]) -> Message:
    """Change the fields named in the request and keep the others."""
    check_emojis(world, asked.get("components") or [])
    body = dict(message.body)
    for key in ("content", "flags"):
        if key in asked:
            body[key] = asked[key] or ("" if key == "content" else 0)
    body["content"] = without_unknown_emojis(world, message.author_id, body["content"])
    sticky = message.flags & STICKY_FLAGS
    body["flags"] = (int(body["flags"]) & int(PLAIN_FLAGS)) | sticky
    body.update(_changed_parts(world, message, asked, files))
    body["edited_timestamp"] = world.clock.iso()
    message.body = body
    pinged = message.pinged
    _mention(world, channel, message, asked)
    message.pinged = pinged  # an edit does not ping users again
    changed(world, channel, message)
    return message


def _changed_parts(world: World, message: Message, asked: Json, files: dict[str, File]) -> Json:
    old = message.body
    named = {key for key in ("attachments", "embeds", "components") if key in asked}
    if files:
        named.add("attachments")
    if not named:
        return {}
    merged: Json = {
        "embeds": old["embeds"],
        "components": old["components"],
        **{key: asked[key] for key in named if key in asked},
    }
    if "components" not in named and "embeds" not in named:
        return {"attachments": gather(world, message.channel_id, merged.get("attachments"), files, old["attachments"])}
    parts = _rich_parts(world, message.channel_id, merged, files, old["attachments"])
    return {key: parts[key] for key in (named | {"attachments"})}


def changed(world: World, channel: Channel, message: Message) -> None:
    """Mark a changed message for saving and record the event."""
    world.touch("message", f"{channel.id}/{message.id}")
    world.record("message_update", channel=channel, message=message, only_for=message.only_for)


def delete(world: World, channel: Channel, message: Message) -> None:
    """Delete a message."""
    _drop(world, channel, message)
    world.record("message_delete", channel=channel, data={"ids": [message.id]}, only_for=message.only_for)


def delete_many(world: World, channel: Channel, messages: list[Message]) -> None:
    """Delete several public messages at once."""
    for message in messages:
        _drop(world, channel, message)
    if messages:
        world.record("message_delete_bulk", channel=channel, data={"ids": [one.id for one in messages]})


def _drop(world: World, channel: Channel, message: Message) -> None:
    world.drop_message(message)
    if channel.thread and message.only_for is None:
        channel.thread.message_count -= 1


def react(world: World, channel: Channel, message: Message, user_id: str, emoji: str) -> None:
    """Add one reaction. Raises `Refusal`."""
    check_not_archived(channel)
    own_id = emoji.partition(":")[2]
    if own_id and own_id not in world.emojis:
        raise Refusal(10014)
    users = message.reactions.get(emoji)
    if users is None and len(message.reactions) >= MOST_REACTIONS:
        raise Refusal(30010)
    users = message.reactions.setdefault(emoji, [])
    if user_id not in users:
        users.append(user_id)
        _reacted(world, channel, message, "reaction_add", {"user_id": user_id, "emoji": emoji})


def unreact(world: World, channel: Channel, message: Message, user_id: str, emoji: str) -> None:
    """Remove one reaction. Raises `Refusal`."""
    check_not_archived(channel)
    users = message.reactions.get(emoji, [])
    if user_id not in users:
        raise Refusal(10014)
    users.remove(user_id)
    if not users:
        del message.reactions[emoji]
    _reacted(world, channel, message, "reaction_remove", {"user_id": user_id, "emoji": emoji})


def clear_reactions(world: World, channel: Channel, message: Message, emoji: str | None) -> None:
    """Remove all reactions, or all of one emoji."""
    check_not_archived(channel)
    if emoji is None:
        message.reactions.clear()
        _reacted(world, channel, message, "reaction_remove_all", {})
    elif message.reactions.pop(emoji, None) is not None:
        _reacted(world, channel, message, "reaction_remove_emoji", {"emoji": emoji})


def _reacted(world: World, channel: Channel, message: Message, kind: str, facts: Json) -> None:
    world.touch("message", f"{channel.id}/{message.id}")
    world.record(kind, channel=channel, message=message, data=facts)


def pinned(world: World, channel: Channel) -> list[Message]:
    """Return the pinned messages of a channel, the newest pin first."""
    found = [one for one in world.messages.get(channel.id, {}).values() if one.body["pinned"]]
    return sorted(found, key=pinned_at, reverse=True)


def pinned_at(message: Message) -> datetime:
    """Return when a message was pinned."""
    return datetime.fromisoformat(message.pinned_at or message.body["timestamp"])


def pin(world: World, channel: Channel, message: Message, user_id: str) -> None:
    """Pin a message, with the notice that Discord posts. Raises `Refusal`."""
    check_not_archived(channel)
    if message.body["pinned"]:
        return
    if len(pinned(world, channel)) >= MOST_PINS:
        raise Refusal(30003)
    channel.last_pin = message.pinned_at = world.clock.iso()
    _set_pinned(world, channel, message, True)
    reference = {"type": 0, "channel_id": channel.id, "message_id": message.id}
    if channel.server_id:
        reference["guild_id"] = channel.server_id
    post(world, channel, user_id, Draft({}, type=MessageType.PIN, more={"message_reference": reference}))


def unpin(world: World, channel: Channel, message: Message) -> None:
    """Unpin a message."""
    check_not_archived(channel)
    if message.body["pinned"]:
        message.pinned_at = None
        _set_pinned(world, channel, message, False)


def _set_pinned(world: World, channel: Channel, message: Message, on: bool) -> None:
    message.body = {**message.body, "pinned": on}
    changed(world, channel, message)
    world.record("pins_update", channel=channel)
