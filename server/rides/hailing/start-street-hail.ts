import type { BodyOf } from "../../../contract/endpoint.ts";
import type { startStreetHailEndpoint } from "../../../contract/rides/street-hail.endpoints.ts";
import { FIRST_STATUS } from "../../../domain/rides/ride-states.ts";
import { NO_PHONE, STREET_PASSENGER } from "../../../domain/rides/street-hail.ts";
import type { Trx } from "../../database/connect.ts";
import { viewersOf } from "../../events/event-audience.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import type { SignedIn } from "../../http/caller.ts";
import { acceptRide } from "../assigning/accept-ride.ts";
import { storeRide } from "../booking/book-ride.ts";
import { type BookingDependencies, pricedColumns } from "../booking/prepare-booking.ts";
import type { TripColumns } from "../booking/trip-columns.ts";
import { insertHistory } from "../change/ride-changes.queries.ts";
import { actorOf } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { reportProgress } from "../steps/report-progress.ts";

type StreetHail = BodyOf<typeof startStreetHailEndpoint>;
type Start = { readonly hail: StreetHail; readonly driver: SignedIn; readonly now: Date };

/** Prices the trip from the kerb, before its transaction. */
export function priceStreetHail(deps: BookingDependencies, { hail, now }: Omit<Start, "driver">) {
  return pricedColumns(deps, { ...hail, luggage_count: 0, ride_datetime: now.toISOString() }, {});
}

/** Books a ride for whoever stopped the car, and begins it: each step is one of the table, as if they had come one by one. */
export async function startStreetHail(
  trx: Trx,
  trip: TripColumns,
  { hail, driver, now }: Start,
): Promise<RideRow> {
  const { id: rideId } = await storeRide(trx, { ...trip, ...bookedAtKerb(hail, driver, now) });
  const viewers = viewersOf({ rider_id: null, driver_id: null, status: FIRST_STATUS, held: false });
  const { accountId, kind } = actorOf(driver);
  await insertHistory(trx, {
    ride_id: rideId,
    actor_id: accountId,
    actor: kind,
    action: "book",
    to_status: FIRST_STATUS,
    at: now,
  });
  await recordRideEvent(trx, {
    type: "ride.created",
    rideId,
    audience: { now: viewers, before: viewers },
    at: now,
  });
  await acceptRide(trx, { rideId, driver, seenVersion: undefined, now });
  await reportProgress(trx, { rideId, step: "picked_up", driver, now });
  return reportProgress(trx, { rideId, step: "in_progress", driver, now });
}

function bookedAtKerb({ rider_name, rider_phone }: StreetHail, { accountId }: SignedIn, now: Date) {
  return {
    rider_name: rider_name ?? STREET_PASSENGER,
    rider_phone: rider_phone ?? NO_PHONE,
    rider_email: null,
    language: "en",
    whatsapp_consent: false,
    status: FIRST_STATUS,
    rider_id: null,
    booked_by: accountId,
    booking_mark: `street hail ${accountId} ${now.toISOString()}`,
    created_at: now,
    updated_at: now,
  };
}
