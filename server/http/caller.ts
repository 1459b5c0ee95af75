import type { Role } from "../../contract/roles.ts";

/** Who makes a call: a guest, or an account in one of its sessions. */
export type Caller = Guest | SignedIn;
type Guest = { readonly actor: "guest"; readonly address: string };
export type SignedIn = {
  readonly actor: Role;
  readonly accountId: number;
  readonly sessionId: string;
  readonly username: string;
  /** Until when the token is good that was shown. */
  readonly tokenEndsAt: Date;
  readonly address: string;
  /** Has to set up the second factor that the company requires, and can do nothing else before. */
  readonly needsTwoFactor?: boolean;
};

/**
 * Turns a bearer token into an account's session, or null where the token is dead. For a list it looks in the same breath whether
 * lists have changed.
 */
export type Authenticate = (
  token: string,
  asking: { forList: boolean; address: string },
) => Promise<SignedIn | null>;

/** One name per caller, for what is remembered about them. All guests share one: a guest's address changes as they move. */
export function callerKey(caller: Caller): string {
  return caller.actor === "guest" ? "guest" : `account:${caller.accountId}`;
}

/** The signed-in caller of a call that guests may not make; `serve` has already refused guests. */
export function signedIn(caller: Caller): SignedIn {
  if (caller.actor === "guest") throw new Error("a guest came through the door of a call for accounts");
  return caller;
}
