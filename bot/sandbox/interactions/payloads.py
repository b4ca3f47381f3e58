"""Discord's interaction object in the form that the bot gets, and the metadata on the bot's answers."""

from bot.sandbox.state.models import Channel, Interaction, InteractionKind
from bot.sandbox.state.payloads import ATTACHMENT_LIMIT, channel_object, member_object, message_object, user_object
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json

IN_SERVER, IN_BOT_DM = 0, 1


def interaction_object(world: World, interaction: Interaction, data: Json) -> Json:
    """Return Discord's interaction object."""
    channel = world.channels[interaction.channel_id]
    person = world.people[interaction.user_id]
    body: Json = {
        "id": interaction.id,
        "application_id": world.bot_id,
        "type": int(interaction.kind),
        "data": data,
        "channel": placed_channel(world, channel, interaction.user_id),
        "channel_id": channel.id,
        "token": interaction.token,
        "version": 1,
        "app_permissions": str(world.permissions(world.bot_id, channel)),
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners(interaction),
        "context": IN_SERVER if channel.server_id else IN_BOT_DM,
        "attachment_size_limit": ATTACHMENT_LIMIT,
    }
    body.update(_who(world, interaction, channel))
    message = world.messages.get(channel.id, {}).get(interaction.message_id or "")
    if message:
        body["message"] = message_object(world, message, world.bot_id)
    return body


def _who(world: World, interaction: Interaction, channel: Channel) -> Json:
    if interaction.server_id is None:
        return {"user": user_object(world.people[interaction.user_id])}
    server = world.servers[interaction.server_id]
    member = member_object(world, server.members[interaction.user_id])
    return {
        "guild_id": server.id,
        "guild": {"id": server.id, "locale": server.locale, "features": []},
        "guild_locale": server.locale,
        "member": {**member, "permissions": str(world.permissions(interaction.user_id, channel))},
    }


def placed_channel(world: World, channel: Channel, user_id: str) -> Json:
    """Return a channel with a user's permissions in it."""
    body = channel_object(world, channel)
    return {**body, "permissions": str(world.permissions(user_id, channel))}


def owners(interaction: Interaction) -> Json:
    """Return Discord's `authorizing_integration_owners`."""
    return {"0": interaction.server_id or "0"}


def metadata(world: World, interaction: Interaction, *, follows_up: bool = False) -> Json:
    """Return Discord's message interaction metadata object."""
    body: Json = {
        "id": interaction.id,
        "type": int(interaction.kind),
        "user": user_object(world.people[interaction.user_id]),
        "authorizing_integration_owners": owners(interaction),
    }
    if interaction.kind == InteractionKind.COMMAND:
        body.update(name=interaction.name, command_type=interaction.command_type)
    if interaction.kind == InteractionKind.COMPONENT:
        body["interacted_message_id"] = interaction.message_id
    if interaction.kind == InteractionKind.MODAL:
        body["triggering_interaction_metadata"] = interaction.parent
    if follows_up:
        body["original_response_message_id"] = interaction.original_id
    return body
