// Fluent catalogues, the same files as the server's: page.ftl for the page, <game>.ftl for what a screen says itself.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const files = import.meta.glob<string>("../../../src/harena/locales/*/{page,gorus,plain}.ftl", {
  query: "?raw",
  import: "default",
});

const bundles: Record<string, FluentBundle> = $state.raw({});
let ready = $state(0); // grows with every catalogue that has come

function path(lang: Lang, name: string): string {
  return `../../../src/harena/locales/${lang}/${name}.ftl`;
}

/** Fetch a catalogue; without it the page would show keys. */
export async function learn(lang: Lang, name: string): Promise<void> {
  const key = `${lang}/${name}`;
  const file = files[path(lang, name)];
  if (bundles[key] || !file) return;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await file()));
  bundles[key] = bundle;
  ready += 1;
}

/** A text in the person's language; in English where that language lacks it; the key where nobody has it. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void ready; // a text changes when its catalogue comes
  const prefix = key.split("-")[0] ?? "";
  for (const lang of [settings.lang, "en"] as Lang[]) {
    for (const name of [prefix, "page"]) {
      const bundle = bundles[`${lang}/${name}`];
      const message = bundle?.getMessage(key);
      if (bundle && message?.value) return bundle.formatPattern(message.value, args);
    }
  }
  return key;
}
