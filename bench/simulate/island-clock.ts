import path from "node:path";
import { pathToFileURL } from "node:url";
import { curacaoDate, curacaoTime, instantOf } from "../../domain/curacao-time.ts";
import type { Clock } from "../../server/process/clock.ts";
import { DAY_MS } from "../../domain/time-units.ts";

const PRELOAD = pathToFileURL(path.resolve(import.meta.dirname, "../../e2e/shifted-clock.mjs")).href;

/** The clock of a simulated day, ahead of the machine's when the day begins at an hour of its own. */
export class IslandClock implements Clock {
  static readonly preload = `--import ${PRELOAD}`;

  readonly aheadMs: number;

  constructor(at: string | null, machine = new Date()) {
    this.aheadMs = at === null ? 0 : untilNext(at, machine);
  }

  /** Variables with which the servers start, so that they know the same time. */
  get environment(): Record<string, string> {
    if (this.aheadMs === 0) return {};
    return { NODE_OPTIONS: IslandClock.preload, CLOCK_SHIFT_MS: String(this.aheadMs) };
  }

  now(machine = new Date()): Date {
    return new Date(machine.getTime() + this.aheadMs);
  }

  /** The hour of the day on the island, from 0 to 23. */
  hour(machine = new Date()): number {
    return Number(curacaoTime(this.now(machine)).slice(0, 2));
  }
}

/** Always ahead: a database doesn't like a clock that goes back. */
function untilNext(time: string, machine: Date): number {
  const today = instantOf(curacaoDate(machine), time).getTime() - machine.getTime();
  return today < 0 ? today + DAY_MS : today;
}
