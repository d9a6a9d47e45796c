// Lets the browser keep the page, so that it says something where there is no server, and can be installed.

/** Starts the service worker, and tells it what this page has loaded already. */
export async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const keep = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
    active?.postMessage({ keep });
  } catch {
    // forbidden, or a browser without room: the page works without
  }
}
