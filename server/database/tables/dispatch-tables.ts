import type { ColumnType, Generated } from "kysely";
import type { OutOfService } from "../../../domain/drivers/out-of-service.ts";
import type { HeldField } from "../../../contract/drivers/driver-changes.ts";
import type { PaperFileKind } from "../../../domain/papers/paper-file.ts";
import type { Paper } from "../../../domain/papers/papers.ts";
import type { Day, Id, Instant, MaybeInstant, MaybeDay, Maybe, VehicleTypeColumn } from "./columns.ts";

export type DriversTable = {
  account_id: number;
  vehicle_type: VehicleTypeColumn;
  vehicle_name: string;
  plate: string;
  license_number: string;
  license_expires_on: MaybeDay;
  permit_expires_on: MaybeDay;
  insurance_expires_on: MaybeDay;
  inspection_expires_on: MaybeDay;
  season_permit_ends_on: MaybeDay;
  papers_override_until: MaybeDay;
  papers_override_reason: Maybe<string>;
  papers_override_by: Maybe<number>;
  languages: Generated<string>;
  /** The car's equipment beyond seats, by the names of the needs, with commas. */
  equipment: Generated<string>;
  approved_at: MaybeInstant;
  inactive: Generated<boolean>;
  on_shift: Generated<boolean>;
  shares_location: Generated<boolean>;
  lat: Maybe<number>;
  lng: Maybe<number>;
  location_name: Maybe<string>;
  located_at: MaybeInstant;
  last_active_at: MaybeInstant;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  version: Generated<number>;
  updated_at: Instant;
  /** The car that they drive; the columns above that tell of it, and its outages, are a copy of its row. */
  vehicle_id: Maybe<number>;
  out_of_service: ColumnType<OutOfService[], string | undefined, string>;
};

/** How a driver looks; the picture is in base64, and its mark changes with it. */
export type DriverPortraitsTable = {
  driver_id: number;
  kind: string;
  picture: string;
  mark: string;
  updated_at: Instant;
};

/** A picture or PDF of a driver's paper. */
export type DriverPaperFilesTable = {
  driver_id: number;
  paper: Paper;
  kind: PaperFileKind;
  bytes: number;
  content: Buffer;
  attached_at: Instant;
};

/** A change that a driver wants, until the office has decided on it. */
export type DriverChangesTable = {
  id: Id;
  driver_id: number;
  field: HeldField;
  old_value: string | null;
  new_value: string;
  proposed_at: Instant;
  state: Generated<"waiting" | "approved" | "declined">;
  decided_at: MaybeInstant;
  decided_by: Maybe<number>;
  reason: Maybe<string>;
};

export type DispatchSettingsTable = {
  id: number;
  auto_assign: Generated<boolean>;
  /** While auto-assign is off: the plan says whom dispatch should tell. */
  suggests: Generated<boolean>;
  changed_by: Maybe<number>;
  changed_at: MaybeInstant;
};

export type DispatchOffersTable = {
  id: Id;
  ride_id: number;
  driver_id: number;
  offered_at: Instant;
  expires_at: Instant;
  outcome: Maybe<"accepted" | "declined" | "timed_out" | "withdrawn">;
  closed_at: MaybeInstant;
  /** The phone had no signal while it stood, as the phone says. */
  no_signal: Generated<boolean>;
};

/** A ride that several drivers are asked for at once: the first to accept has it, `taken` is what the others had. */
export type RoundOffersTable = {
  id: Id;
  ride_id: number;
  driver_id: number;
  offered_at: Instant;
  expires_at: Instant;
  outcome: Maybe<"accepted" | "declined" | "missed" | "taken" | "withdrawn">;
  closed_at: MaybeInstant;
};

/** Told once of each paper at each distance from its last day. */
export type PaperNoticesTable = {
  driver_id: number;
  paper: Paper;
  last_day: Day;
  notice_days: number;
  told_at: Instant;
};
