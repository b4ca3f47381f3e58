"""The status of a game of Norenberc, for the banner over its board."""

from bot.games.norenberc.rules.state import ACTION, NAMING, OVER, PLANNING, ROUND_END
from render.norenberc.drawing import TownDrawing
from render.sheet.banner import Standing

STATUS = {PLANNING: "plans", NAMING: "names", ROUND_END: "round-over", OVER: "game-over"}
GUESTS = 2.1
"""Width of the stack of guests, in multiples of its height."""


def find_standing(drawing: TownDrawing) -> Standing:
    """Return the round and turn, the turn order, and the players to act or the guild that was just resolved."""
    view = drawing.view
    rounds = drawing.say("round", round=view.round, rounds=drawing.pieces.rounds)
    text = f"{rounds} \u00b7 {drawing.say('turn', turn=view.turn)}"
    marks = (("guests", (len(view.stack),), GUESTS),)
    return Standing(text, tuple(view.order), drawing.due, _tell_status(drawing), marks)


def _tell_status(drawing: TownDrawing) -> str:
    """Say what the next player does; without a next player, name the guild in progress or just resolved."""
    if drawing.due or drawing.view.phase is not ACTION or drawing.called < 0:
        return drawing.say(STATUS.get(drawing.view.phase, "acts"))
    guild = drawing.guild_name(drawing.called)
    return guild if drawing.asked else drawing.say("called", guild=guild)


def tell_calm(drawing: TownDrawing) -> tuple[str, ...]:
    """Return the banner's text for a board without news."""
    view = drawing.view
    if view.phase in (OVER, NAMING, ROUND_END):
        return ()
    return (drawing.say("calm", guild=drawing.guild_name(view.prestige)),)
