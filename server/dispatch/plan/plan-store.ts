import { type Db, inTransaction } from "../../database/connect.ts";
import type { StoredPlan } from "../../database/tables/plan-tables.ts";
import { recordEvent } from "../../events/record-event.ts";
import { changedPickups } from "./changed-pickups.ts";
import type { SolvedDay } from "./day-planner.ts";
import {
  type PlanRideRow,
  insertToldMove,
  readPlanState,
  readPlanVersion,
  storePlan,
  writePlanRows,
} from "./plan-rows.queries.ts";
import { carRows, rideRows, wordsOfPlan } from "./plan-rows.ts";

type Kept = { readonly words: string; readonly rides: readonly PlanRideRow[]; readonly version: number };

type PlanState = { readonly version: number; readonly solved: StoredPlan | null };

/** Where the server that plans keeps its plan, for all to read. */
export class PlanStore {
  readonly #of: { readonly db: Db; readonly name: string };
  #last: Kept | null = null;
  #read: PlanState | null = null;

  constructor(of: { db: Db; name: string }) {
    this.#of = of;
  }

  /** The plan that the database has; it is read again where its version is another. */
  async newest(): Promise<PlanState> {
    const { db } = this.#of;
    const { version } = await readPlanVersion(db);
    const known = this.#read?.version === version ? this.#read : await readPlanState(db);
    this.#read = known;
    return known;
  }

  /**
   * Keeps a plan and returns its version; null when another server plans by now. A plan that says the same as the last is not written
   * again, and nobody reads it anew.
   */
  async keep(
    { day, plan, change }: Omit<SolvedDay, "settings" | "whenFull" | "version">,
    now: Date,
  ): Promise<number | null> {
    const { db, name } = this.#of;
    const rows = { rides: rideRows(day, plan), cars: carRows(day, plan) };
    const words = wordsOfPlan(rows, now);
    const last = this.#last;
    if (last?.words === words && plan.moved.length === 0) {
      if ((await readPlanVersion(db)).version === last.version) return last.version;
    }
    const version = await inTransaction(db, async (trx) => {
      const stored: StoredPlan = { origin: day.clock.origin.toISOString(), change, plan };
      const kept = await storePlan(trx, { name, now, stored });
      if (kept === null) return null;
      await writePlanRows(trx, rows);
      for (const move of plan.moved) {
        const fromDriverId = day.cars.get(move.from)?.driver.id;
        const toDriverId = move.to === null ? null : (day.cars.get(move.to)?.driver.id ?? null);
        if (fromDriverId !== undefined)
          await insertToldMove(trx, { rideId: move.ride, fromDriverId, toDriverId, why: move.why, now });
      }
      const onPagesOf = changedPickups(day, last?.rides ?? null, rows.rides);
      await recordEvent(trx, { type: "plan.changed", onPagesOf, at: now });
      return kept;
    });
    this.#last = version === null ? null : { words, rides: rows.rides, version };
    return version;
  }
}
