import { type Actor, can } from "../../domain/accounts/roles.ts";
import { type Caller, accountOf } from "../http/caller.ts";

/** The actor of a step, as the history of a ride keeps them. */
export type RideActor = {
  readonly kind: Actor | "system";
  readonly accountId: number | null;
  /** The key by which a partner's system did it. */
  readonly keyId?: number;
  /** An assistant did it for them. */
  readonly byAssistant?: true;
};

/** The product itself, when it offers rides in turn. */
export const SYSTEM: RideActor = { kind: "system", accountId: null };

export function actorOf(caller: Caller): RideActor {
  const by = caller.byAssistant && { byAssistant: true as const };
  if (caller.actor === "partner") return { kind: "partner", accountId: null, keyId: caller.keyId, ...by };
  return { kind: caller.actor, accountId: accountOf(caller)?.accountId ?? null, ...by };
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
