import { BAGS_ON_EMPTY_SEAT } from "../../domain/fares/tariff.ts";
import { type Party, type VehicleType, fits } from "../../domain/fares/vehicles.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { DemoDriver } from "./demo-people.ts";
import type { Random } from "./random.ts";

/** How long before its pickup a driver sets off, and how long a break they take after it. */
const BEFORE_MS = 12 * MINUTE_MS;
const AFTER_MS = 6 * MINUTE_MS;
const NIGHT_FROM_HOUR = 21;
const NIGHT_UNTIL_HOUR = 6;

export type CastDriver = Pick<DemoDriver, "vehicleType" | "works" | "stars"> & { readonly id: number };
type Wanted = Party & { readonly asked: VehicleType | null; readonly at: Date; readonly hour: number };

/** The drivers of the story, who is free when, so that nobody is ever in two places. */
export class DemoCast {
  readonly #drivers: readonly CastDriver[];
  readonly #engagements = new Map<number, { start: number; end: number }[]>();

  constructor(drivers: readonly CastDriver[]) {
    this.#drivers = drivers;
  }

  /** A driver with the seats and the time, those who like the hour first; null when everyone is busy. */
  drawFree(random: Random, wanted: Wanted, minutes: number): CastDriver | null {
    const free = this.#drivers.filter(
      (driver) => suits(driver, wanted) && this.#isFree(driver.id, spanOf(wanted.at, minutes)),
    );
    const [first, ...others] = free.map((driver) => [liking(driver, wanted.hour), driver] as const);
    return first ? random.weighted([first, ...others]) : null;
  }

  /** Some other driver, who was asked as well. */
  drawOther(random: Random, than: number): CastDriver {
    const [first, ...others] = this.#drivers.filter((driver) => driver.id !== than);
    if (!first) throw new Error("the demo has one driver only");
    return random.one([first, ...others]);
  }

  /** Marks this time of the driver as taken. */
  engage(driverId: number, at: Date, minutes: number): void {
    const engagements = this.#engagements.get(driverId) ?? [];
    engagements.push(spanOf(at, minutes));
    this.#engagements.set(driverId, engagements);
  }

  #isFree(driverId: number, { start, end }: { start: number; end: number }): boolean {
    return !this.#engagements.get(driverId)?.some((other) => start < other.end && other.start < end);
  }
}

function suits(driver: CastDriver, { asked, ...party }: Wanted): boolean {
  return (
    fits(driver.vehicleType, party, BAGS_ON_EMPTY_SEAT) && (asked === null || asked === driver.vehicleType)
  );
}

function liking({ works }: CastDriver, hour: number): number {
  const night = hour >= NIGHT_FROM_HOUR || hour < NIGHT_UNTIL_HOUR;
  if (works === "any time") return 3;
  return (works === "nights") === night ? 5 : 1;
}

function spanOf(at: Date, minutes: number) {
  return {
    start: at.getTime() - BEFORE_MS,
    end: at.getTime() + minutes * MINUTE_MS + AFTER_MS,
  };
}
