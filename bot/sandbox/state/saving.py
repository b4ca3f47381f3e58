"""Saves the world in a folder, so that it survives a restart."""

import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from bot.sandbox.state.models import Channel, Emoji, Member, Message, MessageFlag, Person, Role, Server, ThreadFacts
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, dumps, loads

DID_NOT_RESPOND = "The application did not respond"


class Saver:
    """Writes the objects that changed since the last save, one row each."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(folder / "discord.sqlite3")
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=OFF")
        self._db.execute("CREATE TABLE IF NOT EXISTS things (kind TEXT, key TEXT, body TEXT, PRIMARY KEY (kind, key))")

    def load(self, world: World) -> bool:
        """Load the saved objects into a world; False if nothing was saved."""
        rows = self._db.execute("SELECT kind, key, body FROM things ORDER BY rowid").fetchall()
        bodies = {(kind, key): body for kind, key, body in rows}
        facts = loads(bodies.pop(("world", "facts"), "null"))
        if facts is None:
            return False
        world.bot_id = facts["bot_id"]
        world.ids.seen(facts["last_id"])
        for (kind, key), body in bodies.items():
            # The port may have changed, and the URLs of files contain the port.
            LOADERS[kind](world, key, loads(body.replace(facts["base_url"], world.base_url)))
        _sort_messages(world)
        return True

    def save(self, world: World) -> None:
        """Write the changed objects."""
        if not world.changed:
            return
        changed, world.changed = list(world.changed), {}
        facts: Json = {"bot_id": world.bot_id, "last_id": world.ids.new(), "base_url": world.base_url}
        with self._db:
            self._put("world", "facts", facts)
            for kind, key in changed:
                self._put(kind, key, DUMPERS[kind](world, key))

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _put(self, kind: str, key: str, body: Json | None) -> None:
        if body is None:
            self._db.execute("DELETE FROM things WHERE kind = ? AND key = ?", (kind, key))
        else:
            self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, key, dumps(body)))


def _sort_messages(world: World) -> None:
    for channel_id, messages in world.messages.items():
        world.messages[channel_id] = dict(sorted(messages.items(), key=lambda pair: int(pair[0])))


def _load_person(world: World, key: str, body: Json) -> None:
    world.people[key] = Person(**body)


def _load_server(world: World, key: str, body: Json) -> None:
    roles = {one["id"]: Role(**one) for one in body.pop("roles").values()}
    members = {one["user_id"]: Member(**one) for one in body.pop("members").values()}
    world.servers[key] = Server(**body, roles=roles, members=members)


def _load_channel(world: World, key: str, body: Json) -> None:
    thread = body.pop("thread")
    world.channels[key] = Channel(**body, thread=ThreadFacts(**thread) if thread else None)


def _load_message(world: World, _key: str, body: Json) -> None:
    message = Message(**body)
    if message.has(MessageFlag.LOADING):
        # The token needed to fill this message did not survive the restart.
        message.body.update(flags=message.flags & ~MessageFlag.LOADING, content=DID_NOT_RESPOND)
    world.messages.setdefault(message.channel_id, {})[message.id] = message


def _load_command(world: World, key: str, body: Json) -> None:
    world.commands[key] = body


def _load_emoji(world: World, key: str, body: Json) -> None:
    world.emojis[key] = Emoji(**body)


def _load_read(world: World, key: str, body: Json) -> None:
    world.reads[key] = body


LOADERS: dict[str, Callable[[World, str, Json], None]] = {
    "person": _load_person,
    "server": _load_server,
    "channel": _load_channel,
    "message": _load_message,
    "command": _load_command,
    "emoji": _load_emoji,
    "read": _load_read,
}


def _dump_person(world: World, key: str) -> Json | None:
    return asdict(world.people[key])


def _dump_server(world: World, key: str) -> Json | None:
    return asdict(world.servers[key])


def _dump_channel(world: World, key: str) -> Json | None:
    return asdict(world.channels[key]) if key in world.channels else None


def _dump_message(world: World, key: str) -> Json | None:
    channel_id, _, message_id = key.partition("/")
    found = world.messages.get(channel_id, {}).get(message_id)
    return asdict(found) if found else None


def _dump_command(world: World, key: str) -> Json | None:
    return world.commands.get(key)


def _dump_emoji(world: World, key: str) -> Json | None:
    return asdict(world.emojis[key]) if key in world.emojis else None


def _dump_read(world: World, key: str) -> Json | None:
    return world.reads.get(key)


DUMPERS: dict[str, Callable[[World, str], Json | None]] = {
    "person": _dump_person,
    "server": _dump_server,
    "channel": _dump_channel,
    "message": _dump_message,
    "command": _dump_command,
    "emoji": _dump_emoji,
    "read": _dump_read,
}
