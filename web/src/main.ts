import { mount } from "svelte";
import App from "./App.svelte";
import symbols from "./art/symbols.svg?raw";
import "./stage/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

document.body.insertAdjacentHTML("afterbegin", symbols);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("./worker.js");
}
