import { SECOND_MS } from "../../../domain/time-units.ts";
import type { Watching } from "../../api/read-store.ts";

/** How often each screen of dispatch reads again by itself, and by how much the moment varies. */
export const REFRESH = {
  dashboard: { everyMs: 10 * SECOND_MS, jitterMs: 2.5 * SECOND_MS },
  assigned: { everyMs: 10 * SECOND_MS, jitterMs: 0 },
  pending: { everyMs: 15 * SECOND_MS, jitterMs: 0 },
  drivers: { everyMs: 15 * SECOND_MS, jitterMs: 2.5 * SECOND_MS },
} as const satisfies Record<string, Watching>;

export type DispatchScreen = keyof typeof REFRESH;
