import { SIGN_IN_WAYS, type SignInWay } from "../../../contract/accounts/sign-in-way.ts";
import { tabStore } from "../../device/device-store.ts";

const KEY = "sign-in-code";

/** A code that was sent, until it is typed: a phone that shows the message may throw this page away meanwhile. */
export type SentCode = {
  readonly ticket: string;
  readonly way: SignInWay;
  readonly address: string;
  readonly remember: boolean;
  /** It was right, and no account has the address yet. */
  readonly proved: boolean;
};

export function readSentCode(): SentCode | null {
  return tabStore.read(KEY, asSentCode);
}

export function keepSentCode(sent: SentCode | null): void {
  if (sent === null) tabStore.set(KEY, null);
  else tabStore.write(KEY, sent);
}

function asSentCode(value: unknown): SentCode | null {
  if (typeof value !== "object" || value === null) return null;
  const { ticket, way, address, remember, proved } = value as Record<string, unknown>;
  const known = SIGN_IN_WAYS.find((one) => one === way);
  if (typeof ticket !== "string" || typeof address !== "string" || known === undefined) return null;
  return { ticket, address, way: known, remember: remember === true, proved: proved === true };
}
