import { fullName } from "../../domain/accounts/full-name.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { DriverReport } from "../../contract/reports/driver-report.ts";
import type { AskedDays } from "../../contract/day-range.ts";
import type { Db } from "../database/connect.ts";
import { getOwnDriver } from "../drivers/own-driver.ts";
import { type Reading, type RosterDriver, findRosterDriver } from "../drivers/roster.ts";
import { notFound } from "../http/api-error.ts";
import { reportDays } from "./report-days.ts";
import { findFirstCompletion, findReportedDriver } from "./reports.queries.ts";
import { rideStatistics } from "./ride-statistics.ts";

type Asked = Reading & { driverId: number; asked: AskedDays };

/** A driver's own report. */
export async function readDriverReport(db: Db, asked: Asked): Promise<DriverReport> {
  return reportOf(db, asked, await getOwnDriver(db, asked.driverId, asked));
}

/** The same for the office, also of a driver who is not or no longer approved. */
export async function readReportOfDriver(db: Db, asked: Asked): Promise<DriverReport> {
  return reportOf(db, asked, await findRosterDriver(db, asked.driverId, asked));
}

async function reportOf(
  db: Db,
  { driverId, asked, now }: Asked,
  onRoster: RosterDriver | null,
): Promise<DriverReport> {
  const driver = await findReportedDriver(db, driverId);
  if (!driver) throw notFound();
  const first = asked.start_date === undefined ? await findFirstCompletion(db, { driverId }) : undefined;
  const firstDay = curacaoDate(first?.completed_at ?? now);
  return {
    ride_statistics: await rideStatistics(db, driverId, reportDays(asked, { now, firstDay })),
    profile: {
      username: driver.username,
      name: fullName(driver) || driver.username,
      license_number: driver.license_number,
      vehicle_type: driver.vehicle_type,
      approval_date: driver.approved_at && curacaoDate(driver.approved_at),
      current_location: onRoster?.position?.name ?? null,
    },
  };
}
