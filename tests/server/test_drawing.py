"""What a page needs for any game: the game's own drawing of a position, and its words."""

import pytest

import bastide
import toy
from bastide.core.words import languages
from server.house import House


@pytest.mark.parametrize("game", bastide.game_names())
def test_everybody_gets_the_drawing_of_what_they_may_see(house: House, game: str) -> None:
    made, tokens = house.filled(game)
    house.play_on(made, tokens, 3)
    state = house.hall.lives[made["table"]["id"]].table.state
    for seat, token in ((0, tokens[0]), (1, tokens[1]), (None, made["links"]["watch"])):
        drawing = house.get(f"/tables/{made['table']['id']}/picture", token)
        view = state.view(seat)
        assert drawing == {"svg": state.game.draw_svg(view), "text": state.game.draw_text(view)}


def test_past_positions_are_drawn_too_and_a_game_may_have_no_picture(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(toy.Lots, "draw_svg")
    made, tokens = house.filled("lots")
    path = f"/tables/{made['table']['id']}/picture"
    house.play_on(made, tokens, 2)
    assert house.get(path, tokens[0])["svg"] is None
    assert house.get(path, tokens[0])["text"].startswith("pile [")
    assert house.get(f"{path}?step=0", tokens[0])["text"] == "pile [] hands [[], []]"
    assert house.get(f"{path}?step=7", tokens[0], 404)["code"] == "unknown"
    assert house.get(path, status=403)["code"] == "not_allowed"
    waiting = house.table("lots")
    assert house.get(f"/tables/{waiting['table']['id']}/picture", waiting["links"]["seat"], 404)["code"] == "unknown"


def test_a_drawing_speaks_the_language_that_is_asked_for(house: House) -> None:
    made, tokens = house.filled("torres")
    path = f"/tables/{made['table']['id']}/picture?language="
    assert len({house.get(path + language, tokens[0])["text"] for language in languages()}) == len(languages())


def test_the_words_of_every_game_can_be_had(house: House) -> None:
    for scope in ("core", "server", *bastide.game_names()):
        answer = house.http.get(f"/words/{scope}/en")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8"), scope
        assert "\n" in answer.text
    assert "action-play = Play the { $card }" in house.http.get("/words/lots/en").text
    assert house.http.get("/words/lots/de").text == "", "it is said in English"
    for missing in ("nothing/en", "nothing/de"):
        assert house.get(f"/words/{missing}", status=404)["code"] == "unknown"
