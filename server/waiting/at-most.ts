import { setTimeout as wait } from "node:timers/promises";

/** Waits for work to end, but no longer than a limit, so that a stop does not hang. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  const enough = wait(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
  try {
    await Promise.race([work, enough]);
  } finally {
    patience.abort();
  }
}
