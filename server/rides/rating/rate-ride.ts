import type { Trx } from "../../database/connect.ts";
import type { Caller } from "../../http/caller.ts";
import { getRideByCode } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { addToRating, lockDriver } from "../change/ride-changes.queries.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../change/take-step.ts";

/** Does what follows from the stars of a ride, in their transaction. */
export type AfterRating = (
  trx: Trx,
  rated: { ride: { id: number; driver_id: number | null }; stars: number; now: Date },
) => Promise<void>;

type Rating = {
  trackingCode: string;
  stars: number;
  caller: Caller;
  now: Date;
  afterRating: AfterRating;
};

/** Rates the driver, for whoever has the ride's tracking code; only the last rating counts, once. */
export async function rateRide(
  trx: Trx,
  { trackingCode, stars, caller, now, afterRating }: Rating,
): Promise<RideRow> {
  const ride = await getRideByCode(trx, trackingCode);
  if (ride.stars === stars) return ride;
  const { before, after } = await takeStep(trx, {
    action: "rate",
    actor: actorOf(caller),
    now,
    find: () => getRideByCode(trx, trackingCode),
    parties: () => ["code_holder"],
    prepare: async ({ driver_id }) => {
      if (driver_id !== null) await lockDriver(trx, driver_id);
      return { changes: { stars } };
    },
  });
  await countStars(trx, before, stars);
  await afterRating(trx, { ride: after, stars, now });
  return after;
}

/** Adds the difference to the rating that the step found, as others may have rated meanwhile. */
async function countStars(trx: Trx, { driver_id, stars: given }: RideRow, stars: number): Promise<void> {
  if (driver_id === null) return;
  await addToRating(trx, {
    driverId: driver_id,
    stars: stars - (given ?? 0),
    ratings: given === null ? 1 : 0,
  });
}
