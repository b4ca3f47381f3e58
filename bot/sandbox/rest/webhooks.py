"""Routes on interactions: callbacks, follow-ups, edits by token."""

from bot.sandbox.errors import Refusal
from bot.sandbox.interactions import answers
from bot.sandbox.rest.routing import Call, Reply
from bot.sandbox.state import messages
from bot.sandbox.state.models import Interaction, Message
from bot.sandbox.state.payloads import message_object
from bot.sandbox.wire import Json


def callback(call: Call) -> Reply:
    """Handle the first answer to an interaction. Raises `Refusal`."""
    interaction = call.world.interactions.get(call.params["interaction_id"])
    if interaction is None or interaction.token != call.params["interaction_token"]:
        raise Refusal(10062)
    body = answers.answer(call.tracker, interaction, call.body, call.files)
    return body if call.query.get("with_response") in ("1", "true", "True") else None


def _interaction(call: Call) -> Interaction:
    if call.params["webhook_id"] != call.world.bot_id:
        raise Refusal(10015)
    return answers.by_token(call.tracker, call.params["webhook_token"])


def _shown(call: Call, message: Message) -> Json:
    return message_object(call.world, message, call.world.bot_id)


def follow_up(call: Call) -> Reply:
    """Post a follow-up message."""
    return _shown(call, answers.follow_up(call.tracker, _interaction(call), call.body, call.files))


def show(call: Call) -> Reply:
    """Return the original answer or a follow-up."""
    return _shown(call, answers.token_message(call.tracker, _interaction(call), _wanted(call)))


def edit(call: Call) -> Reply:
    """Edit the original answer or a follow-up."""
    interaction = _interaction(call)
    return _shown(call, answers.edit_by_token(call.tracker, interaction, _wanted(call), call.body, call.files))


def delete(call: Call) -> Reply:
    """Delete the original answer or a follow-up."""
    interaction = _interaction(call)
    message = answers.token_message(call.tracker, interaction, _wanted(call))
    messages.delete(call.world, call.world.channel(message.channel_id), message)
    if message.id == interaction.original_id:
        call.tracker.mark_filled(interaction)
    return None


def _wanted(call: Call) -> str:
    return call.params.get("message_id", "@original")
