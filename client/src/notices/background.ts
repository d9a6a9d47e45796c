// Tells somebody whose page is open in the background that it is their turn. Whoever looks at the page is told nothing.
import { keep, settings } from "../lib/settings.svelte";
import { learn, t } from "../lib/words.svelte";

let listening = false;

/** Shows a message of the browser's own. A tap on it, and its button, are answered by the service worker. */
export async function tellTurn(table: string, game: string): Promise<void> {
  if (document.visibilityState !== "hidden" || globalThis.Notification?.permission !== "granted") return;
  await learn(settings.lang, "notices_background");
  listen();
  const registration = await navigator.serviceWorker?.getRegistration();
  const data = { open: `/t/${table}`, stops: [{ says: t("notices-button-all"), here: true }] };
  const options = { body: game, lang: settings.lang, tag: table, icon: "/icon-192.png", badge: "/badge-96.png", data };
  if (!registration) return;
  const actions = data.stops.map(({ says }, at) => ({ action: String(at), title: says }));
  await registration.showNotification(t("notices-turn"), { ...options, actions } as NotificationOptions);
}

function listen(): void {
  if (listening) return;
  listening = true;
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data?.quiet) keep({ notify: false });
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void clear());
}

/** Takes back what is told by the page now. */
async function clear(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const each of (await registration?.getNotifications()) ?? [])
    if (each.data?.open === location.pathname) each.close();
}
