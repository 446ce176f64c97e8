/** Being called by web push: this browser, for an account or for one seat. */

import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { Subscription } from "./wire";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** From now on call this browser. */
export async function callHere(table = "", token = ""): Promise<Subscription> {
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const { endpoint = "", keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
  const target = { kind: "push" as const, endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
  return api.subscribe({ target, language: prefs.language }, table, token);
}
