import type { RideEdit } from "../../../contract/rides/booking.ts";
import { needsOf } from "../../../domain/rides/ride-needs.ts";
import { requireOneCar } from "../../fares/choose-vehicle.ts";
import { honouredPrice } from "../../fares/price-trip.ts";
import type { PricedTrip, TripToPrice } from "../../fares/priced-trip.ts";
import type { BookingDependencies } from "../booking/prepare-booking.ts";
import { tripColumns } from "../booking/trip-columns.ts";
import { compareNames } from "../booking/named-elsewhere.ts";
import { refusePickupOutOfRange } from "../booking/booking-limits.ts";
import { accountLock } from "../../partners/book-on-account.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import type { RideChanges } from "../change/ride-changes.queries.ts";
import { type ChangedValue, changedValues } from "./changed-values.ts";
import { type EditedTrip, changedTripFields, changesPrice, editedTrip } from "./edited-trip.ts";
import { priceEdit, tripOfEdit } from "./price-edit.ts";

/** An edit that has been priced and only has to be stored over the version it was based on. */
export type PreparedEdit = {
  rideId: number;
  version: number;
  changed: readonly string[];
  /** Each old and new value, what follows from the edit included. */
  values: readonly ChangedValue[];
  changes: RideChanges;
  /** The trip that was priced and its price; null where the edit does not concern the price. */
  pricing: EditPricing | null;
  /** Locks on what several changes at once would each count, by name, to be held before this one is stored. */
  locks: readonly string[];
};

type EditPricing = {
  readonly trip: TripToPrice;
  readonly price: PricedTrip;
  /** It is the price of a quote that was given for this very edit. */
  readonly isPromised: boolean;
};

type AskedEdit = { ride: RideRow; edit: RideEdit; quote?: string | null | undefined };

/** Works an edit out against the ride as it is: what changes, and what it then costs. Asks the map, so it runs outside a transaction. */
export async function prepareEdit(
  deps: BookingDependencies,
  { ride, edit, quote = null }: AskedEdit,
): Promise<PreparedEdit> {
  const trip = editedTrip(ride, edit);
  const changed = changedTripFields(ride, trip);
  const pickupAt = new Date(trip.ride_datetime);
  if (changed.includes("ride_datetime")) refusePickupOutOfRange(pickupAt, deps.clock.now());
  const pricing = changesPrice(changed) ? await priceOf(deps, { ride, trip, changed, quote }) : null;
  const priced = pricing ? await pricedColumns(deps, trip, pricing.price) : {};
  return {
    rideId: ride.id,
    version: edit.version ?? ride.version,
    changed,
    values: changedValues(ride, { trip, changed, priced }),
    changes: {
      ...plainColumns(trip),
      ...priced,
      // Consent to messages by WhatsApp holds for the phone that was given with it.
      ...(changed.includes("rider_phone") ? { whatsapp_consent: false } : {}),
    },
    pricing,
    locks: ride.partner_id === null || pricing === null ? [] : [accountLock(ride.partner_id)],
  };
}

/** How much more a ride on account would cost, for the account's limit; null where no account pays it or it doesn't. */
export function moreOnAccount(ride: RideRow, { fare_cents = ride.fare_cents }: RideChanges) {
  const moreCents = fare_cents - ride.fare_cents;
  return ride.partner_id === null || moreCents <= 0 ? null : { partnerId: ride.partner_id, moreCents };
}

type EditToPrice = { ride: RideRow; trip: EditedTrip; changed: readonly string[]; quote: string | null };

async function priceOf(deps: BookingDependencies, { quote, ...edit }: EditToPrice): Promise<EditPricing> {
  const trip = await tripOfEdit(deps.pricing, edit);
  const promised = quote === null ? null : await honouredPrice(deps.pricing, trip, quote);
  if (promised) requireOneCar(promised);
  return { trip, price: promised ?? (await priceEdit(deps, edit)), isPromised: promised !== null };
}

async function pricedColumns({ pricing }: BookingDependencies, trip: EditedTrip, price: PricedTrip) {
  const elsewhere = await compareNames(pricing.places, trip, price);
  return tripColumns(trip, new Date(trip.ride_datetime), price, elsewhere);
}

/** The columns that change without a new price. */
function plainColumns(trip: EditedTrip): RideChanges {
  return {
    ...needsOf(trip),
    ...(trip.rider_name ? { rider_name: trip.rider_name } : {}),
    ...(trip.rider_phone ? { rider_phone: trip.rider_phone } : {}),
    rider_email: trip.rider_email ?? null,
  };
}
