"""The log as people read it: sentences with names, in the reader's language, and the ids they were made of."""

import random
import re

import pytest
from msgspec import UNSET

import bastide
from bastide.core import FairDealer, Match, Message, render
from bastide.server.decisions import row_of
from bastide.server.entries import EventRow
from bastide.server.projection import _events, event_info
from bastide.server.sentences import Viewer, read
from bastide.server.wire import MessageInfo
from server.house import House

RAW = re.compile(r"[{}]|\b[a-z]+_[a-z]+\b")
PLAYERS = ["Red", "Blue"]


def events_of(game: str) -> list[tuple[Message, Message, EventRow]]:
    """What happens in a game played at random: the sentence for others, the one for seat 0, and the event as stored."""
    chosen = bastide.load(game)
    match = Match(chosen, chosen.read_settings(players=2), FairDealer(bytes(32), "a table"))
    chance = random.Random(5)
    found = []
    steps = list(match.steps)
    while steps:
        for step in steps:
            rows = _events.decode(row_of(step, game).events)
            for event, row in zip(step.events, rows, strict=True):
                found.append((event.message(game, None), event.message(game, 0), row))
        steps = [] if match.state.over else match.play(chance.choice(match.state.legal_actions()))
    return found


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_every_event_reads_as_the_game_says_it_and_comes_with_what_it_was_made_of(game: str) -> None:
    for others, mine, row in events_of(game):
        for viewer, said in ((Viewer(None, "it"), others), (Viewer(0, "en"), mine)):
            info = event_info(game, row, viewer, PLAYERS)
            assert isinstance(info.message, MessageInfo)
            assert info.message.text == render(said, viewer.language, PLAYERS, viewer.me)
            sent = read({"id": info.message.id, "params": info.message.params})
            assert isinstance(sent, Message)
            assert render(sent, viewer.language, PLAYERS, viewer.me) == info.message.text
            assert not RAW.search(info.message.text), info.message.text
            silent = event_info(game, row, Viewer(viewer.seat))
            usual = Message(
                f"{game}.event.{row.kind}{'.secret' if silent.secret else ''}", {"seat": row.seat} | silent.data
            )
            assert silent.message is UNSET or silent.message == MessageInfo(info.message.id, info.message.params)
            assert silent.message is not UNSET or usual == sent


def test_only_the_owner_reads_what_is_secret() -> None:
    secret = [row for _, _, row in events_of("magna_carta") if row.secret and row.owner == 0]
    assert secret
    for row in secret:
        own, other = (event_info("magna_carta", row, Viewer(seat, "en"), PLAYERS) for seat in (0, 1))
        assert (own.secret, other.secret) == (True, False)
        assert own.message.id == other.message.id + ".secret"  # type: ignore[union-attr]
        assert not set(row.secret) & (set(other.message.params) | set(other.data))  # type: ignore[union-attr]
        assert own.message.text != other.message.text or row.kind != "dealt"  # type: ignore[union-attr]


def test_the_log_names_who_did_what(house: House) -> None:
    made = house.table("torres")
    token = house.sit(made, "Blue")["token"]
    house.command(made, token, do="leave")
    house.command(made, made["links"]["host"], do="seatbot", seat=1, level="novice")
    house.command(made, made["links"]["host"], do="leave", seat=1)
    red = house.sit(made, "Red")["token"]
    house.command(made, red, do="start")
    mover = ("Green", "Red")[house.seen(made, red)["position"]["to_move"]]
    house.play_on(made, [made["links"]["seat"], red], 1)
    log = house.get(f"/tables/{made['table']['id']}/log", red)
    assert [entry["message"]["text"] for entry in log][1:6] == [
        "Green sits down",
        "Blue sits down",
        "Blue leaves the table",
        "Novice (bot) sits down",
        "Novice leaves the table",
    ]
    blue = {"id": "server.name.guest", "params": {"name": "Blue"}}
    assert log[3]["message"] == {
        "id": "server.entry.left",
        "params": {"seat": 1, "who": blue},
        "text": "Blue leaves the table",
    }
    played = log[-1]["steps"][0]["events"][0]
    assert played["message"]["text"].startswith(mover)
    assert played["message"]["id"] == f"torres.event.{played['kind']}"


def test_who_shares_a_name_is_distinguished_by_the_number_of_the_seat(house: House) -> None:
    made = house.table("torres", 4, settings={"first_player": 0})
    called = ["Green 1", "Blue", "Green 3", "Novice"]
    tokens = [made["links"]["seat"], *(house.sit(made, name)["token"] for name in ("Blue", "Green"))]
    house.command(made, made["links"]["host"], do="seatbot", seat=3, level="novice")
    house.command(made, tokens[0], do="start")
    seats = house.seen(made, tokens[1])["table"]["seats"]
    assert [seat["called"]["text"] for seat in seats] == called
    assert [seat["name"] for seat in seats] == ["Green", "Blue", "Green", ""]
    green = {"id": "server.name.guest", "params": {"name": "Green"}}
    assert seats[2]["called"]["id"] == "server.name.numbered"
    assert seats[2]["called"]["params"] == {"called": green, "number": 3}
    house.play_on(made, tokens, 3)
    log = house.get(f"/tables/{made['table']['id']}/log", tokens[1])
    texts = [entry["steps"][0]["events"][0]["message"]["text"] for entry in log if entry["kind"] == "played"][:3]
    assert all(text.startswith(f"{name} ") for text, name in zip(texts, called, strict=False)), texts
