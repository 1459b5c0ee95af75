import { curacaoDate } from "../../contract/curacao-time.ts";
import type { DriverReport } from "../../contract/reports/driver-report.ts";
import type { Db } from "../database/connect.ts";
import { getOwnDriver } from "../drivers/own-driver.ts";
import { approvalDay } from "../drivers/present-driver.ts";
import { type AskedDays, reportDays } from "./report-days.ts";
import { findFirstCompletion } from "./reports.queries.ts";
import { rideStatistics } from "./ride-statistics.ts";

type Asked = { driverId: number; asked: AskedDays; now: Date };

/** A driver's own report. */
export async function readDriverReport(db: Db, { driverId, asked, now }: Asked): Promise<DriverReport> {
  const driver = await getOwnDriver(db, driverId, now);
  const first = asked.start_date === undefined ? await findFirstCompletion(db, { driverId }) : undefined;
  const firstDay = curacaoDate(first?.completed_at ?? now);
  return {
    ride_statistics: await rideStatistics(db, driverId, reportDays(asked, { now, firstDay })),
    profile: {
      username: driver.username,
      license_number: driver.licenseNumber,
      vehicle_type: driver.vehicleType,
      approval_date: approvalDay(driver),
      current_location: driver.position?.name ?? null,
    },
  };
}
