"""The words of the package in every language: nothing missing, nothing that cannot be said."""

import json
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

import bastide
import sayings
from bastide.core import CHANCE, Dealer, words
from bastide.core.rulebook import Rulebook
from bastide.core.words import Message, add_words, kinds, missing, render
from bastide.testing import translations
from sayings import FILES, LANGUAGES, NAMES, PAGE, SCOPES, entries, samples, variables

ROOT = Path(__file__).parents[2]
COMPLETE = LANGUAGES[1:]
CATEGORIES = {"en": {"one", "other"}, "it": {"one", "other"}, "de": {"one", "other"}, "fr": {"one", "other"}}
CATEGORIES |= {"ro": {"one", "few", "other"}}
TERMS = {file.stem: json.loads(file.read_text("utf-8")) for file in sorted((Path(__file__).parent / "terms").iterdir())}
LESSONS = ROOT / "web/src/lessons/words"
TRANSLATED = [(scope, language) for scope, language in FILES if language != "en"]

in_complete_languages = pytest.mark.parametrize("language", COMPLETE)
in_all_languages = pytest.mark.parametrize("language", LANGUAGES)
each_scope = pytest.mark.parametrize("scope", SCOPES)
each_game = pytest.mark.parametrize("game", Rulebook.names())
each_translation = pytest.mark.parametrize(("scope", "language"), TRANSLATED)


@pytest.fixture(autouse=True)
def _only_packaged_words(monkeypatch):
    monkeypatch.setattr(words, "_added", dict(_with_the_page()))


@sayings.cache
def _with_the_page():
    before = dict(words._added)
    words._added.clear()
    for language in LANGUAGES:
        add_words("web", language, FILES["web", language].read_text("utf-8"))
    made = dict(words._added)
    words._added.clear()
    words._added.update(before)
    return made


@in_complete_languages
@each_scope
def test_nothing_is_missing(language, scope):
    lacking = missing(language, scope)
    assert lacking == [], f"words/{scope}.{language}.ftl lacks {len(lacking)}: {', '.join(lacking)}"


@each_translation
def test_a_translation_says_nothing_that_english_does_not(scope, language):
    unknown = sorted(set(entries(scope, language)) - set(entries(scope, "en")))
    assert unknown == [], f"words/{scope}.{language}.ftl has words for no message: {', '.join(unknown)}"


@pytest.mark.parametrize(("scope", "language"), list(FILES))
def test_no_message_is_written_twice(scope, language):
    ids = re.findall(r"^([a-z][\w-]*) =", FILES[scope, language].read_text("utf-8"), re.MULTILINE)
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@each_translation
def test_a_translation_has_the_parameters_of_the_english_text(scope, language):
    """Only a number that does no more than choose between forms can be left out, where a language has one form."""

    def meant(names):
        return {"player" if name == "seat" else name for name in names}

    wrong = []
    for id, entry in entries(scope, language).items():
        english, here = variables(entries(scope, "en")[id].value), variables(entry.value)
        if not meant(english.shown) <= meant(here.names) <= meant(english.names):
            wrong.append(f"{id}: {sorted(meant(here.names))} for {sorted(meant(english.names))}")
    assert wrong == [], f"words/{scope}.{language}.ftl: {'; '.join(wrong)}"


@each_translation
def test_what_is_said_to_the_others_is_said_in_every_language(scope, language):
    def others(language):
        return {id for id, entry in entries(scope, language).items() if _form(entry, "others")}

    assert others(language) == others("en")


@each_game
def test_every_decision_of_a_seat_has_words_for_the_others(game):
    """A task that says what to do, or says "you", has other words for everybody else."""
    by_chance = {"setup", "over", "first_player", "master_card", "draw", "drift", "begin", "drawn_card", "neutral_card"}
    by_chance |= {"opening_card", "mulligan_card"}
    for id, entry in entries(game, "en").items():
        if id.startswith("task-") and id.removeprefix("task-") not in by_chance:
            assert _form(entry, "others"), f"{game}.{id}"
            assert "player" in variables(_form(entry, "others").value).names, f"{game}.{id}"


def _form(entry, name):
    return next((attribute for attribute in entry.attributes if attribute.id.name == name), None)


@pytest.mark.parametrize(("scope", "language"), list(FILES))
def test_a_number_has_as_many_forms_of_its_noun_as_the_language(scope, language):
    for id, entry in entries(scope, language).items():
        for name, keys in variables(entry).counted.items():
            assert language != "hu", f"{scope}.{id}: a Hungarian noun has one form after a number"
            assert keys == CATEGORIES[language], f"{scope}.{id} in {language}: ${name}"


def test_a_hungarian_article_fits_whatever_is_put_in():
    """Before a parameter the article is chosen by BEFORE: "az" if a vowel follows, "a" otherwise."""
    article = re.compile(r"""(?<!\w)az?\s["'„“«(]?\{|(?<!\w)a\(z\)""", re.IGNORECASE)
    sources = [file for (_, language), file in FILES.items() if language == "hu"]
    sources += sorted(LESSONS.glob("*.hu.json"))
    found = [
        f"{file.name}: {line.strip()}"
        for file in sources
        for line in file.read_text("utf-8").splitlines()
        if article.search(line)
    ]
    assert found == []


def test_romanian_says_de_between_a_number_from_twenty_on_and_its_noun():
    wrong, forms = [], 0
    for scope in SCOPES:
        for id, entry in entries(scope, "ro").items():
            for name, form, text in variables(entry).followed:
                if re.match(r" \w", text):
                    forms += 1
                    if text.startswith(" de ") != (form == "other"):
                        wrong.append(f"{scope}.{id}: ${name} [{form}]{text}")
    assert wrong == []
    assert forms > 300


@in_all_languages
@each_scope
def test_every_message_is_said_with_every_parameter(scope, language):
    names = [*NAMES[:3], "Béla"]
    for id in entries(scope, "en"):
        dotted = f"{scope}.{id.replace('-', '.')}"
        for params in samples(scope, id):
            for me in (None, 0):
                said = render(Message(dotted, params), language, names, me)
                braces = "".join(value for value in params.values() if isinstance(value, str) and "{" in value)
                assert said.strip() or id.startswith("list-") or id == "sided", f"{dotted} in {language}"
                assert ("{" not in said and "???" not in said) or braces in said, f"{dotted} in {language}: {said}"


@in_all_languages
@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_said_as_it_is_wherever_a_player_is_meant(language, name):
    meant = 0
    for scope in SCOPES:
        for id, entry in entries(scope, "en").items():
            if "player" in variables(entry.value).names:
                params = next(iter(samples(scope, id)))
                said = render(Message(f"{scope}.{id.replace('-', '.')}", params), language, ["Nobody", name])
                assert name in said, f"{scope}.{id} in {language}: {said}"
                meant += 1
    assert meant > 200


@in_all_languages
def test_nobody_is_called_by_the_number_of_a_seat(language):
    """Where people are meant they are named; a seat's number is said only where seats are counted."""
    counted = {"core-seat", "cli-welcome", "cli-did", "cli-undo-others", "cli-result", "server-refusal-no_such_seat"}
    counted |= {"torres-refusal-no_such_seat", "carcassonne-refusal-no_seat", "web-new-seat"}
    found = {
        f"{scope}-{id}"
        for scope in SCOPES
        for id, entry in entries(scope, language).items()
        if "seat" in variables(entry).names and not id.startswith("drawing-")
    }
    assert found <= counted


def test_the_kinds_of_parameters_are_of_parameters_that_are_there():
    names = set().union(*(variables(*entries(scope, language).values()).names for scope, language in FILES))
    assert set(kinds()) - names == set()
    assert set(words.optional()) <= names


@in_all_languages
@each_game
def test_every_message_of_a_game_is_rendered(language, game):
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
    for id in entries(scope, "en"):
        message = Message(f"{scope}.{id.replace('-', '.')}", next(iter(samples(scope, id))))
        text, english = render(message, language), render(message, "en")
        assert text.endswith(".") == english.endswith("."), f"{scope}.{id} in {language}: {text}"
        assert text[:1].isspace() == english[:1].isspace(), f"{scope}.{id} in {language}: {text}"


@in_complete_languages
def test_every_clause_is_in_the_language_and_made_from_todays_english(language):
    """What to do about those it lists is described by `bastide.testing.translations`."""
    assert (translations.lacking(language), translations.stale(language)) == ([], [])


@in_complete_languages
@each_game
def test_translations_are_of_clauses_that_exist(language, game):
    found = json.loads((files("bastide.rulebook") / "translations" / f"{game}.{language}.json").read_text("utf-8"))
    assert list(found) == [clause.id for clause in Rulebook.of(game)]
    assert {id: list(one) for id, one in found.items() if list(one) != ["of", "title", "text"]} == {}


FIGURES = re.compile(r"[A-Z]{3}-(?:[A-Z]+\d*-)?(?:EX)?\d+(?:\.\d+)?|\d+")


@in_complete_languages
@each_game
def test_a_translation_has_the_numbers_and_clauses_of_the_english(language, game):
    """Small numbers can be words in one language and figures in another; numbers of two digits and clauses cannot."""

    def figures(text):
        return {found for found in FIGURES.findall(text) if len(found) > 1}

    differing = {
        clause.id: (figures(clause.text), figures(clause.text_in(language)))
        for clause in Rulebook.of(game)
        if figures(clause.text) != figures(clause.text_in(language))
    }
    assert differing == {}


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
    for place in ("words", "translations"):
        for file in (folder / place).iterdir():
            if f".{language}." in file.name:
                assert not set("şţŞŢ") & set(file.read_text("utf-8")), file.name


def test_the_page_types_its_own_ids():
    made = bastide_web_words()
    assert (PAGE / "ids.ts").read_text("utf-8") == made.typed((PAGE / "web.en.ftl").read_text("utf-8"))


def bastide_web_words():
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("web_words", ROOT / "web/words.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_id_in_the_code_has_words():
    """Ids written out in the engine, the server, the terminal and the page, whole or as the beginning of some."""
    ids = {f"{scope}.{id.replace('-', '.')}" for scope in SCOPES for id in entries(scope, "en")}
    page = {id.removeprefix("web.") for id in ids if id.startswith("web.")}
    written = re.compile(rf"""["'`]((?:{"|".join(SCOPES)})\.[a-z_]+(?:\.[a-z_]+)*)(\.?)(["'`$]|\{{)""")
    unknown = []
    for source in [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "web/src").rglob("*.ts"),
        *(ROOT / "web/src").rglob("*.svelte"),
    ]:
        known = ids if source.suffix == ".py" else ids | page
        # What the page explains has keys of its own, which its own tests look up.
        key = r"""\b(?:explain=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})|explain: [^,}]*)"""
        text = re.sub(key, "", source.read_text("utf-8"))
        for id, dot, end in written.findall(text):
            begins = id if dot == "" and end in ("$", "{") else f"{id}."
            if id not in known and not any(one.startswith(begins) for one in known):
                unknown.append(f"{source.relative_to(ROOT)}: {id}")
    assert unknown == []


@each_game
def test_every_event_and_refusal_in_the_code_of_a_game_has_words(game):
    ids = set(entries(game, "en"))
    event = re.compile(r"""(?:Event|Happening|Happened|note|tell)\(\s*"([a-z_]+)",\s*"[A-Z]{3}-""")
    refusal = re.compile(r"""(?:_no|_because|_refuse)\(\s*"[A-Z]{3}-[^"]*",\s*"([a-z_.]+)\"""")
    found = 0
    for source in (ROOT / "src/bastide/games" / game).rglob("*.py"):
        text = source.read_text("utf-8")
        wanted = {f"event-{kind}" for kind in event.findall(text)}
        wanted |= {f"refusal-{key.replace('.', '-')}" for key in refusal.findall(text)}
        assert wanted <= ids, f"{source.relative_to(ROOT)}: {sorted(wanted - ids)}"
        found += len(wanted)
    assert found > 10
    for kind in bastide.load(game).actions.kinds:
        assert f"action-{kind.word}" in ids


@pytest.mark.skipif(
    not (ROOT / "web/node_modules").exists() or shutil.which("node") is None, reason="the client was not built here"
)
def test_the_page_says_what_the_engine_says(tmp_path):
    """Every message in every language, with names that could be mistaken for marks, said by the page's own code."""
    names = [*NAMES[:3], "Béla"]
    said = []
    for scope in SCOPES:
        for i, id in enumerate(entries(scope, "en")):
            for j, params in enumerate(samples(scope, id)):
                if j < 3 or (i + j) % 7 == 0:
                    message = Message(f"{scope}.{id.replace('-', '.')}", params)
                    language, me = LANGUAGES[(i + j) % 6], (None, 0, 1)[j % 3]
                    meant = names[: 4 * (j % 2)]
                    text = render(message, language, meant, me)
                    said.append({**message.plain(), "language": language, "names": meant, "me": me, "text": text})
    assert len(said) > 4000
    given = tmp_path / "said.json"
    given.write_text(json.dumps(said), "utf-8")
    script = Path(__file__).with_name("say_with_the_page.mjs")
    run = subprocess.run(["node", script, given], cwd=ROOT / "web", capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout == f"{len(said)} alike\n"


OLDER = [
    (
        "carcassonne.event.deployed_small_farmer",
        {"seat": 1, "figure": "small", "role": "farmer", "x": 1, "y": -2, "segment": "f1"},
        "Anna deploys a follower as a farmer on the field (at 1,-2)",
    ),
    (
        "carcassonne.event.returned_pig",
        {"seat": 1, "figure": "pig", "x": 0, "y": 3, "segment": "f0"},
        "The pig of Anna returns from the field at 0,3",
    ),
    (
        "caylus.event.placed",
        {
            "seat": 1,
            "place": Message("caylus.place.road", {"space": 3, "tile": Message("caylus.tile.park")}),
            "price": Message("caylus.goods.denier", {"count": 2}),
        },
        "Anna places a worker on Park (space 3) for 2 deniers",
    ),
    (
        "caylus.event.reordered",
        {"seat": -1, "order": [Message("core.player", {"seat": 1}), Message("core.player", {"seat": 0})]},
        "The turn order is now Anna and Béla",
    ),
    (
        "magna_carta.event.paid",
        {
            "seat": 1,
            "goods": [Message("magna_carta.count.stone", {"n": 2}), Message("magna_carta.count.gold", {"n": 1})],
        },
        "Anna pays 2 stone and 1 gold",
    ),
]


@pytest.mark.parametrize(("id", "params", "said"), OLDER, ids=[id for id, _, _ in OLDER])
def test_what_older_logs_hold_is_still_said(id, params, said):
    assert render(Message(id, params), "en", ["Béla", "Anna"]) == said
    for language in COMPLETE:
        assert "Anna" in render(Message(id, params), language, ["Béla", "Anna"])


def test_a_message_ends_where_the_next_line_is_not_indented():
    """So the page takes the messages that a screen needs out of a file."""
    for file in [*PAGE.glob("*.ftl"), *(ROOT / "src/bastide").rglob("*.ftl")]:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            assert re.match(r"$|\s|#|-?[a-z][\w-]* =", line), f"{file.name}:{number}: {line}"


@each_game
def test_moves_that_differ_are_said_differently(game):
    """Where a sentence leaves out how an action is written, it still tells it from the others."""
    state, dealer = bastide.load(game).start(players=2), Dealer(5)
    while not state.over:
        actions = state.legal_actions()
        if state.to_move != CHANCE:
            said = [render(state.message(action)) for action in actions]
            assert len(set(said)) == len(said), [one for one in said if said.count(one) > 1]
        state.play(dealer.draw(state) if state.to_move == CHANCE else actions[dealer.below(len(actions))])


NAMES_OF_THINGS = re.compile(r"^[\w-]+ =|^ *\.\w+ =|^ *\*?\[\w+\]|^ *\"[^\"]*\":|\{[^{}]*\}")
"""In the files, what is not for people: ids, keys and what is put in."""


def texts_for_people(language):
    """Every text in a language, by where it stands: what the games say, the clauses, the page and its lessons."""
    for place in (files("bastide.rulebook") / "words", files("bastide.rulebook") / "translations", PAGE, LESSONS):
        for file in sorted(place.iterdir(), key=str):
            if f".{language}." in file.name or file.name == f"{language}.json":
                for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                    yield f"{file.name}:{number}", NAMES_OF_THINGS.sub("", line)


@pytest.mark.parametrize("language", TERMS)
def test_one_thing_has_one_name(language):
    """`terms/<language>.json`: for a term of the rules, the words that are never used for it in this language."""
    never = [(term, word) for term, said in TERMS[language].items() for word in said["never"]]
    pattern = re.compile("|".join(rf"(?<!\w)({word})" for _, word in never), re.IGNORECASE)
    found = [(place, match.group(0)) for place, line in texts_for_people(language) for match in pattern.finditer(line)]
    assert never
    assert found == []
