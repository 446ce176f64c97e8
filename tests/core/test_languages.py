"""The words of the package in every language: nothing missing, nothing that cannot be said."""

import json
from importlib.resources import files
from pathlib import Path
from string import Formatter

import pytest

import bastide
from bastide.core import CHANCE, Dealer, words
from bastide.core.rulebook import Rulebook
from bastide.core.words import Message, missing, render

COMPLETE = ("ro", "it", "hu", "de", "fr")
FORMS = {"en": 2, "ro": 3, "it": 2, "hu": 1, "fr": 2, "de": 2}
NUMBERS = (0, 1, 2, 19, 20, 101)
PAGE = Path(__file__).parents[2] / "web/src/words"

FILES = {
    tuple(file.name.split(".")[:2]): file
    for file in sorted((files("bastide.rulebook") / "words").iterdir(), key=str)
    if file.name.endswith(".json")
}
SCOPES = sorted({scope for scope, _ in FILES})
TRANSLATED = [(scope, language) for scope, language in FILES if language != "en"]

in_complete_languages = pytest.mark.parametrize("language", COMPLETE)
each_scope = pytest.mark.parametrize("scope", SCOPES)
each_game = pytest.mark.parametrize("game", Rulebook.names())
each_translation = pytest.mark.parametrize(("scope", "language"), TRANSLATED)


@pytest.fixture(autouse=True)
def _only_packaged_words(monkeypatch):
    monkeypatch.setattr(words, "_added", {})


def read(scope: str, language: str) -> dict[str, str]:
    return json.loads(FILES[scope, language].read_text("utf-8"))


def fields(text: str) -> dict[str, set[str]]:
    """The parameters of a text, each with the formats it is written in."""
    found: dict[str, set[str]] = {}
    for _, name, form, _ in Formatter().parse(text):
        if name is not None:
            found.setdefault(name, set()).add(form or "")
    return found


def counts(text: str) -> set[str]:
    """The parameters that bring the forms of a noun."""
    return {name for name, forms in fields(text).items() if any("|" in form for form in forms)}


def samples(scope: str, key: str, language: str) -> list[dict[str, object]]:
    """Parameters for a message: each number, each name that the game says in words, or else a text."""
    english = read(scope, "en")
    text = english[key]
    counted = counts(text) | counts(read(scope, language)[key])
    choices: dict[str, list[object]] = {}
    for name in fields(text):
        named = [k.removeprefix(f"{name}.") for k in english if k.startswith(f"{name}.") and not fields(english[k])]
        choices[name] = list(NUMBERS) if name in counted else [*named, "b4"]
    longest = max(map(len, choices.values()), default=1)
    return [{name: some[i % len(some)] for name, some in choices.items()} for i in range(longest)]


@in_complete_languages
@each_scope
def test_nothing_is_missing(language, scope):
    lacking = missing(language, scope)
    assert lacking == [], f"words/{scope}.{language}.json lacks {len(lacking)}: {', '.join(lacking)}"


@each_translation
def test_a_translation_says_nothing_that_english_does_not(scope, language):
    unknown = sorted(set(read(scope, language)) - set(read(scope, "en")))
    assert unknown == [], f"words/{scope}.{language}.json has words for no message: {', '.join(unknown)}"


@each_translation
def test_a_translation_has_the_parameters_of_the_english_text(scope, language):
    english = read(scope, "en")
    wrong = [
        f"{key}: {sorted(fields(text))} for {sorted(fields(english[key]))}"
        for key, text in read(scope, language).items()
        if set(fields(text)) != set(fields(english[key]))
    ]
    assert wrong == [], f"words/{scope}.{language}.json: {'; '.join(wrong)}"


@pytest.mark.parametrize(("scope", "language"), list(FILES))
def test_a_number_has_as_many_forms_of_its_noun_as_the_language(scope, language):
    english = read(scope, "en")
    wrong = []
    for key, text in read(scope, language).items():
        for name, forms in fields(text).items():
            expected = (
                {1} if language == "hu" else {FORMS[language]} if name in counts(english[key]) else {1, FORMS[language]}
            )
            if not {form.count("|") + 1 for form in forms} <= expected:
                wrong.append(f"{key}: {{{name}}} takes {FORMS[language]}")
    assert wrong == [], f"words/{scope}.{language}.json: {'; '.join(wrong)}"


@each_translation
def test_every_message_is_said_with_every_parameter(scope, language):
    for key in read(scope, language):
        for params in samples(scope, key, language):
            said = render(Message(f"{scope}.{key}", params), language)
            assert said.strip(), f"{scope}.{key} in {language}"
            assert not set("{|}") & set(said), f"{scope}.{key} in {language}: {said}"
            for name, value in params.items():
                told = (
                    render(Message(f"{scope}.{name}.{value}"), language)
                    if f"{name}.{value}" in read(scope, "en")
                    else value
                )
                assert str(told) in said, f"{scope}.{key} in {language} does not say {name}: {said}"


@pytest.mark.parametrize("language", FORMS)
@each_game
def test_a_whole_game_is_told(language, game):
    """Every task, action and event of a random game, with the parameters that the game itself gives."""
    state, dealer = bastide.load(game).start(players=2), Dealer(3)
    while not state.over:
        actions = state.legal_actions()
        action = dealer.draw(state) if state.to_move == CHANCE else actions[dealer.below(len(actions))]
        messages = [state.message(action)] if state.to_move == CHANCE else [state.task(), state.message(action)]
        events = state.record_events()
        state.play(action)
        messages += [event.message(game, viewer) for event in events for viewer in {None, event.owner}]
        state.events = None
        for message in messages:
            assert not set("{|}") & set(render(message, language)), f"{message} in {language}"


@each_translation
def test_a_text_ends_and_begins_as_the_english_one(scope, language):
    """What is a sentence stays one, and what is put into a sentence gets no full stop."""
    english = read(scope, "en")
    for key, text in read(scope, language).items():
        assert text.endswith(".") == english[key].endswith("."), f"{scope}.{key} in {language}: {text}"
        assert text[:1].isspace() == english[key][:1].isspace(), f"{scope}.{key} in {language}: {text}"


@in_complete_languages
@each_game
def test_every_clause_has_a_title(language, game):
    rulebook = Rulebook.of(game)
    lacking = [clause.id for clause in rulebook if language not in clause.titles]
    assert lacking == [], f"titles/{game}.{language}.json lacks {', '.join(lacking)}"


@in_complete_languages
@each_game
def test_titles_are_of_clauses_that_exist(language, game):
    titles = json.loads((files("bastide.rulebook") / "titles" / f"{game}.{language}.json").read_text("utf-8"))
    unknown = [id for id in titles if id not in Rulebook.of(game)]
    assert unknown == [], f"titles/{game}.{language}.json has titles of no clause: {', '.join(unknown)}"


@in_complete_languages
@each_game
def test_the_page_has_a_title_of_every_section(language, game):
    titles = json.loads((PAGE / f"sections/{language}.json").read_text("utf-8"))[game]
    assert list(titles) == [section.number for section in Rulebook.of(game).sections]


@in_complete_languages
@each_game
def test_titles_are_short_and_tell_clauses_apart(language, game):
    titles = {clause.id: clause.title_in(language) for clause in Rulebook.of(game)}
    for id, title in titles.items():
        assert len(title) <= 60, f"{id} in {language} is long: {title}"
        assert not title.endswith("."), f"{id} in {language}: {title}"
        assert title == title.strip(), f"{id} in {language}: {title}"
    rules = [title for id, title in titles.items() if "-EX" not in id]
    assert sorted({title for title in rules if rules.count(title) > 1}) == []


@in_complete_languages
def test_romanian_letters_have_commas_not_cedillas(language):
    folder = files("bastide.rulebook")
    for place in ("words", "titles"):
        for file in (folder / place).iterdir():
            if f".{language}." in file.name:
                assert not set("şţŞŢ") & set(file.read_text("utf-8")), file.name
