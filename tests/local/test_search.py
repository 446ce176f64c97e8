"""The engine for studies without a server: lines by messages, as they are found."""

import asyncio
import json
from typing import Any

import msgspec

import bastide
from bastide.core import CHANCE
from local.desk import Guest, Shelf, post
from local.test_table import begun


def position(game: str) -> dict[str, Any]:
    state = bastide.load(game).start(players=2)
    while state.to_move == CHANCE:
        state.apply(state.legal_actions()[0])
    return dict(state.snapshot())


def test_lines_are_streamed_one_after_the_other() -> None:
    async def ask() -> None:
        table = await Shelf().open()
        lines: list[str] = []
        wish = {"snapshot": position("caylus"), "seconds": 0.6, "lines": 2}
        reply = await table.ask("POST", "/search?language=en", "", json.dumps(wish), lines.append)
        assert (reply.status, reply.kind, reply.text) == (200, "application/x-ndjson", "")
        answers = [json.loads(line) for line in lines]
        assert [each["done"] for each in answers] == [False] * (len(answers) - 1) + [True]
        assert len(answers[-1]["lines"]) == 2
        assert answers[-1]["lines"][0]["message"]["text"]
        again = await table.ask("POST", "/search", "", json.dumps(wish))
        assert json.loads(again.text)["done"], "what was found is kept, and without a listener it comes as one text"
        await table.close()

    asyncio.run(ask())


def test_who_leaves_stops_the_search() -> None:
    async def leave() -> None:
        table = await Shelf().open()
        first = asyncio.Event()
        wish = json.dumps({"snapshot": position("torres"), "seconds": 3600})
        asking = asyncio.ensure_future(table.ask("POST", "/search", "", wish, lambda _: first.set()))
        searches = table._house.searches
        table._house.hall.configuration = msgspec.structs.replace(
            table._house.hall.configuration, search_seconds=3600.0
        )
        await first.wait()
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        while searches._under_way:
            await asyncio.sleep(0.01)
        await table.close()

    asyncio.run(leave())


def test_nothing_is_said_of_a_game_that_goes_on_here() -> None:
    async def ask() -> None:
        table = await Shelf().open()
        id, token = await begun(table, "torres")
        guest = Guest(table, id, token)
        await guest.until(lambda: guest.position and guest.position["legal"])
        state = (await table._house.hall.live(id)).table.state
        reply = await table.ask("POST", "/search", token, json.dumps({"snapshot": state.snapshot()}))
        assert reply.status == 403
        assert json.loads(reply.text)["message"]["id"] == "server.refusal.search_running"
        await post(table, f"/tables/{id}/commands", {"do": "resign", "id": "resign"}, token)
        await table.close()

    asyncio.run(ask())
