"""Discord's complete JSON objects, built from the stored records."""

from bot.sandbox.state.models import THREADS, Channel, ChannelType, Emoji, Member, Message, Person, Role, Server
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json

ATTACHMENT_LIMIT = 10 * 1024 * 1024
APPLICATION_FLAGS = (1 << 13) | (1 << 15) | (1 << 19)  # presences, members and message content, as for a small bot


def user_object(person: Person) -> Json:
    """Return Discord's user object."""
    return {
        "id": person.id,
        "username": person.username,
        "discriminator": "0",
        "global_name": person.global_name,
        "avatar": person.avatar,
        "bot": person.bot,
        "system": False,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "clan": None,
        "public_flags": 0,
    }


def own_user_object(person: Person) -> Json:
    """Return the user object of the bot itself."""
    more = {
        "mfa_enabled": True,
        "locale": person.locale,
        "verified": True,
        "email": None,
        "flags": 0,
        "premium_type": 0,
    }
    return {**user_object(person), **more}


def member_object(world: World, member: Member, *, with_user: bool = True) -> Json:
    """Return Discord's guild member object."""
    body: Json = {
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": member.roles,
        "joined_at": member.joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "avatar_decoration_data": None,
        "unusual_dm_activity_until": None,
    }
    return {"user": user_object(world.people[member.user_id]), **body} if with_user else body


def role_object(role: Role) -> Json:
    """Return Discord's role object."""
    return {
        "id": role.id,
        "name": role.name,
        "description": None,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": role.managed,
        "mentionable": role.mentionable,
        "flags": 0,
        **({"tags": {"bot_id": role.bot_id}} if role.bot_id else {}),
    }


def server_object(server: Server) -> Json:
    """Return Discord's guild object, as returned by its REST route."""
    return {
        "id": server.id,
        "name": server.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": server.owner_id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role_object(role) for role in server.roles.values()],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": server.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
        "inventory_settings": None,
        "latest_onboarding_question_id": None,
    }


def created_server_object(world: World, server: Server) -> Json:
    """Return Discord's guild object, as sent in GUILD_CREATE."""
    channels = [one for one in world.channels.values() if one.server_id == server.id]
    member = server.members[world.bot_id]
    return {
        **server_object(server),
        "joined_at": member.joined_at,
        "large": len(server.members) > 250,
        "unavailable": False,
        "member_count": len(server.members),
        "voice_states": [],
        "members": [member_object(world, one) for one in server.members.values()],
        "channels": [channel_object(world, one) for one in channels if one.type not in THREADS],
        "threads": [
            channel_object(world, one)
            for one in channels
            if one.thread and not one.thread.archived and world.sees(world.bot_id, one)
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_object(world: World, channel: Channel, viewer: str | None = None) -> Json:
    """Return Discord's channel object; for a thread it includes the membership of the viewer, or of the bot."""
    if channel.type == ChannelType.DM:
        return _dm_object(world, channel)
    body: Json = {
        "id": channel.id,
        "type": channel.type,
        "guild_id": channel.server_id,
        "name": channel.name,
        "parent_id": channel.parent_id,
        "last_message_id": channel.last_message_id,
        "last_pin_timestamp": channel.last_pin,
        "rate_limit_per_user": channel.slowmode,
        "flags": 0,
    }
    if channel.thread:
        return {**body, **_thread_part(channel, viewer or world.bot_id)}
    return {
        **body,
        "position": channel.position,
        "permission_overwrites": channel.overwrites,
        "topic": channel.topic,
        "nsfw": channel.nsfw,
        "icon_emoji": None,
        "theme_color": None,
    }


def _dm_object(world: World, channel: Channel) -> Json:
    others = [user_object(world.people[one]) for one in channel.recipients if one != world.bot_id]
    return {
        "id": channel.id,
        "type": channel.type,
        "last_message_id": channel.last_message_id,
        "last_pin_timestamp": channel.last_pin,
        "recipients": others,
        "flags": 0,
    }


def _thread_part(channel: Channel, viewer: str) -> Json:
    facts = channel.thread
    if facts is None:
        return {}
    metadata: Json = {
        "archived": facts.archived,
        "archive_timestamp": facts.archive_at,
        "auto_archive_duration": facts.auto_archive,
        "locked": facts.locked,
        "create_timestamp": facts.created_at,
    }
    if channel.type == ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = facts.invitable
    return {
        "owner_id": channel.owner_id,
        "thread_metadata": metadata,
        "message_count": facts.message_count,
        "member_count": min(len(facts.members), 50),
        "total_message_sent": facts.total_sent,
        "member_ids_preview": list(facts.members)[:10],
        **({"member": thread_member_object(channel, viewer)} if viewer in facts.members else {}),
    }


def thread_member_object(channel: Channel, user_id: str) -> Json:
    """Return Discord's thread member object."""
    joined = channel.thread.members[user_id] if channel.thread else ""
    return {"id": channel.id, "user_id": user_id, "join_timestamp": joined, "flags": 0, "muted": False}


def full_thread_member_object(world: World, channel: Channel, user_id: str) -> Json:
    """Return Discord's thread member object with the server member."""
    member = world.servers[channel.server_id or ""].members[user_id]
    return {**thread_member_object(channel, user_id), "member": member_object(world, member)}


def thread_list(world: World, threads: list[Channel]) -> Json:
    """Return a list of threads, with the memberships of the bot."""
    bodies = [channel_object(world, one) for one in threads]
    return {"threads": bodies, "members": [one["member"] for one in bodies if "member" in one]}


def emoji_object(key: str) -> Json:
    """Return Discord's partial emoji object from its key in a route."""
    name, _, snowflake = key.partition(":")
    return {"id": snowflake or None, "name": name, "animated": False} if snowflake else {"id": None, "name": key}


def application_emoji_object(world: World, emoji: Emoji) -> Json:
    """Return Discord's emoji object for an application emoji."""
    return {
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": user_object(world.people[emoji.user_id]),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def message_object(world: World, message: Message, viewer: str, *, live: bool = False) -> Json:
    """Return Discord's message object for one viewer; `live` adds the fields that only events have."""
    body: Json = {**message.body, "author": user_object(world.people[message.author_id])}
    body["mentions"] = [_mentioned(world, message, user_id, live) for user_id in body["mentions"]]
    if message.reactions:
        body["reactions"] = [_reaction(key, users, viewer) for key, users in message.reactions.items()]
    reference = body.get("message_reference")
    if reference and body["type"] == 19:
        body["referenced_message"] = _referenced(world, reference, viewer)
    if body["flags"] & 32 and message.id in world.channels:
        body["thread"] = channel_object(world, world.channels[message.id], viewer)
    if live:
        _add_live(world, message, body)
    return body


def _referenced(world: World, reference: Json, viewer: str) -> Json | None:
    found = world.messages.get(reference["channel_id"], {}).get(reference["message_id"])
    return message_object(world, found, viewer) if found else None


def _reaction(key: str, users: list[str], viewer: str) -> Json:
    return {
        "emoji": emoji_object(key),
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "me": viewer in users,
        "burst_count": 0,
    }


def _member_of(world: World, message: Message, user_id: str) -> Member | None:
    server = world.servers.get(world.channels[message.channel_id].server_id or "")
    return server.members.get(user_id) if server else None


def _mentioned(world: World, message: Message, user_id: str, live: bool) -> Json:
    user = user_object(world.people[user_id])
    member = _member_of(world, message, user_id) if live else None
    return {**user, "member": member_object(world, member, with_user=False)} if member else user


def _add_live(world: World, message: Message, body: Json) -> None:
    if message.only_for is not None or message.channel_id not in world.channels:
        return
    channel = world.channels[message.channel_id]
    body["channel_type"] = channel.type
    if channel.server_id:
        body["guild_id"] = channel.server_id
        member = _member_of(world, message, message.author_id)
        if member and not body.get("webhook_id"):
            body["member"] = member_object(world, member, with_user=False)
