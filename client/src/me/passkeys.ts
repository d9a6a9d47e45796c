// Makes and uses passkeys (WebAuthn). Browsers want bytes where JSON has texts.

/** Nobody has used a passkey: there is none for this site, or the person did not want to. */
export class NoPasskey extends Error {}

type Options = Record<string, any>; // as the server's library writes them

export const hasPasskeys = () => "PublicKeyCredential" in globalThis && "credentials" in navigator;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const known = (list: Options[] = []) =>
  list.map((each) => ({ id: bytes(each.id), type: "public-key" as const, transports: each.transports }));

export async function makePasskey(options: Options): Promise<unknown> {
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...(options as PublicKeyCredentialCreationOptions),
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: known(options.excludeCredentials),
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return plain(made, { clientDataJSON, attestationObject });
}

export async function usePasskey(options: Options): Promise<unknown> {
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...(options as PublicKeyCredentialRequestOptions),
        challenge: bytes(options.challenge),
        allowCredentials: known(options.allowCredentials),
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  return plain(used, { clientDataJSON, authenticatorData, signature });
}

async function asked(way: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await way();
  } catch {
    throw new NoPasskey();
  }
  if (!found) throw new NoPasskey();
  return found as PublicKeyCredential;
}

function plain(found: PublicKeyCredential, response: Record<string, ArrayBuffer>): unknown {
  const parts = Object.fromEntries(Object.entries(response).map(([name, part]) => [name, text(part)]));
  return { id: found.id, rawId: text(found.rawId), type: found.type, response: parts };
}
