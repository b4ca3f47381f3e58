"""Lines of the rules as plain text, for painting or reading aloud."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Line
from bot.words.direction import isolate
from bot.words.summaries import SMALL, STOPS, gather, put_names, stand_ins
from bot.words.words import Words, plain_rows


def tell_rows(words: Words, lines: Iterable[Line], names: Sequence[str]) -> list[str]:
    """Return lines in words without markup; names are inserted last, so that markup in a name is not parsed."""
    seats, names = stand_ins(len(names)), [*map(isolate, names)]
    return [put_names(row, names) for line in lines for row in plain_rows(words.tell(line, seats)) if row.strip()]


def tell_news(words: Words, lines: Iterable[Line], names: Sequence[str]) -> list[str]:
    """Return a summary of the events, without markup and periods; each heading precedes its first sentence.

    Small print is dropped if there is anything else under the same heading.
    """
    news: list[str] = []
    for heading, rows in gather(lines, words, len(names)):
        told = [row for row in rows if not row.startswith(SMALL)] or list(rows)
        sentences = [" ".join(plain_rows(row)).rstrip(STOPS) for row in told]
        news += [f"{heading}: {sentences[0]}", *sentences[1:]] if heading and sentences else sentences or [heading]
    isolated = [*map(isolate, names)]
    return [put_names(sentence, isolated) for sentence in news]
