"""Unread counts per person and channel."""

from bot.sandbox.people.view import shown_to, visible
from bot.sandbox.state.models import Channel, Message
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json


class UnreadCounts:
    """The unread counts of people who are online."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._counts: dict[str, dict[str, list[int]]] = {}

    def in_channel(self, viewer: str, channel: Channel) -> Json:
        """Return the unread counts of a person in a channel."""
        count, mentions = self._count(viewer, channel)
        last = self._world.reads.get(viewer, {}).get(channel.id)
        return {"last_read": last, "count": count, "mentions": mentions}

    def in_all_channels(self, viewer: str) -> Json:
        """Return the unread counts of a person in every channel they can see."""
        return {one.id: self.in_channel(viewer, one) for one in visible(self._world, viewer)}

    def count_new(self, viewer: str, channel: Channel, message: Message) -> Json:
        """Count a new message."""
        counts = self._counts.get(viewer, {}).get(channel.id)
        if counts is not None:
            counts[0] += 1
            counts[1] += viewer in message.pinged
        return self.in_channel(viewer, channel)

    def mark_read(self, viewer: str, channel: Channel, message_id: str) -> Json:
        """Mark a channel as read up to a message."""
        self._world.reads.setdefault(viewer, {})[channel.id] = message_id
        self._world.touch("read", viewer)
        self.forget(viewer, channel.id)
        return self.in_channel(viewer, channel)

    def forget(self, viewer: str, channel_id: str | None = None) -> None:
        """Drop cached counts, so that they are counted again."""
        if channel_id is None:
            self._counts.pop(viewer, None)
        else:
            self._counts.get(viewer, {}).pop(channel_id, None)

    def _count(self, viewer: str, channel: Channel) -> list[int]:
        mine = self._counts.setdefault(viewer, {})
        if channel.id not in mine:
            mine[channel.id] = self._counted(viewer, channel)
        return mine[channel.id]

    def _counted(self, viewer: str, channel: Channel) -> list[int]:
        last = int(self._world.reads.get(viewer, {}).get(channel.id, 0))
        count = mentions = 0
        for message in reversed(self._world.messages.get(channel.id, {}).values()):
            if int(message.id) <= last:
                break
            if shown_to(message, viewer) and message.author_id != viewer:
                count += 1
                mentions += viewer in message.pinged
        return [count, mentions]
