"""People with accounts, who ask over HTTP and play with a token of theirs."""

import itertools
from typing import Any
from uuid import uuid4

from server.house import House, Json, bearer, in_english

_numbers = itertools.count(1)


class Person:
    """Somebody with an account."""

    def __init__(self, house: House, name: str = "") -> None:
        self.house = house
        self.name = name or f"Person {next(_numbers)}"
        answer = house.http.post("/accounts", json={"name": self.name, "password": "a long password"})
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["id"]
        self.cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        house.http.cookies.clear()
        self.token: str = self.post("/me/tokens", {"name": "hand"}, 201)["token"]

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """The answer, which must have that status."""
        answer = self.house.http.request(method, in_english(path), json=body, headers={"Cookie": self.cookie})
        self.house.http.cookies.clear()
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str, status: int = 200) -> Any:
        """The answer to a GET."""
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        """The answer to a POST."""
        return self.ask("POST", path, body if body is not None else {}, status)

    def refused(self, method: str, path: str, body: object = None) -> str:
        """The reason for which something is refused."""
        answer = self.house.http.request(method, in_english(path), json=body, headers={"Cookie": self.cookie})
        self.house.http.cookies.clear()
        assert answer.status_code >= 400, answer.text
        id: str = answer.json()["message"]["id"]
        return id.removeprefix("server.refusal.")

    def come(self, table: str) -> Json:
        """Look at one's table."""
        found: Json = self.house.get(f"/tables/{table}", self.token)
        return found

    def command(self, table: str, status: int = 200, **command: Any) -> Json:
        """A command at a table."""
        path = in_english(f"/tables/{table}/commands")
        answer = self.house.http.post(path, json={"id": uuid4().hex, **command}, headers=bearer(self.token))
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found


def tournaments(person: Person, when: str) -> list[str]:
    """The ids of all tournaments that are listed for somebody, read on page by page."""
    found: list[str] = []
    after: str | None = ""
    while after is not None:
        page = person.get(f"/tournaments?when={when}&after={after.replace(' ', '%20')}")
        found += [line["id"] for line in page["tournaments"]]
        assert len(page["tournaments"]) <= 30
        after = page["more"]
    return found
