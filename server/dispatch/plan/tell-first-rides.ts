import { HOUR_MS } from "../../../domain/time-units.ts";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import type { Db } from "../../database/connect.ts";
import { assignDriver, timeOutOffer } from "../../rides/assigning/assign-driver.ts";
import { SYSTEM } from "../../rides/ride-actor.ts";
import type { SolvedDay } from "./day-planner.ts";
import { deleteFirstRide, insertFirstRide, listFirstRides } from "./first-rides.queries.ts";
import { unlessTaken } from "./unless-taken.ts";

/** A driver hears from this hour of the evening on with which ride the next day's shift begins. */
const EVENING = "18:00:00";
/** Without a yes so long before the car must leave, the ride is anybody's again. */
const ANSWERED_BEFORE_MS = HOUR_MS;

/**
 * Tells drivers the evening before of the first ride of a shift that somebody wrote down, by every way there is to reach them. They have until an
 * hour before they must leave for it to say yes; it moves as any ride that was told does.
 */
export async function tellFirstRides(db: Db, solved: SolvedDay): Promise<void> {
  for (const telling of tellingsOf(solved)) {
    await unlessTaken(db, async (trx) => {
      if (!(await insertFirstRide(trx, telling))) return;
      await assignDriver(trx, { ...telling, by: SYSTEM, force: true, standsForHours: true });
    });
  }
}

/** Takes first rides back that nobody said yes to in time or that the plan has moved, and forgets those that were answered. */
export async function closeFirstRides(db: Db, { day: { now }, plan }: SolvedDay): Promise<void> {
  const moved = new Set(plan.moved.flatMap(({ ride, to }) => (to === null ? [] : [ride])));
  for (const { ride_id: rideId, driver_id: driverId, until_at: until, waits } of await listFirstRides(db)) {
    const isOver = until <= now || moved.has(rideId);
    if (waits && !isOver) continue;
    await unlessTaken(db, async (trx) => {
      if ((await deleteFirstRide(trx, rideId)) && waits) await timeOutOffer(trx, { rideId, driverId, now });
    });
  }
}

function tellingsOf({ day, plan, settings }: SolvedDay) {
  const { now, clock, problem } = day;
  const known = new Set(problem.rides.flatMap(({ id, hand }) => (hand ? [id] : [])));
  return plan.cars.flatMap(({ car: carId, stops }) => {
    const of = day.cars.get(carId);
    const [first] = stops;
    if (!of?.written || of.driver.onShift || of.awaited || first === undefined) return [];
    const begins = clock.instantOf(of.car.from);
    const until = new Date(clock.instantOf(first.leave).getTime() - ANSWERED_BEFORE_MS);
    const isItsEvening = eveningBefore(begins) <= now && now < begins && now < until;
    if (!isItsEvening || known.has(first.ride) || first.late > settings.graceMinutes) return [];
    return [{ rideId: first.ride, driverId: of.driver.id, now, until }];
  });
}

function eveningBefore(begins: Date): Date {
  return instantOf(addDays(curacaoDate(begins), -1), EVENING);
}
