import type { RideNotificationKind } from "../../contract/rides/ride-message.ts";
import { dialledPhone } from "../../domain/accounts/phone-number.ts";
import type { Rejection } from "../../contract/rides/reject-reason.ts";
import type { Trx } from "../database/connect.ts";
import {
  CODE_NOTIFICATIONS,
  type EarlierFacts,
  type FlightFacts,
  type RideFacts,
} from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { listSubscriptionsOf } from "./recipients.queries.ts";
import { findRideForNotification } from "./told-rides.queries.ts";
import { pointsOf } from "../places/stop-points.ts";
import { startCodeOf } from "./start-code-of.ts";
import { withholdMailOfRide } from "./withhold-mails.ts";

type RideMessage = {
  kind: RideNotificationKind;
  rideId: number;
  now: Date;
  /** Until then the step it reports can still be undone. */
  notBefore?: Date | null;
  /** The facts that an edit has changed, as they were before. */
  earlier?: EarlierFacts | undefined;
  /** Why the company did not take it. */
  rejection?: Rejection | undefined;
  /** The flight that has moved the pickup. */
  flight?: FlightFacts | undefined;
  /** It was cancelled because its deposit wasn't paid in time. */
  unpaidDeposit?: boolean | undefined;
};

/**
 * Puts a message to a ride's passenger into the outbox, in the transaction of the change it reports: by e-mail where
 * they left an address, to their browsers where they have an account and asked for it, and to the gateway for their phone.
 */
export async function queueRideNotification(trx: Trx, { rideId, ...told }: RideMessage): Promise<void> {
  const ride = await findRideForNotification(trx, rideId);
  if (!ride) throw new Error("a message was queued for a ride that does not exist");
  const browsers = ride.rider_id === null ? [] : await listSubscriptionsOf(trx, [ride.rider_id]);
  const { mail, phone, browsers: pushes } = messagesToPassenger(ride, browsers, told);
  const due = mail && (await withholdMailOfRide(trx, mail, { byPassenger: false }));
  await insertNotifications(
    trx,
    [due, phone, ...pushes].filter((message) => message !== null),
  );
}

/** Messages to a passenger, by each way that reaches them; whether the mail is due is decided apart. */
export function messagesToPassenger(
  ride: RideRow,
  browsers: readonly { endpoint: string; language: string }[],
  {
    kind,
    now,
    notBefore,
    byPassenger = false,
    ...told
  }: Omit<RideMessage, "rideId"> & {
    /** They did it themselves, or whoever books in their name. */
    byPassenger?: boolean;
  },
) {
  const email = ride.rider_email ?? ride.account_email;
  const message = {
    kind,
    language: ride.language,
    payload: JSON.stringify(factsForPassenger(kind, ride, told)),
    ride_id: ride.id,
    next_attempt_at: notBefore ?? now,
    created_at: now,
  };
  const toBrowsers = browsers.map(({ endpoint, language }) => ({
    ...message,
    channel: "push" as const,
    recipient: endpoint,
    language,
  }));
  return {
    mail: email ? { ...message, channel: "email" as const, recipient: email } : null,
    // There may be none to be told: of somebody who stopped the car in the street, or whose name has been removed.
    phone:
      dialledPhone(ride.rider_phone) === null
        ? null
        : {
            ...message,
            channel: "phone" as const,
            recipient: ride.rider_phone,
            capped: byPassenger || null,
          },
    browsers: toBrowsers,
  };
}

type Told = Pick<RideFacts, "earlier" | "rejection" | "flight" | "unpaidDeposit">;

/** The facts of a ride for a message to its passenger, with those that this message alone has. */
export function factsForPassenger(
  kind: RideNotificationKind,
  ride: RideRow,
  { earlier, rejection, flight, unpaidDeposit }: Told,
): RideFacts {
  return {
    ...rideFacts(ride),
    ...codeToTell(kind, ride),
    ...(earlier ? { earlier } : {}),
    ...(rejection ? { rejection } : {}),
    ...(flight ? { flight } : {}),
    ...(unpaidDeposit ? { unpaidDeposit } : {}),
  };
}

function codeToTell(kind: RideNotificationKind, ride: RideRow) {
  const tells = ride.start_code_on === true && CODE_NOTIFICATIONS.includes(kind);
  return tells ? { startCode: startCodeOf(ride.tracking_code) } : {};
}

type RideRow = NonNullable<Awaited<ReturnType<typeof findRideForNotification>>>;

/** The facts of a ride that a message may need, frozen. */
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
    ...(ride.stops.length > 0 ? { stops: ride.stops.map(({ location }) => location) } : {}),
    rideDatetime: ride.ride_datetime.toISOString(),
    completedAt: ride.completed_at?.toISOString() ?? null,
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    ...(ride.vehicle_asked ? { vehicleType: ride.vehicle_type } : {}),
    distanceM: ride.distance_m,
    fareCents: ride.fare_cents,
    ...(ride.corrected_cents === 0 ? {} : { correctedCents: ride.corrected_cents }),
    ...(ride.partner_name === null ? {} : { account: ride.partner_name }),
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
    version: ride.version,
    durationMin: ride.duration_min,
    ends: endsOf(ride),
  };
}

function endsOf(ride: RideRow): RideFacts["ends"] {
  const { pickup_lat: fromLat, pickup_lng: fromLng, dropoff_lat: toLat, dropoff_lng: toLng } = ride;
  if (fromLat === null || fromLng === null || toLat === null || toLng === null) return null;
  const stops = pointsOf(ride.stops);
  return {
    pickup: { lat: fromLat, lng: fromLng },
    dropoff: { lat: toLat, lng: toLng },
    ...(stops.length > 0 ? { stops } : {}),
  };
}
