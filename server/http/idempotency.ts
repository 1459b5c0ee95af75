import { createHash } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../database/connect.ts";
import { Refusal } from "./refusal.ts";
import { keyMark, requestMark, seal, unseal } from "./sealed-answer.ts";
import {
  claimKey,
  findAnswer,
  forgetAnswersBefore,
  insertAnswer,
  saveAnswer,
} from "./idempotency.queries.ts";

export const IDEMPOTENCY_LIFE_MS = 24 * 60 * 60 * 1000;

/** The first answer to a request that came with a key. */
export type SavedAnswer = { status: number; body: string };

/** Thrown inside a transaction when another request with the same key has already done the work. */
export class AlreadyAnswered extends Error {}

/** One request's claim on its Idempotency-Key. */
export class KeyedRequest {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #caller: string;
  readonly #key: string;
  readonly #mark: string;
  readonly #hash: string;
  #saved = false;

  constructor(request: {
    db: Db;
    clock: Clock;
    caller: string;
    key: string;
    method: string;
    path: string;
    body: unknown;
  }) {
    this.#db = request.db;
    this.#clock = request.clock;
    this.#caller = request.caller;
    this.#key = request.key;
    this.#mark = keyMark(request.key);
    this.#hash = requestMark(request.key, fingerprint([request.method, request.path, request.body]));
  }

  /** The answer given before, or null for a new key. Another body under the same key is refused. */
  async firstAnswer(): Promise<SavedAnswer | null> {
    const found = await findAnswer(this.#db, { caller: this.#caller, key: this.#mark });
    if (!found || this.#clock.now().getTime() - found.created_at.getTime() > IDEMPOTENCY_LIFE_MS) return null;
    if (found.request_hash !== this.#hash) {
      throw new Refusal("idempotency_mismatch", "This Idempotency-Key was used for another request.");
    }
    if (found.status === null || found.body === null) return null;
    return { status: found.status, body: unseal(this.#key, found.body) };
  }

  /** Takes the key inside the transaction that does the work; a second taker waits here and then finds the answer. */
  async claim(trx: Trx): Promise<void> {
    const claimed = await claimKey(trx, this.#row());
    if (!claimed) throw new AlreadyAnswered();
  }

  /** Keeps the answer in the same transaction as the work, so that neither is there without the other. */
  async keep(trx: Trx, answer: SavedAnswer): Promise<void> {
    await saveAnswer(trx, { caller: this.#caller, key: this.#mark, ...this.#sealed(answer) });
    this.#saved = true;
  }

  /** Keeps an answer that did no work in a transaction. A fault of ours is not kept: it may be tried again. */
  async keepAfterwards(answer: SavedAnswer): Promise<void> {
    if (this.#saved || answer.status >= 500 || answer.status === 401 || answer.status === 429) return;
    await insertAnswer(this.#db, { ...this.#row(), ...this.#sealed(answer) });
  }

  #sealed({ status, body }: SavedAnswer): SavedAnswer {
    return { status, body: seal(this.#key, body) };
  }

  #row() {
    const now = this.#clock.now();
    return {
      caller: this.#caller,
      key: this.#mark,
      request_hash: this.#hash,
      created_at: now,
      expired_before: new Date(now.getTime() - IDEMPOTENCY_LIFE_MS),
    };
  }
}

/** Forgets the answers nobody may ask for any more. */
export function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  return forgetAnswersBefore(db, new Date(now.getTime() - IDEMPOTENCY_LIFE_MS));
}

/** A short mark of any JSON value; the order of an object's keys does not matter. */
export function fingerprint(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value, sortKeys) ?? "")
    .digest("base64url");
}

function sortKeys(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
