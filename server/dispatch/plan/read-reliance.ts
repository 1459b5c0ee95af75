import { DAY_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { type Answers, relianceOf, relianceOfAll } from "../../planning/reliance.ts";
import { countOutcomes, listMissedInARow } from "../offers.queries.ts";
import { countDriven } from "./plan.queries.ts";

/** So far back a driver's answers say how they are. */
const ANSWERS_DAYS = 7;

/** How surely each driver takes a ride, by what became of those they were asked to take and by what they drove. */
export async function readReliance(db: Db | Trx, now: Date): Promise<(driverId: number) => number> {
  const since = new Date(now.getTime() - ANSWERS_DAYS * DAY_MS);
  const outcomes = await countOutcomes(db, since);
  const driven = new Map((await countDriven(db, since)).map((row) => [row.driver_id, Number(row.rides)]));
  const silent = new Map((await listMissedInARow(db, now)).map((row) => [row.driver_id, Number(row.missed)]));
  const answersOf = (driverId: number): Answers => {
    const own = outcomes.filter((row) => row.driver_id === driverId);
    const count = (outcome: string) => Number(own.find((row) => row.outcome === outcome)?.offers ?? 0);
    // A ride that was given by hand and driven was taken too; one that was offered is not counted twice.
    const taken = Math.max(count("accepted"), driven.get(driverId) ?? 0);
    return { taken, refused: count("declined"), missed: count("timed_out") };
  };
  const known = new Set([...outcomes.map((row) => row.driver_id), ...driven.keys()]);
  const ofAll = relianceOfAll([...known].map((id) => answersOf(id ?? 0)));
  return (driverId) => relianceOf(answersOf(driverId), { ofAll, silent: silent.get(driverId) ?? 0 });
}
