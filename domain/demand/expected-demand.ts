import { curacaoDate, curacaoTime } from "../curacao-time.ts";
import { weekdayOf } from "../shifts/shift-times.ts";
import { HOUR_MS } from "../time-units.ts";
import type { DemandArea } from "./demand-area.ts";
import type { DemandProfile } from "./learn-demand.ts";

/** A ship at a pier. */
type ShipThere = {
  readonly area: DemandArea;
  readonly from: Date;
  readonly until: Date;
  readonly passengers: number;
};

export type ExpectedHour = {
  readonly hour: number;
  readonly area: DemandArea;
  readonly rides: number;
  /** As many of them are passengers of ships. */
  readonly of_ships: number;
};

type Asked = {
  readonly day: string;
  readonly profile: Pick<DemandProfile, "hours" | "party">;
  readonly ships: readonly ShipThere[];
  /** Of a ship's passengers, so many in a hundred take a car out, and another back. */
  readonly shipPercent: number;
};

/** Passengers leave a ship in its first hours, most of them at once, and come back in its last. */
const LEAVING = [0.5, 0.3, 0.2];

/**
 * The rides to expect on a day, by hour and area: as on an ordinary day, and the passengers of ships on top. They leave from their pier;
 * from where they come back nobody knows.
 */
export function expectedDemand({ day, profile, ships, shipPercent }: Asked): ExpectedHour[] {
  const weekday = weekdayOf(day);
  const ordinary = profile.hours
    .filter((one) => one.weekday === weekday)
    .map(({ hour, area, rides }) => ({ hour, area, rides, of_ships: 0 }));
  const ofShips = ships.flatMap((ship) =>
    shipHours(ship, { day, rides: ridesOf(ship, profile.party, shipPercent) }),
  );
  const sums = new Map<string, ExpectedHour>();
  for (const one of [...ordinary, ...ofShips]) {
    const key = `${one.hour} ${one.area ?? ""}`;
    const sum = sums.get(key);
    sums.set(key, {
      ...one,
      rides: tenths((sum?.rides ?? 0) + one.rides),
      of_ships: tenths((sum?.of_ships ?? 0) + one.of_ships),
    });
  }
  return [...sums.values()]
    .filter(({ rides }) => rides > 0)
    .toSorted((one, other) => one.hour - other.hour || other.rides - one.rides);
}

function ridesOf({ passengers }: ShipThere, party: number, percent: number): number {
  return (passengers * percent) / 100 / Math.max(1, party);
}

function shipHours(
  { area, from, until }: ShipThere,
  { day, rides }: { day: string; rides: number },
): ExpectedHour[] {
  const at = (moment: number, of: DemandArea, share: number) => ({
    moment: new Date(moment),
    area: of,
    share,
  });
  const all = LEAVING.flatMap((share, index) => [
    at(from.getTime() + index * HOUR_MS, area, share),
    at(until.getTime() - (index + 1) * HOUR_MS, null, share),
  ]);
  return all
    .filter(({ moment }) => curacaoDate(moment) === day)
    .map(({ moment, area: of, share }) => ({
      hour: Number(curacaoTime(moment).slice(0, 2)),
      area: of,
      rides: rides * share,
      of_ships: rides * share,
    }));
}

function tenths(count: number): number {
  return Math.round(count * 10) / 10;
}
