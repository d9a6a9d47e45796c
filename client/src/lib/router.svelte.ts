// Routing by the address bar, without a library.
const read = () => ({ path: location.pathname, search: location.search, hash: location.hash });

export const here = $state(read());

function look(): void {
  Object.assign(here, read());
}

/** Goes to another screen of this page. */
export function go(address: string): void {
  // Dialogs above this screen close, and their entry in the history is removed.
  clear();
  if (history.state?.layer) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  scrollTo(0, 0);
}

/** Changes the address of this screen without leaving it. */
export function settle(address: string): void {
  history.replaceState(history.state, "", address);
  look();
}

/** Handles links inside the page; those opened in a new tab, or to download, are left to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(link.href);
}

// Dialogs and drawers: "back" closes the topmost one instead of leaving the screen. All of them together have one entry
// in the history, which is removed when the last of them closes.
const layers: (() => void)[] = [];
let returning = false; // we have asked the browser to go back over that entry

/** Registers a layer above the screen. Call the returned function when it closes. */
export function layer(close: () => void): () => void {
  layers.push(close);
  if (!returning) mark();
  return () => {
    layers.splice(layers.indexOf(close), 1);
    setTimeout(unmark); // another may open at the same moment
  };
}

function clear(): void {
  for (const close of [...layers]) close();
}

function mark(): void {
  if (layers.length && !history.state?.layer) history.pushState({ layer: true }, "");
}

function unmark(): void {
  if (layers.length || returning || !history.state?.layer) return;
  returning = true;
  history.back();
}

addEventListener("popstate", () => {
  const { path } = here;
  look();
  if (here.path !== path) clear();
  else if (!returning && !history.state?.layer) layers.at(-1)?.();
  returning = false;
  setTimeout(() => (mark(), unmark())); // "forward" to a dialog that is closed has no effect
});
setTimeout(unmark); // the page was reloaded while a dialog was open
addEventListener("hashchange", look);
