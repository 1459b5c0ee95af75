import type { UpdateType, Updateable } from "kysely";
import { RIDE_NEEDS, type RideNeed, type RideNeeds, everyNeed } from "../../domain/rides/ride-needs.ts";
import type { RidesTable } from "../database/tables/ride-tables.ts";

type RideColumn = keyof RidesTable;
type Column<Name extends RideColumn> = {
  /** It leaves with an export of the company's data. */
  readonly exported: boolean;
  /** The value in its place once the ride's people are forgotten; without one it stays, as totals and history need it. */
  readonly blanked?: UpdateType<RidesTable[Name]>;
};

const EXPORTED = { exported: true } as const;
const INSIDE = { exported: false } as const;
/** Words about a person or an exact place. */
const PERSON = { exported: true, blanked: "Removed" } as const;
const PRIVATE = { exported: true, blanked: null } as const;
const PRIVATE_INSIDE = { exported: false, blanked: null } as const;

/** A need in words may say who somebody is. */
const NEEDS = everyNeed<{
  [Need in RideNeed]: RideNeeds[Need] extends boolean ? typeof EXPORTED : typeof PRIVATE;
}>((need) => (RIDE_NEEDS[need].kind === "text" ? PRIVATE : EXPORTED));

/**
 * Every column of a ride, once, in the order of an export: reading, exporting and forgetting are made from this table, and the compiler
 * names a column that is missing. A ride's codes are forgotten by a value of their own each, see `blank-rides.queries.ts`.
 */
const COLUMNS = {
  id: EXPORTED,
  reference: EXPORTED,
  status: EXPORTED,
  created_at: EXPORTED,
  updated_at: EXPORTED,
  ride_datetime: EXPORTED,
  rider_id: EXPORTED,
  booked_by: EXPORTED,
  rider_name: PERSON,
  rider_phone: PERSON,
  rider_email: PRIVATE,
  language: EXPORTED,
  pickup_location: PERSON,
  pickup_lat: PRIVATE,
  pickup_lng: PRIVATE,
  dropoff_location: PERSON,
  dropoff_lat: PRIVATE,
  dropoff_lng: PRIVATE,
  stops: { exported: true, blanked: "[]" },
  passenger_count: EXPORTED,
  luggage_count: EXPORTED,
  ...NEEDS,
  vehicle_type: EXPORTED,
  vehicle_asked: EXPORTED,
  zone: EXPORTED,
  wait_minutes: EXPORTED,
  distance_m: EXPORTED,
  duration_min: EXPORTED,
  distance_source: EXPORTED,
  fare_cents: EXPORTED,
  breakdown: EXPORTED,
  tariff_id: EXPORTED,
  driver_id: EXPORTED,
  assigned_at: EXPORTED,
  accepted_at: EXPORTED,
  set_out_at: EXPORTED,
  arrived_at: EXPORTED,
  arrived_far_m: EXPORTED,
  picked_up_at: EXPORTED,
  started_at: EXPORTED,
  wait_began_at: EXPORTED,
  wait_ended_at: EXPORTED,
  completed_at: EXPORTED,
  ended_at: EXPORTED,
  start_check: EXPORTED,
  no_code_reason: PRIVATE,
  stars: EXPORTED,
  paid_by: EXPORTED,
  tip_cents: EXPORTED,
  tip_xcg_cents: EXPORTED,
  also_paid_by: EXPORTED,
  also_cents: EXPORTED,
  xcg_step: EXPORTED,
  unpaid_reason: EXPORTED,
  closing_id: EXPORTED,
  link_cents: EXPORTED,
  link_given_back_cents: EXPORTED,
  tip_link_cents: EXPORTED,
  cash_given_back_cents: EXPORTED,
  deposit_cents: EXPORTED,
  deposit_due_at: EXPORTED,
  no_show_fee_cents: EXPORTED,
  partner_id: EXPORTED,
  room: PRIVATE,
  by_guests_link: EXPORTED,
  statement_id: EXPORTED,
  other_way_id: EXPORTED,
  proved_by: EXPORTED,
  claimed_at: EXPORTED,
  whatsapp_consent: EXPORTED,
  blanked_at: EXPORTED,
  imported_at: EXPORTED,
  version: EXPORTED,
  corrected_cents: EXPORTED,
  corrected_since_statement_cents: EXPORTED,
  corrected_since_settlement_cents: EXPORTED,
  deal_id: EXPORTED,
  deal_cents: EXPORTED,
  tracking_code: INSIDE,
  pickup_near: PRIVATE_INSIDE,
  dropoff_near: PRIVATE_INSIDE,
  expected_at: INSIDE,
  expected_as_of: INSIDE,
  booking_mark: INSIDE,
  booked_from: PRIVATE_INSIDE,
  held: INSIDE,
  time_told_at: INSIDE,
  undo_until: INSIDE,
  undo_by: INSIDE,
  trip_version: INSIDE,
} as const satisfies { readonly [Name in RideColumn]: Column<Name> };

const NAMES = Object.keys(COLUMNS) as RideColumn[];

/** The columns for a statement that selects them all: one that is prepared once on a connection does not outlive a new column. */
export const RIDE_COLUMNS = NAMES.map((name) => `rides.${name}` as const);

export const EXPORTED_RIDE_COLUMNS = NAMES.filter((name) => COLUMNS[name].exported);

/** The values of a ride whose people are forgotten. */
export const WITHOUT_PEOPLE = Object.fromEntries(
  Object.entries<Column<RideColumn>>(COLUMNS).flatMap(([name, { blanked }]) =>
    blanked === undefined ? [] : [[name, blanked]],
  ),
) as Updateable<RidesTable>;
