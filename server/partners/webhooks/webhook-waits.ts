import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";

/** The waits between attempts, some three days in all. */
const WAITS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** Each wait is up to so much longer, by chance, so that what failed together doesn't come back together. */
const JITTER = 0.2;

type Failed = { attempts: number; retryAfter: string | undefined; now: Date; chance: number };

/** When a message is tried again that failed so often; null where it is given up. */
export function nextAttempt({ attempts, retryAfter, now, chance }: Failed): Date | null {
  const wait = WAITS_MS[attempts - 1];
  if (wait === undefined) return null;
  const own = wait * (1 + JITTER * chance);
  return new Date(now.getTime() + Math.max(own, askedWait(retryAfter, now)));
}

/** The wait that a receiver asks for, in seconds or as a date; no more than a day. */
function askedWait(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(retryAfter.trim()) ? Number(retryAfter) : null;
  const asked = seconds === null ? Date.parse(retryAfter) - now.getTime() : seconds * SECOND_MS;
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), DAY_MS) : 0;
}
