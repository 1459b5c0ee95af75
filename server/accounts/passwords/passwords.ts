import { type Options, hash, verify } from "@node-rs/argon2";
import { networkOf } from "../../http/network-of.ts";
import { FairQueue } from "./fair-queue.ts";

/** The library's own kind is argon2id; the cost is OWASP's, about 13 ms on a plain server. */
const ARGON: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes run at once; the rest of the machine stays for the rest of the product. */
const AT_ONCE = 2;
/** How many wait; past that a sign-in is refused at once rather than kept waiting for seconds. */
const MAX_WAITING = 60;
/** How many of them may come from one address: enough for a staff that signs in at eight, too few for a flood. */
const MAX_WAITING_FROM_ONE = 20;
const RETRY_AFTER_SECONDS = 2;

/** Hashes a password, for a command or a seed; the server's calls go through `Passwords`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON);
}

/** The hash of a password nobody has. An unknown name is checked against it, so that it takes the same time. */
let nobodys: Promise<string> | null = null;

/** Hashes and checks passwords, a few at a time, so that a flood of sign-ins starves nothing else. */
export class Passwords {
  readonly #turns = new FairQueue({
    atOnce: AT_ONCE,
    mostWaiting: MAX_WAITING,
    mostOfOne: MAX_WAITING_FROM_ONE,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  readonly #nobodys: Promise<string> = (nobodys ??= hashPassword(crypto.randomUUID()));

  /** `from` is the address that asks: each has a queue of its own. */
  hash(password: string, from = ""): Promise<string> {
    return this.#turns.inTurn(networkOf(from), () => hashPassword(password));
  }

  /** Whether the password belongs to the hash. Without a hash the answer is no, after the same work. */
  async matches(hashed: string | null, password: string, from = ""): Promise<boolean> {
    const nobodys = await this.#nobodys;
    const usable = hashed !== null && hashed.startsWith("$argon2");
    const right = await this.#turns.inTurn(networkOf(from), () =>
      verify(usable ? hashed : nobodys, password),
    );
    return usable && right;
  }
}
