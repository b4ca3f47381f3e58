"""The whole position as text, complete enough to play by."""

from collections import Counter
from collections.abc import Iterator

from bot.games.norenberc.rules.pieces import Craftsman
from bot.games.norenberc.rules.state import ACTION, PLANNING, Player
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_guild import name_tile
from render.norenberc.tell_decision import describe_act, describe_plan
from render.sheet.text_limits import shorten_name

TELL_QUESTION = {"plan": describe_plan, "act": describe_act}
"""Functions that describe the pictures of questions, by kind."""


def tell_position(drawing: TownDrawing) -> Iterator[str]:
    """Yield the position in paragraphs: status, each guild, each player; for a question everything in its picture."""
    if tell := TELL_QUESTION.get(drawing.scene.kind):
        yield "\n".join(tell(drawing))
        return
    view = drawing.view
    head = [
        drawing.say("text-head", round=view.round, rounds=drawing.pieces.rounds, turn=view.turn, stack=len(view.stack))
    ]
    head.append(drawing.say("alt-order", names=", ".join(_name(drawing, seat) for seat in view.order)))
    if drawing.due:
        head.append(drawing.say("alt-due", names=", ".join(_name(drawing, seat) for seat in drawing.due)))
    yield "\n".join(head)
    for guild in range(len(view.guilds)):
        yield "\n".join(_guild(drawing, guild))
    for seat, player in enumerate(view.players):
        yield "\n".join(_player(drawing, seat, player))


def _name(drawing: TownDrawing, seat: int) -> str:
    return shorten_name(drawing.scene.names[seat])


def _good(drawing: TownDrawing, good: int) -> str:
    return drawing.say(f"good-{drawing.pieces.good_names[good]}")


def _counted(drawing: TownDrawing, counts: list[int]) -> str:
    listed = [f"{_good(drawing, good)} {count}" for good, count in enumerate(counts) if count]
    return ", ".join(listed) or drawing.say("text-nothing")


def _guild(drawing: TownDrawing, guild: int) -> Iterator[str]:
    view, place = drawing.view, drawing.view.guilds[guild]
    name: dict[str, str | int] = {"number": guild + 1, "guild": drawing.guild_name(guild)}
    facts = []
    if place.workshop:
        facts.append(drawing.say("text-guild", good=_good(drawing, guild), price=place.workshop[0].value, **name))
        facts += [drawing.say("text-master-agent")] if place.workshop[0].agent else []
    else:
        facts.append(drawing.say("text-no-master", **name))
    if view.prestige == guild and view.phase in (PLANNING, ACTION):
        facts.append(drawing.say("text-prestige"))
    yield " ".join(facts)
    coming = place.workshop[1:]
    if coming:
        yield drawing.say("text-coming", values=_coming(drawing, coming))
    for window, guest in enumerate(place.lodgings):
        if guest:
            yield drawing.say(
                "text-window", window=window + 1, tile=name_tile(drawing, guest), price=_prices(drawing, guild, window)
            )
    roof = [f"{_name(drawing, seat)} {agents}" for seat, agents in enumerate(place.roof) if agents]
    last = [
        drawing.say("text-storehouse", goods=_counted(drawing, place.storehouse)),
        drawing.say("text-roof", agents=", ".join(roof) or drawing.say("text-nothing")),
        drawing.say("text-crests-left", count=place.crests),
    ]
    last += [drawing.say("text-mayors", count=place.mayors)] if place.mayors else []
    yield " ".join(last)


def _coming(drawing: TownDrawing, coming: tuple[Craftsman, ...]) -> str:
    """List the coming masters in order; except in the last round, the last two are a pair."""
    values = [f"{tile.value}{'+' if tile.agent else ''}" for tile in coming]
    if len(values) >= 2:
        upper, lower = values[-2:]
        values[-2:] = [drawing.say("text-pair", upper=upper, lower=lower)]
    return ", ".join(values)


def _prices(drawing: TownDrawing, guild: int, window: int) -> str:
    prices = []
    for price in drawing.pieces.windows[window].prices:
        good = _good(drawing, guild)
        if price.any:
            prices.append(drawing.say("text-any", own=price.own, good=good, any=price.any))
        else:
            prices.append(drawing.say("text-own", own=price.own, good=good))
    return f" {drawing.say('or')} ".join(prices)


def _player(drawing: TownDrawing, seat: int, player: Player) -> Iterator[str]:
    head = [
        drawing.say(
            "text-player",
            name=_name(drawing, seat),
            agents=player.agents,
            stock=player.stock,
            cards=player.cards,
        )
    ]
    head += [drawing.say("text-money", talers=player.money)] if player.money is not None else []
    head += [drawing.say("text-passed")] if player.finished else []
    head += [drawing.say("text-points", points=drawing.points(seat))]
    yield " ".join(head)
    goods = [drawing.say("text-goods", goods=_counted(drawing, player.goods))]
    if player.peddled:
        goods.append(
            drawing.say("text-peddled", goods=", ".join(_good(drawing, good) for good in player.peddled if good >= 0))
        )
    yield " ".join(goods)
    if player.craftsmen:
        yield drawing.say("text-craftsmen", craftsmen=_craftsmen(drawing, player))
    if player.townsmen:
        counted = Counter(name_tile(drawing, tile) for tile in player.townsmen)
        listed = ", ".join(f"{name} \u00d7{count}" if count > 1 else name for name, count in counted.items())
        yield drawing.say("text-townsmen", townsmen=listed)
    if sum(player.crests) + player.prestige:
        crests = [f"{drawing.guild_name(guild)} {count}" for guild, count in enumerate(player.crests) if count]
        crests += [f"{drawing.say('prestige')} {player.prestige}"] if player.prestige else []
        yield drawing.say("text-crests", crests=", ".join(crests))


def _craftsmen(drawing: TownDrawing, player: Player) -> str:
    """List each guild's values and their sum."""
    listed = []
    for guild in range(len(player.goods)):
        values = sorted((tile.value for tile in player.craftsmen if tile.guild == guild), reverse=True)
        if values:
            listed.append(f"{drawing.guild_name(guild)} {'+'.join(map(str, values))}={sum(values)}")
    return ", ".join(listed)
