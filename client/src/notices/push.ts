// Agrees with the browser that it takes messages from this server, also when no page is open.
import type { AddPush } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

/** Can this browser do it? On iPhones only an installed page can. */
export const canPush = () =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Asks the person, who may say no: then nothing is returned. */
export async function allowed(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** The place of this browser at its push service, if there is one. */
export async function endpoint(): Promise<string> {
  if (!canPush()) return "";
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? "";
}

/** Gets a place at the push service, for messages of this server only. */
export async function subscribe(key: string): Promise<AddPush> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let found: PushSubscription;
  try {
    found = await pushManager.subscribe(options);
  } catch {
    // an older place, for another key: of a server that has moved, for example
    await (await pushManager.getSubscription())?.unsubscribe();
    found = await pushManager.subscribe(options);
  }
  const { keys = {} } = found.toJSON();
  return { endpoint: found.endpoint, key: keys.p256dh ?? "", auth: keys.auth ?? "", lang: settings.lang };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
