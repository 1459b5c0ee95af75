import type { EndpointDescription } from "../../contract/endpoint.ts";
import { HOUR_MS } from "../../contract/time-units.ts";
import type { Clock } from "../process/clock.ts";
import { accountSubject, recordAudit } from "../database/audit-log.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { ApiError } from "./api-error.ts";
import type { Caller } from "./caller.ts";

/** One entry in this time for an account and a kind of refusal, so that a flood does not become one of entries. */
const QUIET_MS = HOUR_MS;
const REMEMBERED = 10_000;
const ACTIONS = { forbidden: "refused", rate_limited: "limited" } as const;

/**
 * Notes in the audit log who asked for what is not theirs, and who was held back. No address is kept: guests are noted
 * together, by the call.
 */
export class RefusalNotes {
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
    const accountId = caller.actor === "guest" ? null : caller.accountId;
    const subject = accountId === null ? "guests" : accountSubject(accountId);
    const now = this.#clock.now();
    if (!this.#isNew(`${action} ${accountId ?? description.id}`, now.getTime())) return;
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

type Refused = { description: EndpointDescription; caller: Caller };
