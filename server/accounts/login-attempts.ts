import { isIPv6 } from "node:net";
import type { Clock } from "../clock.ts";
import { Refusal } from "../http/refusal.ts";

/** So many wrong tries of one account from one address are free. */
export const FREE_FAILURES = 10;
const MINUTE_MS = 60_000;
/** Then each try waits, twice as long as the one before. */
const FIRST_WAIT_MS = MINUTE_MS / 2;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const FORGOTTEN_AFTER_MS = 60 * MINUTE_MS;
const REMEMBERED_PAIRS = 20_000;

type Tries = { count: number; lastAt: number };

/**
 * Counts wrong passwords per account and address, in this process. A pair that guesses is slowed down; the same account
 * from another address is not, so nobody can lock an owner out. Unknown names are counted like known ones.
 */
export class LoginAttempts {
  readonly #clock: Clock;
  readonly #tries = new Map<string, Tries>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a try before its outcome is known, so that many at once count as many; a pair that must wait is refused. */
  begin(account: string, address: string): void {
    const pair = pairOf(account, address);
    const now = this.#clock.now().getTime();
    const known = this.#tries.get(pair);
    const before = known && now - known.lastAt < FORGOTTEN_AFTER_MS ? known : { count: 0, lastAt: now };
    const waitMs = before.lastAt + waitAfter(before.count) - now;
    if (waitMs > 0) throw slowDown(Math.ceil(waitMs / 1000));
    this.#tries.delete(pair);
    this.#tries.set(pair, { count: before.count + 1, lastAt: now });
    const oldest = this.#tries.keys().next();
    if (this.#tries.size > REMEMBERED_PAIRS && !oldest.done) this.#tries.delete(oldest.value);
  }

  /** Takes a try back that came to nothing: it was never looked at. */
  withdraw(account: string, address: string): void {
    const tries = this.#tries.get(pairOf(account, address));
    if (tries) tries.count -= 1;
  }

  /** A right password forgives the wrong ones before it. */
  succeed(account: string, address: string): void {
    this.#tries.delete(pairOf(account, address));
  }
}

function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS);
}

function slowDown(seconds: number): Refusal {
  return new Refusal("rate_limited", `Too many wrong passwords. Please try again in ${seconds} seconds.`, {
    retry_after: seconds,
  });
}

const IPV4_INSIDE_IPV6 = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** One household has one IPv4 address, or a whole /64 of IPv6. */
function pairOf(account: string, address: string): string {
  const plain = IPV4_INSIDE_IPV6.exec(address)?.[1] ?? address;
  return `${account} ${isIPv6(plain) ? networkOf(plain) : plain}`;
}

function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
