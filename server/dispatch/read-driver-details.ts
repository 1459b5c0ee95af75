import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { DriverDetails } from "../../contract/drivers/driver.ts";
import type { Db } from "../database/connect.ts";
import { approvalDay, presentDriver, presentPapers, presentRideBrief } from "../drivers/present-driver.ts";
import { type Reading, getRosterDriver } from "../drivers/roster.ts";
import { rideStatistics } from "../reports/ride-statistics.ts";

/** One driver's page for dispatch. */
export async function readDriverDetails(db: Db, id: number, reading: Reading): Promise<DriverDetails> {
  const driver = await getRosterDriver(db, id, reading);
  const tomorrow = addDays(curacaoDate(reading.now), 1);
  const figures = await rideStatistics(db, id, { start: addDays(tomorrow, -30), end: tomorrow });
  return {
    ...presentDriver(driver, reading.now),
    ...presentPapers(driver),
    email: driver.email,
    approved_on: approvalDay(driver),
    shares_location: driver.sharesLocation,
    upcoming_rides: driver.rides.map(presentRideBrief),
    last_30_days: {
      total_trips: figures.total_trips,
      total_earnings: figures.total_earnings,
      completion_rate: figures.completion_rate,
      acceptance_rate: figures.acceptance_rate,
    },
  };
}
