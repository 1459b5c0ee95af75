import { DAY_MS } from "../../domain/time-units.ts";
import { createHash } from "node:crypto";
import type { Clock } from "../process/clock.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError } from "./api-error.ts";
import { hashOfKey, hashOfRequest, seal, unseal } from "./sealed-response.ts";
import { claimKey, findAnswer, insertAnswer, saveAnswer } from "./idempotency.queries.ts";

export const IDEMPOTENCY_LIFE_MS = DAY_MS;

/** The first answer to a request that came with a key. */
export type SavedResponse = { status: number; body: string };

/** Thrown inside a transaction when another request with the same key has already done the work. */
export class AlreadyAnswered extends Error {}

/** One request's claim on its Idempotency-Key. */
export class KeyedRequest {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #caller: string;
  readonly #key: string;
  readonly #keyHash: string;
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
    this.#keyHash = hashOfKey(request.key);
    this.#hash = hashOfRequest(request.key, fingerprint([request.method, request.path, request.body]));
  }

  /** The answer given before, or null for a new key. Another body under the same key is refused. */
  async firstAnswer(): Promise<SavedResponse | null> {
    const found = await findAnswer(this.#db, { caller: this.#caller, key: this.#keyHash });
    if (!found || this.#clock.now().getTime() - found.created_at.getTime() > IDEMPOTENCY_LIFE_MS) return null;
    if (found.request_hash !== this.#hash) {
      throw new ApiError("idempotency_mismatch", "This Idempotency-Key was used for another request.");
    }
    if (found.status === null || found.body === null) return null;
    return { status: found.status, body: unseal(this.#key, found.body) };
  }

  /**
   * Takes the key inside the transaction that does the work. A second taker waits for the end of the first one's transaction, and then
   * finds the answer.
   */
  async claim(trx: Trx): Promise<void> {
    if (!(await claimKey(trx, this.#row()))) throw new AlreadyAnswered();
  }

  /** Keeps the answer in the same transaction as the work, so that neither is there without the other. */
  async keep(trx: Trx, answer: SavedResponse): Promise<void> {
    await saveAnswer(trx, { caller: this.#caller, key: this.#keyHash, ...this.#sealed(answer) });
    this.#saved = true;
  }

  /** Keeps an answer that did no work in a transaction. An error of the server's is not kept: it may be tried again. */
  async keepAfterwards(answer: SavedResponse): Promise<void> {
    if (this.#saved || answer.status >= 500 || answer.status === 401 || answer.status === 429) return;
    await insertAnswer(this.#db, { ...this.#row(), ...this.#sealed(answer) });
  }

  #sealed({ status, body }: SavedResponse): SavedResponse {
    return { status, body: seal(this.#key, body) };
  }

  #row() {
    const now = this.#clock.now();
    return {
      caller: this.#caller,
      key: this.#keyHash,
      request_hash: this.#hash,
      created_at: now,
      expired_before: new Date(now.getTime() - IDEMPOTENCY_LIFE_MS),
    };
  }
}

/** A short hash of any JSON value; the order of an object's keys does not matter. */
export function fingerprint(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value, sortKeys) ?? "")
    .digest("base64url");
}

function sortKeys(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
