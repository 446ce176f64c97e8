"""Who wants to be called, when, and how it went."""

import asyncio
import hmac
import logging
import secrets
from collections.abc import Coroutine, Mapping
from hashlib import sha256
from typing import Any, Literal, get_args

import msgspec

from bastide.core import CHANCE, Message
from bastide.server import entries as e
from bastide.server.ahead import will_pass
from bastide.server.clock import time
from bastide.server.configuration import Configuration
from bastide.server.live import Live, Moment
from bastide.server.metrics import Metrics
from bastide.server.notices.lines import Lines
from bastide.server.notices.night import Call, Kind, Nights
from bastide.server.notices.push import PushKeys, authorization, encrypt, key_from, public_text
from bastide.server.notices.webhook import CannotCall, call
from bastide.server.refusals import Refused
from bastide.server.sentences import text_of
from bastide.server.store import Row, Store
from bastide.server.table import Table

logger = logging.getLogger("bastide.notices")
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST = 10
GONE = (404, 410)
DELIVERED = "delivered"


class PushTarget(msgspec.Struct, frozen=True, tag_field="kind", tag="push"):
    """A browser, as its `PushSubscription` describes it."""

    endpoint: str
    keys: PushKeys
    language: str = "en"
    device: str = ""
    """The browser and the system, as it says itself."""

    @property
    def address(self) -> str:
        """What is called."""
        return self.endpoint


class WebhookTarget(msgspec.Struct, frozen=True, tag_field="kind", tag="webhook"):
    """An address that gets a POST with JSON, or, as `text`, just the sentence (as ntfy and the like expect)."""

    url: str
    format: Literal["json", "text"] = "json"
    secret: str = ""
    """If given, the body is signed: header `X-Bastide-Signature: sha256=<HMAC-SHA-256 in hexadecimal>`."""
    language: str = "en"

    @property
    def address(self) -> str:
        """What is called."""
        return self.url


Target = PushTarget | WebhookTarget


class Subscription(msgspec.Struct, frozen=True):
    """A wish to be called."""

    id: str
    kind: str
    where: str
    """The host that is called."""
    device: str
    """Of a browser: what it is, and on which system."""
    mark: str
    """By which a browser knows that it is the one: the first 16 hexadecimal digits of SHA-256 over its address."""
    events: list[str]
    created: float
    last_status: str | None
    """How the latest call went: `delivered`, or why it did not arrive, in the language that calls are in."""
    last_at: float | None


class Notice(msgspec.Struct, frozen=True):
    """What a call says."""

    kind: str
    text: str
    table: str | None = None
    game: str | None = None
    url: str | None = None


class Notices:
    """Calls people when they want to be called."""

    def __init__(self, store: Store, configuration: Configuration, metrics: Metrics, secret: bytes) -> None:
        self.store = store
        self.configuration = configuration
        self.metrics = metrics
        self.key = key_from(secret)
        self.public_key = public_text(self.key)
        self.nights = Nights(store)
        self._lines = Lines()

    async def subscribe(self, owner: str, target: Target, events: list[str]) -> Subscription:
        """Call this owner there from now on; who is called there already is from now on called as said here."""
        existing = await self._rows("owner = ?", owner)
        for subscription, known in existing:
            if known.address == target.address:
                await self.store.execute(
                    "UPDATE subscriptions SET target = ?, events = ? WHERE id = ?",
                    msgspec.json.encode(target),
                    " ".join(events),
                    subscription.id,
                )
                return (await self._rows("id = ?", subscription.id))[0][0]
        if len(existing) >= MOST:
            raise Refused("not_now", "subscriptions_full", count=MOST)
        id = secrets.token_hex(8)
        kind = "push" if isinstance(target, PushTarget) else "webhook"
        await self.store.execute(
            "INSERT INTO subscriptions (id, owner, kind, target, events, created) VALUES (?, ?, ?, ?, ?, ?)",
            id,
            owner,
            kind,
            msgspec.json.encode(target),
            " ".join(events),
            time(),
        )
        return (await self._rows("id = ?", id))[0][0]

    async def of_owner(self, owner: str) -> list[Subscription]:
        """The subscriptions of an owner."""
        return [subscription for subscription, _ in await self._rows("owner = ?", owner)]

    async def change(self, owner: str, id: str, events: list[str]) -> Subscription:
        """Call there for these events from now on."""
        changed = await self.store.execute(
            "UPDATE subscriptions SET events = ? WHERE id = ? AND owner = ?", " ".join(events), id, owner
        )
        if not changed:
            raise Refused("unknown", thing="subscription")
        return (await self._rows("id = ?", id))[0][0]

    async def cancel(self, owner: str, id: str) -> bool:
        """Do not call there any more."""
        return await self.store.execute("DELETE FROM subscriptions WHERE id = ? AND owner = ?", id, owner) > 0

    async def test(self, owner: str, id: str) -> Subscription:
        """Call once, to see whether it works."""
        for subscription, target in await self._rows("owner = ? AND id = ?", owner, id):
            text = text_of(Message("server.notice.test"), target.language)
            await self._send(subscription.id, owner, target, Notice("test", text), anyway=True)
            for after, _ in await self._rows("id = ?", id):
                return after
        raise Refused("unknown", thing="subscription")

    def after(self, live: Live, moment: Moment) -> Coroutine[Any, Any, None] | None:
        """Call those whom an entry concerns and who are not there: who is to move or to agree, all at begin and end."""
        here = live.connected()
        if isinstance(moment.entry, e.Played) and len(here) == len(live.table.seats):
            return None
        calls = [
            call
            for kind, seats in _concerned(live.table, moment.entry)
            for call in _calls(live.table, kind, [seat for seat in seats if seat not in here])
        ]
        return self._call(calls) if calls else None

    async def invite(self, table: Table, player: str, host: str, key: str) -> None:
        """Tell a player that somebody asks them to a table."""
        params = {"game": table.game.title, "name": host}
        call = Call("invite", f"player {player}", player, None, table.id, table.game.name, params, f"?key={key}")
        await self._call([call])

    async def tell(self, calls: list[Call]) -> None:
        """Make calls about tournaments, clubs and leagues."""
        await self._call(calls)

    async def after_the_night(self, lives: Mapping[str, Live]) -> None:
        """Tell people in the morning what they were not told at night, unless they are there and see it."""
        calls = await self.nights.over()
        await self._call([call for call in calls if not _is_there(call, lives.get(call.table))])

    async def _call(self, calls: list[Call]) -> None:
        called: list[tuple[Kind, str, Target]] = []
        sending: list[Coroutine[Any, Any, None]] = []
        for one in calls:
            later = await self.nights.end_for(one)
            if later is not None:
                await self.nights.keep(one, later)
                continue
            for subscription, target in await self._rows("owner = ?", one.owner):
                # A browser may be called for its account and for its seat; once is enough.
                if one.kind in subscription.events and (one.kind, one.path, target) not in called:
                    called.append((one.kind, one.path, target))
                    text = text_of(Message(f"server.notice.{one.says or one.kind}", one.params), target.language)
                    url = f"{self.configuration.origin}/#/{one.path or f'table/{one.table}'}{one.key}"
                    notice = Notice(one.kind, text, one.table or None, one.game or None, url)
                    sending.append(self._send(subscription.id, one.owner, target, notice))
        await asyncio.gather(*sending)

    async def _send(self, id: str, owner: str, target: Target, notice: Notice, anyway: bool = False) -> None:
        """Call, and remember how it went. A browser that is gone is forgotten."""
        receiver = target.address if isinstance(target, PushTarget) else owner
        try:
            status = await self._lines.call(receiver, lambda: self._post(target, notice), anyway)
            failed = None if 200 <= status < 300 else Message("server.call.refused", {"status": status})
        except CannotCall as wrong:
            status, failed = 0, wrong.message
        except Exception as wrong:
            status, failed = 0, Message("server.call.failed", {"error": type(wrong).__name__})
            logger.warning("a notice could not be made", exc_info=wrong)
        self.metrics.notices.add("failed" if failed else "delivered")
        outcome = text_of(failed, target.language) if failed else DELIVERED
        if status in GONE and isinstance(target, PushTarget):
            await self.store.execute("DELETE FROM subscriptions WHERE id = ?", id)
            return
        await self.store.execute(
            "UPDATE subscriptions SET last_status = ?, last_at = ? WHERE id = ?", outcome, time(), id
        )

    def _post(self, target: Target, notice: Notice) -> int:
        private = self.configuration.private_webhooks
        body = msgspec.json.encode(notice)
        if isinstance(target, PushTarget):
            contact = self.configuration.origin or "mailto:nobody@example.org"
            headers = {
                "Authorization": authorization(target.endpoint, self.key, contact),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": "86400",
                "Urgency": "high" if notice.kind in ("turn", "time") else "normal",
            }
            return call(target.endpoint, encrypt(body, target.keys), headers, private)
        headers = {"Content-Type": "application/json"}
        if target.format == "text":
            body, headers = notice.text.encode(), {"Content-Type": "text/plain; charset=utf-8"}
        if target.secret:
            headers["X-Bastide-Signature"] = f"sha256={hmac.digest(target.secret.encode(), body, 'sha256').hex()}"
        return call(target.url, body, headers, private)

    async def _rows(self, where: str, *arguments: object) -> list[tuple[Subscription, Target]]:
        rows = await self.store.fetch(
            f"SELECT id, target, events, created, last_status, last_at FROM subscriptions WHERE {where} "
            "ORDER BY created",
            *arguments,
        )
        return [_subscription(row) for row in rows]


def _is_there(call: Call, live: Live | None) -> bool:
    return live is not None and call.seat is not None and call.seat in live.connected()


def _concerned(table: Table, entry: e.AnyEntry) -> list[tuple[Kind, list[int]]]:
    """Which seats an entry concerns, and why."""
    found: list[tuple[Kind, list[int]]] = []
    mover = table.mover
    if isinstance(entry, e.Reminded):
        return [("expiry", table.people())] if entry.seat is None else [("time", [entry.seat])]
    if isinstance(entry, e.Amended):
        return [("change", sorted(table.unsettled))]
    if isinstance(entry, e.Started):
        found.append(("start", [number for number in table.people() if number != mover]))
    if isinstance(entry, e.Closed) or (table.status == "over" and getattr(entry, "result", None) is not None):
        return [("end", list(range(len(table.seats))))]
    moved = [step.seat for step in entry.steps if step.seat != CHANCE] if isinstance(entry, e.Played) else []
    passed = isinstance(entry, e.Started | e.Undone | e.RolledBack) or (bool(moved) and moved[-1] != mover)
    if mover is None or table.status != "playing" or table.seats[mover].automatic:
        return found
    if passed and not will_pass(table, mover):
        found.append(("turn", [mover]))
    return found


def _calls(table: Table, kind: Kind, seats: list[int]) -> list[Call]:
    """By the subscriptions of the seats, of the accounts that sit there, and of who made the table."""
    owners: dict[str, tuple[str | None, int | None]] = {}
    for number in seats:
        seat = table.seats[number]
        if seat.kind == "person":
            owners[f"seat {table.id} {number} {seat.generation}"] = (seat.player, number)
            if seat.player is not None:
                owners[f"player {seat.player}"] = (seat.player, number)
    if kind == "expiry" and table.host is not None:
        owners[f"player {table.host}"] = (table.host, None)
    params = {"game": table.game.title}
    return [
        Call(kind, owner, player, seat, table.id, table.game.name, params) for owner, (player, seat) in owners.items()
    ]


def _subscription(row: Row) -> tuple[Subscription, Target]:
    target: Target = msgspec.json.decode(bytes(row[1]), type=Target)
    address = target.address
    kind = "push" if isinstance(target, PushTarget) else "webhook"
    where = address.split("/")[2] if address.count("/") >= 2 else ""
    device = target.device if isinstance(target, PushTarget) else ""
    mark = sha256(address.encode()).hexdigest()[:16]
    where = where.rsplit("@", 1)[-1]
    return Subscription(row[0], kind, where, device, mark, row[2].split(), row[3], row[4], row[5]), target
