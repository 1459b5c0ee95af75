import type { z } from "zod";
import type { assistantRideSchema } from "../../../contract/assistants/ride-tools.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import { getTrackedRide } from "../../rides/tracking/track-ride.ts";
import type { AssistantDependencies } from "../assistant-call.ts";

type Shown = z.input<typeof assistantRideSchema>;

/** A ride as its passenger follows it, as an assistant may know it. */
export async function showRide(deps: AssistantDependencies, trackingCode: string): Promise<Shown> {
  const { db, clock, gateways, takesPayLinks, positions, readExpectedPickup } = deps;
  const looking = { now: clock.now(), gateways, takesPayLinks, positions, readExpectedPickup };
  return present(deps, trackingCode, await getTrackedRide(db, trackingCode, looking));
}

/** Facts of ours alone: no name, note, room or typed address, which somebody could have filled with orders to the assistant that reads them. */
function present(deps: AssistantDependencies, trackingCode: string, ride: TrackedRide): Shown {
  const page = `${deps.publicUrl}${SITE_PATHS.track.replace("{code}", trackingCode)}`;
  const { driver, position, pay_offer: offer, actions } = ride;
  return {
    reference: ride.reference,
    status: ride.status,
    waits_for: ride.held ? (ride.deposit ? "deposit" : "passenger") : null,
    pickup: knownPlace(deps, { name: ride.pickup_location, lat: ride.pickup_lat, lng: ride.pickup_lng }),
    dropoff: knownPlace(deps, { name: ride.dropoff_location, lat: ride.dropoff_lat, lng: ride.dropoff_lng }),
    stops: (ride.stops ?? []).map(({ location, lat, lng }) => knownPlace(deps, { name: location, lat, lng })),
    pickup_at: ride.ride_datetime,
    passengers: ride.passenger_count,
    bags: ride.luggage_count,
    vehicle_type: ride.vehicle_type,
    child_seat: ride.child_seat,
    wheelchair: ride.wheelchair,
    fare_usd: Number(ride.calculated_fare),
    driver: driver && {
      vehicle_type: driver.vehicle_type,
      plate: PLATE.test(driver.plate) ? driver.plate : null,
      rating: driver.rating,
    },
    car: position,
    arrives_at: ride.estimated_arrival ?? ride.expected?.pickup_at ?? null,
    other_way: ride.other_way?.reference ?? null,
    can_change: actions.includes("change"),
    can_cancel: actions.includes("cancel"),
    page,
    pay: offer ? { purpose: offer.purpose, usd: Number(offer.amount), page } : null,
  };
}

/** The letters and figures of a number plate, and no sentence. */
const PLATE = /^[A-Z0-9](?:[A-Z0-9 -]{0,8}[A-Z0-9])?$/i;

type Typed = { name: string; lat: number | null; lng: number | null };

/** A place by the name that our own map has for it; what somebody typed for another stays with the driver. */
function knownPlace({ places }: Pick<AssistantDependencies, "places">, { name, lat, lng }: Typed) {
  return { name: places.findByName(name)?.name ?? null, lat, lng };
}
