import type { KeptRights } from "../../domain/accounts/rights.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import type { Language } from "../../domain/languages.ts";
import type { KeyScope } from "../../domain/partners/key-scopes.ts";

/** The caller: a guest, an account in one of its sessions, or the system of a partner by its key. */
export type Caller = Guest | SignedIn | ByKey;
type Guest = {
  readonly actor: "guest";
  readonly address: string;
  /** An assistant speaks for them. */
  readonly byAssistant?: true;
};
export type SignedIn = {
  readonly actor: Role;
  readonly accountId: number;
  readonly sessionId: string;
  readonly username: string;
  /** Their rights within the role; all, where nothing is said. */
  readonly rights?: KeptRights;
  /** Until when the token is good that was shown. */
  readonly tokenEndsAt: Date;
  readonly address: string;
  /** Has to set up the second factor that the company requires, and can do nothing else before. */
  readonly needsTwoFactor?: boolean;
  /** An assistant speaks for them. */
  readonly byAssistant?: true;
};

/** A system of a hotel or a firm, which books on its account and sees its rides alone. */
export type ByKey = {
  readonly actor: "partner";
  readonly partnerId: number;
  readonly keyId: number;
  readonly scopes: readonly KeyScope[];
  readonly address: string;
  /** The language that the office writes to the partner in. */
  readonly language?: Language;
  /** An assistant speaks for it. */
  readonly byAssistant?: true;
};

/**
 * Turns a bearer token into an account's session or a partner's key, or null where the token is dead. For a list it looks in the same breath whether
 * lists have changed.
 */
export type Authenticate = (
  token: string,
  asking: { forList: boolean; address: string },
) => Promise<SignedIn | ByKey | null>;

/** One name per caller, for what is remembered about them. All guests share one: a guest's address changes as they move. */
export function callerKey(caller: Caller): string {
  if (caller.actor === "partner") return `partner:${caller.partnerId}`;
  return caller.actor === "guest" ? "guest" : `account:${caller.accountId}`;
}

/** The signed-in caller of a call that guests may not make; `serve` has already refused guests. */
export function signedIn(caller: Caller): SignedIn {
  const account = accountOf(caller);
  if (!account) throw new Error(`a ${caller.actor} came through the door of a call for accounts`);
  return account;
}

/** The signed-in caller, or null for a guest and for a key. */
export function accountOf(caller: Caller): SignedIn | null {
  return caller.actor === "guest" || caller.actor === "partner" ? null : caller;
}
