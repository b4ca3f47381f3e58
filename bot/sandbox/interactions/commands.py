"""People's slash commands: checked as Discord's client does, and turned into interaction data."""

from dataclasses import dataclass

from bot.sandbox.errors import Form, Path, Refusal, form_error
from bot.sandbox.interactions.resolving import Resolver
from bot.sandbox.state.models import Channel
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBS = (1, 2)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
IN_SERVER, BOT_DM = 0, 1


@dataclass(slots=True, frozen=True)
class Caller:
    """The person who uses a command, and the channel."""

    world: World
    channel: Channel
    user_id: str

    def find(self, wanted: str, *, kinds: tuple[int, ...]) -> Json:
        """Return a command by name or id; a server's command hides a global command of the same name.

        Raises `Refusal`: 10063 for an unknown command, 50013 if this member may not use the command.
        """
        offered = [one for one in self.world.commands.values() if one["type"] in kinds and self._is_offered(one)]
        offered.sort(key=lambda one: "guild_id" not in one)
        for command in offered:
            if wanted in (command["id"], command["name"]):
                if not self._may_use(command):
                    raise Refusal(50013)
                return command
        raise Refusal(10063)

    def split(self, wanted: str, sub: str) -> tuple[Json, list[str]]:
        """Split a name such as "game new". Returns the command and the words of its subcommand."""
        first, *words = wanted.split(" ")
        return self.find(first, kinds=(CHAT,)), words + sub.split()

    def _is_offered(self, command: Json) -> bool:
        contexts = command.get("contexts")
        if self.channel.server_id is None:
            is_global = "guild_id" not in command
            return is_global and (BOT_DM in contexts if contexts else command.get("dm_permission", True))
        is_here = command.get("guild_id") in (None, self.channel.server_id)
        return is_here and (not contexts or IN_SERVER in contexts)

    def _may_use(self, command: Json) -> bool:
        """Check `default_member_permissions`, which apply in servers: all bits are required, or administrator for 0."""
        asked = command.get("default_member_permissions")
        if asked is None or self.channel.server_id is None:
            return True
        bits = self.world.permissions(self.user_id, self.channel)
        needed = int(asked) or Permission.ADMINISTRATOR
        return bits & needed == needed or bool(bits & Permission.ADMINISTRATOR)


def command_data(command: Json, words: list[str], values: Json, resolver: Resolver, focused: str | None = None) -> Json:
    """Return the interaction's data; with `focused`, the data of an autocomplete, in which no option is required."""
    inner, wrap = _down(command, words)
    options = _given(inner.get("options") or [], values, resolver, focused)
    for kind, name in reversed(wrap):
        options = [{"type": kind, "name": name, "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    if options:
        data["options"] = options
    return {**data, "resolved": resolver.found} if resolver.found else data


def _down(command: Json, words: list[str]) -> tuple[Json, list[tuple[int, str]]]:
    place, wrap = command, []
    for word in words:
        found = next((one for one in place.get("options") or [] if one["name"] == word and one["type"] in SUBS), None)
        if found is None:
            raise Refusal(10063)
        wrap.append((found["type"], word))
        place = found
    if any(one["type"] in SUBS for one in place.get("options") or []):
        raise form_error(("command",), "BASE_TYPE_REQUIRED", "Choose one of its sub-commands.")
    return place, wrap


def _given(known: list[Json], values: Json, resolver: Resolver, focused: str | None) -> list[Json]:
    form = Form()
    names = {one["name"] for one in known}
    for name in values:
        if name not in names:
            form.wrong(("options", name), "BASE_TYPE_CHOICES", "There is no such option.")
    given: list[Json] = []
    for option in known:
        name = option["name"]
        if values.get(name) is None:
            if option.get("required") and focused is None:
                form.required(("options", name), None)
            continue
        entry: Json = {"type": option["type"], "name": name}
        if name == focused:
            given.append({**entry, "value": str(values[name]), "focused": True})
        else:
            given.append({**entry, "value": _value(form, option, values[name], resolver)})
    form.done()
    return given


def _value(form: Form, option: Json, value: object, resolver: Resolver) -> object:
    path: Path = ("options", option["name"])
    choices = [one["value"] for one in option.get("choices") or []]
    if choices:
        form.one_of(path, value, tuple(choices))
    kind = option["type"]
    if kind == STRING:
        form.length(path, value, option.get("max_length") or 6000, option.get("min_length") or 0)
    elif kind in (INTEGER, NUMBER):
        _check_number(form, path, option, value)
    elif kind == BOOLEAN:
        form.one_of(path, value, (True, False))
    return _resolved(option, path, value, resolver) if kind in (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT) else value


def _check_number(form: Form, path: Path, option: Json, value: object) -> None:
    kinds = (int,) if option["type"] == INTEGER else (int, float)
    if isinstance(value, bool) or not isinstance(value, kinds):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number of that kind.')
        return
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and value < least) or (most is not None and value > most):
        form.wrong(path, "NUMBER_TYPE_MAX", f"Must be between {least} and {most}.")


def _resolved(option: Json, path: Path, value: object, resolver: Resolver) -> str:
    snowflake = id_of(value)
    if option["type"] == CHANNEL:
        return resolver.place(snowflake, path, option.get("channel_types"))
    resolve = {
        USER: resolver.user,
        ROLE: resolver.role,
        MENTIONABLE: resolver.mentionable,
        ATTACHMENT: resolver.attachment,
    }
    return resolve[option["type"]](snowflake, path)


def full_name(command: Json, words: list[str]) -> str:
    """Return a command's name, followed by the names of its group and subcommand."""
    return " ".join([command["name"], *words])
