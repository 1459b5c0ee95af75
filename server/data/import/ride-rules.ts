import { z } from "zod";
import { emailSchema } from "../../../contract/accounts/account.ts";
import { FARE_CODES } from "../../../domain/fares/calculate-fare.ts";
import { distanceSourceSchema } from "../../../contract/fares/fare-on-the-wire.ts";
import { MAX_STOPS } from "../../../domain/fares/limits.ts";
import { stopSchema } from "../../../contract/fares/stops.ts";
import { VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { ZONE_KEYS } from "../../../domain/fares/zones.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { PAID_BY } from "../../../domain/payments/payment.ts";
import { latitudeInput, longitudeInput } from "../../../contract/places/coordinates.ts";
import { needInputs } from "../../../contract/rides/ride-need-schemas.ts";
import { everyNeed, RIDE_NEEDS, type RideNeeds } from "../../../domain/rides/ride-needs.ts";
import { personName } from "../../../contract/wire-text.ts";
import type { ImportColumn } from "../../../contract/data/import-columns.ts";
import {
  decimal,
  fits,
  list,
  maybe,
  moment,
  needed,
  oneOf,
  orElse,
  type Rule,
  text,
  whole,
  yesNo,
} from "./cell-rules.ts";

const HIGHEST_FARE_CENTS = 10_000_000;
const LONGEST_M = 500_000;
const LONGEST_MINUTES = 24 * 60;

/** A line of a fare as it is kept. */
const keptFareLine = z.object({
  label: z.string().max(200),
  code: z.enum(FARE_CODES),
  amount: z.int(),
  km: z.number().optional(),
  percent: z.number().optional(),
  bags: z.number().optional(),
  zone: z.enum(ZONE_KEYS).optional(),
  vehicleType: z.enum(VEHICLE_TYPES).optional(),
});

const place = needed(text(200));
const name = personName({ missing: "missing", field: "name" }, 120);

const NEED_RULES = everyNeed<{ [Need in keyof RideNeeds]: Rule<RideNeeds[Need]> }>((need) =>
  RIDE_NEEDS[need].kind === "flag"
    ? orElse(yesNo, false)
    : (maybe(fits(needInputs[need], "text")) as Rule<string | null>),
);

/** The purpose of each column of a file of past rides. A phone is looked at with the rest of its line: see `past-ride.ts`. */
export const RIDE_RULES = {
  reference: needed(text(40)),
  status: needed(oneOf(["Completed", "Cancelled"])),
  ride_datetime: needed(moment),
  rider_name: needed(fits(name, "name")),
  rider_phone: needed(text(40)),
  rider_email: maybe(fits(emailSchema, "email")),
  rider_username: maybe(text(64)),
  driver_username: maybe(text(64)),
  language: orElse(oneOf(LANGUAGES), "en" as const),
  pickup_location: place,
  pickup_lat: maybe(decimal(latitudeInput)),
  pickup_lng: maybe(decimal(longitudeInput)),
  dropoff_location: place,
  dropoff_lat: maybe(decimal(latitudeInput)),
  dropoff_lng: maybe(decimal(longitudeInput)),
  stops: orElse(list(z.array(stopSchema).max(MAX_STOPS)), []),
  passenger_count: orElse(whole(1, 99), 1),
  luggage_count: orElse(whole(0, 99), 0),
  vehicle_type: orElse(oneOf(VEHICLE_TYPES), "economy" as const),
  vehicle_asked: orElse(yesNo, false),
  zone: maybe(oneOf(ZONE_KEYS)),
  distance_m: orElse(whole(0, LONGEST_M), 0),
  duration_min: orElse(whole(0, LONGEST_MINUTES), 0),
  distance_source: orElse(fits(distanceSourceSchema, "choice"), "client" as const),
  fare_cents: needed(whole(0, HIGHEST_FARE_CENTS)),
  breakdown: orElse(list(z.array(keptFareLine)), []),
  paid_by: maybe(oneOf(PAID_BY)),
  tip_cents: maybe(whole(0, HIGHEST_FARE_CENTS)),
  tip_xcg_cents: maybe(whole(0, HIGHEST_FARE_CENTS)),
  stars: maybe(whole(1, 5)),
  ...NEED_RULES,
  created_at: maybe(moment),
  assigned_at: maybe(moment),
  accepted_at: maybe(moment),
  set_out_at: maybe(moment),
  arrived_at: maybe(moment),
  picked_up_at: maybe(moment),
  started_at: maybe(moment),
  completed_at: maybe(moment),
  ended_at: maybe(moment),
  blanked_at: maybe(moment),
} satisfies Record<ImportColumn<"rides">, Rule>;

export type RideCells = {
  readonly [Column in keyof typeof RIDE_RULES]: ReturnType<(typeof RIDE_RULES)[Column]>;
};
