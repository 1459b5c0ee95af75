import { MINUTE_MS } from "../../../contract/time-units.ts";
import type { Clock } from "../../clock.ts";
import { networkOf } from "../../http/network-of.ts";
import { ApiError } from "../../http/api-error.ts";

/** So many wrong tries of one name from one address are free. */
const FREE_FAILURES = 10;
/** Then each try waits, twice as long as the one before. */
const FIRST_WAIT_MS = MINUTE_MS / 2;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const FORGOTTEN_AFTER_MS = 60 * MINUTE_MS;
const REMEMBERED_PAIRS = 20_000;

/** Who is tried and from where. */
export type Tried = { account: string; address: string };
type Tries = { failures: number; lastAt: number; underWay: number; waiting: (() => void)[] };

/**
 * Counts wrong passwords per typed name and address, in this process. A pair that guesses is slowed down; the same name
 * from another address is not, so nobody can lock an owner out. Unknown names are counted like known ones.
 */
export class LoginAttempts {
  readonly #clock: Clock;
  readonly #tries = new Map<string, Tries>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Does the work of one try and counts how it ends: a right password clears the wrong ones before it. */
  async count<T>(tried: Tried, work: () => Promise<T>): Promise<T> {
    const tries = await this.#turn(`${tried.account} ${networkOf(tried.address)}`);
    try {
      const answer = await work();
      tries.failures = 0;
      return answer;
    } catch (error) {
      // A try that failed for another reason, such as a database that is down, does not count.
      if (error instanceof ApiError && error.status < 500) {
        tries.failures += 1;
        tries.lastAt = this.#clock.now().getTime();
      }
      throw error;
    } finally {
      tries.underWay -= 1;
      for (const wake of tries.waiting.splice(0)) wake();
    }
  }

  /** Many at once take no more tries than one after the other: each waits for one of the free ones, or is refused. */
  async #turn(pair: string): Promise<Tries> {
    for (;;) {
      const tries = this.#triesOf(pair);
      const now = this.#clock.now().getTime();
      // A try in the future was made by a clock that has been set back since.
      tries.lastAt = Math.min(tries.lastAt, now);
      const waitMs = tries.lastAt + waitAfter(tries.failures) - now;
      if (waitMs > 0) throw slowDown(Math.ceil(waitMs / 1000));
      if (tries.underWay < Math.max(1, FREE_FAILURES - tries.failures)) {
        tries.underWay += 1;
        return tries;
      }
      await new Promise<void>((resolve) => tries.waiting.push(resolve));
    }
  }

  #triesOf(pair: string): Tries {
    const now = this.#clock.now().getTime();
    const known = this.#tries.get(pair);
    const isOver = known && known.underWay === 0 && now - known.lastAt >= FORGOTTEN_AFTER_MS;
    const tries = known && !isOver ? known : { failures: 0, lastAt: now, underWay: 0, waiting: [] };
    this.#tries.delete(pair);
    this.#tries.set(pair, tries);
    const oldest = this.#tries.keys().next();
    if (this.#tries.size > REMEMBERED_PAIRS && !oldest.done) this.#tries.delete(oldest.value);
    return tries;
  }
}

function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS);
}

function slowDown(seconds: number): ApiError {
  return new ApiError("rate_limited", `Too many wrong passwords. Please try again in ${seconds} seconds.`, {
    retry_after: seconds,
  });
}
