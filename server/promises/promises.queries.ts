import { sql } from "kysely";
import { OPEN } from "../../domain/rides/ride-states.ts";
import type { Trx } from "../database/connect.ts";

/** Lets one transaction at a time, on whichever server, ask for a car and keep it. */
export async function holdPromises(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('promises', 0))`.execute(trx);
}

/** The rides that have come, moved or gone since a moment, as a car is wanted for them. */
export function listRidesSince(
  trx: Trx,
  { since, after, before }: { since: Date; after: Date; before: Date },
) {
  return trx
    .selectFrom("rides")
    .leftJoin("ride_promises", (join) =>
      join
        .onRef("ride_promises.ride_id", "=", "rides.id")
        .onRef("ride_promises.asked_at", "=", "rides.ride_datetime"),
    )
    .select((select) => [
      "rides.id",
      "rides.ride_datetime",
      "rides.duration_min",
      "rides.passenger_count",
      "rides.luggage_count",
      "rides.vehicle_type",
      "rides.vehicle_asked",
      "rides.wheelchair",
      "rides.child_seat",
      "rides.pickup_lat",
      "rides.pickup_lng",
      "rides.dropoff_lat",
      "rides.dropoff_lng",
      "ride_promises.pickup_at",
      // One that waits for its deposit has been promised its car; one that waits for a proof may never be.
      select
        .and([
          select("rides.status", "in", OPEN),
          select.or([select("rides.held", "=", false), select("rides.deposit_due_at", "is not", null)]),
        ])
        .as("wants_a_car"),
    ])
    .where("rides.updated_at", ">=", since)
    .where("rides.ride_datetime", ">", after)
    .where("rides.ride_datetime", "<", before)
    .orderBy("rides.id")
    .execute();
}
export type RideSince = Awaited<ReturnType<typeof listRidesSince>>[number];

type PromiseToKeep = {
  readonly rideId: number;
  readonly askedAt: Date;
  readonly pickupAt: Date;
  readonly pastCapacity: boolean;
  readonly now: Date;
};

export async function insertPromise(
  trx: Trx,
  { rideId, askedAt, pickupAt, pastCapacity, now }: PromiseToKeep,
): Promise<void> {
  await trx
    .insertInto("ride_promises")
    .values({
      ride_id: rideId,
      asked_at: askedAt,
      pickup_at: pickupAt,
      past_capacity: pastCapacity,
      promised_at: now,
    })
    .execute();
}
