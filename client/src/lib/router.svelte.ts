// Where the person is: the address bar, without a library.
const read = () => ({ path: location.pathname, search: location.search, hash: location.hash });

export const here = $state(read());

function look(): void {
  Object.assign(here, read());
}

/** Go to another screen of this page. */
export function go(address: string): void {
  // What lies above this screen goes, and so does its place in the history.
  clear();
  if (history.state?.layer) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  scrollTo(0, 0);
}

/** Change what the address bar says about this screen, without leaving it. */
export function settle(address: string): void {
  history.replaceState(history.state, "", address);
  look();
}

/** Links inside the page change the screen; those a person opens in a new tab, or to download, stay the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(link.href);
}

// Dialogs and drawers: "back" closes the uppermost instead of leaving the screen. All of them together have one entry
// in the history, which goes when the last of them does.
const layers: (() => void)[] = [];
let returning = false; // we have asked the browser to go back over that entry

/** Something lies above the screen now; call what you get when it is gone. */
export function layer(close: () => void): () => void {
  layers.push(close);
  if (!returning) mark();
  return () => {
    layers.splice(layers.indexOf(close), 1);
    setTimeout(unmark); // another may open in the same moment
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
  setTimeout(() => (mark(), unmark())); // "forward" to a dialog that is gone leads nowhere
});
setTimeout(unmark); // loaded again while a dialog was open
addEventListener("hashchange", look);
