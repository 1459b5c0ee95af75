import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, curacaoTime, instantOf } from "../../domain/curacao-time.ts";
import type { DemandArea } from "../../domain/demand/demand-area.ts";
import { learnDemand as learn, type PastShip } from "../../domain/demand/learn-demand.ts";
import { MOST_HELD_BACK_PERCENT } from "../../domain/dispatch/company-plan.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import type { Db } from "../database/connect.ts";
import { isAirport, zoneAt } from "../places/zones.ts";
import { type CruiseCallRow, listCruiseCalls } from "./cruise-calls.queries.ts";
import { countAskedRides, findDemandProfile, sumWork, writeDemandProfile } from "./demand.queries.ts";

const LEARNED_DAYS = 90;
/** How often the past is looked at; another day changes little. */
export const LEARN_EVERY_MS = 6 * HOUR_MS;

/** Works out the demand of an ordinary week from the last 90 days, unless another server has just done so. */
export async function learnDemand(
  db: Db,
  { now, atOnceMinutes }: { now: Date; atOnceMinutes: number },
): Promise<void> {
  const { learned_at } = await findDemandProfile(db);
  if (learned_at && now.getTime() - learned_at.getTime() < LEARN_EVERY_MS / 2) return;
  const before = curacaoDate(now);
  const from = addDays(before, -LEARNED_DAYS);
  const between = { from: instantOf(from, "00:00:00"), before: instantOf(before, "00:00:00") };
  const asked = await countAskedRides(db, between);
  const profile = learn({
    from,
    before,
    hours: asked.map(({ lat, lng, ...hour }) => ({ ...hour, area: areaOf({ lat, lng }) })),
    work: await sumWork(db, { ...between, atOnceMinutes }),
    ships: (await listCruiseCalls(db, between)).flatMap(daysOf),
    mostPercent: MOST_HELD_BACK_PERCENT,
  });
  await writeDemandProfile(db, { profile, now });
}

export function areaOf({ lat, lng }: { lat: number | null; lng: number | null }): DemandArea {
  if (lat === null || lng === null) return null;
  const point: Point = { lat, lng };
  return isAirport(point) ? "airport" : zoneAt(point);
}

/** The hours of a ship on each day that it lay at its pier. */
function daysOf({ from_at, until_at, ...pier }: CruiseCallRow): PastShip[] {
  const [first, last] = [curacaoDate(from_at), curacaoDate(until_at)];
  const days: PastShip[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const from_hour = day === first ? hourOf(from_at) : 0;
    const until_hour = day === last ? hourOf(until_at) : 23;
    days.push({ day, area: areaOf(pier), from_hour, until_hour });
  }
  return days;
}

function hourOf(moment: Date): number {
  return Number(curacaoTime(moment).slice(0, 2));
}
