"""The bot's answers: callbacks of every type, follow-ups and edits."""

from collections.abc import Callable

from bot.sandbox.errors import Form, Refusal, form_error
from bot.sandbox.interactions.payloads import metadata
from bot.sandbox.interactions.tracker import TOKEN_SECONDS, InteractionTracker
from bot.sandbox.limits.commands import check_choices
from bot.sandbox.limits.messages import check_message
from bot.sandbox.limits.modals import check_modal
from bot.sandbox.state import messages
from bot.sandbox.state.components import with_ids
from bot.sandbox.state.emojis import check_emojis, complete_emojis
from bot.sandbox.state.files import File
from bot.sandbox.state.messages import Draft
from bot.sandbox.state.models import Interaction, InteractionKind, Message, MessageFlag, MessageType
from bot.sandbox.state.payloads import message_object
from bot.sandbox.wire import Json

MESSAGE, THINKING, SILENT, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ALLOWED: dict[InteractionKind, tuple[int, ...]] = {
    InteractionKind.COMMAND: (MESSAGE, THINKING, MODAL),
    InteractionKind.COMPONENT: (MESSAGE, THINKING, SILENT, UPDATE, MODAL),
    InteractionKind.AUTOCOMPLETE: (CHOICES,),
    InteractionKind.MODAL: (MESSAGE, THINKING, SILENT, UPDATE),
}
Files = dict[str, File]


def answer(tracker: InteractionTracker, interaction: Interaction, body: Json, files: Files) -> Json:
    """Handle the bot's first answer; returns Discord's callback response object."""
    kind = _checked_kind(tracker, interaction, body)
    interaction.answered, interaction.answer = tracker.world.clock.now(), kind
    try:
        message = ANSWERS[kind](tracker, interaction, body.get("data") or {}, files)
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
        resource["message"] = message_object(tracker.world, message, tracker.world.bot_id)
    return (
        {"interaction": about, "resource": resource} if kind in (MESSAGE, THINKING, UPDATE) else {"interaction": about}
    )


def _checked_kind(tracker: InteractionTracker, interaction: Interaction, body: Json) -> int:
    late = tracker.world.clock.now() - interaction.created > tracker.answer_seconds
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


def _draft(
    tracker: InteractionTracker, interaction: Interaction, data: Json, files: Files, *, follows_up: bool
) -> Draft:
    world = tracker.world
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


def _with_message(tracker: InteractionTracker, interaction: Interaction, data: Json, files: Files) -> Message:
    check_message(data, files)
    channel = tracker.world.channel(interaction.channel_id)
    draft = _draft(tracker, interaction, data, files, follows_up=False)
    message = messages.post(tracker.world, channel, tracker.world.bot_id, draft)
    interaction.original_id = message.id
    tracker.mark_answered(interaction, "done")
    return message


def _with_thinking(tracker: InteractionTracker, interaction: Interaction, data: Json, _files: Files) -> Message:
    channel = tracker.world.channel(interaction.channel_id)
    flags = {"flags": int(data.get("flags") or 0) & MessageFlag.EPHEMERAL}
    draft = _draft(tracker, interaction, flags, {}, follows_up=False)
    draft.flags |= MessageFlag.LOADING
    message = messages.post(tracker.world, channel, tracker.world.bot_id, draft)
    interaction.original_id, interaction.deferred = message.id, True
    tracker.mark_answered(interaction, "thinking")
    return message


def _with_silence(tracker: InteractionTracker, interaction: Interaction, _data: Json, _files: Files) -> None:
    interaction.original_id = interaction.message_id
    tracker.mark_answered(interaction, "done")


def _with_update(tracker: InteractionTracker, interaction: Interaction, data: Json, files: Files) -> Message:
    channel = tracker.world.channel(interaction.channel_id)
    message = tracker.world.message(channel.id, interaction.message_id or "")
    check_message(data, files, message)
    messages.edit(tracker.world, channel, message, data, files)
    interaction.original_id = message.id
    tracker.mark_answered(interaction, "done")
    return message


def _with_choices(tracker: InteractionTracker, interaction: Interaction, data: Json, _files: Files) -> None:
    form = Form()
    choices = data.get("choices") or []
    check_choices(form, ("choices",), choices)
    form.done()
    tracker.answer_choices(interaction, choices)


def _with_modal(tracker: InteractionTracker, interaction: Interaction, data: Json, _files: Files) -> None:
    check_modal(data)
    check_emojis(tracker.world, data["components"])
    components = with_ids(data["components"])
    complete_emojis(tracker.world, components)
    interaction.modal = {**data, "components": components}
    tracker.mark_answered(interaction, "modal")


ANSWERS: dict[int, Callable[[InteractionTracker, Interaction, Json, Files], Message | None]] = {
    MESSAGE: _with_message,
    THINKING: _with_thinking,
    SILENT: _with_silence,
    UPDATE: _with_update,
    CHOICES: _with_choices,
    MODAL: _with_modal,
}


def by_token(tracker: InteractionTracker, token: str) -> Interaction:
    """Return the answered interaction with this token. Raises `Refusal` if the token is older than 15 minutes."""
    interaction = tracker.world.tokens.get(token)
    if interaction is None or interaction.status in ("pending", "modal"):
        raise Refusal(10015)
    if tracker.world.clock.now() - interaction.created > TOKEN_SECONDS:
        raise Refusal(50027)
    if interaction.status == "failed" and interaction.original_id is None:
        raise Refusal(10015)
    return interaction


def follow_up(tracker: InteractionTracker, interaction: Interaction, data: Json, files: Files) -> Message:
    """Post a follow-up message; the first one replaces a "thinking" message."""
    original = tracker.original(interaction)
    if interaction.deferred and original:
        return fill(tracker, interaction, original, data, files)
    check_message(data, files)
    channel = tracker.world.channel(interaction.channel_id)
    draft = _draft(tracker, interaction, data, files, follows_up=True)
    message = messages.post(tracker.world, channel, tracker.world.bot_id, draft)
    if interaction.original_id is None:
        interaction.original_id = message.id
    return message


def fill(tracker: InteractionTracker, interaction: Interaction, message: Message, data: Json, files: Files) -> Message:
    """Replace a "thinking" message with the answer."""
    check_message(data, files, message)
    messages.edit(tracker.world, tracker.world.channel(message.channel_id), message, data, files)
    message.body = {**message.body, "edited_timestamp": None}
    tracker.mark_filled(interaction)
    return message


def token_message(tracker: InteractionTracker, interaction: Interaction, message_id: str) -> Message:
    """Return a message that may be changed with an interaction's token. Raises `Refusal`."""
    wanted = interaction.original_id if message_id == "@original" else message_id
    message = tracker.world.message(interaction.channel_id, wanted or "")
    owner = (message.body.get("interaction_metadata") or {}).get("id")
    if owner != interaction.id and message.id != interaction.original_id:
        raise Refusal(10008)
    return message


def edit_by_token(
    tracker: InteractionTracker, interaction: Interaction, message_id: str, data: Json, files: Files
) -> Message:
    """Edit the original answer or a follow-up."""
    message = token_message(tracker, interaction, message_id)
    if interaction.deferred and message.id == interaction.original_id:
        return fill(tracker, interaction, message, data, files)
    check_message(data, files, message)
    return messages.edit(tracker.world, tracker.world.channel(message.channel_id), message, data, files)
