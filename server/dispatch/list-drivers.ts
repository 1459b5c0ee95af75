import type { Driver } from "../../contract/drivers/driver.ts";
import type { Db } from "../database/connect.ts";
import { presentDriver } from "../drivers/present-driver.ts";
import { type Reading, readRoster } from "../drivers/roster.ts";
import type { RoutesPort } from "../places/ports.ts";
import { listLikedBy } from "./dispatch.queries.ts";
import type { DayPlanner } from "./plan/day-planner.ts";
import { matchDrivers, presentMatch } from "./match-drivers.ts";

type Asked = Reading & { rideId: number | undefined; planner: DayPlanner };

/** The roster by name, or in the order in which to think of them for a ride: whom the plan has for it, then who is there soonest. */
export async function listDrivers(
  db: Db,
  routes: RoutesPort,
  { rideId, planner, ...reading }: Asked,
): Promise<Driver[]> {
  if (rideId === undefined)
    return (await readRoster(db, reading)).map((driver) => presentDriver(driver, reading.now));
  const ranked = await matchDrivers(db, routes, { rideId, ...reading });
  const liked = await listLikedBy(db, rideId);
  const planned = await plannedDriver(planner, rideId);
  const best =
    ranked.find((one) => one.driver.id === planned && one.canDrive) ?? ranked.find((one) => one.suits);
  const inOrder = best === undefined ? ranked : [best, ...ranked.filter((one) => one !== best)];
  return inOrder.map((one) =>
    presentDriver(one.driver, reading.now, {
      match: presentMatch(one, { best: one === best, liked: liked.has(one.driver.id) }),
      papersExpired: one.papersExpired,
      outOfService: one.outOfService,
    }),
  );
}

/** The driver whom the plan has for a ride; null where it has nobody. */
async function plannedDriver(planner: DayPlanner, rideId: number): Promise<number | null> {
  const { day, plan } = await planner.present({ knowing: rideId });
  const own = plan.cars.find(({ stops }) => stops.some(({ ride }) => ride === rideId));
  return (own && day.cars.get(own.car)?.driver.id) ?? null;
}
