"""Routes on messages, reactions and pins of a channel."""

from bot.sandbox.errors import Refusal
from bot.sandbox.limits.messages import check_message
from bot.sandbox.limits.paging import MOST_PAGE, Page, asked_limit, asked_time, read_page
from bot.sandbox.rest.routing import Call, Reply
from bot.sandbox.state import messages
from bot.sandbox.state.messages import Draft
from bot.sandbox.state.models import Channel, Message
from bot.sandbox.state.payloads import message_object, user_object
from bot.sandbox.state.permissions import Permission
from bot.sandbox.wire import Json, id_of, made_at

P = Permission
MOST_PINS = 50
REACTORS_USUAL = 25
HISTORY_USUAL = 50
BULK_DAYS = 14


def place(call: Call, *needed: Permission) -> Channel:
    """Return the channel of a request. Raises `Refusal` if the bot lacks a permission there."""
    channel = call.world.channel(call.params["channel_id"])
    call.world.require(call.world.bot_id, channel, *needed)
    return channel


def _both(call: Call, *needed: Permission) -> tuple[Channel, Message]:
    channel = place(call, *needed)
    return channel, call.world.public_message(channel.id, call.params["message_id"])


def _shown(call: Call, message: Message) -> Json:
    return message_object(call.world, message, call.world.bot_id)


def create(call: Call) -> Reply:
    """Post a message."""
    world = call.world
    channel = world.channel(call.params["channel_id"])
    world.require_writing(world.bot_id, channel)
    if call.files:
        world.require(world.bot_id, channel, P.ATTACH_FILES)
    if call.body.get("embeds"):
        world.require(world.bot_id, channel, P.EMBED_LINKS)
    check_message(call.body, call.files)
    return _shown(call, messages.post(world, channel, world.bot_id, Draft(call.body, call.files)))


def edit(call: Call) -> Reply:
    """Edit one of the bot's own messages. Raises `Refusal`."""
    channel, message = _both(call)
    if message.author_id != call.world.bot_id:
        raise Refusal(50005)
    messages.check_not_archived(channel)
    check_message(call.body, call.files, message)
    return _shown(call, messages.edit(call.world, channel, message, call.body, call.files))


def show(call: Call) -> Reply:
    """Return one message."""
    return _shown(call, _both(call, P.READ_MESSAGE_HISTORY)[1])


def history(call: Call) -> Reply:
    """Return a page of messages, newest first."""
    channel = place(call)
    asked = read_page(call.query, usual=HISTORY_USUAL)
    if not call.world.permissions(call.world.bot_id, channel) & P.READ_MESSAGE_HISTORY:
        return []
    public = [one for one in call.world.messages.get(channel.id, {}).values() if one.only_for is None]
    return [_shown(call, one) for one in reversed(part_of(public, asked))]


def part_of(messages: list[Message], page: Page) -> list[Message]:
    """Return a page of messages sorted by time: before, after or around an id, or the newest."""
    if page.after is not None:
        return [one for one in messages if int(one.id) > page.after][: page.limit]
    if page.around is not None:
        older = [one for one in messages if int(one.id) < page.around]
        newer = [one for one in messages if int(one.id) >= page.around]
        return older[-(page.limit // 2) :] + newer[: page.limit // 2 + 1]
    if page.before is not None:
        messages = [one for one in messages if int(one.id) < page.before]
    return messages[-page.limit :]


def delete(call: Call) -> Reply:
    """Delete a message: the bot's own, or any message if the bot has the permission."""
    channel, message = _both(call)
    if message.author_id != call.world.bot_id:
        call.world.require(call.world.bot_id, channel, P.MANAGE_MESSAGES)
    messages.check_not_archived(channel)
    messages.delete(call.world, channel, message)
    return None


def bulk_delete(call: Call) -> Reply:
    """Delete 2 to 100 messages at once. Raises `Refusal`."""
    if call.world.channel(call.params["channel_id"]).server_id is None:
        raise Refusal(50003)
    channel = place(call, P.MANAGE_MESSAGES)
    wanted = dict.fromkeys(id_of(one) for one in call.body["messages"])
    if not 2 <= len(wanted) <= MOST_PAGE:
        raise Refusal(50016)
    oldest = call.world.clock.now() - BULK_DAYS * 24 * 3600
    if any(made_at(one) < oldest for one in wanted):
        raise Refusal(50034)
    found = [call.world.messages.get(channel.id, {}).get(one) for one in wanted]
    messages.delete_many(call.world, channel, [one for one in found if one and one.only_for is None])
    return None


def typing(call: Call) -> Reply:
    """Show that the bot is typing."""
    channel = call.world.channel(call.params["channel_id"])
    call.world.require_writing(call.world.bot_id, channel)
    call.world.record("typing", channel=channel, data={"user_id": call.world.bot_id})
    return None


def react(call: Call) -> Reply:
    """Add the bot's own reaction."""
    channel, message = _both(call, P.READ_MESSAGE_HISTORY)
    if _emoji(call) not in message.reactions:
        call.world.require(call.world.bot_id, channel, P.ADD_REACTIONS)
    messages.react(call.world, channel, message, call.world.bot_id, _emoji(call))
    return None


def unreact(call: Call) -> Reply:
    """Remove a reaction: the bot's own, or any user's if the bot has the permission."""
    user_id = call.params.get("user_id", call.world.bot_id)
    channel, message = _both(call, *([] if user_id == call.world.bot_id else [P.MANAGE_MESSAGES]))
    messages.unreact(call.world, channel, message, user_id, _emoji(call))
    return None


def clear_reactions(call: Call) -> Reply:
    """Remove all reactions, or all of one emoji."""
    channel, message = _both(call, P.MANAGE_MESSAGES)
    messages.clear_reactions(call.world, channel, message, _emoji(call) if "emoji_name" in call.params else None)
    return None


def reactors(call: Call) -> Reply:
    """Return the users who reacted with an emoji, in pages by id."""
    _, message = _both(call)
    asked = read_page(call.query, usual=REACTORS_USUAL)
    found = sorted((one for one in message.reactions.get(_emoji(call), []) if int(one) > (asked.after or 0)), key=int)
    return [user_object(call.world.people[one]) for one in found[: asked.limit]]


def _emoji(call: Call) -> str:
    return call.params["emoji_name"]


def pin(call: Call) -> Reply:
    """Pin a message."""
    channel, message = _both(call, P.PIN_MESSAGES)
    messages.pin(call.world, channel, message, call.world.bot_id)
    return None


def unpin(call: Call) -> Reply:
    """Unpin a message."""
    channel, message = _both(call, P.PIN_MESSAGES)
    messages.unpin(call.world, channel, message)
    return None


def pins(call: Call) -> Reply:
    """Return the pinned messages, newest pin first, in pages by the time of the pin."""
    found = messages.pinned(call.world, place(call))
    limit, before = asked_limit(call.query, most=MOST_PINS, usual=MOST_PINS), asked_time(call.query, "before")
    if before:
        found = [one for one in found if messages.pinned_at(one) < before]
    items = [{"pinned_at": messages.pinned_at(one).isoformat(), "message": _shown(call, one)} for one in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


def old_pins(call: Call) -> Reply:
    """Return the pinned messages, newest pin first, in the old format, at most one page."""
    return [_shown(call, one) for one in messages.pinned(call.world, place(call))[:MOST_PINS]]
