"""The picture of a game: one file with everything inside, in three shapes, for who may look at the table."""

from xml.etree import ElementTree

import pytest

from bastide.server.share import Ended, picture
from server.house import House, bearer, in_english

SIZES = {"wide": (1200, 630), "square": (1080, 1080), "tall": (1080, 1920)}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("shape", SIZES)
def test_a_finished_game_becomes_one_picture_with_names_and_points(house: House, shape: str) -> None:
    made, tokens = house.filled("torres")
    house.command(made, tokens[1], do="resign")
    address = in_english(f"/tables/{made['table']['id']}/picture.svg?shape={shape}")
    answer = house.http.get(address, headers=bearer(tokens[0]))
    assert answer.headers["content-type"].startswith("image/svg+xml")
    drawn = ElementTree.fromstring(answer.text)
    assert (int(drawn.attrib["width"]), int(drawn.attrib["height"])) == SIZES[shape]
    words = [text.text for text in drawn.findall(f"{SVG}text")]
    assert words[0] == "Torres"
    assert {"Green", "Player 1", "Bastide"} <= set(words)
    assert len(drawn.findall(f"{SVG}svg")) == 1, "the board is inside"
    assert "prefers-color-scheme" not in answer.text
    assert 'href="http' not in answer.text.replace("http://www.w3.org", "")


def test_only_a_finished_game_that_one_may_look_at_has_a_picture(house: House) -> None:
    made, tokens = house.filled("torres")
    path = f"/tables/{made['table']['id']}/picture.svg"
    assert house.get(path, tokens[0], 409)["message"]["text"] == "The game is not over yet."
    house.command(made, tokens[1], do="resign")
    house.get(path, status=403)
    house.get(f"{path}?shape=round", tokens[0], 400)


def test_long_names_are_drawn_narrower_and_what_people_write_is_only_text() -> None:
    name = "<b>A very long name that somebody has chosen</b>"
    ended = Ended("Torres", "", [name, "B"], [3, 2], [0], [0, 1], "checked")
    drawn = ElementTree.fromstring(picture('<svg viewBox="0 0 1 1" width="9"></svg>', ended, "wide"))
    (drawn_name,) = [text for text in drawn.findall(f"{SVG}text") if text.text == name]
    assert drawn_name.attrib["lengthAdjust"] == "spacingAndGlyphs"
