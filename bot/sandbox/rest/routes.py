"""The table of routes, in the words of Discord's own API description."""

from bot.sandbox.limits import bodies
from bot.sandbox.limits.shapes import listing
from bot.sandbox.rest import accounts, channels, commands, emojis, messages, webhooks
from bot.sandbox.rest.routing import RouteTable, route

COMMANDS = "/applications/{application_id}/commands"
SERVER_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJIS = "/applications/{application_id}/emojis"
EMOJI = "/applications/{application_id}/emojis/{emoji_id}"
CHANNEL = "/channels/{channel_id}"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
REACTION = MESSAGE + "/reactions/{emoji_name}"
SERVER = "/guilds/{guild_id}"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"

ACCOUNTS = [
    route("GET /users/@me", accounts.own_user),
    route("GET /users/@me/guilds", accounts.own_servers),
    route("GET /users/{user_id}", accounts.user),
    route("POST /users/@me/channels", accounts.open_dm, bodies.DIRECT),
    route("GET /oauth2/applications/@me", accounts.own_application),
    route("GET /applications/@me", accounts.own_application),
    route("GET /gateway", accounts.gateway, is_open=True),
    route("GET /gateway/bot", accounts.gateway_bot),
    route(f"GET {SERVER}", accounts.server),
    route(f"GET {SERVER}/channels", accounts.server_channels),
    route(f"GET {SERVER}/threads/active", accounts.active_threads),
    route(f"GET {SERVER}/roles", accounts.roles),
    route(f"GET {SERVER}/members", accounts.members),
    route(f"GET {SERVER}/members/search", accounts.search_members),
    route(f"PATCH {SERVER}/members/@me", accounts.change_own_member, bodies.OWN_MEMBER),
    route(f"GET {SERVER}/members/{{user_id}}", accounts.member),
]
CHANNELS = [
    route(f"GET {CHANNEL}", channels.show),
    route(f"PATCH {CHANNEL}", channels.change, bodies.CHANNEL),
    route(f"DELETE {CHANNEL}", channels.delete),
    route(f"PUT {CHANNEL}/permissions/{{overwrite_id}}", channels.set_overwrite, bodies.OVERWRITE, status=204),
    route(f"DELETE {CHANNEL}/permissions/{{overwrite_id}}", channels.drop_overwrite, status=204),
    route(f"POST {CHANNEL}/threads", channels.open_thread, bodies.CHANNEL, status=201),
    route(f"POST {MESSAGE}/threads", channels.open_thread_on, bodies.CHANNEL, status=201),
    route(f"GET {CHANNEL}/threads/archived/{{kind}}", channels.archived_threads),
    route(f"GET {CHANNEL}/thread-members", channels.thread_members),
    route(f"GET {CHANNEL}/thread-members/@me", channels.thread_member),
    route(f"GET {CHANNEL}/thread-members/{{user_id}}", channels.thread_member),
    route(f"PUT {CHANNEL}/thread-members/@me", channels.join_thread),
    route(f"PUT {CHANNEL}/thread-members/{{user_id}}", channels.join_thread),
    route(f"DELETE {CHANNEL}/thread-members/@me", channels.leave_thread),
    route(f"DELETE {CHANNEL}/thread-members/{{user_id}}", channels.leave_thread),
]
MESSAGES = [
    route(f"GET {CHANNEL}/messages", messages.history),
    route(f"POST {CHANNEL}/messages", messages.create, bodies.MESSAGE),
    route(f"POST {CHANNEL}/messages/bulk-delete", messages.bulk_delete, bodies.BULK),
    route(f"POST {CHANNEL}/typing", messages.typing),
    route(f"GET {MESSAGE}", messages.show),
    route(f"PATCH {MESSAGE}", messages.edit, bodies.MESSAGE),
    route(f"DELETE {MESSAGE}", messages.delete),
    route(f"DELETE {MESSAGE}/reactions", messages.clear_reactions),
    route(f"GET {REACTION}", messages.reactors),
    route(f"DELETE {REACTION}", messages.clear_reactions),
    route(f"PUT {REACTION}/@me", messages.react),
    route(f"DELETE {REACTION}/@me", messages.unreact),
    route(f"DELETE {REACTION}/{{user_id}}", messages.unreact),
    route(f"GET {CHANNEL}/messages/pins", messages.pins),
    route(f"PUT {CHANNEL}/messages/pins/{{message_id}}", messages.pin),
    route(f"DELETE {CHANNEL}/messages/pins/{{message_id}}", messages.unpin),
    route(f"GET {CHANNEL}/pins", messages.old_pins),
    route(f"PUT {CHANNEL}/pins/{{message_id}}", messages.pin),
    route(f"DELETE {CHANNEL}/pins/{{message_id}}", messages.unpin),
]
APPLICATION_COMMANDS = [
    made
    for place in (COMMANDS, SERVER_COMMANDS)
    for made in (
        route(f"GET {place}", commands.show_all),
        route(f"PUT {place}", commands.replace_all, listing(bodies.COMMAND)),
        route(f"POST {place}", commands.create, bodies.COMMAND, status=201),
        route(f"GET {place}/{{command_id}}", commands.show),
        route(f"PATCH {place}/{{command_id}}", commands.change, bodies.COMMAND),
        route(f"DELETE {place}/{{command_id}}", commands.delete),
    )
]
APPLICATION_EMOJIS = [
    route(f"GET {EMOJIS}", emojis.show_all),
    route(f"POST {EMOJIS}", emojis.create, bodies.NEW_EMOJI, status=201),
    route(f"GET {EMOJI}", emojis.show),
    route(f"PATCH {EMOJI}", emojis.change, bodies.CHANGED_EMOJI),
    route(f"DELETE {EMOJI}", emojis.delete),
]
INTERACTIONS = [
    route(f"POST {CALLBACK}", webhooks.callback, bodies.CALLBACK, is_open=True),
    route(f"POST {WEBHOOK}", webhooks.follow_up, bodies.MESSAGE, is_open=True),
    *(
        made
        for place in (f"{WEBHOOK}/messages/@original", f"{WEBHOOK}/messages/{{message_id}}")
        for made in (
            route(f"GET {place}", webhooks.show, is_open=True),
            route(f"PATCH {place}", webhooks.edit, bodies.MESSAGE, is_open=True),
            route(f"DELETE {place}", webhooks.delete, is_open=True),
        )
    ),
]
TABLE = RouteTable([*ACCOUNTS, *CHANNELS, *MESSAGES, *APPLICATION_COMMANDS, *APPLICATION_EMOJIS, *INTERACTIONS])
