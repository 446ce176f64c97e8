"""Being called: by web push or webhook, with a test button."""

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, delete, get, patch, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from bastide.server.api.asked import Asked, SeatAt, device_of, hall_of, owner_of, visit
from bastide.server.notices import Notices
from bastide.server.notices.night import Kind
from bastide.server.notices.push import PushKeys, encrypt
from bastide.server.notices.subscriptions import KINDS, PushTarget, Subscription, WebhookTarget
from bastide.server.refusals import Refused
from bastide.server.wire import Language

Address = Annotated[str, Meta(min_length=10, max_length=1_000)]
PUSH_SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
"""Where browsers are called. A guest can have nothing else called: the server makes no calls for strangers."""
SubscriptionId = Annotated[str, Parameter(pattern="^[0-9a-z]{1,64}$")]


class NewPush(msgspec.Struct, frozen=True, tag_field="kind", tag="push", forbid_unknown_fields=True):
    """A browser's `PushSubscription`."""

    endpoint: Address
    keys: PushKeys


class NewWebhook(msgspec.Struct, frozen=True, tag_field="kind", tag="webhook", forbid_unknown_fields=True):
    """An address to call."""

    url: Address
    format: Literal["json", "text"] = "json"
    secret: Annotated[str, Meta(max_length=100)] = ""


class NewSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to call, and when."""

    target: NewPush | NewWebhook
    events: Annotated[list[Kind], Meta(min_length=1, max_length=len(KINDS))] = msgspec.field(
        default_factory=lambda: list(KINDS)
    )
    language: Language = "en"


class ChangedEvents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When to call from now on."""

    events: Annotated[list[Kind], Meta(max_length=len(KINDS))]


class PushKey(msgspec.Struct, frozen=True):
    """What a browser needs to let this server call it: `applicationServerKey`."""

    key: str


class NoticesController(Controller):
    """Subscriptions: of an account for all its tables, or of a guest for one seat."""

    path = "/subscriptions"
    tags = ["notices"]

    @get("/push-key", operation_id="pushKey")
    async def push_key(self, request: Asked) -> PushKey:
        """The key with which this server signs its calls."""
        return PushKey(_notices(request).public_key)

    @get("/", operation_id="subscriptions")
    async def listed(self, request: Asked, table: SeatAt = None) -> list[Subscription]:
        """Where you are called, and how the latest call went."""
        return await _notices(request).of_owner(await _owner(request, table))

    @post("/", status_code=201, operation_id="subscribe")
    async def subscribe(self, request: Asked, data: JSONBody[NewSubscription], table: SeatAt = None) -> Subscription:
        """Be called from now on when you are not at the table: by webhook with an account, by push with a seat too."""
        owner = await _owner(request, table)
        hall_of(request).limits.take("create", owner)
        _check_address(data.target.endpoint if isinstance(data.target, NewPush) else data.target.url)
        target: PushTarget | WebhookTarget
        if isinstance(data.target, NewPush):
            target = PushTarget(data.target.endpoint, data.target.keys, data.language, device_of(request))
            try:
                encrypt(b"", target.keys)
            except ValueError:
                raise Refused("bad_request", "push_keys") from None
            if table is not None and not _is_push_service(target.endpoint):
                raise Refused("not_allowed", "push_service")
        elif table is not None:
            raise Refused("not_allowed", "webhook_account")
        else:
            target = WebhookTarget(data.target.url, data.target.format, data.target.secret, data.language)
        return await _notices(request).subscribe(owner, target, list(dict.fromkeys(data.events)))

    @patch("/{subscription_id:str}", operation_id="changeSubscription")
    async def change(
        self, request: Asked, subscription_id: SubscriptionId, data: JSONBody[ChangedEvents], table: SeatAt = None
    ) -> Subscription:
        """Be called there for other events."""
        owner = await _owner(request, table)
        return await _notices(request).change(owner, subscription_id, list(dict.fromkeys(data.events)))

    @delete("/{subscription_id:str}", status_code=204, operation_id="unsubscribe")
    async def cancel(self, request: Asked, subscription_id: SubscriptionId, table: SeatAt = None) -> None:
        """Do not be called there any more."""
        if not await _notices(request).cancel(await _owner(request, table), subscription_id):
            raise Refused("unknown", thing="subscription")

    @post("/{subscription_id:str}/test", status_code=200, operation_id="testSubscription")
    async def test(self, request: Asked, subscription_id: SubscriptionId, table: SeatAt = None) -> Subscription:
        """Be called now, to see whether it works."""
        owner = await _owner(request, table)
        hall_of(request).limits.take("notice_test", owner)
        return await _notices(request).test(owner, subscription_id)


def _notices(request: Asked) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


async def _owner(request: Asked, table: str | None) -> str:
    if table is not None:
        at = await visit(request, table)
        if at.author.seat is None:
            raise Refused("not_allowed", "not_seated")
        return f"seat {table} {at.author.seat} {at.live.table.seats[at.author.seat].generation}"
    player, _ = await owner_of(request)
    return f"player {player.id}"


def _is_push_service(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    return any(host == service or host.endswith(f".{service}") for service in PUSH_SERVICES)


def _check_address(address: str) -> None:
    try:
        parts = urlsplit(address)
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0
    except ValueError:
        wrong = True
    if wrong or not address.isascii() or any(character.isspace() for character in address):
        raise Refused("bad_request", "webhook_address")
