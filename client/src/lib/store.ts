// What this browser keeps for us: for good; where that is forbidden or full, until the tab is closed; else until a reload.
const memory: Record<string, unknown> = {};
const PLACES = [() => localStorage, () => sessionStorage]; // even to name them can be forbidden

/** Has something been lost that should have been kept? */
export let forgetful = false;

/** Storage may hold what an older version or somebody's hand has written: look before you use it. */
export function load(key: string): unknown {
  if (key in memory) return memory[key];
  for (const place of [...PLACES].reverse()) {
    try {
      const found = place().getItem(key);
      if (found !== null) return JSON.parse(found);
    } catch {
      // the other place may have it
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
      // the next place
    }
  }
  memory[key] = value;
  forgetful = true;
}

/** What the tab has kept is old now. */
function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // then there is none
  }
}
