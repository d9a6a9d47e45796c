// Shows one component by itself, for whoever works on it: `make gallery` once, `npx vite`, then
// /gallery.html?show=duel&lang=fr&theme=dark
// shows Duel.svelte of this folder. It is not part of the built page.
import "../app.css";
import { mount } from "svelte";
import { keep, LANGUAGES, settings, type Lang } from "../lib/settings.svelte";
import { learn } from "../lib/words.svelte";
import Frame from "./Frame.svelte";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") as Lang;
if (LANGUAGES.includes(lang)) keep({ lang });
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await Promise.all(
  ["page", "stage", "talk", "plain", "gorus", "munera", "spartacus"].map((part) => learn(settings.lang, part)),
);
mount(Frame, { target: document.getElementById("app")!, props: { show: asked.get("show") ?? "" } });
