import type { PasskeyCreationOptions, PasskeyRequestOptions } from "../../../contract/accounts/passkey.ts";

/** Whether this browser makes passkeys for a host, on the page of that host. */
export function canUsePasskeys(host: string | null | undefined): host is string {
  if (!host || typeof PublicKeyCredential === "undefined") return false;
  const here = location.hostname;
  return here === host || here.endsWith(`.${host}`);
}

/** Whether the browser offers passkeys in the list below a field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Has the device make a passkey; what it answers is for the server to check. */
export async function makePasskey(options: PasskeyCreationOptions) {
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytesOf(options.challenge),
      user: { ...options.user, id: bytesOf(options.user.id) },
      excludeCredentials: options.excludeCredentials.map(({ id, transports, ...rest }) => ({
        ...rest,
        id: bytesOf(id),
        transports: transports as AuthenticatorTransport[],
      })),
    },
  });
  const credential = made as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    ...namesOf(credential),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/** Has the device sign a challenge; `quietly` waits below a field until its reader picks a passkey there. */
export async function askPasskey(
  options: PasskeyRequestOptions,
  { quietly, signal }: { quietly: boolean; signal: AbortSignal },
) {
  const used = await navigator.credentials.get({
    publicKey: { ...options, challenge: bytesOf(options.challenge) },
    signal,
    ...(quietly && { mediation: "conditional" }),
  });
  const credential = used as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    ...namesOf(credential),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle === null ? null : textOf(response.userHandle),
    },
  };
}

/** Whether its owner closed the device's window, or it waited too long: nothing went wrong. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}

function namesOf({ id, rawId }: PublicKeyCredential) {
  return { id, rawId: textOf(rawId), type: "public-key" as const };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
