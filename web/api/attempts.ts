import { ApiError } from "./api-error.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";

type Attempt = { readonly key: string; readonly sent: string };

/**
 * The Idempotency-Keys of what one part of a page sends. A press after no answer is the same try and has the same key;
 * after an answer, a refusal too, it is a new one, because the server keeps what it answered to a key. Another body is
 * another try; each thing that is named in `params` has tries of its own.
 */
export class Attempts {
  readonly #open = new Map<string, Attempt>();

  keyFor(input: unknown): string {
    const [name, sent] = [nameOf(input), JSON.stringify(input) ?? ""];
    const open = this.#open.get(name);
    if (open?.sent === sent) return open.key;
    const key = newIdempotencyKey();
    this.#open.set(name, { key, sent });
    return key;
  }

  /** The outcome of a try: a result, or the error it ended in. */
  settle(input: unknown, error?: unknown): void {
    if (error === undefined || isDecided(error)) this.#open.delete(nameOf(input));
  }
}

/** Whether the server has answered for good. Without that nobody knows what it did, and only the same key may ask. */
export function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.answered && !error.passing && error.code !== "unreadable";
}

function nameOf(input: unknown): string {
  return typeof input === "object" && input !== null && "params" in input ? JSON.stringify(input.params) : "";
}
