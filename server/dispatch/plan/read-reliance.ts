import { DAY_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { type Answers, relianceOf, relianceOfAll } from "../../planning/reliance.ts";
import { countOutcomes } from "../offers.queries.ts";
import { countTakenInRounds } from "../rounds.queries.ts";
import { countDriven } from "./plan.queries.ts";

/** So far back a driver's answers say how they are. */
const ANSWERS_DAYS = 7;
/** One answer more says little about a week: they are read again after so long. */
const READ_EVERY_MS = MINUTE_MS;

/** The answers of the company's drivers in the last days, and the share of rides that they take all together. */
type LatelyAnswered = { readonly of: (driverId: number) => Answers; readonly ofAll: number };
export type ReadAnswers = (db: Db | Trx, now: Date) => Promise<LatelyAnswered>;

/** Reads the answers of the last days once a minute, for whoever plans every few seconds. */
export function answersOnceAMinute(): ReadAnswers {
  let last: { readonly at: Date; readonly answers: LatelyAnswered } | null = null;
  return async (db, now) => {
    const age = last === null ? Infinity : Math.abs(now.getTime() - last.at.getTime());
    if (last === null || age >= READ_EVERY_MS) last = { at: now, answers: await readAnswers(db, now) };
    return last.answers;
  };
}

/** How surely each driver takes a ride: by their answers of the last days, and by how many offers in a row they have just let run out. */
export function relianceBy(
  { of, ofAll }: LatelyAnswered,
  missed: readonly { readonly driver_id: number; readonly missed: number | string | bigint }[],
): (driverId: number) => number {
  const silent = new Map(missed.map((row) => [row.driver_id, Number(row.missed)]));
  return (driverId) => relianceOf(of(driverId), { ofAll, silent: silent.get(driverId) ?? 0 });
}

/** Reads what became of the rides that each driver was asked to take, and what they drove. */
async function readAnswers(db: Db | Trx, now: Date): Promise<LatelyAnswered> {
  const since = new Date(now.getTime() - ANSWERS_DAYS * DAY_MS);
  const outcomes = await countOutcomes(db, since);
  const inRounds = new Map(
    (await countTakenInRounds(db, since)).map((row) => [row.driver_id, Number(row.rides)]),
  );
  const driven = new Map((await countDriven(db, since)).map((row) => [row.driver_id, Number(row.rides)]));
  const answersOf = (driverId: number): Answers => {
    const own = outcomes.filter((row) => row.driver_id === driverId);
    const count = (outcome: string) => Number(own.find((row) => row.outcome === outcome)?.offers ?? 0);
    // A round that a driver let go by or came second in is nothing missed. A ride that was given by hand and driven was taken too; one that was offered is not counted twice.
    const taken = Math.max(count("accepted") + (inRounds.get(driverId) ?? 0), driven.get(driverId) ?? 0);
    return { taken, refused: count("declined"), missed: count("timed_out") };
  };
  const known = [...new Set([...outcomes.map((row) => row.driver_id), ...inRounds.keys(), ...driven.keys()])];
  const answers = new Map(known.map((id) => [id, answersOf(id ?? 0)]));
  return {
    of: (driverId) => answers.get(driverId) ?? { taken: 0, refused: 0, missed: 0 },
    ofAll: relianceOfAll([...answers.values()]),
  };
}
