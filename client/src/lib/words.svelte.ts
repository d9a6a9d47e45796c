// Loads Fluent catalogs, made from the same files as the server's (lean.js): one per language and part of the page, with
// the texts that this part says itself.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogues from "virtual:words";
import { settings, type Lang } from "./settings.svelte";

const bundles = new Map<Lang, FluentBundle>();
const coming = new Map<string, Promise<void>>();
const parts = new Set(["page"]); // what is on this page, and must be known in every language the person chooses
let ready = $state(0); // grows with every catalog that was loaded

/** Loads the texts of a part of the page, and of all that is there already; without them it would show keys. */
export async function learn(lang: Lang, part = "page"): Promise<void> {
  parts.add(part);
  await Promise.all([...parts].map((each) => once(`${each}-${lang}`, lang)));
}

function once(name: string, lang: Lang): Promise<void> {
  const found = coming.get(name) ?? load(name, lang);
  coming.set(name, found);
  found.catch(() => coming.delete(name)); // the next one tries again
  return found;
}

async function load(name: string, lang: Lang): Promise<void> {
  const texts = await catalogues[name]?.();
  if (!texts) return;
  const bundle = bundles.get(lang) ?? begin(lang);
  bundle.addResource(new FluentResource(texts.default));
  bundles.set(lang, bundle);
  ready += 1;
}

function begin(lang: Lang): FluentBundle {
  // The first number and the first plural of a language take long: better here than in the middle of a picture.
  new Intl.NumberFormat(lang).format(1);
  new Intl.PluralRules(lang).select(1);
  return new FluentBundle(lang, { useIsolating: false });
}

/** Returns a text in the person's language; while that is being loaded, in the one before; the key if there is none. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void ready; // a text changes when its catalog is loaded
  for (const bundle of [bundles.get(settings.lang), ...[...bundles.values()].reverse()]) {
    const message = bundle?.getMessage(key);
    if (message?.value) return bundle!.formatPattern(message.value, args);
  }
  return key;
}
