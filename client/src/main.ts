import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";

// Texts are loaded first: without a catalog the page would show keys. English fills gaps of a translation.
await Promise.all([learn(settings.lang), learn("en")]);

mount(App, { target: document.getElementById("app")! });
