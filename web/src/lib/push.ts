/** Notifications by web push: this browser, for an account or for one seat. */

import { prefs } from "./prefs.svelte";
import { settings } from "./settings";
import type { NewSubscription, Subscription } from "./wire";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** From now on tell this browser. */
export async function callHere(table = "", token = "", events?: NewSubscription["events"]): Promise<Subscription> {
  const worker = await navigator.serviceWorker.ready;
  const { key } = await settings.pushKey();
  const { endpoint = "", keys } = (
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  ).toJSON();
  const target = { kind: "push" as const, endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
  return settings.subscribe({ target, language: prefs.language, ...(events ? { events } : {}) }, table, token);
}

/** By which the server names this browser among those it calls; nothing where it was never asked to. */
export async function markHere(): Promise<string> {
  if (!("PushManager" in window) || !navigator.serviceWorker.controller) return "";
  const worker = await navigator.serviceWorker.ready;
  const endpoint = (await worker.pushManager.getSubscription())?.endpoint;
  if (!endpoint) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 16);
}
