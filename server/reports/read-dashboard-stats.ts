import { addDays, instantsOf } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { DashboardStats } from "../../contract/reports/dispatch-figures.ts";
import type { Db } from "../database/connect.ts";
import { countDrivers } from "../drivers/count-drivers.ts";
import { averageResponseMinutes, countCompleted, countPending, countUnderWay } from "./reports.queries.ts";

/** The rides dispatch has open now, and the figures of the day so far. */
export async function readDashboardStats(db: Db, now: Date): Promise<DashboardStats> {
  const today = curacaoDate(now);
  const day = instantsOf({ start: today, end: addDays(today, 1) });
  const drivers = await countDrivers(db, now);
  const minutes = await averageResponseMinutes(db, day);
  return {
    pendingCount: (await countPending(db)).rides,
    assignedCount: (await countUnderWay(db)).rides,
    availableDrivers: drivers.available,
    busyDrivers: drivers.on_ride,
    todayCompletedRides: (await countCompleted(db, day)).rides,
    avgResponseTime: minutes === null ? "N/A" : `${minutes.toFixed(1)} min`,
  };
}
