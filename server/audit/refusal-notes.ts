import { HOUR_MS } from "../../domain/time-units.ts";
import type { Clock } from "../process/clock.ts";
import { accountSubject, recordAudit } from "./record-audit.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import type { NotesRefusals, Refused } from "../http/call-under-way.ts";
import { type Caller, accountOf, callerKey } from "../http/caller.ts";

/** One entry in this time for an account and a kind of refusal, so that a flood does not become one of entries. */
const QUIET_MS = HOUR_MS;
const REMEMBERED = 10_000;
const ACTIONS = { forbidden: "refused", rate_limited: "limited" } as const;

/**
 * Notes in the audit log who asked for what is not theirs, and who was held back. No address is kept: guests are noted
 * together, by the call.
 */
export class RefusalNotes implements NotesRefusals {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #notedAt = new Map<string, number>();

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Never fails: what was refused stays refused, whether it could be noted or not. */
  async note(error: unknown, { description, caller }: Refused): Promise<void> {
    const action = error instanceof ApiError ? ACTIONS[error.code as keyof typeof ACTIONS] : undefined;
    if (action === undefined) return;
    const accountId = accountOf(caller)?.accountId ?? null;
    const now = this.#clock.now();
    const who = caller.actor === "guest" ? description.id : callerKey(caller);
    if (!this.#isNew(`${action} ${who}`, now.getTime())) return;
    const subject = subjectOf(caller);
    const entry = { actorId: accountId, action, subject, detail: { call: description.id }, at: now };
    await inTransaction(this.#db, (trx) => recordAudit(trx, entry)).catch(() => undefined);
  }

  #isNew(key: string, now: number): boolean {
    const before = this.#notedAt.get(key);
    // After the clock was set back nothing waits longer than the rule says.
    if (before !== undefined && now - before < QUIET_MS && now >= before) return false;
    this.#notedAt.delete(key);
    this.#notedAt.set(key, now);
    const oldest = this.#notedAt.keys().next();
    if (this.#notedAt.size > REMEMBERED && !oldest.done) this.#notedAt.delete(oldest.value);
    return true;
  }
}

function subjectOf(caller: Caller): string {
  if (caller.actor === "partner") return `partner ${caller.partnerId}`;
  return caller.actor === "guest" ? "guests" : accountSubject(caller.accountId);
}
