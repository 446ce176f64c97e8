"""Calling people: web push and webhooks."""

from bastide.server.notices.subscriptions import Notices

__all__ = ["Notices"]
