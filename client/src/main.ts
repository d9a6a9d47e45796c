import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";

await learn(settings.lang); // without a catalog the page would show keys

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const { keepPage } = await import("./offline/worker");
  void keepPage();
}
