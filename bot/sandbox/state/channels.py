"""Creates, changes and deletes channels, threads and DMs."""

from bot.sandbox.errors import Refusal
from bot.sandbox.state.messages import Draft, post
from bot.sandbox.state.models import THREADS, Channel, ChannelType, Message, MessageFlag, MessageType, ThreadFacts
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of


def add_channel(world: World, server_id: str, name: str, *, topic: str | None = None, kind: int = 0) -> Channel:
    """Add a channel at the end of a server's list."""
    channel = first_channel(world, server_id, name, topic=topic, kind=kind)
    world.record("channel_create", channel=channel)
    return channel


def first_channel(world: World, server_id: str, name: str, *, topic: str | None = None, kind: int = 0) -> Channel:
    """Create a channel without an event, for a new server."""
    position = sum(one.server_id == server_id and one.type not in THREADS for one in world.channels.values())
    channel = Channel(world.ids.new(), kind, name, server_id, topic=topic, position=position)
    _keep(world, channel)
    return channel


def open_dm(world: World, one: str, other: str) -> Channel:
    """Return the DM of two people, and open it if necessary."""
    channel = world.dm(one, other)
    if channel is None:
        channel = Channel(world.ids.new(), ChannelType.DM, recipients=[one, other])
        _keep(world, channel)
        world.record("channel_create", channel=channel)
    return channel


def open_thread(world: World, parent: Channel, owner_id: str, asked: Json, message: Message | None = None) -> Channel:
    """Open a thread; a thread started on a message gets the message's id. Raises `Refusal`."""
    if parent.type not in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT):
        raise Refusal(50024)
    if message and message.id in world.channels:
        raise Refusal(160004)
    now = world.clock.iso()
    kind = ChannelType.PUBLIC_THREAD if message else asked.get("type", ChannelType.PRIVATE_THREAD)
    facts = ThreadFacts(now, now, auto_archive=asked.get("auto_archive_duration") or 4320, members={owner_id: now})
    facts.invitable = bool(asked.get("invitable", True))
    snowflake = message.id if message else world.ids.new()
    thread = Channel(snowflake, kind, asked["name"], parent.server_id, parent.id, owner_id, thread=facts)
    thread.slowmode = int(asked.get("rate_limit_per_user") or 0)
    _keep(world, thread)
    world.record("thread_create", channel=thread)
    _announce_thread(world, parent, thread, owner_id, message)
    return thread


def _announce_thread(world: World, parent: Channel, thread: Channel, owner_id: str, message: Message | None) -> None:
    reference = {"type": 0, "channel_id": thread.id, "guild_id": parent.server_id}
    if message:
        message.body = {**message.body, "flags": message.flags | MessageFlag.HAS_THREAD}
        world.touch("message", f"{parent.id}/{message.id}")
        world.record("message_update", channel=parent, message=message)
    elif thread.type == ChannelType.PUBLIC_THREAD:
        notice = Draft({"content": thread.name}, type=MessageType.THREAD_CREATED, more={"message_reference": reference})
        post(world, parent, owner_id, notice)


def join_thread(world: World, thread: Channel, user_id: str) -> None:
    """Add a person to a thread."""
    facts = _facts(thread)
    if user_id not in facts.members:
        facts.members[user_id] = world.clock.iso()
        world.touch("channel", thread.id)
        world.record("thread_members_update", channel=thread, data={"added": [user_id], "removed": []})


def leave_thread(world: World, thread: Channel, user_id: str) -> None:
    """Remove a person from a thread."""
    facts = _facts(thread)
    if facts.members.pop(user_id, None) is not None:
        world.touch("channel", thread.id)
        world.record("thread_members_update", channel=thread, data={"added": [], "removed": [user_id]})


def change_thread(world: World, thread: Channel, asked: Json) -> None:
    """Rename, archive or lock a thread, or set its archive time. Raises `Refusal`."""
    facts = _facts(thread)
    still = asked.get("archived", facts.archived)
    if facts.archived and still and set(asked) - {"archived", "locked"}:
        raise Refusal(50083)
    thread.name = asked.get("name", thread.name)
    thread.slowmode = asked.get("rate_limit_per_user", thread.slowmode) or 0
    facts.auto_archive = asked.get("auto_archive_duration", facts.auto_archive)
    facts.locked = bool(asked.get("locked", facts.locked))
    facts.invitable = bool(asked.get("invitable", facts.invitable))
    if still != facts.archived:
        facts.archived, facts.archive_at = bool(still), world.clock.iso()
    world.touch("channel", thread.id)
    world.record("thread_update", channel=thread)


def change_channel(world: World, channel: Channel, asked: Json) -> None:
    """Change a channel's name, topic, position, slow mode or overwrites."""
    channel.name = asked.get("name", channel.name)
    channel.topic = asked.get("topic", channel.topic)
    channel.position = asked.get("position", channel.position) or 0
    channel.parent_id = asked.get("parent_id", channel.parent_id)
    channel.slowmode = asked.get("rate_limit_per_user", channel.slowmode) or 0
    channel.nsfw = bool(asked.get("nsfw", channel.nsfw))
    channel.overwrites = [_overwrite(one) for one in asked.get("permission_overwrites", channel.overwrites) or []]
    world.touch("channel", channel.id)
    world.record("channel_update", channel=channel)


def _overwrite(asked: Json) -> Json:
    """Convert an overwrite for storage: ids and bits may be sent as numbers or as text."""
    bits = {key: str(asked.get(key) or 0) for key in ("allow", "deny")}
    return {"id": id_of(asked["id"]), "type": asked["type"], **bits}


def set_overwrite(world: World, channel: Channel, overwrite: Json) -> None:
    """Set a permission overwrite, replacing the one with the same id."""
    others = [one for one in channel.overwrites if one["id"] != overwrite["id"]]
    change_channel(world, channel, {"permission_overwrites": [*others, overwrite]})


def drop_overwrite(world: World, channel: Channel, target_id: str) -> None:
    """Delete a permission overwrite."""
    others = [one for one in channel.overwrites if one["id"] != target_id]
    change_channel(world, channel, {"permission_overwrites": others})


def delete_channel(world: World, channel: Channel) -> None:
    """Delete a channel with its messages and threads."""
    for thread in [one for one in world.channels.values() if one.parent_id == channel.id and one.type in THREADS]:
        delete_channel(world, thread)
    del world.channels[channel.id]
    for message_id in world.messages.pop(channel.id, {}):
        world.touch("message", f"{channel.id}/{message_id}")
    world.touch("channel", channel.id)
    world.record("thread_delete" if channel.thread else "channel_delete", channel=channel)


def _facts(thread: Channel) -> ThreadFacts:
    if thread.thread is None:
        raise Refusal(50024)
    return thread.thread


def _keep(world: World, channel: Channel) -> None:
    world.channels[channel.id] = channel
    world.touch("channel", channel.id)
