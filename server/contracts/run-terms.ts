import type { Booking, RideEdit } from "../../contract/rides/booking.ts";
import type { ContractRun } from "../../domain/contracts/contract-runs.ts";
import { type Cents, fromDollars } from "../../domain/money.ts";
import type { RunTerms } from "../database/tables/contract-tables.ts";
import { fingerprint } from "../http/idempotency.ts";
import { languageOf } from "../../domain/languages.ts";
import type { ContractRow } from "./contracts.queries.ts";

/** The terms of one ride by its contract: where, when, who, and what it costs whom. */
export function termsOf(contract: ContractRow, run: ContractRun): RunTerms {
  const kept = contract.lines.find(({ line }) => line === run.line);
  if (!kept) throw new Error(`contract ${contract.id} has no trip ${run.line}`);
  const { line: _line, weekdays: _days, time: _time, back_time: _back, ...trip } = kept;
  return {
    ...(run.way === "there" ? trip : turnedAround(trip)),
    ride_datetime: run.at.toISOString(),
    rider_name: trip.rider_name ?? contract.rider_name,
    rider_phone: contract.rider_phone,
    rider_email: contract.rider_email,
    language: contract.language,
    partner_id: contract.paid_by === "account" ? contract.partner_id : null,
  };
}

type Trip = Omit<ContractRow["lines"][number], "line" | "weekdays" | "time" | "back_time">;

/** The way back: passengers who are waited for on the way there aren't once more. */
function turnedAround(trip: Trip): Trip {
  return {
    ...trip,
    pickup_location: trip.dropoff_location,
    pickup_lat: trip.dropoff_lat,
    pickup_lng: trip.dropoff_lng,
    dropoff_location: trip.pickup_location,
    dropoff_lat: trip.pickup_lat,
    dropoff_lng: trip.pickup_lng,
    stops: trip.stops?.toReversed(),
    wait_minutes: null,
  };
}

export function isSame(one: unknown, other: unknown): boolean {
  return fingerprint(plain(one)) === fingerprint(plain(other));
}

/** As it comes back from the database: without what is undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The booking of a ride by its terms. */
export function bookingOf({ price: _price, rider_name, language, ...terms }: RunTerms): Booking {
  return { ...terms, rider_name: rider_name ?? "", language: languageOf(language), room: null };
}

/** The amount that is agreed for a ride; null where it goes by the tariff. */
export function agreedCents({ price }: RunTerms): Cents | null {
  return price === null ? null : fromDollars(price);
}

const WAY = [
  "pickup_location",
  "pickup_lat",
  "pickup_lng",
  "dropoff_location",
  "dropoff_lat",
  "dropoff_lng",
  "stops",
] as const;

/** Whether a ride has to be booked anew to come by other terms: an edit changes neither who pays nor an amount that is agreed. */
export function needsNewBooking(before: RunTerms, after: RunTerms): boolean {
  if (before.partner_id !== after.partner_id || before.price !== after.price) return true;
  return after.price !== null && WAY.some((field) => !isSame(before[field] ?? null, after[field] ?? null));
}

/** The fields that an edit has to change: all that the contract says otherwise than before, and nothing that somebody changed by hand. */
export function editOf(before: RunTerms, after: RunTerms): RideEdit {
  const { price: _price, partner_id: _partner, language: _language, rider_name, ...fields } = after;
  const all = { ...fields, ...(rider_name ? { rider_name } : {}) };
  const changed = Object.entries(all).filter(
    ([name, value]) => !isSame(before[name as keyof RunTerms] ?? null, value ?? null),
  );
  return Object.fromEntries(
    withWholePlaces(changed.map(([name]) => name)).map((name) => [
      name,
      all[name as keyof typeof all] ?? null,
    ]),
  );
}

/** A place is changed with its point: the old one would lie elsewhere. */
function withWholePlaces(names: readonly string[]): string[] {
  const ends = ["pickup", "dropoff"].filter((end) => names.some((name) => name.startsWith(`${end}_`)));
  const places = ends.flatMap((end) => [`${end}_location`, `${end}_lat`, `${end}_lng`]);
  return [...new Set([...names, ...places])];
}
