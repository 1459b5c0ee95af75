import type { Trx } from "../database/connect.ts";
import type { RideFacts, RideMessageKind } from "./message-kinds.ts";
import { findRideForMessage, insertMessages, listSubscriptionsOf } from "./outbox.queries.ts";

type RideMessage = {
  kind: RideMessageKind;
  rideId: number;
  now: Date;
  /** Until then the step it speaks of can still be taken back. */
  notBefore?: Date | null;
};

/**
 * Puts a message to a ride's passenger into the outbox, in the transaction of the change it speaks of: by e-mail where
 * he left an address, to his browsers where he has an account and asked for it, and to the gateway for his phone.
 */
export async function queueRideMessage(
  trx: Trx,
  { kind, rideId, now, notBefore }: RideMessage,
): Promise<void> {
  const ride = await findRideForMessage(trx, rideId);
  if (!ride) throw new Error("a message was queued for a ride that does not exist");
  const browsers = ride.rider_id === null ? [] : await listSubscriptionsOf(trx, [ride.rider_id]);
  const email = ride.rider_email ?? ride.account_email;
  const message = {
    kind,
    language: ride.language,
    payload: JSON.stringify(rideFacts(ride)),
    ride_id: rideId,
    next_attempt_at: notBefore ?? now,
    created_at: now,
  };
  await insertMessages(trx, [
    ...(email ? [{ ...message, channel: "email" as const, recipient: email }] : []),
    { ...message, channel: "webhook" as const, recipient: ride.rider_phone },
    ...browsers.map(({ endpoint, language }) => ({
      ...message,
      channel: "push" as const,
      recipient: endpoint,
      language,
    })),
  ]);
}

type RideRow = NonNullable<Awaited<ReturnType<typeof findRideForMessage>>>;

/** What a message may need to know of a ride, frozen. */
export function rideFacts(ride: RideRow): RideFacts {
  return {
    rideId: ride.id,
    reference: ride.reference,
    trackingCode: ride.tracking_code,
    status: ride.status,
    riderName: ride.rider_name,
    riderPhone: ride.rider_phone,
    pickup: ride.pickup_location,
    dropoff: ride.dropoff_location,
    rideDatetime: ride.ride_datetime.toISOString(),
    completedAt: ride.completed_at?.toISOString() ?? null,
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    distanceM: ride.distance_m,
    fareCents: ride.fare_cents,
    breakdown: ride.breakdown as RideFacts["breakdown"],
    driver:
      ride.driver_id === null
        ? null
        : {
            name: `${ride.driver_first_name} ${ride.driver_last_name}`,
            phone: ride.driver_phone ?? "",
            vehicle: ride.vehicle_name ?? "",
            plate: ride.plate ?? "",
          },
  };
}
