import { mount } from "svelte";
import App from "./App.svelte";
import symbols from "./art/symbols.svg?raw";
import "./stage/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

document.body.insertAdjacentHTML("afterbegin", symbols);
// `bastide build-static` names the folder with everything that a table without a server needs.
const engine = document.querySelector<HTMLMetaElement>('meta[name="bastide-local"]')?.content;
if (engine) {
  const [{ stayHere }, { default: Local }] = await Promise.all([import("./local/local.svelte"), import("./local/Local.svelte")]);
  stayHere(engine);
  mount(Local, { target: document.body });
}
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("./worker.js");
}
