import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { insertCruiseCall, listCruiseCalls } from "./cruise-calls.queries.ts";

export type NewCall = {
  readonly ship: string;
  readonly pier: string;
  readonly lat: number;
  readonly lng: number;
  readonly from: Date;
  readonly until: Date;
  readonly passengers: number;
};

type By = { readonly by: number; readonly now: Date };

/** Tells of many calls, one after the other, which are new, there already, or in an earlier line; and a way to add the new ones. */
export async function readCallStandings(db: Db | Trx, calls: readonly NewCall[], { by, now }: By) {
  const times = calls.flatMap(({ from, until }) => [from.getTime(), until.getTime()]);
  const between = { from: new Date(Math.min(...times)), before: new Date(Math.max(...times) + 1) };
  const there = calls.length === 0 ? [] : await listCruiseCalls(db, between);
  const known = new Set(there.map(({ ship, from_at }) => keyOf(ship, from_at)));
  const added = new Set<string>();
  const standings = calls.map(({ ship, from }) => {
    const key = keyOf(ship, from);
    if (added.has(key)) return "twice";
    if (known.has(key)) return "there";
    added.add(key);
    return "new";
  });
  const add = async (trx: Trx) => {
    for (const [index, { from, until, ...call }] of calls.entries()) {
      if (standings[index] !== "new") continue;
      const row = { ...call, from_at: from, until_at: until, version: 1, changed_by: by, changed_at: now };
      await insertCruiseCall(trx, row);
    }
    await recordEvent(trx, { type: "dispatch.changed", at: now });
  };
  return { standings, add };
}

function keyOf(ship: string, from: Date): string {
  return `${ship.toLowerCase()} ${from.toISOString()}`;
}
