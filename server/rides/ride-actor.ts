import { type Actor, can } from "../../contract/roles.ts";
import type { Caller } from "../http/caller.ts";

/** Who does something to a ride, as its history keeps it. */
export type RideActor = { readonly kind: Actor | "system"; readonly accountId: number | null };

/** The product itself, when it offers rides in turn. */
export const SYSTEM: RideActor = { kind: "system", accountId: null };

export function actorOf(caller: Caller): RideActor {
  return { kind: caller.actor, accountId: caller.actor === "guest" ? null : caller.accountId };
}

/** Whether this is somebody of dispatch, and not the product itself. */
export function isDispatcher(actor: RideActor): boolean {
  return actor.kind !== "system" && can(actor.kind, "dispatch");
}
