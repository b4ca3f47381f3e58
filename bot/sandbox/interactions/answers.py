"""The bot's answers: callbacks of every type, follow-ups and edits."""

from collections.abc import Callable

from bot.sandbox.errors import Form, Refusal, form_error
from bot.sandbox.interactions.desk import ANSWER_SECONDS, TOKEN_SECONDS, Desk
from bot.sandbox.interactions.payloads import metadata
from bot.sandbox.limits.commands import check_choices
from bot.sandbox.limits.messages import check_message
from bot.sandbox.limits.modals import check_modal
from bot.sandbox.state import talk
from bot.sandbox.state.components import with_ids
from bot.sandbox.state.emojis import check_emojis, complete_emojis
from bot.sandbox.state.files import File
from bot.sandbox.state.payloads import message_object
from bot.sandbox.state.talk import Draft
from bot.sandbox.state.things import Interaction, InteractionKind, Message, MessageFlag, MessageType
from bot.sandbox.wire import Json

MESSAGE, THINKING, SILENT, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ALLOWED: dict[InteractionKind, tuple[int, ...]] = {
    InteractionKind.COMMAND: (MESSAGE, THINKING, MODAL),
    InteractionKind.COMPONENT: (MESSAGE, THINKING, SILENT, UPDATE, MODAL),
    InteractionKind.AUTOCOMPLETE: (CHOICES,),
    InteractionKind.MODAL: (MESSAGE, THINKING, SILENT, UPDATE),
}
Files = dict[str, File]


def answer(desk: Desk, interaction: Interaction, body: Json, files: Files) -> Json:
    """Take the bot's first answer; gives Discord's callback response object."""
    kind = _checked_kind(desk, interaction, body)
    interaction.answered = desk.world.clock.now()
    try:
        message = ANSWERS[kind](desk, interaction, body.get("data") or {}, files)
    except Refusal as refusal:
        raise refusal.inside("data") from None
    about: Json = {"id": interaction.id, "type": int(interaction.kind)}
    resource: Json = {"type": kind}
    if message:
        about.update(
            response_message_id=message.id,
            response_message_loading=message.has(MessageFlag.LOADING),
            response_message_ephemeral=message.only_for is not None,
        )
        resource["message"] = message_object(desk.world, message, desk.world.bot_id)
    return (
        {"interaction": about, "resource": resource} if kind in (MESSAGE, THINKING, UPDATE) else {"interaction": about}
    )


def _checked_kind(desk: Desk, interaction: Interaction, body: Json) -> int:
    late = desk.world.clock.now() - interaction.created > ANSWER_SECONDS
    if interaction.status == "failed" or (interaction.status == "pending" and late):
        raise Refusal(10062)
    if interaction.status != "pending":
        raise Refusal(40060)
    allowed = ALLOWED[interaction.kind]
    if interaction.kind == InteractionKind.MODAL and interaction.message_id is None:
        allowed = (MESSAGE, THINKING)
    kind = body.get("type")
    if kind not in allowed:
        words = ", ".join(str(one) for one in allowed)
        raise form_error(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({words}).")
    return int(kind)


def _draft(desk: Desk, interaction: Interaction, data: Json, files: Files, *, follows_up: bool) -> Draft:
    world = desk.world
    is_private = bool(int(data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    more: Json = {
        "webhook_id": world.bot_id,
        "application_id": world.bot_id,
        "interaction_metadata": metadata(world, interaction, follows_up=follows_up),
    }
    kind = _message_type(interaction, follows_up)
    if kind == MessageType.REPLY:
        target = interaction.original_id if follows_up else interaction.message_id
        more["message_reference"] = {"type": 0, "channel_id": interaction.channel_id, "message_id": target}
        if interaction.server_id:
            more["message_reference"]["guild_id"] = interaction.server_id
    return Draft(
        data,
        files,
        only_for=interaction.user_id if is_private else None,
        type=kind,
        flags=MessageFlag.EPHEMERAL if is_private else 0,
        more=more,
    )


def _message_type(interaction: Interaction, follows_up: bool) -> MessageType:
    if follows_up:
        return MessageType.REPLY if interaction.original_id else MessageType.DEFAULT
    if interaction.kind == InteractionKind.COMMAND:
        is_slash = interaction.command_type == 1
        return MessageType.CHAT_INPUT_COMMAND if is_slash else MessageType.CONTEXT_MENU_COMMAND
    return MessageType.REPLY if interaction.message_id else MessageType.DEFAULT


def _with_message(desk: Desk, interaction: Interaction, data: Json, files: Files) -> Message:
    check_message(data, files)
    channel = desk.world.channel(interaction.channel_id)
    draft = _draft(desk, interaction, data, files, follows_up=False)
    message = talk.post(desk.world, channel, desk.world.bot_id, draft)
    interaction.original_id = message.id
    desk.settle(interaction, "done")
    return message


def _with_thinking(desk: Desk, interaction: Interaction, data: Json, _files: Files) -> Message:
    channel = desk.world.channel(interaction.channel_id)
    flags = {"flags": int(data.get("flags") or 0) & MessageFlag.EPHEMERAL}
    draft = _draft(desk, interaction, flags, {}, follows_up=False)
    draft.flags |= MessageFlag.LOADING
    message = talk.post(desk.world, channel, desk.world.bot_id, draft)
    interaction.original_id, interaction.deferred = message.id, True
    desk.settle(interaction, "thinking")
    return message


def _with_silence(desk: Desk, interaction: Interaction, _data: Json, _files: Files) -> None:
    interaction.original_id = interaction.message_id
    desk.settle(interaction, "done")


def _with_update(desk: Desk, interaction: Interaction, data: Json, files: Files) -> Message:
    channel = desk.world.channel(interaction.channel_id)
    message = desk.world.message(channel.id, interaction.message_id or "")
    check_message(data, files, message)
    talk.edit(desk.world, channel, message, data, files)
    interaction.original_id = message.id
    desk.settle(interaction, "done")
    return message


def _with_choices(desk: Desk, interaction: Interaction, data: Json, _files: Files) -> None:
    form = Form()
    choices = data.get("choices") or []
    check_choices(form, ("choices",), choices)
    form.done()
    desk.settle_choices(interaction, choices)


def _with_modal(desk: Desk, interaction: Interaction, data: Json, _files: Files) -> None:
    check_modal(data)
    check_emojis(desk.world, data["components"])
    components = with_ids(data["components"])
    complete_emojis(desk.world, components)
    interaction.modal = {**data, "components": components}
    desk.settle(interaction, "modal")


ANSWERS: dict[int, Callable[[Desk, Interaction, Json, Files], Message | None]] = {
    MESSAGE: _with_message,
    THINKING: _with_thinking,
    SILENT: _with_silence,
    UPDATE: _with_update,
    CHOICES: _with_choices,
    MODAL: _with_modal,
}


def by_token(desk: Desk, token: str) -> Interaction:
    """The answered interaction of a token that is not 15 minutes old."""
    interaction = desk.world.tokens.get(token)
    if interaction is None or interaction.status in ("pending", "modal"):
        raise Refusal(10015)
    if desk.world.clock.now() - interaction.created > TOKEN_SECONDS:
        raise Refusal(50027)
    if interaction.status == "failed" and interaction.original_id is None:
        raise Refusal(10015)
    return interaction


def follow_up(desk: Desk, interaction: Interaction, data: Json, files: Files) -> Message:
    """One more message; the first after "thinking" fills that message."""
    original = desk.original(interaction)
    if interaction.deferred and original:
        return fill(desk, interaction, original, data, files)
    check_message(data, files)
    channel = desk.world.channel(interaction.channel_id)
    draft = _draft(desk, interaction, data, files, follows_up=True)
    message = talk.post(desk.world, channel, desk.world.bot_id, draft)
    if interaction.original_id is None:
        interaction.original_id = message.id
    return message


def fill(desk: Desk, interaction: Interaction, message: Message, data: Json, files: Files) -> Message:
    """Turn a "thinking" message into the answer it announced."""
    check_message(data, files, message)
    talk.edit(desk.world, desk.world.channel(message.channel_id), message, data, files)
    message.body = {**message.body, "edited_timestamp": None}
    desk.filled(interaction)
    return message


def token_message(desk: Desk, interaction: Interaction, message_id: str) -> Message:
    """A message that this token may read, edit and delete."""
    wanted = interaction.original_id if message_id == "@original" else message_id
    message = desk.world.message(interaction.channel_id, wanted or "")
    owner = (message.body.get("interaction_metadata") or {}).get("id")
    if owner != interaction.id and message.id != interaction.original_id:
        raise Refusal(10008)
    return message


def edit_by_token(desk: Desk, interaction: Interaction, message_id: str, data: Json, files: Files) -> Message:
    """Edit the original or a follow-up."""
    message = token_message(desk, interaction, message_id)
    if interaction.deferred and message.id == interaction.original_id:
        return fill(desk, interaction, message, data, files)
    check_message(data, files, message)
    return talk.edit(desk.world, desk.world.channel(message.channel_id), message, data, files)
