"""Routes on messages, reactions and pins of a channel."""

from bot.sandbox.errors import Refusal
from bot.sandbox.limits.messages import check_message
from bot.sandbox.rest.calls import Call, Reply
from bot.sandbox.state import talk
from bot.sandbox.state.payloads import message_object, user_object
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.talk import Draft
from bot.sandbox.state.things import Channel, Message
from bot.sandbox.wire import Json, id_of

P = Permission
PAGE_MOST = 100


def place(call: Call, *needed: Permission) -> Channel:
    """The channel of a request, where the bot may do this."""
    channel = call.world.channel(call.params["channel_id"])
    call.world.need(call.world.bot_id, channel, *needed)
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
    world.need_writing(world.bot_id, channel)
    if call.files:
        world.need(world.bot_id, channel, P.ATTACH_FILES)
    if call.body.get("embeds"):
        world.need(world.bot_id, channel, P.EMBED_LINKS)
    check_message(call.body, call.files)
    return _shown(call, talk.post(world, channel, world.bot_id, Draft(call.body, call.files)))


def edit(call: Call) -> Reply:
    """Edit one of the bot's own messages."""
    channel, message = _both(call)
    if message.author_id != call.world.bot_id:
        raise Refusal(50005)
    talk.must_be_awake(channel)
    check_message(call.body, call.files, message)
    return _shown(call, talk.edit(call.world, channel, message, call.body, call.files))


def show(call: Call) -> Reply:
    """One message."""
    return _shown(call, _both(call, P.READ_MESSAGE_HISTORY)[1])


def history(call: Call) -> Reply:
    """A page of messages, newest first."""
    channel = place(call)
    if not call.world.permissions(call.world.bot_id, channel) & P.READ_MESSAGE_HISTORY:
        return []
    public = [one for one in call.world.messages.get(channel.id, {}).values() if one.only_for is None]
    limit = min(int(call.query.get("limit", 50)), PAGE_MOST)
    return [_shown(call, one) for one in reversed(page(public, dict(call.query), limit))]


def page(messages: list[Message], where: Json, limit: int) -> list[Message]:
    """Part of a list in order of time: before, after or around an id, or the newest."""
    if where.get("after"):
        return [one for one in messages if int(one.id) > int(where["after"])][:limit]
    if where.get("around"):
        older = [one for one in messages if int(one.id) < int(where["around"])]
        newer = [one for one in messages if int(one.id) >= int(where["around"])]
        return older[-(limit // 2) :] + newer[: limit // 2 + 1]
    if where.get("before"):
        messages = [one for one in messages if int(one.id) < int(where["before"])]
    return messages[-limit:]


def delete(call: Call) -> Reply:
    """Delete one's own message, or any with the permission."""
    channel, message = _both(call)
    if message.author_id != call.world.bot_id:
        call.world.need(call.world.bot_id, channel, P.MANAGE_MESSAGES)
    talk.must_be_awake(channel)
    talk.delete(call.world, channel, message)
    return None


def bulk_delete(call: Call) -> Reply:
    """Delete 2 to 100 messages at once."""
    channel = place(call, P.MANAGE_MESSAGES)
    wanted = [id_of(one) for one in call.body.get("messages") or []]
    if not 2 <= len(wanted) <= PAGE_MOST:
        raise Refusal(50016)
    found = [call.world.messages.get(channel.id, {}).get(one) for one in wanted]
    for message in found:
        if message and message.only_for is None:
            talk.delete(call.world, channel, message)
    return None


def typing(call: Call) -> Reply:
    """Show that the bot is writing."""
    channel = call.world.channel(call.params["channel_id"])
    call.world.need_writing(call.world.bot_id, channel)
    call.world.tell("typing", channel=channel, data={"user_id": call.world.bot_id})
    return None


def react(call: Call) -> Reply:
    """The bot's own reaction."""
    channel, message = _both(call, P.READ_MESSAGE_HISTORY)
    if _emoji(call) not in message.reactions:
        call.world.need(call.world.bot_id, channel, P.ADD_REACTIONS)
    talk.react(call.world, channel, message, call.world.bot_id, _emoji(call))
    return None


def unreact(call: Call) -> Reply:
    """Take a reaction back, one's own or with the permission another's."""
    user_id = call.params.get("user_id", call.world.bot_id)
    channel, message = _both(call, *([] if user_id == call.world.bot_id else [P.MANAGE_MESSAGES]))
    talk.unreact(call.world, channel, message, user_id, _emoji(call))
    return None


def clear_reactions(call: Call) -> Reply:
    """Take all reactions away, or all of one emoji."""
    channel, message = _both(call, P.MANAGE_MESSAGES)
    talk.clear_reactions(call.world, channel, message, _emoji(call) if "emoji_name" in call.params else None)
    return None


def reactors(call: Call) -> Reply:
    """Who reacted with an emoji."""
    _, message = _both(call)
    return [user_object(call.world.people[one]) for one in message.reactions.get(_emoji(call), [])]


def _emoji(call: Call) -> str:
    return call.params["emoji_name"]


def pin(call: Call) -> Reply:
    """Pin a message."""
    channel, message = _both(call, P.PIN_MESSAGES)
    talk.pin(call.world, channel, message, call.world.bot_id)
    return None


def unpin(call: Call) -> Reply:
    """Take a pin out."""
    channel, message = _both(call, P.PIN_MESSAGES)
    talk.unpin(call.world, channel, message)
    return None


def pins(call: Call) -> Reply:
    """The pinned messages, newest first, in today's form."""
    channel = place(call)
    found = list(reversed(talk.pinned(call.world, channel)))
    items = [{"pinned_at": channel.last_pin, "message": _shown(call, one)} for one in found]
    limit = int(call.query.get("limit", 50))
    return {"items": items[:limit], "has_more": len(items) > limit}


def old_pins(call: Call) -> Reply:
    """The pinned messages, newest first, in the old form."""
    return [_shown(call, one) for one in reversed(talk.pinned(call.world, place(call)))]
