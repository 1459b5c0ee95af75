import { type Actor, can } from "../../domain/accounts/roles.ts";
import type { Caller } from "../http/caller.ts";

/** The actor of a step, as the history of a ride keeps them. */
export type RideActor = {
  readonly kind: Actor | "system";
  readonly accountId: number | null;
  /** The key by which a partner's system did it. */
  readonly keyId?: number;
  /** An assistant did it for a guest. */
  readonly byAssistant?: true;
};

/** The product itself, when it offers rides in turn. */
export const SYSTEM: RideActor = { kind: "system", accountId: null };

export function actorOf(caller: Caller): RideActor {
  if (caller.actor === "partner") return { kind: "partner", accountId: null, keyId: caller.keyId };
  if (caller.actor !== "guest") return { kind: caller.actor, accountId: caller.accountId };
  return { kind: "guest", accountId: null, ...(caller.byAssistant && { byAssistant: true }) };
}

/** Whether this is somebody of dispatch, and not the product itself. */
export function isDispatcher(actor: RideActor): boolean {
  return actor.kind !== "system" && can(actor.kind, "dispatch");
}

/** The actor as a line of the history keeps them: a key stands as a guest, which a version before understands. */
export function actorColumns({ kind, accountId, keyId, byAssistant }: RideActor) {
  const actor = kind === "partner" ? "guest" : kind;
  return {
    actor_id: accountId,
    actor,
    ...(keyId !== undefined && { partner_key_id: keyId }),
    ...(byAssistant && { by_assistant: true }),
  };
}
