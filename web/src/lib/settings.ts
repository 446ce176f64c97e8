/** What is asked about one's own account: people, devices, tokens, and how one is called. */

import { ask } from "./api";
import type { Choices, DeviceInfo, NewSubscription, PersonInfo, Subscription, TokenInfo } from "./wire";

export const settings = {
  choices: () => ask<Choices>("GET", "me/choices"),
  devices: () => ask<DeviceInfo[]>("GET", "me/devices"),
  signOutDevice: (id: string) => ask<void>("DELETE", `me/devices/${id}`),
  signOutElsewhere: () => ask<void>("DELETE", "me/devices"),
  people: () => ask<PersonInfo[]>("GET", "me/people"),
  changePassword: (current: string, fresh: string) => ask<void>("PUT", "me/password", "", { current, new: fresh }),
  tokens: () => ask<TokenInfo[]>("GET", "me/tokens"),
  newToken: (name: string) => ask<{ token: string }>("POST", "me/tokens", "", { name }),
  revokeToken: (id: string) => ask<void>("DELETE", `me/tokens/${id}`),
  calendar: () => ask<{ url: string }>("GET", "calendar"),
  newCalendar: () => ask<{ url: string }>("POST", "calendar"),
  pushKey: () => ask<{ key: string }>("GET", "subscriptions/push-key"),
  subscriptions: () => ask<Subscription[]>("GET", "subscriptions"),
  subscribe: (wish: NewSubscription, table = "", token = "") =>
    ask<Subscription>("POST", table ? `subscriptions?table=${table}` : "subscriptions", token, wish),
  changeSubscription: (id: string, events: NewSubscription["events"]) =>
    ask<Subscription>("PATCH", `subscriptions/${id}`, "", { events }),
  unsubscribe: (id: string) => ask<void>("DELETE", `subscriptions/${id}`),
  testSubscription: (id: string) => ask<Subscription>("POST", `subscriptions/${id}/test`),
};
