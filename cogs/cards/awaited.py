"""The players a game waits for, their deadlines, and the calls to those who must act."""

from collections.abc import Collection, Sequence

from bot.games.contract import Line, Prompt, Seat
from bot.tables.computers import drafted_answer
from bot.tables.pace import EXTRA_TURNS, TimeoutPolicy
from bot.tables.posts import Post
from bot.tables.table import Table
from bot.words.summaries import BETWEEN, SMALL, is_heading
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.replies.names import marked_names, text_names


def waiting_for(table: Table, words: Words) -> str:
    """Say which players the game waits for, with deadlines or waiting times, and who has answered.

    Returns an empty text if the game waits only for computers that will answer in a moment.
    """
    seats = table.shown_as_awaited()
    if not seats:
        return ""
    return BETWEEN.join([*_say_answered(table, words), _say_awaited(table, seats, words)])


def _say_awaited(table: Table, seats: Sequence[Seat], words: Words) -> str:
    """Name the awaited players, or a computer that is thinking."""
    names = [_awaited_name(table, seat, words) for seat in seats]
    times = [(table.now.marks[seat].asked_at, table.shown_deadline_of(seat)) for seat in seats]
    if len(set(times)) == 1:
        [(since, deadline)] = set(times)
        if deadline:
            return words.say("waiting-deadline", names=words.listing(names), at=f"<t:{deadline}:R>")
        return words.say("waiting-for", names=words.listing(names), since=f"<t:{since}:R>")
    each = [_say_one(name, *time, words) for name, time in zip(names, times, strict=True)]
    return words.say("waiting-for-each", people=words.listing(each))


def _say_one(name: str, since: int, deadline: int | None, words: Words) -> str:
    """Name one of several awaited players, with the player's own deadline or waiting time."""
    if deadline is None:
        return words.say("waiting-one", name=name, since=f"<t:{since}:R>")
    return words.say("waiting-one-deadline", name=name, at=f"<t:{deadline}:R>")


def _awaited_name(table: Table, seat: Seat, words: Words) -> str:
    """Return a player's name, with the end of their vacation if they are away."""
    name, until = words.with_symbols.player(seat, marked_names(table)), table.away.get(table.now.seats[seat].user or 0)
    return words.say("waiting-away", name=name, until=f"<t:{until}:D>") if until else name


def _say_answered(table: Table, words: Words) -> list[str]:
    names = [words.with_symbols.player(seat, marked_names(table)) for seat in _answered(table)]
    return [words.say("waiting-answered", names=words.listing(names))] if names else []


def _answered(table: Table) -> list[Seat]:
    """Return the seats that were asked together with the awaited ones and have answered; their answers are secret."""
    asked = {prompt.seat for prompt in table.prompts()}
    together = {(table.now.marks[seat].moment, table.now.marks[seat].asked_after) for seat in asked}
    marks = table.now.marks.items()
    return [seat for seat, mark in marks if seat not in asked and (mark.moment, mark.asked_after) in together]


def add_call(card: Card, table: Table, post: Post, words: Words) -> None:
    """Add the call, if its question is still open, then the other awaited players and those who have answered."""
    called = [seat for seat in post.called if seat in table.awaited(post.moment) and not _is_away(table, seat)]
    if post.call and called:
        rows = _say_called(table, called, call_below(post, post.call, words, len(table.now.seats)), words)
        rows[-1] = BETWEEN.join([rows[-1], *_say_others(table, called, words)])
        small = _say_answered(table, words)
    else:
        rows, small = [], [rest] if (rest := waiting_for(table, words)) else []
    rows += [f"{SMALL}{row}" for row in small]
    if rows:
        card.add_text(*rows)


def call_below(post: Post, call: Line, words: Words, players: int) -> Line:
    """Return the call below the narration, in its short form if the last heading already names the call's place."""
    told = [line for part in post.parts if part.news for line in part.lines]
    headings = [number for number, line in enumerate(told) if is_heading(line, words, players)]
    place = told[headings[-1]].facts if headings and headings[-1] < len(told) - 1 else {}
    is_there = bool(call.facts) and all(place.get(name) == fact for name, fact in call.facts.items())
    short = f"{call.key}-here"
    return Line(short) if is_there and words.has(f"call-{short}") else call


def _is_away(table: Table, seat: Seat) -> bool:
    return (table.now.seats[seat].user or 0) in table.away


def _say_called(table: Table, called: Sequence[Seat], call: Line, words: Words) -> list[str]:
    """Return one row of mentions per deadline; in slow games, only the panels show deadlines."""
    together: dict[int | None, list[str]] = {}
    for seat in called:
        deadline = table.deadline_of(seat) if table.pace.is_tight else None
        together.setdefault(deadline, []).append(f"<@{table.now.seats[seat].user}>")
    rows = []
    for deadline, mentions in together.items():
        told = tell_call(call, table, len(mentions), words)
        due = words.say("waiting-due", call=told, at=f"<t:{deadline}:R>") if deadline else told
        rows.append(f"{' '.join(mentions)}: {due}")
    return rows


def _say_others(table: Table, called: Sequence[Seat], words: Words) -> list[str]:
    """Name the other awaited players; a time is added only if it differs from the called players' deadlines."""
    deadlines = {table.deadline_of(seat) for seat in called}
    others = [_say_other(table, seat, deadlines, words) for seat in table.shown_as_awaited() if seat not in called]
    return [words.say("waiting-also", people=words.listing(others))] if others else []


def _say_other(table: Table, seat: Seat, deadlines: Collection[int | None], words: Words) -> str:
    name, deadline = _awaited_name(table, seat, words), table.shown_deadline_of(seat)
    return (
        name
        if deadline in deadlines or _is_away(table, seat)
        else _say_one(name, table.now.marks[seat].asked_at, deadline, words)
    )


def add_retired_call(card: Card, table: Table, post: Post, words: Words) -> None:
    """Say what players were called to do, so that a message without other text is not empty."""
    called = words.listing([marked_names(table)[seat] for seat in post.called])
    told = tell_call(post.call, table, len(post.called), words) if post.call else ""
    card.add_text(f"{SMALL}{called}: {told}" if told else f"{SMALL}{words.say('title')}")


def tell_call(call: Line, table: Table, called: int, words: Words) -> str:
    """Return the sentence of a call; the fact `$called` is the number of players called."""
    return words.with_symbols.tell(Line(call.key, {**call.facts, "called": called}), text_names(table), "call")


def tell_deadline(table: Table, prompt: Prompt, stand_in: TimeoutPolicy, words: Words, is_brief: bool) -> list[str]:
    """Say when a decision is due and how many deadlines were missed; `is_brief` omits that a computer decides then."""
    mark, deadline = table.now.marks.get(prompt.seat), table.shown_deadline_of(prompt.seat)
    rows = [words.say("panel-missed", misses=mark.misses)] if mark and mark.misses else []
    if mark and deadline:
        is_used_up = stand_in is TimeoutPolicy.WAIT and mark.extensions >= EXTRA_TURNS
        usual = TimeoutPolicy.COMPUTER if is_used_up else stand_in
        ending = usual if drafted_answer(table, prompt) is None else "picked"
        ending = "brief" if is_brief and ending is TimeoutPolicy.COMPUTER else ending
        rows.append(words.say(f"deadline-{ending}", at=f"<t:{deadline}:R>"))
    return rows
