import type { Trx } from "../database/connect.ts";
import type { EarlierFacts, RideFacts, RideNotificationKind } from "./notification-kinds.ts";
import { findRideForNotification, insertNotifications, listSubscriptionsOf } from "./outbox.queries.ts";
import { startCodeOf } from "../start-code-of.ts";
import { withholdPastADay } from "./withhold-mails.ts";

type RideMessage = {
  kind: RideNotificationKind;
  rideId: number;
  now: Date;
  /** Until then the step it reports can still be undone. */
  notBefore?: Date | null;
  /** The passenger did it, or whoever books in their name. */
  byPassenger?: boolean;
  /** What an edit has changed, as it was before. */
  earlier?: EarlierFacts;
};

/**
 * Puts a message to a ride's passenger into the outbox, in the transaction of the change it reports: by e-mail where
 * they left an address, to their browsers where they have an account and asked for it, and to the gateway for their phone.
 */
export async function queueRideNotification(
  trx: Trx,
  { kind, rideId, now, notBefore, earlier, byPassenger = false }: RideMessage,
): Promise<void> {
  const ride = await findRideForNotification(trx, rideId);
  if (!ride) throw new Error("a message was queued for a ride that does not exist");
  const browsers = ride.rider_id === null ? [] : await listSubscriptionsOf(trx, [ride.rider_id]);
  const email = ride.rider_email ?? ride.account_email;
  const message = {
    kind,
    language: ride.language,
    payload: JSON.stringify({
      ...rideFacts(ride),
      ...codeToTell(kind, ride),
      ...(earlier ? { earlier } : {}),
    }),
    ride_id: rideId,
    next_attempt_at: notBefore ?? now,
    created_at: now,
  };
  const mail = email ? { ...message, channel: "email" as const, recipient: email } : null;
  await insertNotifications(trx, [
    ...(mail ? [await withholdPastADay(trx, { mail, byPassenger })] : []),
    { ...message, channel: "webhook" as const, recipient: ride.rider_phone },
    ...browsers.map(({ endpoint, language }) => ({
      ...message,
      channel: "push" as const,
      recipient: endpoint,
      language,
    })),
  ]);
}

/** The kinds that come before the passenger is aboard. */
const WITH_CODE: readonly RideNotificationKind[] = [
  "booked",
  "driver_assigned",
  "driver_set_out",
  "driver_arrived",
];

function codeToTell(kind: RideNotificationKind, ride: RideRow) {
  const tells = ride.start_code_on === true && WITH_CODE.includes(kind);
  return tells ? { startCode: startCodeOf(ride.tracking_code) } : {};
}

type RideRow = NonNullable<Awaited<ReturnType<typeof findRideForNotification>>>;

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
    paidBy: ride.paid_by,
    tipCents: ride.tip_cents,
    tipXcgCents: ride.tip_xcg_cents,
    driver:
      ride.driver_id === null
        ? null
        : {
            name: `${ride.driver_first_name} ${ride.driver_last_name}`,
            phone: ride.driver_phone ?? "",
            vehicle: ride.vehicle_name ?? "",
            plate: ride.plate ?? "",
          },
    ends: endsOf(ride),
  };
}

function endsOf(ride: RideRow): RideFacts["ends"] {
  const { pickup_lat: fromLat, pickup_lng: fromLng, dropoff_lat: toLat, dropoff_lng: toLng } = ride;
  if (fromLat === null || fromLng === null || toLat === null || toLng === null) return null;
  return { pickup: { lat: fromLat, lng: fromLng }, dropoff: { lat: toLat, lng: toLng } };
}
