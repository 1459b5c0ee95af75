import { RIDE_NEED_NAMES, RIDE_NEEDS, type RideNeed } from "../../domain/rides/ride-needs.ts";

export const IMPORT_KINDS = ["riders", "drivers", "places", "rides", "cruise_calls"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

type Column = {
  /** A file without it can't be brought in. */
  readonly required?: true;
  /** The value in the template; a column without one is taken but not in the template. */
  readonly example?: string;
};

const person = {
  username: { required: true, example: "ana.maria" },
  first_name: { required: true, example: "Ana" },
  last_name: { required: true, example: "Maria" },
  email: { required: true, example: "ana.maria@example.com" },
  phone: { required: true, example: "5551234" },
  language: { example: "pap" },
  state: {},
} as const;

/**
 * The columns of each kind of file that are brought in, by the names that the export gives them. Amounts are in cents, a time without
 * an offset is one of the island.
 */
const IMPORT_COLUMNS = {
  riders: { ...person, role: {} },
  drivers: {
    ...person,
    vehicle_type: { required: true, example: "economy" },
    vehicle_name: { required: true, example: "White Toyota Corolla" },
    plate: { required: true, example: "TX 1234" },
    license_number: { required: true, example: "CW-1234" },
    license_expires_on: { example: "2030-12-31" },
    permit_expires_on: { example: "2030-12-31" },
    insurance_expires_on: { example: "2030-12-31" },
    inspection_expires_on: { example: "2030-12-31" },
    season_permit_ends_on: { example: "" },
    languages: { example: "pap,nl,en" },
    approved_at: {},
    inactive: {},
  },
  places: {
    id: {},
    name: { required: true, example: "Kas di Ana" },
    kind: { required: true, example: "restaurant" },
    area: { example: "Pietermaai" },
    lat: { required: true, example: "12.1054" },
    lng: { required: true, example: "-68.9263" },
    popularity: {},
    spellings: { example: '["Ana\'s house"]' },
    retired: {},
  },
  cruise_calls: {
    ship: { required: true, example: "Coral Princess" },
    pier: { required: true, example: "Mega Pier" },
    from_at: { required: true, example: "2026-12-01 08:00" },
    until_at: { required: true, example: "2026-12-01 17:00" },
    passengers: { required: true, example: "2600" },
  },
  rides: {
    reference: { required: true, example: "2025-00017" },
    status: { required: true, example: "Completed" },
    ride_datetime: { required: true, example: "2025-03-14 18:30" },
    rider_name: { required: true, example: "Ana Maria" },
    rider_phone: { required: true, example: "5551234" },
    rider_email: { example: "" },
    rider_username: { example: "ana.maria" },
    driver_username: { example: "luis.martina" },
    pickup_location: { required: true, example: "Hato International Airport" },
    dropoff_location: { required: true, example: "Mambo Beach" },
    passenger_count: { example: "2" },
    luggage_count: { example: "1" },
    vehicle_type: { example: "economy" },
    distance_m: { example: "15200" },
    duration_min: { example: "24" },
    fare_cents: { required: true, example: "3000" },
    paid_by: { example: "cash_usd" },
    tip_cents: { example: "200" },
    tip_xcg_cents: {},
    completed_at: { example: "2025-03-14 19:00" },
    ended_at: {},
    stars: { example: "5" },
    ...needColumns(),
    language: {},
    pickup_lat: {},
    pickup_lng: {},
    dropoff_lat: {},
    dropoff_lng: {},
    stops: {},
    vehicle_asked: {},
    zone: {},
    distance_source: {},
    breakdown: {},
    created_at: {},
    assigned_at: {},
    accepted_at: {},
    set_out_at: {},
    arrived_at: {},
    picked_up_at: {},
    started_at: {},
    blanked_at: {},
  },
} as const satisfies Record<ImportKind, Readonly<Record<string, Column>>>;

export type ImportColumn<Kind extends ImportKind> = keyof (typeof IMPORT_COLUMNS)[Kind] & string;

/** The columns of a kind with what each is. */
export function columnsOf(kind: ImportKind): [name: string, column: Column][] {
  return Object.entries(IMPORT_COLUMNS[kind]);
}

/** A file to begin with: the heads and one line. */
export function importTemplate(kind: ImportKind): [heads: string[], line: string[]] {
  const shown = columnsOf(kind).filter(([, column]) => column.example !== undefined);
  return [shown.map(([name]) => name), shown.map(([, column]) => column.example ?? "")];
}

function needColumns(): { readonly [Need in RideNeed]: Column } {
  const columns = RIDE_NEED_NAMES.map((need) => [
    need,
    { example: RIDE_NEEDS[need].kind === "flag" ? "false" : "" },
  ]);
  return Object.fromEntries(columns) as { [Need in RideNeed]: Column };
}
