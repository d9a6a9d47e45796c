// Loads Fluent catalogs, the same files as the server's, one per language (lean.js): the texts of the page and of the
// games' screens.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const files = import.meta.glob<string>("../../../src/harena/locales/*/page.ftl", { query: "?raw", import: "default" });

const bundles: Record<string, FluentBundle> = $state.raw({});
let ready = $state(0); // grows with every catalog that was loaded

/** Loads a catalog; without it the page would show keys. */
export async function learn(lang: Lang): Promise<void> {
  const file = files[`../../../src/harena/locales/${lang}/page.ftl`];
  if (bundles[lang] || !file) return;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await file()));
  bundles[lang] = bundle;
  ready += 1;
}

/** Returns a text in the person's language, in English if it is missing there, or the key if there is none. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void ready; // a text changes when its catalog is loaded
  for (const lang of [settings.lang, "en"]) {
    const message = bundles[lang]?.getMessage(key);
    if (message?.value) return bundles[lang]!.formatPattern(message.value, args);
  }
  return key;
}
