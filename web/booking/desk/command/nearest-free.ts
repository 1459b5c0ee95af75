import type { Driver } from "../../../../contract/drivers/driver.ts";
import { BAGS_ON_EMPTY_SEAT } from "../../../../domain/fares/tariff.ts";
import { fits, VEHICLE_TYPES } from "../../../../domain/fares/vehicles.ts";
import type { BookingDraft } from "../../booking-draft.ts";

type Trip = Pick<BookingDraft, "pickup" | "passengers" | "luggage" | "vehicleType">;
export type NearDriver = { readonly driver: Driver; readonly km: number };

const KM_PER_DEGREE = 111.2;

/** The free driver with room for the party who is closest to the pickup, in a straight line. */
export function nearestFree(drivers: readonly Driver[], trip: Trip): NearDriver | null {
  const { lat, lng } = trip.pickup;
  if (lat === null || lng === null) return null;
  const wanted = trip.vehicleType === "" ? 0 : VEHICLE_TYPES.indexOf(trip.vehicleType);
  const near = drivers.flatMap((driver): NearDriver[] => {
    const type = driver.profile.vehicle_type;
    const suits = fits(type, trip, BAGS_ON_EMPTY_SEAT) && VEHICLE_TYPES.indexOf(type) >= wanted;
    if (driver.status !== "available" || driver.papers_expired || driver.out_of_service || !suits) return [];
    if (driver.lat === null || driver.lng === null) return [];
    const across = (driver.lng - lng) * Math.cos((lat * Math.PI) / 180);
    return [{ driver, km: Math.hypot(driver.lat - lat, across) * KM_PER_DEGREE }];
  });
  return near.toSorted((one, other) => one.km - other.km)[0] ?? null;
}
