import type { Generated } from "kysely";
import type { CostPaidBy, VehicleCostKind } from "../../../domain/drivers/vehicle-costs.ts";
import type { Day, Id, Instant, Maybe, MaybeDay, MaybeInstant, VehicleTypeColumn } from "./columns.ts";

/** A car of the fleet; its plate is its own while it isn't retired. */
export type VehiclesTable = {
  id: Id;
  plate: string;
  vehicle_type: VehicleTypeColumn;
  /** The car as passengers read it. */
  vehicle_name: string;
  make: Maybe<string>;
  model: Maybe<string>;
  colour: Maybe<string>;
  built_in: Maybe<number>;
  /** The equipment beyond seats, by the names of the needs, with commas. */
  equipment: Generated<string>;
  permit_expires_on: MaybeDay;
  insurance_expires_on: MaybeDay;
  inspection_expires_on: MaybeDay;
  note: Generated<string>;
  retired_at: MaybeInstant;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
};

/** A driver who may take a car. */
export type VehicleDriversTable = { vehicle_id: number; driver_id: number };

export type VehicleOutagesTable = {
  id: Id;
  vehicle_id: number;
  begins_at: Instant;
  ends_at: MaybeInstant;
  reason: string;
  made_by: number;
  made_at: Instant;
};

/** A cost of a car, in one of the currencies; a mistake is taken back by an opposite one. */
export type VehicleCostsTable = {
  id: Id;
  vehicle_id: number;
  day: Day;
  kind: VehicleCostKind;
  usd_cents: number;
  xcg_cents: number;
  note: string;
  takes_back: Maybe<number>;
  /** Null of costs from before it was asked. */
  paid_by: Maybe<CostPaidBy>;
  /** The driver who paid it. */
  driver_id: Maybe<number>;
  made_by: number;
  made_at: Instant;
};

/** A driver with a car from when until when, as shifts began and ended; the database writes it. */
export type VehicleHandsTable = {
  id: Id;
  vehicle_id: number;
  driver_id: number;
  taken_at: Instant;
  given_back_at: MaybeInstant;
};
