// A replay in one file: the page of `harena replay --html`. Everything it shows is in the file; it asks nobody.
import "../app.css";
import { mount } from "svelte";
import { keep, LANGUAGES, type Lang } from "../lib/settings.svelte";
import { learn } from "../lib/words.svelte";
import FileReplay from "./FileReplay.svelte";
import { WholeSource, type Whole } from "./source";

/** What the program has written into the file. Long parts are packed: gzip, as base64. */
interface Told {
  lang: Lang;
  order: number[]; // of the views: the first is shown first
  views: Record<string, string>; // by view
  rules: string;
  record: string;
}

async function unpacked(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

const told: Told = JSON.parse(document.getElementById("replay")!.textContent!);
const lang = LANGUAGES.find((each) => each === told.lang) ?? "en"; // the match is told in this language only
keep({ lang, plain: false });

// The rules are here as well.
globalThis.fetch = async (asked) =>
  String(asked).startsWith("/api/rules/")
    ? new Response(await unpacked(told.rules))
    : Promise.reject(new TypeError("this file asks nobody"));

const source = new WholeSource(
  async ({ view }) => JSON.parse(await unpacked(told.views[view] ?? "")) as Whole,
  told.record ? async () => new Blob([await unpacked(told.record)], { type: "application/json" }) : null,
);
document.documentElement.lang = lang;

void Promise.all([learn(lang), learn(lang, "stage"), learn(lang, "replay")]).then(() =>
  mount(FileReplay, {
    target: document.getElementById("app")!,
    props: { source, views: told.order },
  }),
);
