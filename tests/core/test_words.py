"""Messages to people, said in their language."""

import json
import pickle
from importlib.resources import files
from string import Formatter

import pytest

from bastide.core import words
from bastide.core.words import Message, MissingWords, add_words, missing, render


@pytest.fixture(autouse=True)
def _only_our_words(monkeypatch):
    monkeypatch.setattr(words, "_added", {})
    add_words("inn", "en", {"guest": "{name} stays for {nights} nights", "room": "the {colour} room", "hello": "Hello"})
    add_words("inn", "hu", {"room": "a {colour} szoba", "hello": "Szia"})


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
    with pytest.raises(MissingWords, match=r"The message 'inn\.guest' needs the parameter 'nights'"):
        render(Message("inn.guest", {"name": "Red"}))


def test_words_that_reach_into_objects_are_refused():
    with pytest.raises(ValueError, match=r"'inn.x' in 'en': a parameter is written {name}, not {a.__class__}"):
        add_words("inn", "en", {"x": "{a.__class__}"})
    with pytest.raises(ValueError, match=r"a parameter is written {name}, not {}"):
        add_words("inn", "en", {"x": "{}"})


def test_words_that_are_no_text_are_refused():
    with pytest.raises(ValueError, match=r"'inn\.x' in 'en' cannot be read"):
        add_words("inn", "en", {"x": "{unclosed"})
    with pytest.raises(ValueError, match=r"'inn\.x' in 'en' cannot be read"):
        add_words("inn", "en", {"x": 5})


def test_words_can_be_added_to_those_of_bastide_and_replaced():
    add_words("core", "en", {"refusal.over": "Too late for '{action}'."})
    assert render(Message("core.refusal.over", {"action": "pass"})) == "Too late for 'pass'."
    assert render(Message("core.list.none")) == "none"


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


def word_files():
    return sorted((f for f in (files("bastide.rulebook") / "words").iterdir() if f.name.endswith(".json")), key=str)


def parameters(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("file", word_files(), ids=lambda file: file.name)
def test_a_word_file_says_what_english_says_with_the_same_parameters(file):
    scope, language, _ = file.name.split(".")
    said = json.loads(file.read_text("utf-8"))
    english = json.loads((files("bastide.rulebook") / "words" / f"{scope}.en.json").read_text("utf-8"))
    assert set(said) <= set(english)
    for key, text in said.items():
        assert parameters(text) <= parameters(english[key]), f"{scope}.{key} in {language}"


def test_a_number_brings_the_right_form_of_its_noun() -> None:
    add_words("plurals", "en", {"points": "{n:point|points}"})
    add_words("plurals", "ro", {"points": "{n:punct|puncte|de puncte}"})
    add_words("plurals", "hu", {"points": "{n:pont|pont}"})
    said = {
        lang: [render(Message("plurals.points", {"n": n}), lang) for n in (0, 1, 2, 19, 20, 101)]
        for lang in ("en", "ro", "hu")
    }
    assert said["en"] == ["0 points", "1 point", "2 points", "19 points", "20 points", "101 points"]
    assert said["ro"] == ["0 puncte", "1 punct", "2 puncte", "19 puncte", "20 de puncte", "101 puncte"]
    assert said["hu"] == ["0 pont", "1 pont", "2 pont", "19 pont", "20 pont", "101 pont"]


def test_a_number_in_a_sentence_said_in_english_has_its_english_form() -> None:
    add_words("plurals", "en", {"points": "{n:point|points}"})
    assert [render(Message("plurals.points", {"n": n}), "hu") for n in (1, 2)] == ["1 point", "2 points"]
    assert render(Message("plurals.points", {"n": 0}), "fr") == "0 points"


def test_a_parameter_that_names_something_of_the_game_is_said_in_words() -> None:
    add_words("named", "en", {"played": "You play {card} and {cards}", "card.jump": "the Jump", "cards.jump": "Jump"})
    assert (
        render(Message("named.played", {"card": "jump", "cards": ["jump", "other"]}))
        == "You play the Jump and Jump and other"
    )


def test_a_message_about_a_seat_can_name_who_sits_there() -> None:
    add_words("seated", "en", {"moved": "{player} moves to {square}"})
    moved = Message("seated.moved", {"seat": 1, "square": "a1"})
    assert render(moved) == "Seat 1 moves to a1"
    assert render(moved, names=["Red", "Blue"]) == "Blue moves to a1"
