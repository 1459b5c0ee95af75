const SECOND_MS = 1_000;

/** How often each screen of the desk reads again by itself, and by how much the moment varies. */
const REFRESH = {
  dashboard: { everyMs: 10 * SECOND_MS, jitterMs: 2.5 * SECOND_MS },
  assigned: { everyMs: 10 * SECOND_MS, jitterMs: 0 },
  pending: { everyMs: 15 * SECOND_MS, jitterMs: 0 },
  drivers: { everyMs: 15 * SECOND_MS, jitterMs: 2.5 * SECOND_MS },
} as const;

export type DeskScreen = keyof typeof REFRESH;

/** Says before each reading how long to wait for it: many desks that were opened at once do not ask at once. */
export function untilNextRead(screen: DeskScreen, random = Math.random): () => number {
  const { everyMs, jitterMs } = REFRESH[screen];
  return () => everyMs + (random() * 2 - 1) * jitterMs;
}
