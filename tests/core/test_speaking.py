"""The language that sentences and drawings speak when none is named."""

import pytest

import bastide
from bastide.core import Message, languages, render, speaking
from bastide.core.words import add_words


def test_english_is_spoken_unless_something_else_is_asked_for() -> None:
    over = Message("core.refusal.over", {"action": "pass"})
    english = render(over)
    with speaking("hu"):
        assert render(over) != english
        assert render(over) == render(over, "hu")
        assert render(over, "en") == english
    assert render(over) == english


def test_english_is_spoken_again_after_something_went_wrong() -> None:
    with pytest.raises(ZeroDivisionError), speaking("ro"):
        _ = 1 / 0
    assert render(Message("core.seat", {"seat": 1})).lower() == "seat 1"


def test_words_that_were_added_are_spoken() -> None:
    assert {"en", "hu", "it", "ro"} < set(languages())
    add_words("speaking_test", "fr", "yes = oui")
    with speaking("fr"):
        assert render(Message("speaking_test.yes")) == "oui"


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta"])
@pytest.mark.parametrize("language", ["de", "hu", "it", "ro"])
def test_drawings_and_refusals_speak_the_language(game: str, language: str) -> None:
    state = bastide.load(game).start()
    dealer = bastide.Dealer(3)
    for _ in range(60):
        codes = state.legal_codes()
        code = dealer.draw_code(state) if state.to_move == bastide.CHANCE else codes[dealer.below(len(codes))]
        state.apply_code(code)
    view = state.view(0)
    english, picture = state.game.draw_text(view), state.game.draw_svg(view)
    with speaking(language):
        assert state.game.draw_text(view) != english
        assert state.game.draw_svg(view) != picture
        assert max(map(len, state.game.draw_text(view).splitlines())) <= 80
    assert state.game.draw_text(view) == english


@pytest.mark.parametrize("name", bastide.game_names())
def test_clauses_speak_the_language(name: str) -> None:
    rulebook = bastide.load(name).rulebook
    with speaking("it"):
        said = [(clause.title_in(), clause.text_in()) for clause in rulebook]
        found = rulebook.search(next(iter(rulebook)).title_in("it"))
    assert said == [clause.translations["it"][:2] for clause in rulebook]
    assert next(iter(rulebook)) in found
