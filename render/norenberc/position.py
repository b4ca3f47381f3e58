"""The whole position as text, complete enough to play by."""

from collections import Counter
from collections.abc import Iterator

from bot.games.norenberc.pieces import Craftsman
from bot.games.norenberc.state import Player
from render.norenberc.desk import Desk
from render.norenberc.lay_guild import name_tile
from render.norenberc.marks import LETTERS

MOST = 1900
"""Letters of one chunk: a Discord message takes 2,000."""


def position_chunks(desk: Desk) -> list[str]:
    """The position in messages, each of whole paragraphs."""
    chunks: list[str] = []
    for paragraph in _paragraphs(desk):
        if chunks and len(chunks[-1]) + len(paragraph) + 2 <= MOST:
            chunks[-1] += f"\n\n{paragraph}"
        else:
            chunks.append(paragraph[:MOST])
    return chunks


def _paragraphs(desk: Desk) -> Iterator[str]:
    view = desk.view
    head = [desk.say("text-head", round=view.round, rounds=desk.pieces.rounds, turn=view.turn, stack=len(view.stack))]
    head.append(desk.say("alt-order", names=", ".join(_signed(desk, seat) for seat in view.order)))
    if desk.due:
        head.append(desk.say("alt-due", names=", ".join(_signed(desk, seat) for seat in desk.due)))
    yield "\n".join(head)
    for guild in range(len(view.guilds)):
        yield "\n".join(_guild(desk, guild))
    for seat, player in enumerate(view.players):
        yield "\n".join(_player(desk, seat, player))


def _signed(desk: Desk, seat: int) -> str:
    return f"{LETTERS[seat]} {desk.scene.names[seat][:64]}"


def _good(desk: Desk, good: int) -> str:
    return desk.say(f"good-{desk.pieces.good_names[good]}")


def _counted(desk: Desk, counts: list[int]) -> str:
    listed = [f"{_good(desk, good)} {count}" for good, count in enumerate(counts) if count]
    return ", ".join(listed) or desk.say("text-nothing")


def _guild(desk: Desk, guild: int) -> Iterator[str]:
    view, place = desk.view, desk.view.guilds[guild]
    name: dict[str, str | int] = {"number": guild + 1, "guild": desk.guild_name(guild)}
    facts = []
    if place.workshop:
        facts.append(desk.say("text-guild", good=_good(desk, guild), price=place.workshop[0].value, **name))
        facts += [desk.say("text-master-agent")] if place.workshop[0].agent else []
    else:
        facts.append(desk.say("text-no-master", **name))
    if view.prestige == guild and view.phase in ("planning", "action"):
        facts.append(desk.say("text-prestige"))
    yield " ".join(facts)
    coming = place.workshop[1:]
    if coming:
        yield desk.say("text-coming", values=_coming(desk, coming))
    for window, guest in enumerate(place.lodgings):
        if guest:
            yield desk.say(
                "text-window", window=window + 1, tile=name_tile(desk, guest), price=_prices(desk, guild, window)
            )
    roof = [f"{LETTERS[seat]} {agents}" for seat, agents in enumerate(place.roof) if agents]
    last = [
        desk.say("text-storehouse", goods=_counted(desk, place.storehouse)),
        desk.say("text-roof", agents=", ".join(roof) or desk.say("text-nothing")),
        desk.say("text-crests-left", count=place.crests),
    ]
    last += [desk.say("text-mayors", count=place.mayors)] if place.mayors else []
    yield " ".join(last)


def _coming(desk: Desk, coming: tuple[Craftsman, ...]) -> str:
    """The masters to come in their order; before the last round the last two are a pair."""
    values = [f"{tile.value}{'+' if tile.agent else ''}" for tile in coming]
    if len(values) >= 2:
        upper, lower = values[-2:]
        values[-2:] = [desk.say("text-pair", upper=upper, lower=lower)]
    return ", ".join(values)


def _prices(desk: Desk, guild: int, window: int) -> str:
    prices = []
    for price in desk.pieces.windows[window].prices:
        good = _good(desk, guild)
        if price.any:
            prices.append(desk.say("text-any", own=price.own, good=good, any=price.any))
        else:
            prices.append(desk.say("text-own", own=price.own, good=good))
    return f" {desk.say('or')} ".join(prices)


def _player(desk: Desk, seat: int, player: Player) -> Iterator[str]:
    head = [
        desk.say(
            "text-player",
            letter=LETTERS[seat],
            name=desk.scene.names[seat][:64],
            agents=player.agents,
            stock=player.stock,
            cards=player.cards,
        )
    ]
    head += [desk.say("text-money", talers=player.money)] if player.money is not None else []
    head += [desk.say("text-passed")] if player.finished else []
    yield " ".join(head)
    goods = [desk.say("text-goods", goods=_counted(desk, player.goods))]
    if player.peddled:
        goods.append(
            desk.say("text-peddled", goods=", ".join(_good(desk, good) for good in player.peddled if good >= 0))
        )
    yield " ".join(goods)
    if player.craftsmen:
        yield desk.say("text-craftsmen", craftsmen=_craftsmen(desk, player))
    if player.townsmen:
        counted = Counter(name_tile(desk, tile) for tile in player.townsmen)
        listed = ", ".join(f"{name} \u00d7{count}" if count > 1 else name for name, count in counted.items())
        yield desk.say("text-townsmen", townsmen=listed)
    if sum(player.crests) + player.prestige:
        crests = [f"{desk.guild_name(guild)} {count}" for guild, count in enumerate(player.crests) if count]
        crests += [f"{desk.say('prestige')} {player.prestige}"] if player.prestige else []
        yield desk.say("text-crests", crests=", ".join(crests))


def _craftsmen(desk: Desk, player: Player) -> str:
    """By guild: each value, and the sum."""
    listed = []
    for guild in range(len(player.goods)):
        values = sorted((tile.value for tile in player.craftsmen if tile.guild == guild), reverse=True)
        if values:
            listed.append(f"{desk.guild_name(guild)} {'+'.join(map(str, values))}={sum(values)}")
    return ", ".join(listed)
