"""One whole game played by scripted users in a sandbox, and its counts."""

import secrets
from collections import Counter
from dataclasses import dataclass, field
from unittest.mock import patch

from bot.service.client import Guildhall
from tests.lab.measure.readable import read_aloud, read_by_purpose
from tests.lab.measure.scripted_player import ScriptedPlayer
from tests.player import EPHEMERAL, Json, Player, all_called, all_posted, controls

SECONDS_PER_CLICK = 30
"""Assumed seconds per click for a person who reads, looks at the picture and thinks; a decision takes 2 to 5 clicks."""


@dataclass
class Figures:
    """Counts of one game, or of several."""

    games: int = 0
    rounds: int = 0
    posts: int = 0
    pings: int = 0
    returns: int = 0
    """Number of times that a user had to come back to answer."""
    characters: int = 0
    """Characters as read, without markup."""
    largest: int = 0
    """Number of characters of the longest post."""
    account: int = 0
    """Characters that report events; other characters call players or name the awaited ones."""
    calls: int = 0
    """Characters that call players."""
    waiting: int = 0
    """Characters that name the players awaited."""
    decisions: Counter[str] = field(default_factory=Counter)
    taps: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Figures") -> None:
        """Add the counts of another game."""
        self.games += other.games
        self.rounds += other.rounds
        self.posts += other.posts
        self.pings += other.pings
        self.returns += other.returns
        self.characters += other.characters
        self.account += other.account
        self.calls += other.calls
        self.waiting += other.waiting
        self.largest = max(self.largest, other.largest)
        self.decisions += other.decisions
        self.taps += other.taps

    @property
    def clicks_per_decision(self) -> float:
        """Taps per decision; opening a list, each pick in it, and closing it are one tap each."""
        return self.taps.total() / self.decisions.total()

    @property
    def minutes(self) -> float:
        """Minutes of a game whose players keep their panels open and click one after another."""
        return self.taps.total() * SECONDS_PER_CLICK / 60 / self.games

    def named(self) -> dict[str, float]:
        """The numbers to report, under the names of their goals."""
        return {
            "clicks per decision": self.clicks_per_decision,
            "posts per game": self.posts / self.games,
            "pings per return": self.pings / self.returns,
            "characters per round": self.characters / self.rounds,
            "of these in the account": self.account / self.rounds,
            "of these in calls": self.calls / self.rounds,
            "of these in waiting rows": self.waiting / self.rounds,
            "characters per game": self.characters / self.games,
            "longest post, in characters": self.largest,
        }


async def play_game(bot: Guildhall, people: list[Player], name: str, seed: bytes, go_away: bool) -> Figures:
    """Let these users play a game to its end; each question is answered before the next.

    The users keep their panels open or, if `go_away`, leave whenever they have no question, until they are called.
    """
    table_id = await begin_game(bot, people, name, seed)
    players = [ScriptedPlayer(person, seat, go_away) for seat, person in enumerate(people)]
    rounds, begun = set[int](), len(people[0].events)
    table = await bot.manager.table(table_id)
    await all_posted(bot)
    while prompts := table.prompts():
        rounds.add(getattr(table.now.state, "round", 1))
        player = players[prompts[0].seat]
        await player.decide(table, prompts[0])
        if go_away and not player.is_asked:
            bot.manager.attention.lose(table_id, int(player.person.id))
        await all_called(bot, table_id)
    await all_posted(bot)
    await players[0].look()
    seen = people[0].events[begun:]
    return count_figures(players, len(rounds), [one["message"] for one in seen if one["event"] == "message_create"])


async def begin_game(bot: Guildhall, people: list[Player], name: str, seed: bytes) -> int:
    """Open a lobby, let all join, and start the game; return the table's number."""
    host = people[0]
    with patch.object(secrets, "token_bytes", lambda _size: seed):
        lobby = (await host.slash(f"{name} new", players=len(people))).message
    table = await bot.manager.table_in(int(host.channel))
    for person in people[1:]:
        await person.click(lobby, f"l:{table.id}:join")
    await host.click(lobby, f"l:{table.id}:start")
    return table.id


def count_figures(players: list[ScriptedPlayer], rounds: int, messages: list[Json]) -> Figures:
    """Sum up all players' clicks and the posts in the channel."""
    posts = [one for one in messages if one["channel_id"] == players[0].person.channel and not one["flags"] & EPHEMERAL]
    lengths = [len(read_aloud(post)) for post in posts]
    calls = [
        post for post in posts if not controls(post, "again:")
    ]  # the final post mentions all players but calls none of them
    figures = Figures(1, rounds, len(posts), sum(len(post["mentions"]) for post in calls))
    figures.characters, figures.largest = sum(lengths), max(lengths)
    told = [read_by_purpose(post) for post in posts]
    figures.account = sum(len(one.account) for one in told)
    figures.calls = sum(len(one.calls) for one in told)
    figures.waiting = sum(len(one.waiting) for one in told)
    for player in players:
        figures.returns += player.returns
        figures.decisions += player.decisions
        figures.taps += player.taps
    return figures
