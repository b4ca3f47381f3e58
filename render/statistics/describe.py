"""Descriptions of the pages of statistics: every fact, with names as long as there is room."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from bot.pictures.painter import LONGEST_DESCRIPTION
from bot.pictures.statistics import (
    DuelsPage,
    FinishRecord,
    GamesPage,
    PersonPage,
    PlayerLine,
    PointsRecord,
    RankingPage,
    RecordsPage,
    ServerPage,
    StatisticsPage,
    StreakRecord,
)
from render.sheet.text_limits import join_sentences
from render.statistics.drawing import StatisticsDrawing
from render.statistics.lay_person import person_tiles
from render.statistics.lay_rankings import say_order

Facts: TypeAlias = dict[str, str | int]

NAME_LENGTHS = (32, 20, 14, 10, 7, 5, 3, 2)
"""Lengths to which names are cut until the description fits."""


class Teller:
    """Puts facts into sentences, with names of at most a given length."""

    def __init__(self, drawing: StatisticsDrawing, longest: int) -> None:
        self.drawing, self.longest = drawing, longest

    def say(self, key: str, **facts: str | int) -> str:
        """Return a sentence of a description."""
        return self.drawing.say(f"alt-{key}", **facts)

    def name(self, name: str) -> str:
        """Return a name, cut if it is too long."""
        told = name or self.drawing.say("someone")
        return told if len(told) <= self.longest else f"{told[: self.longest - 1]}\u2026"

    def line(self, line: PlayerLine) -> str:
        """Tell a player's totals."""
        facts: Facts = {"name": self.name(line.name), "games": line.games, "place": self.drawing.decimal(line.place)}
        share = self.drawing.share(line.wins, line.games)
        return self.say("line", **facts, wins=share, recent=", ".join(map(str, line.recent)))

    def head(self, title: str, note: str) -> str:
        """Tell the title with its note."""
        return self.say("title", title=self.name(title), note=note)

    def streak(self, record: StreakRecord | None) -> Iterator[str]:
        """Tell the longest streak, if there is one."""
        if record:
            value = self.drawing.say("wins-in-a-row", wins=record.wins)
            yield self.say("record", what=self.drawing.say("longest-streak"), value=value, name=self.name(record.name))

    def finish(self, record: FinishRecord | None) -> Iterator[str]:
        """Tell the closest finish, if there is one."""
        if record:
            value = self.drawing.say("finish", lead=record.lead, game=record.game)
            yield self.say("record", what=self.drawing.say("closest-finish"), value=value, name=self.name(record.name))

    def points(self, record: PointsRecord | None) -> Iterator[str]:
        """Tell the best score of all, if there is one."""
        if record:
            value = f"{record.points} \u00b7 {record.game}"
            yield self.say("record", what=self.drawing.say("best-score"), value=value, name=self.name(record.name))


def describe_page(drawing: StatisticsDrawing) -> str:
    """Describe a page; names are cut as far as needed for every fact to fit."""
    tell, told = TELL[type(drawing.page)], [""]
    for longest in NAME_LENGTHS:
        told = [*tell(Teller(drawing, longest), drawing.page)]
        if len(" ".join(told)) <= LONGEST_DESCRIPTION:
            break
    return join_sentences(told)


def _tell_server(teller: Teller, page: ServerPage) -> Iterator[str]:
    yield teller.head(page.title, teller.drawing.span(page.span))
    yield from map(teller.line, page.players)
    yield from _tell_duels(teller, page)
    yield from teller.streak(page.streak)
    yield from teller.points(page.points)
    yield from teller.finish(page.finish)


def _tell_duels(teller: Teller, page: ServerPage) -> Iterator[str]:
    """Tell the head to head of each pair once, for the player higher in the list."""
    told = []
    for number, (line, row) in enumerate(zip(page.players, page.duels, strict=True)):
        met = [(page.players[at].name, pair) for at, pair in enumerate(row) if pair and at > number]
        pairs = ", ".join(f"{teller.name(name)} {teller.drawing.pair(pair)}" for name, pair in met)
        told += [f"{teller.name(line.name)} \u2013 {pairs}"] if pairs else []
    if told:
        yield teller.say("duels", duels="; ".join(told))


def _tell_person(teller: Teller, page: PersonPage) -> Iterator[str]:
    yield teller.head(page.line.name, teller.drawing.span(page.span))
    yield teller.line(page.line)
    for tile in person_tiles(teller.drawing, page):
        facts: Facts = {"what": tile.label, "value": tile.value}
        yield teller.say("record", **facts, name=tile.note) if tile.note else teller.say("fact", **facts)


def _tell_opponents(teller: Teller, page: DuelsPage) -> Iterator[str]:
    yield teller.head(page.name, teller.drawing.span(page.span))
    yield teller.say("opponents")
    for one in page.opponents:
        duel = teller.drawing.pair(one.duel)
        yield teller.say("opponent", name=teller.name(one.name), duel=duel, tied=one.tied)


def _tell_records(teller: Teller, page: RecordsPage) -> Iterator[str]:
    yield teller.head(page.title, teller.drawing.span(page.span))
    for one in page.best:
        facts: Facts = {"game": one.game, "seats": one.seats, "points": one.points}
        yield teller.say("best", **facts, name=teller.name(one.name))
    yield from teller.streak(page.streak)
    yield from teller.finish(page.finish)


def _tell_games(teller: Teller, page: GamesPage) -> Iterator[str]:
    drawing = teller.drawing
    yield teller.head(page.name, drawing.span(page.span))
    for game in page.games:
        share = drawing.share(game.wins, game.games)
        place = drawing.decimal(game.place)
        yield teller.say("game", game=game.title, games=game.games, wins=share, place=place)
        for line in game.by_seats:
            facts: Facts = {"seats": drawing.say("seats", seats=line.seats), "games": line.games, "best": line.best}
            yield teller.say("seats", **facts, mean=drawing.decimal(line.mean))


def _tell_ranking(teller: Teller, page: RankingPage) -> Iterator[str]:
    yield teller.head(page.title, say_order(teller.drawing, page))
    for number, rank in enumerate(page.ranks, start=1):
        line = rank.line
        share, place = teller.drawing.share(line.wins, line.games), teller.drawing.decimal(line.place)
        facts: Facts = {"rank": number, "name": teller.name(line.name), "games": line.games, "wins": share}
        yield teller.say("rank", **facts, place=place, records=rank.records)


TELL: dict[type[StatisticsPage], Callable[..., Iterator[str]]] = {
    ServerPage: _tell_server,
    PersonPage: _tell_person,
    DuelsPage: _tell_opponents,
    RecordsPage: _tell_records,
    GamesPage: _tell_games,
    RankingPage: _tell_ranking,
}
