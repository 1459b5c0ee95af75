import type { DayPlan } from "../../../contract/dispatch/plan.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import type { Db } from "../../database/connect.ts";
import { countPromisesToday, countToldToday } from "./today.queries.ts";

/** How the day has gone until now, in the figures that stand beside the plan. */
export async function readTodaySoFar(db: Db, now: Date): Promise<DayPlan["today"]> {
  const since = instantOf(curacaoDate(now), "00:00:00");
  const promises = await countPromisesToday(db, { since, now });
  const told = await countToldToday(db, { since });
  return {
    promises: Number(promises.promises),
    promises_kept: Number(promises.kept ?? 0),
    empty_share: null,
    told: Number(told.told),
    told_moved: Number(told.moved),
  };
}
