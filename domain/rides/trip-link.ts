import { MAX_PASSENGERS, MOST_BAGS_IN_A_CAR } from "../fares/limits.ts";
import { VEHICLE_TYPES, type VehicleType } from "../fares/vehicles.ts";
import { SECOND_MS } from "../time-units.ts";

/** An end of a trip as an address carries it: a name, a point, or both. */
export type LinkedPlace = { readonly name: string; readonly point: Point | null };
type Point = { readonly lat: number; readonly lng: number };

/** A trip that an address of the booking page carries; what it leaves out is for the person to say. */
export type LinkedTrip = {
  readonly pickup: LinkedPlace | null;
  readonly dropoff: LinkedPlace | null;
  readonly at: Date | null;
  readonly passengers: number | null;
  readonly bags: number | null;
  readonly vehicleType: VehicleType | null;
};

/** The names of the parts: those of GOFS 1.0's deep links, and our own after them. */
const PARTS = [
  "pickup_lat",
  "pickup_lon",
  "pickup_address",
  "drop_off_lat",
  "drop_off_lon",
  "drop_off_address",
  "pickup_time",
  "passengers",
  "bags",
  "vehicle_type",
] as const;

/** The same as a template of RFC 6570, behind the address of the booking page. */
export const TRIP_TEMPLATE = `{?${PARTS.join(",")}}`;

const MOST_LETTERS = 200;
/** A time in seconds is smaller until the year 5138; one in milliseconds, as GOFS' own example has it, is larger. */
const MOST_SECONDS = 1e11;

/** The trip as it stands behind the address of the booking page. */
export function linkOfTrip(trip: Partial<LinkedTrip>): string {
  const { pickup, dropoff, at, passengers, bags, vehicleType } = trip;
  const parts: Readonly<Record<(typeof PARTS)[number], string | number | null | undefined>> = {
    pickup_lat: pickup?.point?.lat,
    pickup_lon: pickup?.point?.lng,
    pickup_address: pickup?.name,
    drop_off_lat: dropoff?.point?.lat,
    drop_off_lon: dropoff?.point?.lng,
    drop_off_address: dropoff?.name,
    pickup_time: at && Math.floor(at.getTime() / SECOND_MS),
    passengers,
    bags,
    vehicle_type: vehicleType,
  };
  const query = new URLSearchParams();
  for (const name of PARTS) {
    const value = parts[name] ?? "";
    if (value !== "") query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** The trip that an address carries; null where it carries none. A part that can't be is left out, since anybody may have written it. */
export function tripInLink(query: URLSearchParams): LinkedTrip | null {
  const trip: LinkedTrip = {
    pickup: placeIn(query, "pickup"),
    dropoff: placeIn(query, "drop_off"),
    at: timeIn(query.get("pickup_time") ?? query.get("pick_up_time")),
    passengers: countIn(query.get("passengers"), { least: 1, most: MAX_PASSENGERS }),
    bags: countIn(query.get("bags"), { least: 0, most: MOST_BAGS_IN_A_CAR }),
    vehicleType: VEHICLE_TYPES.find((type) => type === query.get("vehicle_type")) ?? null,
  };
  return trip.pickup === null && trip.dropoff === null ? null : trip;
}

function placeIn(query: URLSearchParams, end: "pickup" | "drop_off"): LinkedPlace | null {
  const name = (query.get(`${end}_address`) ?? "").trim().slice(0, MOST_LETTERS);
  const [lat, lng] = [numberIn(query.get(`${end}_lat`)), numberIn(query.get(`${end}_lon`))];
  const isPoint = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const point = isPoint ? { lat, lng } : null;
  return name === "" && point === null ? null : { name, point };
}

function timeIn(text: string | null): Date | null {
  const value = numberIn(text);
  if (value === null || value <= 0) return null;
  const at = new Date(value > MOST_SECONDS ? value : value * SECOND_MS);
  return Number.isNaN(at.getTime()) ? null : at;
}

function countIn(text: string | null, { least, most }: { least: number; most: number }): number | null {
  const value = numberIn(text);
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

function numberIn(text: string | null): number | null {
  const value = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
