"""Pages of statistics to paint."""

from collections.abc import Sequence

from bot.pictures.statistics import (
    DuelsPage,
    FinishRecord,
    GameLine,
    GamesPage,
    Mate,
    Month,
    Opponent,
    Pair,
    PersonPage,
    PlayerLine,
    PointsRecord,
    Rank,
    RankingPage,
    RecordsPage,
    SeatsLine,
    ServerPage,
    Span,
    StatisticsPage,
    StreakRecord,
)

NAMES = ("Anna", "Boris", "Chiara", "Dmitri", "Emil", "Frida")
LONG = tuple(f"{letter * 31}{number}" for number, letter in enumerate("WMQ\u0429\u00d8\u4e2d"))
"""Names of 32 wide letters."""
SCRIPTS = (
    "\u0645\u062d\u0645\u062f",
    "\u674e\u5c0f\u9f99",
    "\u0928\u093f\u0932",
    "\U0001f432\U0001f432",
    "\u200b",
    "o\u0302 \u202e evil",
)
"""Right-to-left, Chinese and Devanagari letters, emojis, an invisible name, a name that tries to turn the text."""
TITLES = ("Norenberc", "Notre Dame", "Ulm")


def server_page(names: Sequence[str], scale: int = 1) -> ServerPage:
    """Return a server's page; `scale` multiplies all counts."""
    players = tuple(
        PlayerLine(
            name, 30 * scale + at, 12 * scale - at, 2.2 + at / 10, tuple((at + game) % 6 + 1 for game in range(5))
        )
        for at, name in enumerate(names)
    )
    duels = tuple(
        tuple(
            None if at == other or at + other == 5 else Pair((7 + at) * scale, (7 + other) * scale)
            for other in range(len(names))
        )
        for at in range(len(names))
    )
    return ServerPage(
        names[-1],
        Span(48 * scale, Month(2026, 3), "Notre Dame"),
        players,
        duels,
        StreakRecord(names[0], 4 * scale),
        PointsRecord(names[-1], "Notre Dame", 4, 61 * scale),
        FinishRecord("", "Norenberc", 1),
    )


def all_pages(names: Sequence[str], scale: int = 1) -> list[StatisticsPage]:
    """Return one page of each kind."""
    span, first, last = Span(30 * scale, Month(2026, 12)), names[0], names[-1]
    server = server_page(names, scale)
    mate = Mate(last, 23 * scale, Pair(15 * scale, 8 * scale))
    best = tuple(
        PointsRecord(names[at % len(names)], title, at + 2, 61 * scale + at) for at, title in enumerate(TITLES)
    )
    seats = tuple(SeatsLine(number, 7 * scale, 61 * scale, 44.25 * scale) for number in (2, 3, 4, 5))
    games = tuple(GameLine(title, 12 * scale, 4 * scale, 2.25, seats) for title in TITLES)
    pace = (38, 4 * 3600 * scale)
    return [
        server,
        PersonPage(server.players[0], span, 3, 5, *pace, 5 * scale, 2 * scale, mate, mate, 12 * scale, 9 * scale),
        PersonPage(PlayerLine(first, 0, 0, 0), Span(0)),
        DuelsPage(first, span, tuple(Opponent(name, Pair(9 * scale, 7 * scale), scale) for name in names)),
        RecordsPage(last, span, best, server.streak, server.finish),
        RecordsPage(last, span, ()),
        GamesPage(first, span, games),
        *(
            RankingPage(last, span, order, tuple(Rank(one, scale) for one in server.players), 5)
            for order in ("place", "wins", "records")
        ),
    ]
