import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Limits, TryOutcome, TryRules } from "../../limits/limits.ts";
import { networkOf } from "../../http/network-of.ts";
import { ApiError } from "../../http/api-error.ts";

const RULES: TryRules = {
  free: 10,
  firstWaitMs: MINUTE_MS / 2,
  longestWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: 60 * MINUTE_MS,
};
/** A try that another server has under way ends unheard: it is looked for this often. */
const LOOK_AGAIN_MS = 250;

/** A try to sign in: the typed name, and the address it came from. */
export type Attempt = { account: string; address: string };

/**
 * Counts wrong passwords per typed name and address. A pair that guesses is slowed down; the same name from another address is not,
 * so nobody can lock an owner out. Unknown names are counted like known ones.
 */
export class LoginAttempts {
  readonly #state: Limits;
  /** Calls that wait for a try of a pair to end. */
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(state: Limits) {
    this.#state = state;
  }

  /** Does the work of one try and counts how it ends: a right password clears the wrong ones before it. */
  async count<T>(tried: Attempt, work: () => Promise<T>): Promise<T> {
    const pair = `${tried.account} ${networkOf(tried.address)}`;
    const id = await this.#turn(pair);
    let outcome: TryOutcome = "other";
    try {
      const answer = await work();
      outcome = "right";
      return answer;
    } catch (error) {
      // A try that failed for another reason, such as a database that is down, does not count.
      if (error instanceof ApiError && error.status < 500) outcome = "wrong";
      throw error;
    } finally {
      await this.#state.endTry({ pair, rules: RULES, id }, outcome);
      for (const wake of this.#waiting.get(pair) ?? []) wake();
    }
  }

  /** Many at once take no more tries than one after the other: each waits for one of the free ones, or is refused. */
  async #turn(pair: string): Promise<string> {
    for (;;) {
      const begun = await this.#state.beginTry({ pair, rules: RULES });
      if (begun.state === "begun") return begun.id;
      if (begun.state === "wait") throw slowDown(Math.ceil(begun.ms / 1000));
      await this.#untilOneEnds(pair);
    }
  }

  #untilOneEnds(pair: string): Promise<void> {
    const waiting = this.#waiting.get(pair) ?? new Set();
    this.#waiting.set(pair, waiting);
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        if (waiting.size === 0) this.#waiting.delete(pair);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_AGAIN_MS);
      waiting.add(wake);
    });
  }
}

function slowDown(seconds: number): ApiError {
  return new ApiError("rate_limited", `Too many wrong passwords. Please try again in ${seconds} seconds.`, {
    retry_after: seconds,
  });
}
