// What the page about a person asks of the server, and its errors in words.
import { ask, post, Troubled } from "../lib/api";
import * as mine from "../lib/mine";
import type { CodeInfo, CodeMade, Me, PasskeyOptions } from "../lib/protocol";
import { inWords } from "../lib/tables";
import { t } from "../lib/words.svelte";
import { makePasskey, NoPasskey, usePasskey } from "./passkeys";

const AT_ONCE = 60; // the most tables that the server accepts in one request

/** Says who I am. */
export const look = () => post<Me>("/api/me", {});

/** Says who I am. Seats whose tokens this browser has become mine, if they are nobody's yet. */
export function whoAmI(): Promise<Me> {
  const held = mine.all().flatMap(([table, { tokens }]) => Object.values(tokens).map((token) => ({ table, token })));
  return post<Me>("/api/me", { tables: held.filter(({ token }) => token).slice(0, AT_ONCE) });
}

/** Makes this browser that of a guest, before anybody has sat down. */
export const begin = (name: string) => post<Me>("/api/me", { begin: true, name });

export const rename = (name: string) => post<Me>("/api/me/name", { name });

export const makeCode = () => post<CodeMade>("/api/me/code", {});
export const lookAtCode = (code: string) => post<CodeInfo>("/api/code/look", { code });
export const useCode = (code: string, bring: boolean) => post<Me>("/api/code", { code, bring });

export const setPassword = (login: string, password: string, old: string) =>
  post<Me>("/api/me/password", { login, password, old });
export const signIn = (login: string, password: string, bring: boolean) =>
  post<Me>("/api/sign-in", { login, password, bring });

export async function addPasskey(): Promise<Me> {
  const { options } = await post<PasskeyOptions>("/api/me/passkey/options", {});
  return post<Me>("/api/me/passkey", { credential: await makePasskey(options) });
}

export async function signInByPasskey(bring: boolean): Promise<Me> {
  return post<Me>("/api/sign-in/passkey", { credential: await proof(), bring });
}

export const dropPasskey = (id: string) => post<Me>("/api/me/passkey/remove", { id });

async function proof(): Promise<unknown> {
  const { options } = await post<PasskeyOptions>("/api/sign-in/options", {});
  return usePasskey(options);
}

/** Signs a browser out: by its id, "here" or "others". Tokens that this browser has are of no use any more. */
export async function signOut(device: string): Promise<Me> {
  const me = await post<Me>("/api/me/sign-out", { device });
  forgetTokens(device === "here");
  return me;
}

function forgetTokens(all: boolean): void {
  for (const [table, { tokens, invite }] of mine.all()) {
    mine.drop(table);
    if (!all) mine.add(table, Object.fromEntries(Object.keys(tokens).map((seat) => [seat, ""])), invite);
  }
}

/** Deletes me: by password, by passkey, or, as a guest, by neither. */
export async function deleteMe(password: string, byPasskey: boolean): Promise<void> {
  await post<Me>("/api/me/delete", byPasskey ? { credential: await proof() } : { password });
  for (const place of [localStorage, sessionStorage])
    for (const key of Object.keys(place)) if (key.startsWith("harena.")) place.removeItem(key);
  forgetTokens(true);
}

/** Returns everything one has, as a file. */
export const file = async (): Promise<Blob> => (await ask("/api/me/export")).blob();

const OWN = [
  ...["not-signed-in", "wrong-sign-in", "wrong-code", "wrong-passkey", "login-taken", "bad-login", "weak-password"],
  ...["last-way", "no-accounts", "busy", "too-fast"],
];

/** An error in the person's language. */
export function said(error: unknown): string {
  if (error instanceof NoPasskey) return t("account-trouble-no-passkey");
  if (error instanceof Troubled && OWN.includes(error.code)) return t(`account-trouble-${error.code}`);
  return inWords(error);
}
