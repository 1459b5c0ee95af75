const SECOND_MS = 1_000;

/** How often each screen of the desk reads again by itself, and by how much the moment varies. */
const REFRESH = {
  dashboard: { everyMs: 10 * SECOND_MS, jitterMs: 2.5 * SECOND_MS },
  assigned: { everyMs: 10 * SECOND_MS, jitterMs: 0 },
  pending: { everyMs: 15 * SECOND_MS, jitterMs: 0 },
  drivers: { everyMs: 15 * SECOND_MS, jitterMs: 2.5 * SECOND_MS },
} as const;

export type DeskScreen = keyof typeof REFRESH;

/** As much of a query as says how often it has been read. */
type Read = { readonly state: { readonly dataUpdateCount: number; readonly errorUpdateCount: number } };
type Draw = { readonly readings: number; readonly share: number };

const draws = new WeakMap<Read, Draw>();

/**
 * Says after each reading how long to wait for the next: many desks that were opened at once do not ask at once. A
 * screen asks whenever it is drawn, and another answer would begin the wait anew.
 */
export function untilNextRead(screen: DeskScreen, random = Math.random): (query: Read) => number {
  const { everyMs, jitterMs } = REFRESH[screen];
  return (query) => everyMs + shareOf(query, random) * jitterMs;
}

/** Between -1 and 1, and the same until the query is read again. */
function shareOf(query: Read, random: () => number): number {
  const readings = query.state.dataUpdateCount + query.state.errorUpdateCount;
  const last = draws.get(query);
  if (last?.readings === readings) return last.share;
  const share = random() * 2 - 1;
  draws.set(query, { readings, share });
  return share;
}
