"""The rulebooks that come with Bastide, and the way to read them."""

import re
from dataclasses import replace

import pytest

from bastide.core.errors import BastideError, UnknownGame
from bastide.core.rulebook import SOURCES, Clause, Rulebook, Section, Translation, UnknownClause

# How many clauses the rules of each game have: rules and descriptive ones, worked examples.
COUNTS = {"torres": (121, 17), "caylus": (152, 25), "magna_carta": (159, 14), "carcassonne": (247, 33)}
IDS = {
    "torres": r"TOR-(?:EX[1-9]\d*|[1-9]\d*\.[1-9]\d*)",
    "caylus": r"CAY-(?:EX[1-9]\d*|[1-9]\d*\.[1-9]\d*)",
    "magna_carta": r"MAG-(?:EX[1-9]\d*|[1-9]\d*\.[1-9]\d*[ab]?)",
    "carcassonne": r"CAR-(?:EX[1-9]\d*|B-\d\.[1-9]\d*|[A-Z]{1,2}-\d+(?:\.[1-9]\d*)?[a-f]?)",
}
each_game = pytest.mark.parametrize("game", IDS)


def lots() -> Rulebook:
    return Rulebook(
        "lots",
        "Lots",
        [
            Clause("LOT-1.1", "The deal", "Each player is dealt two cards.", section="1"),
            Clause("LOT-1.2", "Secret hands", "Cards in hand are secret.", ("ruling",), section="1"),
            Clause("LOT-2.1", "Lowest deal wins", "The lowest card wins.", section="2"),
            Clause("LOT-2.2", "More", "See above.", kind="descriptive", reason="It says nothing.", section="2"),
        ],
        [Section("1", "Dealing"), Section("2", "Playing")],
    )


def test_the_four_rulebooks_come_with_bastide():
    assert Rulebook.names() == sorted(IDS)


@each_game
def test_a_rulebook_has_every_clause_and_every_example(game):
    clauses = list(Rulebook.of(game))
    examples = [clause for clause in clauses if clause.kind == "example"]
    assert (len(clauses) - len(examples), len(examples)) == COUNTS[game]
    assert [clause for clause in clauses if "-EX" in clause.id] == examples


def test_all_rulebooks_together_have_768_clauses():
    assert sum(len(Rulebook.of(game)) for game in IDS) == 768


@each_game
def test_ids_are_unique_and_well_formed(game):
    ids = [clause.id for clause in Rulebook.of(game)]
    assert len(set(ids)) == len(ids)
    assert [id for id in ids if not re.fullmatch(IDS[game], id)] == []


@each_game
def test_numbers_run_without_gaps(game):
    ids = {clause.id for clause in Rulebook.of(game)}
    for id in ids:
        start, number = re.fullmatch(r"(.*?)(\d+)[a-f]?", id).groups()
        before = f"{start}{int(number) - 1}"
        if int(number) > 1 and id not in ("CAR-T-20", "CAR-X-30"):  # these two begin a new group
            assert any(f"{before}{ending}" in ids for ending in ("", ".1", "a")), f"{before} before {id}"


@each_game
def test_clauses_named_in_a_text_exist(game):
    rulebook = Rulebook.of(game)
    for clause in rulebook:
        for id in re.findall(IDS[game], f"{clause.text} {clause.reason}"):
            assert id in rulebook, f"{clause.id} names {id}"
            assert id != clause.id or clause.kind != "rule", f"{id} names itself"


@each_game
def test_a_text_names_no_clause_of_another_game(game):
    prefix = Rulebook.of(game).prefix
    for clause in Rulebook.of(game):
        assert set(re.findall(r"\b(TOR|CAY|MAG|CAR)-", clause.text)) <= {prefix}, clause.id


@each_game
def test_titles_are_short_and_tell_clauses_apart(game):
    titles = [clause.title for clause in Rulebook.of(game)]
    assert [title for title in titles if not 2 <= len(title.split()) <= 7] == []
    assert [title for title in titles if title.endswith(".") or not title[0].isupper()] == []
    rules = [clause.title for clause in Rulebook.of(game) if clause.kind != "example"]
    assert sorted(title for title in set(rules) if rules.count(title) > 1) == []


@each_game
def test_texts_are_plain_sentences(game):
    for clause in Rulebook.of(game):
        assert re.search(r"[.)]$", clause.text), clause.id
        assert not re.search(r"`|\*\*|  |\t|\s$|^\s|\[|\]", clause.text), clause.id


@each_game
def test_every_clause_says_where_it_comes_from(game):
    for clause in Rulebook.of(game):
        assert clause.source, clause.id
        assert set(clause.source) <= set(SOURCES), clause.id


@each_game
def test_only_descriptive_clauses_give_a_reason_and_they_are_few(game):
    descriptive = [clause for clause in Rulebook.of(game) if clause.kind == "descriptive"]
    assert all(clause.reason.endswith(".") for clause in descriptive)
    assert len(descriptive) <= 2


@each_game
def test_sections_come_in_the_order_of_the_clauses(game):
    rulebook = Rulebook.of(game)
    met = list(dict.fromkeys(clause.section for clause in rulebook))
    assert met == [section.number for section in rulebook.sections]
    laid_out = [clause for section in rulebook.sections for clause in rulebook.section(section.number)]
    assert laid_out == list(rulebook)


def test_a_clause_is_found_by_its_id():
    clause = Rulebook.of("torres")["TOR-5.2"]
    assert (clause.id, clause.title, clause.section) == ("TOR-5.2", "Level of a new knight", "5")
    assert clause.source == ("rulebook", "ruling")
    assert clause.kind == "rule"
    assert str(clause).startswith("TOR-5.2 Level of a new knight: The level of a new knight must be")


def test_a_clause_has_its_title_in_the_language_of_the_reader():
    clause = Rulebook.of("torres")["TOR-5.2"]
    assert clause.title_in("ro") == "Nivelul unui cavaler nou"
    assert clause.title_in("hu") == "Az új lovag szintje"
    assert clause.title_in("en") == "Level of a new knight"


def test_a_title_that_a_language_lacks_is_said_in_english():
    assert Rulebook.of("torres")["TOR-5.2"].title_in("tlh") == "Level of a new knight"
    assert lots()["LOT-1.1"].title_in("ro") == "The deal"


def test_a_rulebook_is_read_once():
    assert Rulebook.of("caylus") is Rulebook.of("caylus")


def test_a_rulebook_knows_its_game_and_prefix():
    rulebook = Rulebook.of("magna_carta")
    assert (rulebook.game, rulebook.title, rulebook.prefix) == ("magna_carta", "Caylus Magna Carta", "MAG")
    assert repr(rulebook) == "<Rulebook of Caylus Magna Carta, 173 clauses>"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("TOR-6.44", "Torres has no clause 'TOR-6.44'; did you mean TOR-6.4"),
        ("tor-6.4", "Torres has no clause 'tor-6.4'; did you mean TOR-6.4"),
        ("TOR-6", "Torres has no clause 'TOR-6'; its clauses are TOR-6.1 to TOR-6.9."),
        ("TOR-13.", "Torres has no clause 'TOR-13.'; did you mean TOR-13."),
        ("knight", "Torres has no clause 'knight'; its clauses go from TOR-1.1 to TOR-EX17."),
    ],
)
def test_an_unknown_clause_is_a_sentence_with_near_matches(asked, sentence):
    with pytest.raises(UnknownClause) as caught:
        Rulebook.of("torres")[asked]
    assert str(caught.value).startswith(sentence)
    assert isinstance(caught.value, KeyError)
    assert isinstance(caught.value, BastideError)
    assert asked not in Rulebook.of("torres")


def test_an_unknown_game_is_a_sentence_with_a_near_match():
    with pytest.raises(UnknownGame, match=r"There is no rulebook of 'tores'; did you mean 'torres'\?"):
        Rulebook.of("tores")
    with pytest.raises(UnknownGame, match="there are those of carcassonne, caylus, magna_carta, torres"):
        Rulebook.of("../words/core.en")


def test_search_finds_all_words_and_puts_titles_first():
    found = Rulebook.of("torres").search("KING'S bonus")
    assert [clause.id for clause in found][:2] == ["TOR-11.5", "TOR-11.6"]
    assert all("king's" in str(clause).casefold() and "bonus" in str(clause).casefold() for clause in found)
    assert [clause.id for clause in lots().search("deal")] == ["LOT-1.1", "LOT-2.1"]
    assert [clause.id for clause in lots().search("lot-2.1")] == ["LOT-2.1"]


def test_search_for_nothing_finds_nothing():
    assert Rulebook.of("torres").search("  ") == []
    assert Rulebook.of("torres").search("dragon") == []


def test_a_game_of_your_own_makes_a_rulebook_from_a_list():
    rulebook = lots()
    assert len(rulebook) == 4
    assert "LOT-1.2" in rulebook
    assert rulebook.prefix == "LOT"
    assert [clause.id for clause in rulebook.section("2")] == ["LOT-2.1", "LOT-2.2"]
    assert [section.title for section in rulebook.sections] == ["Dealing", "Playing"]


def test_a_rulebook_is_made_of_plain_data():
    data = {
        "game": "lots",
        "title": "Lots",
        "sections": [{"number": "1", "title": "Dealing"}],
        "clauses": [{"id": "LOT-1", "section": "1", "title": "The deal", "text": "Two cards.", "source": ["image"]}],
    }
    assert list(Rulebook.from_plain(data)) == [Clause("LOT-1", "The deal", "Two cards.", ("image",), section="1")]


def test_plain_data_can_have_translations():
    italian = {"title": "La distribuzione", "text": "Due carte."}
    clause = {"id": "LOT-1", "title": "The deal", "text": "Two cards.", "translations": {"it": italian}}
    rulebook = Rulebook.from_plain({"game": "lots", "title": "Lots", "sections": [], "clauses": [clause]})
    assert rulebook["LOT-1"].title_in("it") == "La distribuzione"
    assert rulebook["LOT-1"].text_in("it") == "Due carte."
    assert rulebook["LOT-1"].text_in("hu") == "Two cards."


def test_a_translation_of_another_english_is_stale():
    clause = Clause("LOT-1", "The deal", "Two cards.")
    made = Translation("La distribuzione", "Due carte.", clause.digest)
    assert not replace(clause, translations={"it": made}).is_stale("it")
    assert replace(clause, text="Three cards.", translations={"it": made}).is_stale("it")
    assert replace(clause, title="Dealing", translations={"it": made}).is_stale("it")
    assert not clause.is_stale("it")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"title": " "}, "LOT-1' lacks one of them"),
        ({"kind": "law"}, "LOT-1: 'law' is no kind of clause; choose among rule, example, descriptive"),
        ({"source": ["hearsay"]}, "LOT-1: the source of a clause is one or more of rulebook, image, ruling"),
        ({"source": []}, "LOT-1: the source of a clause is one or more of"),
        ({"kind": "descriptive"}, "LOT-1: a descriptive clause gives a reason"),
        ({"reason": "None."}, "LOT-1: a descriptive clause gives a reason, and no other clause does"),
        ({"translations": ["Zar"]}, "LOT-1: the translations are an object, a title and a text by their language"),
        ({"translations": {"it": "Zar"}}, "LOT-1: the translations are an object"),
    ],
)
def test_a_malformed_clause_is_refused(wrong, sentence):
    clause = {"id": "LOT-1", "title": "The deal", "text": "Two cards.", "source": ["ruling"], **wrong}
    with pytest.raises(BastideError, match=sentence):
        Rulebook.from_plain({"game": "lots", "title": "Lots", "sections": [], "clauses": [clause]})


def test_a_rulebook_without_its_list_of_clauses_is_refused():
    with pytest.raises(BastideError, match="has 'clauses', a list of objects"):
        Rulebook.from_plain({"game": "lots", "title": "Lots", "sections": [], "clauses": {"LOT-1": "Two cards."}})


def test_the_same_id_twice_is_refused():
    twice = [Clause("LOT-1", "The deal", "Two cards."), Clause("LOT-1", "The deal again", "Three cards.")]
    with pytest.raises(BastideError, match="The rulebook of Lots has the clause LOT-1 twice"):
        Rulebook("lots", "Lots", twice)


def test_a_clause_does_not_change():
    with pytest.raises(AttributeError):
        Rulebook.of("torres")["TOR-5.2"].text = "Anything goes."
