import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

/** Whether an answer comes in time; an error is thrown. After a pause of our own process, what has arrived meanwhile is read first. */
export async function answersInTime(answer: Promise<unknown>, patienceMs: number): Promise<boolean> {
  const late = new AbortController();
  const timeout = wait(patienceMs, false, { signal: late.signal, ref: false })
    .then(() => nextTurn())
    .then(() => nextTurn(false));
  try {
    return await Promise.race([answer.then(() => true), timeout]);
  } finally {
    late.abort();
    timeout.catch(() => undefined);
    answer.catch(() => undefined);
  }
}
