// Where the person is: the address bar, without a library.
const read = () => ({ path: location.pathname, search: location.search, hash: location.hash });

export const here = $state(read());

function look(): void {
  Object.assign(here, read());
}

/** Go to another screen of this page. */
export function go(address: string): void {
  history.pushState(null, "", address);
  look();
  scrollTo(0, 0);
}

/** Change what the address bar says about this screen, without leaving it. */
export function settle(address: string): void {
  history.replaceState(null, "", address);
  look();
}

/** Links inside the page change the screen; those a person opens in a new tab, or to download, stay the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.href);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);
