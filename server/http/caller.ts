import type { Actor, Role } from "../../contract/roles.ts";

/** Who makes a call: a guest, or an account in one of its sessions. */
export type Caller = Guest | SignedIn;
export type Guest = { readonly actor: "guest"; readonly address: string };
export type SignedIn = {
  readonly actor: Role;
  readonly accountId: number;
  readonly sessionId: string;
  readonly username: string;
  readonly address: string;
};

/** Turns a bearer token into an account's session, or null where the token is dead. */
export type Authenticate = (token: string) => Promise<Omit<SignedIn, "address"> | null>;

/** One name per caller, for what is remembered about him. All guests share one: a guest's address changes as he roams. */
export function callerKey(caller: Caller): string {
  return caller.actor === "guest" ? "guest" : `account:${caller.accountId}`;
}

/** The signed-in caller of a call that guests may not make; the door has let nobody else through. */
export function signedIn(caller: Caller): SignedIn {
  if (caller.actor === "guest") throw new Error("a guest came through the door of a call for accounts");
  return caller;
}

export type { Actor };
