"""The pictures for planning and for acting at a guild agree with the rules."""

import pytest
from msgspec.structs import replace

from bot.games.norenberc.rules.payment import affordable_windows
from bot.games.norenberc.rules.pieces import Tile
from bot.games.norenberc.rules.trade import buying_price, selling_price
from bot.pictures.scene import SIZES, THEMES, Look, Scene, Size, ThemeName
from bot.pictures.sheet import Piece, Sheet
from bot.words.words import LANGUAGES
from render.norenberc.offer import PAYABLE, VACANT
from render.norenberc.painter import STUDIO
from render.norenberc.panel import Lead
from tests.render.layout_checks import LayoutCheck
from tests.render.norenberc.positions import painter, questions, rules, words_in
from tests.render.norenberc.test_readings import pieces_of, texts_of

CHECK = LayoutCheck(STUDIO.press("light"))


def lay(scene: Scene, size: Size = "narrow", language: str = "en") -> Sheet:
    """Lay out a picture."""
    return painter().lay(replace(scene, look=Look(size=size)), words_in(language))


def payable(sheet: Sheet) -> list[int]:
    """Return the windows at a guild whose guest has a tick."""
    cards = [part for part in sheet.parts if part.ground == "offer"][:4]
    return [window for window, card in enumerate(cards) if card.facts[0] == PAYABLE]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_guest_has_a_tick_exactly_if_the_rules_let_the_player_recruit_him(seats: int) -> None:
    """Compares the ticks with the options."""
    asked = 0
    for scene, prompt in questions(seats, "act", "guest"):
        ticked = payable(lay(scene))
        if prompt.ask == "act":
            assert bool(ticked) == ("recruit" in prompt.options)
        else:
            assert tuple(str(window + 1) for window in ticked) == prompt.options
        asked += 1
    assert asked > 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_while_planning_a_guest_has_a_tick_if_the_player_could_recruit_him_now(seats: int) -> None:
    """Compares with the options the rules would offer if the player had an agent at the guild."""
    for scene, prompt in questions(seats, "plan"):
        rows = [part for part in lay(scene).parts if part.ground == "plan_row"]
        assert len(rows) == len(scene.view.guilds)
        for guild, row in enumerate(rows):
            there = scene.view.copy()
            there.acting, there.guild = prompt.seat, guild
            rooms = [piece.facts for piece in row.pieces if piece.art == "room"]
            assert [window for window, facts in enumerate(rooms) if facts[1] == PAYABLE] == affordable_windows(
                rules().pieces, there
            )
            assert [facts[1] == VACANT for facts in rooms] == [guest is None for guest in there.guilds[guild].lodgings]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_numbers_of_goods_to_sell_and_to_buy_agree_with_the_rules(seats: int) -> None:
    """Each number is shown with the Talers for it."""
    for scene, prompt in questions(seats, "act", "buy", "sell"):
        me, house = scene.view.players[prompt.seat], scene.view.guilds[scene.view.guild]
        buying, selling, _ = [part for part in lay(scene).parts if part.ground == "offer"][4:]
        bought = [piece.facts[0] for piece in buying.pieces if piece.art == "text"]
        sold = [piece.facts[0] for piece in selling.pieces if piece.art == "text"]
        price = buying_price(rules().pieces, me, house)
        if prompt.ask == "buy":
            assert [f"\N{MINUS SIGN}{number * price}" for number in range(1, prompt.most + 1)] == bought[
                -3 * prompt.most :
            ][1::3]
        if prompt.ask == "sell":
            most = len(prompt.options)
            assert f"+{most * selling_price(rules().pieces, me, house)}" in sold
            assert str(most) in sold
        if prompt.ask == "act":
            assert any("\N{RIGHTWARDS ARROW}" in text for text in sold) == ("sell" in prompt.options)
            assert any("\N{RIGHTWARDS ARROW}" in text for text in bought) == ("buy" in prompt.options)


@pytest.mark.parametrize("seats", [3, 5])
def test_follow_up_questions_keep_the_picture(seats: int) -> None:
    """The panel then keeps its attachment."""
    first: dict[str, Sheet] = {}
    followed = 0
    for scene, prompt in questions(seats, "act", "sell", "buy", "guest", "price", "extra", "first"):
        assert lay(scene) == first.setdefault(prompt.moment + str(prompt.seat), lay(scene))
        followed += prompt.ask != "act"
    assert followed > 20


def guests() -> list[Tile]:
    """All kinds of guests."""
    tiles: list[Tile] = [*rules().pieces.all_townsmen(bonus=True)]
    tiles += [tile for row in rules().pieces.craftsmen for tile in row]
    return list(dict.fromkeys(tiles))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["plan", "act"])
def test_every_guest_has_room_for_his_words(kind: str, size: Size, language: str) -> None:
    """No text is cut, with every kind of guest in every window, payable or not."""
    scene = next(scene for scene, _ in questions(5, kind))
    for is_rich in (True, False):
        for at, guest in enumerate(guests()):
            view = scene.view.copy()
            view.guilds[max(0, view.guild)].lodgings = tuple((guest, None)[(at + window) % 2] for window in range(4))
            view.players[scene.viewer or 0].goods = [5 * is_rich] * 6
            sheet = lay(replace(scene, view=view), size, language)
            CHECK.check(sheet)
            assert not [text for text in _all_texts(sheet) if text.endswith("\N{HORIZONTAL ELLIPSIS}")]


def _all_texts(sheet: Sheet) -> list[str]:
    rooms = [piece.facts[2] for piece in pieces_of(sheet, "room") if piece.facts[1] != VACANT]
    return [*texts_of(sheet), *rooms]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_title_and_no_name_of_a_guild_is_cut(seats: int, size: Size, language: str) -> None:
    """Texts are whole however much space the players' goods take."""
    scene = next(scene for scene, _ in questions(seats, "plan"))
    assert not [text for text in _all_texts(lay(scene, size, language)) if text.endswith("\N{HORIZONTAL ELLIPSIS}")]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("stored", [0, 22])
def test_a_crowded_roof_and_any_storehouse_have_room(stored: int, seats: int, size: Size) -> None:
    """Agents and goods fit next to the price, in every row."""
    scene = next(scene for scene, _ in questions(seats, "plan"))
    view = scene.view.copy()
    for house in view.guilds:
        house.roof, house.storehouse = [3] * seats, [stored, *[0] * (len(view.guilds) - 1)]
    sheet = lay(replace(scene, view=view), size)
    CHECK.check(sheet)
    assert texts_of(sheet).count(f"+{3 * seats}") == len(view.guilds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_full_hand_and_a_full_storehouse_have_room(size: Size, language: str) -> None:
    """Covers goods of all kinds, many to sell, two Peddlers, foreign goods in store, 100 Talers, the last round."""
    scene = next(scene for scene, _ in questions(5, "act"))
    view = scene.view.copy()
    me, house = view.players[scene.viewer or 0], view.guilds[view.guild]
    me.goods, me.peddled, me.money, view.round = [9, 9, 11, 12, 9, 10], (0, view.guild), 104, rules().pieces.rounds
    house.workshop = house.workshop[-2:]
    house.storehouse, house.roof, view.prestige = [4, 2, 11, 1, 10, 6], [2] * 5, view.guild
    sheet = lay(replace(scene, view=view), size, language)
    CHECK.check(sheet)
    assert not [text for text in texts_of(sheet) if text.endswith("\N{HORIZONTAL ELLIPSIS}")]
    assert sum(piece.facts[0] == "peddler" for piece in pieces_of(sheet, "kept")) == 2
    assert f"+{10 * rules().pieces.income.roof}" in texts_of(sheet)


def test_an_empty_storehouse_is_marked_on_both_pictures() -> None:
    """Nothing can be bought from an empty storehouse."""
    for kind in ("plan", "act"):
        scene = next(scene for scene, _ in questions(5, kind))
        view = scene.view.copy()
        view.guilds[max(0, view.guild)].storehouse = [0] * 6
        assert (1,) in [piece.facts for piece in pieces_of(lay(replace(scene, view=view)), "crate")]


def _hands(goods: tuple[int, ...]) -> list[Piece]:
    scene = next(scene for scene, _ in questions(3, "plan"))
    view = scene.view.copy()
    for player, count in zip(view.players, goods, strict=True):
        player.goods = [count, *player.goods[1:]]
    row = next(part for part in lay(replace(scene, view=view)).parts if part.ground == "plan_row")
    return sorted((piece for piece in row.pieces if piece.art == "hand"), key=lambda piece: piece.facts[0])


def test_a_lead_and_a_tie_are_marked_and_the_player_comes_first() -> None:
    """The player is also drawn largest."""
    assert [piece.facts[1:3] for piece in _hands((3, 2, 1))] == [(3, Lead.ALONE), (2, Lead.NONE), (1, Lead.NONE)]
    assert [piece.facts[1:3] for piece in _hands((1, 2, 2))] == [(1, Lead.NONE), (2, Lead.SHARED), (2, Lead.SHARED)]
    own, *others = _hands((3, 2, 1))
    assert all(own.x < other.x and own.w > other.w for other in others)


def test_peddlers_count_and_are_visible() -> None:
    """A Peddler adds as many goods as in the rules."""
    scene = next(scene for scene, _ in questions(3, "plan"))
    view = scene.view.copy()
    view.players[0].goods, view.players[0].peddled = [1] * 4, (0,)
    hand = next(piece for piece in pieces_of(lay(replace(scene, view=view)), "hand") if piece.facts[0] == 0)
    assert hand.facts == (0, 1 + rules().pieces.townsman.peddler_goods, Lead.ALONE, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_descriptions_have_room_for_everything(seats: int, language: str) -> None:
    """A description includes every guild with every guest, and names of any length."""
    words, names = words_in(language), ("Alexander von und zu Nürnberg-Laufer",) * seats
    for scene, prompt in questions(seats, "plan", "act"):
        told = painter().describe(replace(scene, names=names), words)
        assert told == " ".join(painter().sentences(replace(scene, names=names), words))
        numbers = range(len(scene.view.guilds)) if prompt.ask == "plan" else [scene.view.guild]
        for guild in numbers:
            assert words.say(f"picture-guild-{rules().pieces.guild_names[guild]}") in told
            for guest in filter(None, scene.view.guilds[guild].lodgings):
                assert words.piece(rules().pieces.tile_name(guest)) in told


@pytest.mark.parametrize("theme", THEMES)
def test_a_tick_and_a_cross_differ_without_color(theme: ThemeName) -> None:
    """Compares their lightness pixel by pixel."""
    press = STUDIO.press(theme)
    ground = press.draw_ground(next(part for part in lay(next(questions(2, "plan"))[0]).parts))
    drawn = [press.draw_piece(Piece("verdict", (mark,), 0, 0, 26, 26, "panel"), ground).convert("L") for mark in (0, 1)]
    apart = [abs(one - other) > 60 for one, other in zip(*(image.tobytes() for image in drawn), strict=True)]
    assert sum(apart) > 40
