import { AIRPORT_LOCATION, type Point } from "../../../domain/places/place-points.ts";
import type { ChosenPlace } from "../../places/chosen-place.ts";
import { MEGA_PIER } from "../common-trips.ts";

/** A place where people who come together with many others look for their driver. */
export type MeetingPlace = "hato" | "pier";

/** The terminal, its car parks and the hotels at its gate: about a kilometre. */
const AIRPORT_DEGREES = 0.01;
/** The pier, its gate and the taxi stand before it. */
const PIER_DEGREES = 0.0025;

/** Where a picture shows the way from a pickup to the driver; null where people know it themselves. */
export function meetingPlaceOf(pickup: ChosenPlace): MeetingPlace | null {
  if (isNear(pickup, AIRPORT_LOCATION, AIRPORT_DEGREES)) return "hato";
  return isNear(pickup, MEGA_PIER, PIER_DEGREES) ? "pier" : null;
}

/** Where the smaller ships lie. */
const MATHEY_WHARF: Point = { lat: 12.11052, lng: -68.93275 };

/** Whether a place is where ships lie. */
export function isAtPier(place: ChosenPlace): boolean {
  return [MEGA_PIER, MATHEY_WHARF].some((pier) => isNear(place, pier, PIER_DEGREES));
}

function isNear({ lat, lng }: ChosenPlace, point: Point, degrees: number): boolean {
  return lat !== null && lng !== null && Math.hypot(lat - point.lat, lng - point.lng) < degrees;
}
