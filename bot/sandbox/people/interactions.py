"""The actions of people that start interactions: commands, clicks, selections, modals."""

import asyncio
from collections.abc import Callable

from bot.sandbox.errors import Refusal
from bot.sandbox.interactions import commands, component_data
from bot.sandbox.interactions.payloads import metadata
from bot.sandbox.interactions.resolving import Resolver
from bot.sandbox.people.actions import Action
from bot.sandbox.state.components import SELECTS, ComponentType, find
from bot.sandbox.state.models import Channel, Interaction, InteractionKind, Message
from bot.sandbox.state.permissions import Permission
from bot.sandbox.wire import Json


def _begun(action: Action, channel: Channel, kind: InteractionKind) -> Interaction:
    world = action.world
    interaction = Interaction(world.ids.new(), world.new_token(), kind, action.me, channel.id, world.clock.now())
    interaction.server_id = channel.server_id
    return interaction


def _sent(action: Action, interaction: Interaction, data: Json) -> Json:
    action.tracker.begin(interaction, data)
    return {"interaction": interaction.id}


def _check_not_archived(channel: Channel) -> None:
    if channel.thread and channel.thread.archived:
        raise Refusal(50083)


def _place(action: Action) -> Channel:
    channel = action.channel(Permission.USE_APPLICATION_COMMANDS)
    if channel.server_id is None and action.world.bot_id not in channel.recipients:
        raise Refusal(50001)
    _check_not_archived(channel)
    return channel


def _resolver(action: Action, channel: Channel) -> Resolver:
    return Resolver(action.world, action.uploads, channel, action.me)


def _caller(action: Action, channel: Channel) -> commands.Caller:
    return commands.Caller(action.world, channel, action.me)


def slash(action: Action) -> Json:
    """Use a slash command."""
    channel = _place(action)
    command, words = _caller(action, channel).split(action.text("command"), action.text("sub"))
    values = action.entries("options")
    data = commands.command_data(command, words, values, _resolver(action, channel))
    interaction = _begun(action, channel, InteractionKind.COMMAND)
    interaction.name = commands.full_name(command, words)
    return _sent(action, interaction, data)


def autocomplete(action: Action) -> "asyncio.Future[list[Json]]":
    """Request an option's choices while the person types."""
    channel = _place(action)
    command, words = _caller(action, channel).split(action.text("command"), action.text("sub"))
    values, focused = action.entries("options"), action.text("focused")
    values = {**values, focused: values.get(focused, "")}
    data = commands.command_data(command, words, values, _resolver(action, channel), focused)
    return action.tracker.begin_autocomplete(_begun(action, channel, InteractionKind.AUTOCOMPLETE), data)


def context(action: Action) -> Json:
    """Use a command from the menu of a person or a message."""
    channel = _place(action)
    kinds = (commands.USER_MENU, commands.MESSAGE_MENU)
    command = _caller(action, channel).find(action.text("command"), kinds=kinds)
    resolver, target = _resolver(action, channel), action.id("target")
    if command["type"] == commands.USER_MENU:
        resolver.user(target, ("target",))
    else:
        resolver.message(action.world.public_message(channel.id, target))
    data = commands.command_data(command, [], {}, resolver)
    interaction = _begun(action, channel, InteractionKind.COMMAND)
    interaction.name, interaction.command_type = command["name"], command["type"]
    return _sent(action, interaction, {**data, "target_id": target})


def _component(action: Action, kinds: tuple[int, ...]) -> tuple[Channel, Message, Json]:
    channel = action.channel()
    _check_not_archived(channel)
    message = action.message(channel)
    found = find(message.body["components"], action.text("custom_id"))
    if found is None or found["type"] not in kinds:
        raise Refusal(0, status=404, message="The message has no such component.")
    if found.get("disabled"):
        raise Refusal(0, status=400, message="It is disabled.")
    return channel, message, found


def _used(action: Action, channel: Channel, message: Message, data: Json) -> Json:
    interaction = _begun(action, channel, InteractionKind.COMPONENT)
    interaction.message_id, interaction.custom_id = message.id, data["custom_id"]
    return _sent(action, interaction, data)


def click(action: Action) -> Json:
    """Press a button."""
    channel, message, button = _component(action, (ComponentType.BUTTON,))
    data = {"id": button["id"], "custom_id": button["custom_id"], "component_type": button["type"]}
    return _used(action, channel, message, data)


def select(action: Action) -> Json:
    """Choose values in a select."""
    channel, message, component = _component(action, tuple(SELECTS))
    values = [str(one) for one in action.items("values")]
    return _used(action, channel, message, component_data.select_data(component, values, _resolver(action, channel)))


def _open_modal(action: Action) -> Interaction:
    found = action.world.interactions.get(action.id("interaction"))
    if found is None or found.user_id != action.me or found.status != "modal":
        raise Refusal(10062)
    return found


def submit(action: Action) -> Json:
    """Submit a modal."""
    opener = _open_modal(action)
    channel = action.world.channel(opener.channel_id)
    modal = opener.modal or {}
    data = component_data.modal_data(modal, action.entries("values"), _resolver(action, channel))
    interaction = _begun(action, channel, InteractionKind.MODAL)
    interaction.message_id, interaction.custom_id = opener.message_id, modal["custom_id"]
    interaction.parent, interaction.opened_by = metadata(action.world, opener), opener.id
    return _sent(action, interaction, data)


def close_modal(action: Action) -> Json:
    """Close a modal without submitting it."""
    action.tracker.mark_answered(_open_modal(action), "done")
    return {}


INTERACTIONS: dict[str, Callable[[Action], Json]] = {
    "slash": slash,
    "context": context,
    "click": click,
    "select": select,
    "submit": submit,
    "close_modal": close_modal,
}
