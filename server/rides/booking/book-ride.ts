import type { PayLinkSettings } from "../../../contract/pay-links/pay-link-schemas.ts";
import { SAME_BOOKING_MS } from "../../../contract/rides/booking.ts";
import { can } from "../../../domain/accounts/roles.ts";
import { getPayLinkSettings } from "../../company/pay-link-settings.ts";
import type { Trx } from "../../database/connect.ts";
import { viewersOf } from "../../events/event-audience.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import { codeRefused, refusalOfUse } from "../../fares/deal-uses.ts";
import { depositFor, isAskedForDeposit } from "../../fares/deposit-for.ts";
import { queueBookedRide, readBookingRecipients } from "../../notifications/queue-booked-ride.ts";
import { refusePastCredit } from "../../partners/book-on-account.ts";
import { type NewRide, insertHistory } from "../change/ride-changes.queries.ts";
import { getRide } from "../get-ride.ts";
import { actorColumns, actorOf } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { waitsForProof } from "./booking-limits.ts";
import { findEqualBooking, insertRide, linkOtherWay } from "./booking.queries.ts";
import type { BookingDependencies, PreparedBooking } from "./prepare-booking.ts";
import { drawReference, drawTrackingCode } from "./ride-codes.ts";
import type { TripColumns } from "./trip-columns.ts";

type Settings = Pick<BookingDependencies, "limitFactor" | "takesPayLinks" | "claimPromise">;

/** Stores a prepared booking once: its ride, or two with the way back, each with its history, its event and its messages. */
export async function bookRide(
  trx: Trx,
  booking: PreparedBooking,
  { limitFactor, takesPayLinks, claimPromise }: Settings,
): Promise<RideRow> {
  const equal = await findEqual(trx, booking);
  if (equal !== undefined) return getRide(trx, equal);

  const held = await waitsForProof(trx, booking, limitFactor);
  await refusePastLimit(trx, booking);
  await refuseSpentDeals(trx, booking);
  const payLinks = takesPayLinks ? await findDepositTerms(trx, booking) : null;

  const { booked, trip, wayBack, mark, asked, caller, now } = booking;
  const rideOf = (way: TripColumns) => ({ ...booked, ...way, ...holdOf(way, { held, payLinks, now }) });
  const there = await storeRide(trx, { ...rideOf(trip), booking_mark: mark });
  const promised = claimPromise(trx, { ...asked, ride: there, way: "there", caller, now });
  if (wayBack === null) {
    const [ride] = await Promise.all([recordBooked(trx, there, booking), promised]);
    return ride;
  }
  await promised;

  const marks = { booking_mark: `back ${mark}`, other_way_id: there.id };
  const back = await storeRide(trx, { ...rideOf(wayBack), ...marks });
  const alone = { ...asked, waitingCode: null, insteadOf: null };
  await claimPromise(trx, { ...alone, ride: back, way: "back", caller, now });
  await linkOtherWay(trx, { rideId: there.id, otherId: back.id });
  const ride = await recordBooked(trx, there, booking);
  await recordBooked(trx, back, booking);
  return ride;
}

/** The ride of a second press. A request with a key of its own is a second booking. */
async function findEqual(trx: Trx, { hasKey, mark, now }: PreparedBooking): Promise<number | undefined> {
  if (hasKey) return undefined;
  return findEqualBooking(trx, { mark, since: new Date(now.getTime() - SAME_BOOKING_MS) });
}

async function refusePastLimit(trx: Trx, { partner, trip, wayBack }: PreparedBooking): Promise<void> {
  if (partner === null) return;
  const fareCents = trip.fare_cents + (wayBack?.fare_cents ?? 0);
  await refusePastCredit(trx, { partnerId: partner.id, fareCents });
}

/** Refuses a code that doesn't count, and a deal whose last use somebody else has had meanwhile. */
async function refuseSpentDeals(
  trx: Trx,
  { refusedCode, booked, trip, wayBack }: PreparedBooking,
): Promise<void> {
  if (refusedCode !== null) throw codeRefused(refusedCode);
  const person = { riderId: booked.rider_id, phone: booked.rider_phone };
  for (const dealId of new Set([trip.deal_id, wayBack?.deal_id ?? null])) {
    const refusal = dealId === null ? null : await refusalOfUse(trx, { dealId, person });
    if (refusal) throw refusal;
  }
}

/** The terms by which the booking waits for a deposit; null where none is asked of who books, or an account pays. */
async function findDepositTerms(trx: Trx, { caller, partner }: PreparedBooking) {
  if (partner !== null || !isAskedForDeposit(caller)) return null;
  return (await getPayLinkSettings(trx)).settings;
}

type Hold = { held: boolean; payLinks: PayLinkSettings | null; now: Date };

/** Whether drivers see it at once. One that waits for its deposit needs no other proof that it is meant. */
function holdOf(way: TripColumns, { held, payLinks, now }: Hold) {
  const trip = { bookedAt: now, pickupAt: way.ride_datetime, fareCents: way.fare_cents };
  const deposit = payLinks && depositFor(trip, payLinks);
  return {
    deposit_cents: deposit?.cents ?? null,
    deposit_due_at: deposit?.dueAt ?? null,
    held: held || deposit !== null,
  };
}

/** So often a reference is drawn again that another ride has. */
const MOST_DRAWS = 8;

/** Stores a ride under a reference that no other has, and gives it with its number. */
export async function storeRide<R extends Omit<NewRide, "reference" | "tracking_code">>(
  trx: Trx,
  ride: R,
): Promise<R & { id: number }> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const codes = { reference: drawReference(), tracking_code: drawTrackingCode() };
    const id = await insertRide(trx, { ...ride, ...codes });
    if (id !== undefined) return { ...ride, id };
  }
  throw new Error("no free reference was drawn");
}

/** Writes the history, the event and the messages of a new ride, and gives it as it is stored. */
async function recordBooked(
  trx: Trx,
  stored: Pick<RideRow, "id" | "rider_id" | "rider_email" | "status" | "held">,
  { caller, isQuiet, now }: PreparedBooking,
): Promise<RideRow> {
  const { id: rideId, rider_id: riderId, rider_email: email, status } = stored;
  const viewers = viewersOf({ ...stored, driver_id: null });
  const byPassenger = !can(caller.actor, "bookForCaller");
  const [ride, recipients] = await Promise.all([
    getRide(trx, rideId),
    readBookingRecipients(trx, { rideId, riderId, email, byPassenger, now }),
    insertHistory(trx, {
      ride_id: rideId,
      ...actorColumns(actorOf(caller)),
      action: "book",
      to_status: status,
      at: now,
    }),
    recordRideEvent(trx, {
      type: "ride.created",
      rideId,
      audience: { now: viewers, before: viewers },
      at: now,
    }),
  ]);
  // Of a held one its guest hears once it is proved or released, and no driver does.
  if (!ride.held && !isQuiet) await queueBookedRide(trx, ride, { recipients, byPassenger, now });
  return ride;
}
