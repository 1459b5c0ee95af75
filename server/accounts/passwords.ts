import { type Options, hash, verify } from "@node-rs/argon2";
import { Refusal } from "../http/refusal.ts";

/** The library's own kind is argon2id; the cost is OWASP's, about 13 ms on a plain server. */
const ARGON: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes run at once; the rest of the machine stays for the rest of the product. */
const AT_ONCE = 2;
/** How many wait; past that a sign-in is refused at once rather than kept waiting for seconds. */
const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 2;

/** Hashes a password, for a command or a seed; the server's calls go through `Passwords`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON);
}

/** Hashes and checks passwords, a few at a time, so that a flood of sign-ins starves nothing else. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** The hash of a password nobody has: what an unknown name is checked against, to take the same time. */
  readonly #nobodys: Promise<string> = hashPassword(crypto.randomUUID());

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password));
  }

  /** Whether the password belongs to the hash. Without a hash the answer is no, after the same work. */
  async matches(hashed: string | null, password: string): Promise<boolean> {
    const nobodys = await this.#nobodys;
    const usable = hashed !== null && hashed.startsWith("$argon2");
    const right = await this.#inTurn(() => verify(usable ? hashed : nobodys, password));
    return usable && right;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in the queue; only without one does it become free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      throw new Refusal(
        "unavailable",
        "Too many people are signing in right now. Please try again in a moment.",
        {
          retry_after: RETRY_AFTER_SECONDS,
        },
      );
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
