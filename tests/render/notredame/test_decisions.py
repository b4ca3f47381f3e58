"""The pictures for keeping and playing a card and for hiring agree with the rules."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from bot.games.contract import Line, Prompt, Seats
from bot.games.notredame.rules.pieces import CARD_NUMBERS, FRIEND, HOTEL, LAPS, NOTRE_DAME
from bot.games.notredame.rules.state import BESIDE, DRAFT, HIRING, LAP, State, left_of
from bot.pictures.scene import SIZES, Look, Scene, Size
from bot.pictures.sheet import Area, Sheet
from bot.words.words import LANGUAGES
from render.notredame.borough import RAT, TARGET
from render.notredame.painter import STUDIO
from tests.render.layout_checks import LayoutCheck
from tests.render.notredame.positions import painter, play, rules, words_in
from tests.render.positions import NAMES

CHECK = LayoutCheck(STUDIO.press("light"))
KINDS = {DRAFT: "draft", LAP: "card", HIRING: "hire"}
ARROW, MINUS = "\N{RIGHTWARDS ARROW}", "\N{MINUS SIGN}"
CUT = "\N{HORIZONTAL ELLIPSIS}"
SEATS = [2, 3, 5]


@cache
def states(seats: int) -> tuple[State, ...]:
    """Every position of a game between good computers."""
    return tuple(steps[-1].state for steps in play(seats, 4, "patron"))


def questions(seats: int, *asks: str) -> Iterator[tuple[State, Scene, Prompt]]:
    """Every question of these kinds in a game, with its picture; by default, of any kind that has a picture."""
    for state in states(seats):
        for prompt in rules().prompts(state):
            if state.phase in KINDS and (not asks or prompt.ask in asks):
                yield state, picture_of(rules().view(state, prompt.seat), prompt.seat), prompt


def picture_of(view: State, seat: int) -> Scene:
    """Return the picture of a player's question."""
    return Scene(view, NAMES[: len(view.players)], KINDS[view.phase], seat)


def lay(scene: Scene, size: Size = "narrow", language: str = "en") -> Sheet:
    """Lay out a picture."""
    return painter().lay(replace(scene, look=Look(size=size)), words_in(language))


def cards_of(sheet: Sheet) -> dict[str, Area]:
    """Return the cards of a picture by name; of two identical cards, the first."""
    names = {number: name for name, number in CARD_NUMBERS.items()}
    cards = [part for part in reversed(sheet.parts) if part.ground == "hand_card"]
    return {names[next(piece.facts[0] for piece in card.pieces if piece.art == "sign")]: card for card in cards}


def texts_of(area: Area) -> list[str]:
    """Return all texts of an area."""
    return [str(piece.facts[0]) for piece in area.pieces if piece.art == "text"]


def marks_of(sheet: Sheet, mark: int) -> list[int]:
    """Return the spaces of the rat track with a mark."""
    pieces = [piece for part in sheet.parts for piece in part.pieces if piece.art == "space"]
    return [piece.facts[0] for piece in pieces if piece.facts[2] == mark]


def play_on(state: State, prompt: Prompt, option: str, stop: str = "") -> Line:
    """Answer with the first option or the largest gift until lines report the gains of a card or a person."""
    steps = rules().choose(state, prompt, (option,))
    while True:
        for line in (line for step in steps for line in step.lines):
            seats = line.facts.get("seat")
            if isinstance(seats, Seats) and seats.seats == (prompt.seat,) and "bonus" in line.facts:
                return line
        state = steps[-1].state
        following = next(other for other in rules().prompts(state) if other.seat == prompt.seat)
        usual = following.options[-1 if following.ask == "donate" else 0]
        steps = rules().choose(state, following, (stop or usual,))


def gains_of(line: Line) -> list[str]:
    """Return the gains of a line as pictures show them; points include the park's bonus."""
    facts = {name: fact for name, fact in line.facts.items() if isinstance(fact, int)}
    gained = [facts["gold"], facts["markers"], facts["points"] + facts["bonus"]]
    return [f"+{number}" for number in gained if number] + [f"{MINUS}{number}" for number in [facts["rats"]] if number]


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_shows_the_pieces_before_and_after_and_its_gains(seats: int) -> None:
    """Compares with the line after playing the card."""
    played = set()
    for state, scene, prompt in questions(seats, "card"):
        cards, me = cards_of(lay(scene)), state.players[prompt.seat]
        for name in set(prompt.options) - {"none", "friend"}:
            told, kind = play_on(state, prompt, name), CARD_NUMBERS[name]
            after = told.facts["pieces"] if kind != NOTRE_DAME else me.cathedral + 1
            assert isinstance(after, int)
            texts = texts_of(cards[name])
            assert f"{after - 1}{ARROW}{after}" in texts
            if me.supply and name in ("school", "bank", "residence", "park", "notre_dame"):
                played.add(name)
                assert {*gains_of(told)} <= {*texts}
    assert played == {"school", "bank", "residence", "park", "notre_dame"}


@pytest.mark.parametrize("seats", SEATS)
def test_the_carriage_shows_the_best_gains_of_a_drive(seats: int) -> None:
    """The gains are the maximum over all messages that the rules let the player take."""
    found = 0
    for state, scene, prompt in questions(seats, "card"):
        if "carriage" not in prompt.options or not state.players[prompt.seat].supply:
            continue
        stops = rules().prompts(rules().choose(state, prompt, ("carriage",))[-1].state)[0]
        told = [
            gains_of(play_on(state, prompt, "carriage", stop))
            for stop in stops.options
            if stop not in ("elsewhere", "stay")
        ]
        points = [int(gain[1:]) for gains in told for gain in gains if gain.startswith("+")]
        texts = texts_of(cards_of(lay(scene))["carriage"])
        assert (f"+{max(points)}" in texts) if points else ("no message" in texts)
        found += bool(points)
    assert found


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_is_marked_if_and_only_if_it_cannot_be_played(seats: int) -> None:
    """The options agree; if no card can be played, the question asks which card to discard."""
    for _, scene, prompt in questions(seats, "card", "lapse"):
        ready = {name for name, card in cards_of(lay(scene)).items() if card.facts[1]}
        assert ready == ({*prompt.options} - {"none"} if prompt.ask == "card" else ready)
        assert prompt.ask == "card" or "none" in scene.view.answers or not ready


@pytest.mark.parametrize("seats", SEATS)
def test_a_person_shows_the_gains_of_the_rules(seats: int) -> None:
    """Checks points with the park's bonus, gold and markers; if a person asks a question, only the certain gains."""
    hired = set()
    for state, scene, prompt in questions(seats, "hire"):
        persons = [part for part in lay(scene).parts if part.ground == "person_offer"]
        assert len(persons) == len(state.persons)
        for person, card in zip(state.persons, persons, strict=True):
            name = rules().pieces.person_names[person]
            assert ("cannot help" in texts_of(card)) == (name not in prompt.options)
            if name in prompt.options and name not in ("jester", "minstrel", "bishop", "doctor"):
                told = play_on(state, prompt, name)
                gained = gains_of(told)[1 if name == "maid" else 0 :]  # the first gain is the choice of a coin
                assert {*gained} <= {*texts_of(card)}
                hired.add(name)
    assert len(hired) > 6


def plague_of(state: State, seat: int) -> Line:
    """Return the plague's line about a player if all others hire no person."""
    lines: list[Line] = []
    while state.phase is HIRING:
        steps = rules().choose(state, rules().prompts(state)[0], ("none",))
        lines += [line for step in steps for line in step.lines if line.key in ("level", "outbreak")]
        state = steps[-1].state
    return next(line for line in lines if line.facts["seat"] == Seats((seat,)))


@pytest.mark.parametrize("seats", SEATS)
def test_the_track_shows_the_rat_marker_after_the_real_plague(seats: int) -> None:
    """Assumes that no more persons are hired."""
    for state, scene, prompt in questions(seats, "hire"):
        sheet, told = lay(scene), plague_of(state, prompt.seat)
        assert marks_of(sheet, RAT) == [told.facts["before"]]
        foot = sheet.parts[-1]
        assert {f"+{told.facts['rats']}"} <= {*texts_of(foot)}
        if told.key == "outbreak":
            assert foot.facts == (1,)
            assert not marks_of(sheet, TARGET)
            assert f"{MINUS}{told.facts['lost']}" in texts_of(foot) or not told.facts["lost"]
        else:
            assert foot.facts == (0,)
            assert marks_of(sheet, TARGET) == [
                after for after in [told.facts["after"]] if after != told.facts["before"]
            ]


@pytest.mark.parametrize("seats", SEATS)
def test_a_draft_shows_the_left_neighbors_gains(seats: int) -> None:
    """The gains are those in the neighbor's own picture with that card on offer; kept cards are marked."""
    for state, scene, prompt in questions(seats, "draft"):
        left = left_of(prompt.seat, seats)
        view = state.copy()
        view.players[left].offer = view.players[prompt.seat].offer
        own, theirs = cards_of(lay(scene)), cards_of(lay(picture_of(view, left)))
        for name in prompt.options:
            strip = _below(own[name])
            assert strip[0] == "token"
            gains = [text for text in strip[1:] if text[0] in f"+{MINUS}" and name != "hospital"]
            assert {*gains} <= {*texts_of(theirs[name])}
        kept = [card for name, card in own.items() if name not in prompt.options]
        assert all("Kept" in texts_of(card) for card in kept)


def _below(card: Area) -> list[str]:
    """Return the drawings in the strip at the bottom of a card, from the left."""
    pieces = sorted((piece for piece in card.pieces if piece.y > 265), key=lambda piece: piece.x)
    return [str(piece.facts[0]) if piece.art == "text" else piece.art for piece in pieces]


@pytest.mark.parametrize("seats", SEATS)
def test_follow_up_questions_keep_the_picture(seats: int) -> None:
    """Nothing has changed, so no upload is needed."""
    shown: dict[tuple[str, int], Sheet] = {}
    followed = 0
    for _, scene, prompt in questions(seats):
        if scene.kind != "draft":
            sheet = lay(scene)
            assert shown.setdefault((prompt.moment, prompt.seat), sheet) == sheet
            followed += prompt.ask not in ("card", "hire")
    assert followed > 5


def scene_with(kind: str, change: Callable[[State, int], None], seats: int = 5) -> Scene:
    """Return a picture of a kind with a changed view."""
    scene = next(scene for _, scene, _ in questions(seats) if scene.kind == kind)
    view: State = scene.view.copy()
    change(view, scene.seat)
    return replace(scene, view=view)


def fill(view: State, seat: int, *, is_rich: bool) -> None:
    """Give a player as much as possible, or nothing at all."""
    for player in view.players:
        player.markers = [9] * 7 if is_rich else [0] * 7
        player.supply, player.general, player.gold = (14, 9, 20) if is_rich else (0, 0, 0)
        player.friend, player.rat = (6, 0) if is_rich else (BESIDE, 9)
    view.players[seat].points = [99, 12, 0, 0, 0, 0, 0]


def check_room(scene: Scene, size: Size, language: str) -> None:
    """Check that no text is cut and nothing overlaps."""
    sheet = lay(scene, size, language)
    CHECK.check(sheet)
    assert not [text for part in sheet.parts for text in texts_of(part) if text.endswith(CUT)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_rich", [True, False])
def test_every_card_has_room_for_its_words(is_rich: bool, size: Size, language: str) -> None:
    """Covers keeping and playing, both two and three cards, and rich and poor players."""
    for kind in range(len(CARD_NUMBERS)):
        for number in (2, 3):
            cards = tuple((kind + 4 * step) % 9 for step in range(number))

            def draft(view: State, seat: int, cards: tuple[int, ...] = cards) -> None:
                fill(view, seat, is_rich=is_rich)
                view.players[seat].offer, view.players[seat].hand = cards[:2], cards[2:]

            def deal(view: State, seat: int, cards: tuple[int, ...] = cards) -> None:
                fill(view, seat, is_rich=is_rich)
                view.players[seat].hand = cards

            check_room(scene_with("draft", draft), size, language)
            check_room(scene_with("card", deal), size, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_rich", [True, False])
def test_every_person_has_room_for_words(is_rich: bool, size: Size, language: str) -> None:
    """Covers useful and useless persons, with and without an outbreak."""
    for person in range(len(rules().pieces.persons)):

        def show(view: State, seat: int, person: int = person) -> None:
            fill(view, seat, is_rich=is_rich)
            view.persons = tuple((person + 5 * step) % 15 for step in range(3))

        check_room(scene_with("hire", show), size, language)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["A", "Алёна-Мария фон Штауфен und zu Hohenlohe", "明日香" * 9])
def test_neighbors_with_any_name_have_room(name: str, size: Size) -> None:
    """If the name has no room, the badge identifies the player."""
    scene = next(scene for _, scene, _ in questions(5, "draft"))
    CHECK.check(lay(replace(scene, names=(name,) * 5), size))


def test_a_full_hotel_shows_two_available_gains() -> None:
    """Gaining a marker needs one in the general supply, and reducing the rats needs a rat marker above 0."""

    def furnish(view: State, seat: int) -> None:
        me = view.players[seat]
        me.hand, me.markers[HOTEL], me.supply, me.general, me.rat = (HOTEL,), 3, 4, 0, 2

    card = cards_of(lay(scene_with("card", furnish)))["hotel"]
    assert "pick 2" in texts_of(card)
    assert [piece.facts[0] for piece in card.pieces if piece.art in ("emblem", "marker")][-2:] == ["coin", "rat"]


def test_the_friends_card_shows_the_sector_he_leaves() -> None:
    """The card has the symbols of the friend and of that sector."""

    def place(view: State, seat: int) -> None:
        me = view.players[seat]
        me.hand, me.friend = (FRIEND,), HOTEL

    card = next(part for part in lay(scene_with("card", place)).parts if part.ground == "hand_card")
    assert [piece.facts for piece in card.pieces if piece.art == "sign"] == [(FRIEND,), (HOTEL,)]


@pytest.mark.parametrize("choice", [False, True])
def test_other_players_points_change_nothing(choice: bool) -> None:
    """Neither the picture nor its description depends on other players' points, even if they are open."""
    for kind in KINDS.values():
        scene = next(scene for _, scene, _ in questions(3) if scene.kind == kind)

        def spend(scene: Scene = scene) -> Scene:
            view: State = scene.view.copy()
            view.is_open = choice
            for seat, player in enumerate(view.players):
                player.points = player.points if seat == scene.viewer else [77, 1, 2, 3, 4, 5, -6]
            return replace(scene, view=view)

        assert lay(spend()) == lay(scene)
        assert painter().describe(spend(), words_in("en")) == painter().describe(scene, words_in("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_descriptions_have_room_for_everything(seats: int, language: str) -> None:
    """A description includes every card or person, the rats, and names of any length."""
    words, names = words_in(language), ("Alexander von und zu Nürnberg-Laufer-Hohenlohe",) * seats
    for _, scene, _ in questions(seats, "draft", "card", "hire"):
        named = replace(scene, names=names)
        told = painter().describe(named, words)
        assert told == " ".join(painter().sentences(named, words))
        assert all(words.piece(rules().pieces.person_names[person]) in told for person in scene.view.persons)
        assert painter().tell(named, words)[0].replace("\n", " ") == told


def test_a_hand_has_at_most_three_cards() -> None:
    """The first card is chosen from three, the second from two."""
    counts = {len(cards_of(lay(scene))) for _, scene, prompt in questions(3, "card")}
    assert counts <= set(range(1, LAPS + 2))
