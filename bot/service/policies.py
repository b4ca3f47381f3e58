"""`python -m bot policies`: writes the templates of the privacy policy and the terms, from the table of stored data."""

from collections.abc import Iterator
from pathlib import Path

from bot.storage.personal import PERSONAL, Column, Fate, Kind
from bot.words.words import LANGUAGES, Words, words_in

BOT = "Guildhall"
COMMAND = "python -m bot policies"
PARTS = ("not", "time", "who", "rights")
"""Parts of the privacy policy after the table, in order."""
TERMS = ("play", "moderators", "promise", "data")
"""Parts of the terms, in order."""


def privacy_file(language: str) -> str:
    """Return the file name of the privacy policy; only the default language is not part of the name."""
    return _file("PRIVACY", language)


def terms_file(language: str) -> str:
    """Return the file name of the terms in a language."""
    return _file("TERMS", language)


def _file(name: str, language: str) -> str:
    return f"{name}.md" if language == LANGUAGES[0] else f"{name}.{language}.md"


def write_policies(folder: Path) -> None:
    """Write both documents in every language."""
    for name, text in policies().items():
        (folder / name).write_text(text, "utf-8", newline="\n")


def policies() -> dict[str, str]:
    """Return the text of each document by file name."""
    found = {}
    for language in LANGUAGES:
        words = words_in(language)
        found[privacy_file(language)] = "\n\n".join(_privacy(words, language)) + "\n"
        found[terms_file(language)] = "\n\n".join(_terms(words, language)) + "\n"
    return found


def _privacy(words: Words, language: str) -> Iterator[str]:
    """Yield the paragraphs of the privacy policy."""
    yield from _beginning(words, "policy-title", _links("PRIVACY", language))
    yield f"## {words.say('policy-stored-title')}"
    yield words.say("policy-stored")
    yield "\n".join(_table(words))
    for part in PARTS:
        yield f"## {words.say(f'policy-{part}-title')}"
        yield words.say(f"policy-{part}")


def _terms(words: Words, language: str) -> Iterator[str]:
    """Yield the paragraphs of the terms."""
    yield from _beginning(words, "terms-title", _links("TERMS", language))
    for part in TERMS:
        yield f"## {words.say(f'terms-{part}-title')}"
        yield words.say(f"terms-{part}", file=privacy_file(language))


def _beginning(words: Words, title: str, links: str) -> Iterator[str]:
    yield f"# {words.say(title, bot=BOT)}"
    yield links
    yield f"> {words.say('policy-template', command=COMMAND)}"
    yield words.say("policy-host")


def _links(name: str, language: str) -> str:
    """Return links to the document in the other languages, each labeled with the language's own name."""
    others = [other for other in LANGUAGES if other != language]
    return " · ".join([f"[{words_in(other).say(f'language-{other}')}]({_file(name, other)})" for other in others])


def _table(words: Words) -> Iterator[str]:
    """Yield the rows of the table of stored data, one for each kind and fate."""
    heads = [words.say(f"policy-head-{head}") for head in ("what", "why", "deletion", "where")]
    yield f"| {' | '.join(heads)} |"
    yield "| --- | --- | --- | --- |"
    for kind in Kind:
        for fate in Fate:
            if kind is not Kind.NOTHING and (places := _places(Column(kind, fate))):
                yield f"| {' | '.join([*_facts(words, kind, fate), places])} |"


def _facts(words: Words, kind: Kind, fate: Fate) -> list[str]:
    return [words.say(f"policy-what-{kind}"), words.say(f"policy-why-{kind}"), words.say(f"policy-fate-{fate}")]


def _places(wanted: Column) -> str:
    """Return the columns with this kind of data and this fate, by table."""
    found = {
        table: [name for name, column in columns.items() if column == wanted] for table, columns in PERSONAL.items()
    }
    return "; ".join([f"`{table}`: {', '.join(names)}" for table, names in found.items() if names])
