// Storage in this browser: permanent; if that is forbidden or full, until the tab closes; otherwise until a reload.
const memory: Record<string, unknown> = {};
const PLACES = [() => localStorage, () => sessionStorage]; // even accessing them can be forbidden

/** Whether something was lost that should have been stored. */
export let forgetful = false;

/** Stored data may come from an older version or from manual edits: check it before use. */
export function load(key: string): unknown {
  if (key in memory) return memory[key];
  for (const place of [...PLACES].reverse()) {
    try {
      const found = place().getItem(key);
      if (found !== null) return JSON.parse(found);
    } catch {
      // the other storage may have it
    }
  }
  return null;
}

export function save(key: string, value: unknown): void {
  delete memory[key];
  for (const place of PLACES) {
    try {
      place().setItem(key, JSON.stringify(value));
      if (place === PLACES[0]) drop(key);
      return;
    } catch {
      // try the next storage
    }
  }
  memory[key] = value;
  forgetful = true;
}

/** The value in the tab's storage is outdated now. */
function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // then there is none
  }
}
