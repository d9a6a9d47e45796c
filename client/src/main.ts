import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";

// Words before pictures: without a catalogue the page would show keys. English fills what a translation lacks.
await Promise.all([learn(settings.lang), learn("en")]);

mount(App, { target: document.getElementById("app")! });
