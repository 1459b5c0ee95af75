import type { Driver } from "../../contract/drivers/driver.ts";
import type { Db } from "../database/connect.ts";
import { presentDriver } from "../drivers/present-driver.ts";
import { type Reading, readRoster } from "../drivers/roster.ts";
import type { RoutesPort } from "../places/ports.ts";
import { matchDrivers, presentMatch } from "./match-drivers.ts";

type Asked = Reading & { rideId: number | undefined };

/** The roster by name, or in the order in which to think of them for a ride. */
export async function listDrivers(
  db: Db,
  routes: RoutesPort,
  { rideId, ...reading }: Asked,
): Promise<Driver[]> {
  if (rideId === undefined) return (await readRoster(db, reading)).map((driver) => presentDriver(driver));
  const ranked = await matchDrivers(db, routes, { rideId, ...reading });
  const best = ranked.find((one) => one.suits);
  return ranked.map((one) =>
    presentDriver(one.driver, {
      match: presentMatch(one, one === best),
      papersExpired: one.papersExpired,
    }),
  );
}
