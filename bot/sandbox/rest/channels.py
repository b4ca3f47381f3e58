"""Routes on channels, their overwrites and threads."""

from datetime import datetime

from bot.sandbox.errors import Form, Refusal
from bot.sandbox.limits.paging import MOST_PAGE, asked_limit, asked_time, read_page
from bot.sandbox.rest.messages import place
from bot.sandbox.rest.routing import Call, Reply
from bot.sandbox.state import channels
from bot.sandbox.state.models import Channel, ChannelType
from bot.sandbox.state.payloads import (
    channel_object,
    full_thread_member_object,
    thread_list,
    thread_member_object,
)
from bot.sandbox.state.permissions import Permission
from bot.sandbox.wire import Json

P = Permission
ARCHIVE_TIMES = (60, 1440, 4320, 10080)
MOST_NAME = 100
MOST_TOPIC = 1024
ARCHIVED_USUAL = 50
KINDS = {"public": ChannelType.PUBLIC_THREAD, "private": ChannelType.PRIVATE_THREAD}


def show(call: Call) -> Reply:
    """Return one channel."""
    return channel_object(call.world, place(call))


def change(call: Call) -> Reply:
    """Change a channel or thread."""
    channel = place(call)
    form = Form()
    form.length(("name",), call.body.get("name"), MOST_NAME, 1)
    form.length(("topic",), call.body.get("topic"), MOST_TOPIC)
    _check_archive_time(form, call.body)
    form.done()
    if channel.thread:
        if channel.owner_id != call.world.bot_id or channel.thread.locked or "locked" in call.body:
            call.world.require(call.world.bot_id, channel, P.MANAGE_THREADS)
        channels.change_thread(call.world, channel, call.body)
    else:
        call.world.require(call.world.bot_id, channel, P.MANAGE_CHANNELS)
        channels.change_channel(call.world, channel, call.body)
    return channel_object(call.world, channel)


def delete(call: Call) -> Reply:
    """Delete a channel or thread."""
    channel = place(call, P.VIEW_CHANNEL)
    if channel.server_id:
        call.world.require(call.world.bot_id, channel, P.MANAGE_THREADS if channel.thread else P.MANAGE_CHANNELS)
        channels.delete_channel(call.world, channel)
    return channel_object(call.world, channel)


def set_overwrite(call: Call) -> Reply:
    """Set a permission overwrite."""
    channel = place(call, P.MANAGE_ROLES)
    channels.set_overwrite(call.world, channel, {**call.body, "id": call.params["overwrite_id"]})
    return None


def drop_overwrite(call: Call) -> Reply:
    """Delete a permission overwrite."""
    channel = place(call, P.MANAGE_ROLES)
    channels.drop_overwrite(call.world, channel, call.params["overwrite_id"])
    return None


def open_thread(call: Call) -> Reply:
    """Open a thread without a message."""
    is_private = call.body.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    channel = place(call, P.CREATE_PRIVATE_THREADS if is_private else P.CREATE_PUBLIC_THREADS)
    _check_thread(call.body)
    return channel_object(call.world, channels.open_thread(call.world, channel, call.world.bot_id, call.body))


def open_thread_on(call: Call) -> Reply:
    """Open a thread on a message."""
    channel = place(call, P.CREATE_PUBLIC_THREADS)
    message = call.world.public_message(channel.id, call.params["message_id"])
    _check_thread(call.body)
    return channel_object(call.world, channels.open_thread(call.world, channel, call.world.bot_id, call.body, message))


def _check_thread(asked: Json) -> None:
    form = Form()
    if form.required(("name",), asked.get("name")):
        form.length(("name",), asked["name"], MOST_NAME, 1)
    _check_archive_time(form, asked)
    form.done()


def _check_archive_time(form: Form, asked: Json) -> None:
    if asked.get("auto_archive_duration") is not None:
        form.one_of(("auto_archive_duration",), asked["auto_archive_duration"], ARCHIVE_TIMES)


def _thread(call: Call) -> Channel:
    channel = place(call)
    if channel.thread is None:
        raise Refusal(50024)
    return channel


def thread_members(call: Call) -> Reply:
    """Return the members of a thread; with server members included, in pages by id."""
    thread = _thread(call)
    members = thread.thread.members if thread.thread else {}
    usual = MOST_PAGE if _with_member(call) else len(members)
    asked = read_page(call.query, usual=usual)
    found = sorted((one for one in members if int(one) > (asked.after or 0)), key=int)
    return [_thread_member(call, thread, one) for one in found[: asked.limit]]


def _with_member(call: Call) -> bool:
    return call.query.get("with_member", "").lower() in ("1", "true")


def _thread_member(call: Call, thread: Channel, user_id: str) -> Json:
    if _with_member(call):
        return full_thread_member_object(call.world, thread, user_id)
    return thread_member_object(thread, user_id)


def thread_member(call: Call) -> Reply:
    """Return one member of a thread. Raises `Refusal`."""
    thread = _thread(call)
    user_id = call.params.get("user_id", call.world.bot_id)
    if thread.thread is None or user_id not in thread.thread.members:
        raise Refusal(10007)
    return _thread_member(call, thread, user_id)


def join_thread(call: Call) -> Reply:
    """Add a member to a thread, or the bot itself."""
    thread = _thread(call)
    user_id = call.params.get("user_id", call.world.bot_id)
    if user_id != call.world.bot_id:
        call.world.require(call.world.bot_id, thread, P.SEND_MESSAGES_IN_THREADS)
    call.world.person(user_id)
    channels.join_thread(call.world, thread, user_id)
    return None


def leave_thread(call: Call) -> Reply:
    """Remove a member from a thread, or the bot itself."""
    thread = _thread(call)
    user_id = call.params.get("user_id", call.world.bot_id)
    if call.world.bot_id not in (user_id, thread.owner_id):
        call.world.require(call.world.bot_id, thread, P.MANAGE_THREADS)
    channels.leave_thread(call.world, thread, user_id)
    return None


def archived_threads(call: Call) -> Reply:
    """Return a channel's archived threads, most recently archived first, in pages by archive time. Raises `Refusal`."""
    channel = place(call, P.READ_MESSAGE_HISTORY)
    kind = KINDS.get(call.params["kind"])
    if kind is None:
        raise Refusal(0)
    limit, before = asked_limit(call.query, usual=ARCHIVED_USUAL), asked_time(call.query, "before")
    found = [one for one in call.world.channels.values() if one.parent_id == channel.id and one.type == kind]
    archived = [one for one in found if one.thread and one.thread.archived]
    archived.sort(key=_archived_at, reverse=True)
    if before:
        archived = [one for one in archived if _archived_at(one) < before]
    return {**thread_list(call.world, archived[:limit]), "has_more": len(archived) > limit}


def _archived_at(thread: Channel) -> datetime:
    return datetime.fromisoformat(thread.thread.archive_at if thread.thread else "")
