"""The `resolved` part of interaction data: the objects behind ids that a person chose."""

from collections.abc import Callable

from bot.sandbox.errors import Path, form_error
from bot.sandbox.interactions.payloads import placed_channel
from bot.sandbox.people.uploads import Uploads
from bot.sandbox.state.models import Channel, Message, Server
from bot.sandbox.state.payloads import member_object, message_object, role_object, user_object
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json


class Resolver:
    """Collects the objects of one interaction."""

    def __init__(self, world: World, uploads: Uploads, channel: Channel, viewer: str) -> None:
        self.world, self.uploads, self.channel, self.viewer = world, uploads, channel, viewer
        self.found: Json = {}

    @property
    def server(self) -> Server | None:
        """The server of the channel, if it is in one."""
        return self.world.servers.get(self.channel.server_id or "")

    def user(self, snowflake: str, path: Path) -> str:
        """Add a user and, in a server, the member. Returns the id."""
        person = self.world.people.get(snowflake)
        if person is None:
            raise _unknown(path, snowflake)
        self._put("users", snowflake, user_object(person))
        member = self.server.members.get(snowflake) if self.server else None
        if member:
            body = member_object(self.world, member, with_user=False)
            bits = str(self.world.permissions(snowflake, self.channel))
            self._put("members", snowflake, {**body, "permissions": bits})
        return snowflake

    def role(self, snowflake: str, path: Path) -> str:
        """Add a role. Returns its id."""
        if self.server is None or snowflake not in self.server.roles:
            raise _unknown(path, snowflake)
        self._put("roles", snowflake, role_object(self.server.roles[snowflake]))
        return snowflake

    def mentionable(self, snowflake: str, path: Path) -> str:
        """Add a user or a role. Returns its id."""
        return self.user(snowflake, path) if snowflake in self.world.people else self.role(snowflake, path)

    def place(self, snowflake: str, path: Path, kinds: list[int] | None = None) -> str:
        """Add a channel of one of the allowed types that the person can see. Returns its id."""
        channel = self.world.channels.get(snowflake)
        if channel is None or not self.world.sees(self.viewer, channel):
            raise _unknown(path, snowflake)
        if kinds and channel.type not in kinds:
            raise form_error(path, "CHANNEL_TYPE_INVALID", "That kind of channel cannot be chosen here.")
        self._put("channels", snowflake, placed_channel(self.world, channel, self.viewer))
        return snowflake

    def attachment(self, upload_id: str, _path: Path) -> str:
        """Turn an uploaded file into an attachment and add it. Returns the attachment's id."""
        body = self.uploads.attach(self.channel.id, upload_id)
        self._put("attachments", body["id"], body)
        return str(body["id"])

    def message(self, message: Message) -> str:
        """Add the message whose menu has the command. Returns its id."""
        self._put("messages", message.id, message_object(self.world, message, self.world.bot_id))
        return message.id

    def _put(self, kind: str, snowflake: str, body: Json) -> None:
        self.found.setdefault(kind, {})[snowflake] = body


def _unknown(path: Path, snowflake: str) -> Exception:
    return form_error(path, "UNKNOWN_ENTITY", f"There is nothing to choose with the id {snowflake}.")


def chooser(resolver: Resolver, component: Json) -> Callable[[str, Path], str] | None:
    """Return the function that resolves the values of a select, if these are ids."""
    kinds = component.get("channel_types")
    choosers: dict[int, Callable[[str, Path], str]] = {
        5: resolver.user,
        6: resolver.role,
        7: resolver.mentionable,
        8: lambda snowflake, path: resolver.place(snowflake, path, kinds),
        19: resolver.attachment,
    }
    return choosers.get(component.get("type", 0))
