"""What people can do with the bot: commands, presses, choices, forms."""

import asyncio
from collections.abc import Callable

from bot.sandbox.errors import Refusal
from bot.sandbox.interactions import commands, forms
from bot.sandbox.interactions.payloads import metadata
from bot.sandbox.interactions.resolving import Resolver
from bot.sandbox.people.actions import Deed
from bot.sandbox.state.components import SELECTS, ComponentType, find
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.things import Channel, Interaction, InteractionKind, Message
from bot.sandbox.wire import Json


def _begun(deed: Deed, channel: Channel, kind: InteractionKind) -> Interaction:
    world = deed.world
    interaction = Interaction(world.ids.new(), world.new_token(), kind, deed.me, channel.id, world.clock.now())
    interaction.server_id = channel.server_id
    return interaction


def _sent(deed: Deed, interaction: Interaction, data: Json) -> Json:
    deed.desk.begin(interaction, data)
    return {"interaction": interaction.id}


def _awake(channel: Channel) -> None:
    if channel.thread and channel.thread.archived:
        raise Refusal(50083)


def _place(deed: Deed) -> Channel:
    channel = deed.channel(Permission.USE_APPLICATION_COMMANDS)
    if channel.server_id is None and deed.world.bot_id not in channel.recipients:
        raise Refusal(50001)
    _awake(channel)
    return channel


def _resolver(deed: Deed, channel: Channel) -> Resolver:
    return Resolver(deed.world, deed.uploads, channel, deed.me)


def _caller(deed: Deed, channel: Channel) -> commands.Caller:
    return commands.Caller(deed.world, channel, deed.me)


def slash(deed: Deed) -> Json:
    """Use a slash command."""
    channel = _place(deed)
    command, words = _caller(deed, channel).split(deed.text("command"), deed.text("sub"))
    values = deed.entries("options")
    data = commands.command_data(command, words, values, _resolver(deed, channel))
    interaction = _begun(deed, channel, InteractionKind.COMMAND)
    interaction.name = commands.full_name(command, words)
    return _sent(deed, interaction, data)


def autocomplete(deed: Deed) -> "asyncio.Future[list[Json]]":
    """Ask for choices while typing."""
    channel = _place(deed)
    command, words = _caller(deed, channel).split(deed.text("command"), deed.text("sub"))
    values, focused = deed.entries("options"), deed.text("focused")
    values = {**values, focused: values.get(focused, "")}
    data = commands.command_data(command, words, values, _resolver(deed, channel), focused)
    return deed.desk.begin_autocomplete(_begun(deed, channel, InteractionKind.AUTOCOMPLETE), data)


def context(deed: Deed) -> Json:
    """Use a command from the menu of a person or a message."""
    channel = _place(deed)
    kinds = (commands.USER_MENU, commands.MESSAGE_MENU)
    command = _caller(deed, channel).find(deed.text("command"), kinds=kinds)
    resolver, target = _resolver(deed, channel), deed.id("target")
    if command["type"] == commands.USER_MENU:
        resolver.user(target, ("target",))
    else:
        resolver.message(deed.world.public_message(channel.id, target))
    data = commands.command_data(command, [], {}, resolver)
    interaction = _begun(deed, channel, InteractionKind.COMMAND)
    interaction.name, interaction.command_type = command["name"], command["type"]
    return _sent(deed, interaction, {**data, "target_id": target})


def _component(deed: Deed, kinds: tuple[int, ...]) -> tuple[Channel, Message, Json]:
    channel = deed.channel()
    _awake(channel)
    message = deed.message(channel)
    found = find(message.body["components"], deed.text("custom_id"))
    if found is None or found["type"] not in kinds:
        raise Refusal(0, status=404, message="The message has no such component.")
    if found.get("disabled"):
        raise Refusal(0, status=400, message="It is disabled.")
    return channel, message, found


def _used(deed: Deed, channel: Channel, message: Message, data: Json) -> Json:
    interaction = _begun(deed, channel, InteractionKind.COMPONENT)
    interaction.message_id, interaction.custom_id = message.id, data["custom_id"]
    return _sent(deed, interaction, data)


def click(deed: Deed) -> Json:
    """Press a button."""
    channel, message, button = _component(deed, (ComponentType.BUTTON,))
    data = {"id": button["id"], "custom_id": button["custom_id"], "component_type": button["type"]}
    return _used(deed, channel, message, data)


def select(deed: Deed) -> Json:
    """Choose in a select."""
    channel, message, component = _component(deed, tuple(SELECTS))
    values = [str(one) for one in deed.items("values")]
    return _used(deed, channel, message, forms.select_data(component, values, _resolver(deed, channel)))


def _open_modal(deed: Deed) -> Interaction:
    found = deed.world.interactions.get(deed.id("interaction"))
    if found is None or found.user_id != deed.me or found.status != "modal":
        raise Refusal(10062)
    return found


def submit(deed: Deed) -> Json:
    """Send a modal."""
    opener = _open_modal(deed)
    channel = deed.world.channel(opener.channel_id)
    modal = opener.modal or {}
    data = forms.modal_data(modal, deed.entries("values"), _resolver(deed, channel))
    interaction = _begun(deed, channel, InteractionKind.MODAL)
    interaction.message_id, interaction.custom_id = opener.message_id, modal["custom_id"]
    interaction.parent, interaction.opened_by = metadata(deed.world, opener), opener.id
    return _sent(deed, interaction, data)


def close_modal(deed: Deed) -> Json:
    """Close a modal without sending it."""
    deed.desk.settle(_open_modal(deed), "done")
    return {}


INTERACTIONS: dict[str, Callable[[Deed], Json]] = {
    "slash": slash,
    "context": context,
    "click": click,
    "select": select,
    "submit": submit,
    "close_modal": close_modal,
}
