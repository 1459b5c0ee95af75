import type { CruiseCall, Demand } from "../../contract/demand/cruise-calls.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { expectedDemand } from "../../domain/demand/expected-demand.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import type { Db, Trx } from "../database/connect.ts";
import { storedFlights } from "../flights/read-board.ts";
import { type CruiseCallRow, listCruiseCalls } from "./cruise-calls.queries.ts";
import { findDemandProfile } from "./demand.queries.ts";
import { areaOf } from "./learn-demand.ts";

type Days = { readonly day: string; readonly days: number; readonly shipPercent: number };

/** The ships, flights and expected rides of some days. */
export async function readDemand(db: Db, asked: Days): Promise<Demand> {
  const { day, days } = asked;
  const between = momentsOf(asked);
  const calls = await listCruiseCalls(db, between);
  const flights = await storedFlights(db);
  const { learned_at } = await findDemandProfile(db);
  return {
    day,
    days,
    calls: calls.map(presentCruiseCall),
    flights: flights
      .map(({ numbers: [number = ""], direction, state, scheduled, estimated }) => ({
        number,
        direction,
        state,
        scheduled_at: scheduled.toISOString(),
        estimated_at: estimated?.toISOString() ?? null,
      }))
      .filter(({ scheduled_at, estimated_at }) => {
        const at = new Date(estimated_at ?? scheduled_at);
        return at >= between.from && at < between.before;
      })
      .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other))),
    expected: await readExpected(db, asked),
    learned_at: learned_at?.toISOString() ?? null,
  };
}

/** The rides to expect in each hour of some days, by area; none before the past was looked at and without a ship. */
async function readExpected(db: Db | Trx, asked: Days): Promise<Demand["expected"]> {
  const { profile } = await findDemandProfile(db);
  const calls = await listCruiseCalls(db, momentsOf(asked));
  const ships = calls.map(({ from_at: from, until_at: until, passengers, ...pier }) => ({
    area: areaOf(pier),
    from,
    until,
    passengers,
  }));
  const { shipPercent } = asked;
  return Array.from({ length: asked.days }, (_, index) => addDays(asked.day, index)).flatMap((day) =>
    expectedDemand({ day, profile: profile ?? { hours: [], party: 1 }, ships, shipPercent }).map(
      ({ hour, ...one }) => ({
        at: new Date(instantOf(day, "00:00:00").getTime() + hour * HOUR_MS).toISOString(),
        ...one,
      }),
    ),
  );
}

/** How many rides to expect in each hour that the days of some moments have, by when the hour begins. */
export async function readExpectedByHour(
  db: Db | Trx,
  { from, until, shipPercent }: { from: Date; until: Date; shipPercent: number },
): Promise<Map<string, number>> {
  const day = curacaoDate(from);
  const days = addDays(day, 1) > curacaoDate(until) ? 1 : 2;
  const sums = new Map<string, number>();
  for (const { at, rides } of await readExpected(db, { day, days, shipPercent }))
    sums.set(at, (sums.get(at) ?? 0) + rides);
  return sums;
}

/** Of the cars, how many in a hundred drive for who asks at once, by the hour; null before the past was looked at. */
export async function readAtOncePercent(db: Db | Trx): Promise<readonly number[] | null> {
  return (await findDemandProfile(db)).profile?.at_once_percent ?? null;
}

export function presentCruiseCall({ from_at, until_at, ...call }: CruiseCallRow): CruiseCall {
  return { ...call, from: from_at.toISOString(), until: until_at.toISOString() };
}

function momentsOf({ day, days }: Days) {
  return { from: instantOf(day, "00:00:00"), before: instantOf(addDays(day, days), "00:00:00") };
}

function timeOf({ scheduled_at, estimated_at }: Demand["flights"][number]): string {
  return estimated_at ?? scheduled_at;
}
