"""Messages to people, said in their language."""

import json
import pickle

import pytest

from bastide.core import words
from bastide.core.words import Message, MissingWords, add_words, fluent_text, missing, render


@pytest.fixture(autouse=True)
def _only_our_words(monkeypatch):
    monkeypatch.setattr(words, "_added", {})
    add_words(
        "inn",
        "en",
        """
guest = { $name } stays for { $nights } nights
room = the { $colour } room
hello = Hello
""",
    )
    add_words("inn", "hu", "room = a { $colour } szoba\nhello = Szia")


def test_a_message_is_said_with_its_parameters():
    assert render(Message("inn.guest", {"name": "Red", "nights": 3})) == "Red stays for 3 nights"
    assert render(Message("inn.hello")) == "Hello"


def test_a_message_is_said_in_the_language_asked_for():
    assert render(Message("inn.room", {"colour": "kék"}), "hu") == "a kék szoba"


def test_what_a_language_lacks_is_said_in_english():
    assert render(Message("inn.guest", {"name": "Red", "nights": 3}), "hu") == "Red stays for 3 nights"
    assert render(Message("inn.hello"), "tlh") == "Hello"


def test_a_parameter_can_be_a_message():
    room = Message("inn.room", {"colour": "blue"})
    assert render(Message("inn.guest", {"name": room, "nights": 1})) == "the blue room stays for 1 nights"
    assert render(Message("inn.room", {"colour": Message("inn.hello")}), "hu") == "a Szia szoba"


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], "the none room"),
        (["red"], "the red room"),
        (("red", "blue"), "the red and blue room"),
        (["red", 2, Message("inn.hello")], "the red, 2 and Hello room"),
    ],
)
def test_a_list_is_joined(names, said):
    assert render(Message("inn.room", {"colour": names})) == said


def test_more_parameters_than_needed_do_no_harm():
    assert render(Message("inn.hello", {"seat": 2})) == "Hello"


def test_an_unknown_message_is_an_error_with_a_near_match():
    with pytest.raises(MissingWords, match=r"no words for the message 'inn.guests'; did you mean 'inn.guest'\?"):
        render(Message("inn.guests"))


@pytest.mark.parametrize("id", ["tavern.hello", "hello", "", "inn.", "../core.list.none", "core.en"])
def test_an_id_is_never_said_itself(id):
    with pytest.raises(MissingWords, match="There are no words for the message"):
        render(Message(id))


def test_a_missing_parameter_is_an_error():
    with pytest.raises(MissingWords, match=r"'inn\.guest' cannot be said with .*Unknown external: nights"):
        render(Message("inn.guest", {"name": "Red"}))


@pytest.mark.parametrize("text", ["x = { unclosed", "x = { $a.__class__ }", "x = {}", "no message at all", "x ="])
def test_words_that_cannot_be_read_are_refused(text):
    with pytest.raises(ValueError, match="The words of 'inn' in 'en' cannot be read at '"):
        add_words("inn", "en", text)
    assert render(Message("inn.hello")) == "Hello"


def test_words_can_be_added_to_those_of_bastide_and_replaced():
    add_words("core", "en", "refusal-over = Too late for '{ $action }'.")
    assert render(Message("core.refusal.over", {"action": "pass"})) == "Too late for 'pass'."
    assert render(Message("core.list.none")) == "none"


def test_words_are_given_as_they_were_written_with_what_was_added():
    add_words("inn", "hu", "hello = Üdv")
    assert fluent_text("inn", "hu") == "room = a { $colour } szoba\nhello = Szia\nhello = Üdv"
    assert "list-none = none" in fluent_text("core", "en")
    assert fluent_text("inn", "tlh") == ""


def test_missing_lists_what_a_language_lacks():
    assert missing("hu", "inn") == ["inn.guest"]
    assert {"core.list.none", "inn.guest"} <= set(missing("tlh"))
    assert missing("en") == []


def test_a_message_does_not_change():
    message = Message("inn.hello", {"seat": 1})
    with pytest.raises(AttributeError, match="a message does not change"):
        message.id = "inn.room"
    with pytest.raises(AttributeError, match="a message does not change"):
        del message.params
    with pytest.raises(TypeError):
        message.params["seat"] = 2


def test_a_message_does_not_follow_the_dict_it_was_made_of():
    params = {"seat": 1}
    message = Message("inn.hello", params)
    params["seat"] = 2
    assert message.params["seat"] == 1


def test_equal_messages_are_equal_and_hash_alike():
    assert Message("inn.hello", {"seat": 1}) == Message("inn.hello", {"seat": 1})
    assert Message("inn.hello", {"seat": 1}) != Message("inn.hello", {"seat": 2})
    assert len({Message("inn.hello", {"seats": [1]}), Message("inn.hello", {"seats": [1]})}) == 1


def test_a_message_travels_between_processes():
    message = Message("inn.guest", {"name": Message("inn.hello"), "nights": [1, 2]})
    assert pickle.loads(pickle.dumps(message)) == message
    assert repr(message) == "Message('inn.guest', {'name': Message('inn.hello', {}), 'nights': [1, 2]})"


def test_a_message_is_plain_data_on_the_wire():
    message = Message("inn.guest", {"name": Message("inn.hello"), "nights": (1, Message("inn.hello"))})
    hello = {"id": "inn.hello", "params": {}}
    assert message.plain() == {"id": "inn.guest", "params": {"name": hello, "nights": [1, hello]}}
    assert json.loads(json.dumps(message.plain())) == message.plain()


POINTS = "points = { $n -> \n [one] { $n } point\n *[other] { $n } points\n }"


def test_a_number_brings_the_right_form_of_its_noun() -> None:
    add_words("plurals", "en", POINTS)
    puncte = "points = { $n -> \n [one] { $n } punct\n [few] { $n } puncte\n *[other] { $n } de puncte\n }"
    add_words("plurals", "ro", puncte)
    add_words("plurals", "hu", "points = { $n } pont")
    said = {
        lang: [render(Message("plurals.points", {"n": n}), lang) for n in (0, 1, 2, 19, 20, 101)]
        for lang in ("en", "ro", "hu")
    }
    assert said["en"] == ["0 points", "1 point", "2 points", "19 points", "20 points", "101 points"]
    assert said["ro"] == ["0 puncte", "1 punct", "2 puncte", "19 puncte", "20 de puncte", "101 puncte"]
    assert said["hu"] == ["0 pont", "1 pont", "2 pont", "19 pont", "20 pont", "101 pont"]


def test_a_number_in_a_sentence_said_in_english_has_its_english_form() -> None:
    add_words("plurals", "en", POINTS)
    assert [render(Message("plurals.points", {"n": n}), "hu") for n in (1, 2)] == ["1 point", "2 points"]
    assert render(Message("plurals.points", {"n": 0}), "fr") == "0 points"


def test_a_parameter_that_names_something_of_the_game_is_said_in_words() -> None:
    add_words("named", "en", "played = You play { $card } and { $cards }\ncard-jump = the Jump\ncards-jump = Jump")
    assert (
        render(Message("named.played", {"card": "jump", "cards": ["jump", "other"]}))
        == "You play the Jump and Jump and other"
    )


def test_what_people_type_is_never_taken_for_a_name_in_the_game() -> None:
    add_words("typed", "en", "taken = { $name } is taken\nname-free = nobody")
    assert render(Message("typed.taken", {"name": "free"})) == "free is taken"


def test_a_message_about_a_seat_can_name_who_sits_there() -> None:
    add_words("seated", "en", "moved = { $player } moves to { $square }")
    moved = Message("seated.moved", {"seat": 1, "square": "a1"})
    assert render(moved) == "Seat 1 moves to a1"
    assert render(moved, names=["Red", "Blue"]) == "Blue moves to a1"


def test_other_seats_are_named_too_by_what_their_parameter_is_called() -> None:
    add_words("seated", "en", "named = { $player } names { $starter }\norder = { $order }")
    named = Message("seated.named", {"seat": 1, "starter": 0})
    assert render(named, names=["Red", "Blue"]) == "Blue names Red"
    assert render(Message("seated.order", {"order": [1, 0]}), names=["Red", "Blue"]) == "Blue and Red"


def test_what_is_said_to_a_seat_is_said_about_it_to_the_others() -> None:
    add_words("task", "en", "place = Place your worker\n    .others = { $player } places a worker\nover = The end")
    place = Message("task.place", {"seat": 1})
    assert [render(place, names=["Red", "Blue"], me=me) for me in (None, 1, 0)] == [
        "Place your worker",
        "Place your worker",
        "Blue places a worker",
    ]
    assert render(Message("task.over", {"seat": 1}), me=0) == "The end"
    assert render(Message("task.place"), me=0) == "Place your worker"


SCORED = '{ NAME($section, form: "def") } { TRAIT($section, name: "number") ->\n [plural] are\n *[other] is\n }'
SECTIONS = """
section-towers = Towers
    .def = The Towers
    .number = plural
section-dungeon = Dungeon
    .def = The Dungeon
"""


@pytest.mark.parametrize("named", [lambda id: id, lambda id: Message(f"forms.section.{id}")], ids=["name", "message"])
def test_a_name_has_forms_and_traits(named) -> None:
    add_words("forms", "en", f"{SECTIONS}\nscored = {SCORED} scored")
    said = [render(Message("forms.scored", {"section": named(id)})) for id in ("towers", "dungeon")]
    assert said == ["The Towers are scored", "The Dungeon is scored"]
    assert render(Message("forms.scored", {"section": "Keep"})) == "Keep is scored"


@pytest.mark.parametrize(
    ("language", "vowel"),
    [
        ("hu", ["Anna", "alma", "Édes", "1", "5", "50", "512", "1000", "5000", "1000000", "a1", "f4", "x", "„Őr”"]),
        ("fr", ["Anna", "école", "Œuvre", "îlot"]),
    ],
)
def test_a_word_before_a_vowel_is_chosen_by_how_it_is_spoken(language, vowel) -> None:
    add_words("spoken", language, 'x = { BEFORE($a, vowel: "V", other: "C") }')
    consonant = {"hu": ["Béla", "2", "10", "100", "15", "b4", "g1", "könyv", "", "10000"], "fr": ["Béla", "2", "Yves"]}
    said = {word: render(Message("spoken.x", {"a": word}), language) for word in vowel + consonant[language]}
    assert said == dict.fromkeys(vowel, "V") | dict.fromkeys(consonant[language], "C")
