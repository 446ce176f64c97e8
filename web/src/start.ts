/** The page, once the first words are there. */

import { mount } from "svelte";
import App from "./App.svelte";
import signs from "./art/symbols.svg?first";
import { here } from "./lib/early";
import { prefs } from "./lib/prefs.svelte";
import { needAgain } from "./lib/words.svelte";

export async function start(): Promise<void> {
  document.body.insertAdjacentHTML("afterbegin", signs);
  const engine = here();
  if (engine) {
    const [{ stayHere }, { default: Local }] = await Promise.all([
      import("./local/local.svelte"),
      import("./local/Local.svelte"),
    ]);
    stayHere(engine);
    mount(Local, { target: document.body });
  }
  await needAgain();
  // The page is put together while they come.
  const own = prefs.language === "en" ? "" : ` ${prefs.language}`;
  for (const face of [`400 16px "Source Sans 3${own}"`, `700 16px "Alegreya${own}"`])
    document.fonts.load(face).catch(() => {});
  mount(App, { target: document.getElementById("app")! });
  // What is kept for the time without a network comes after what is being waited for.
  if ("serviceWorker" in navigator && import.meta.env.PROD && !engine)
    (window.requestIdleCallback ?? setTimeout)(() => void navigator.serviceWorker.register("./worker.js"));
}
