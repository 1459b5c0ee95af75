import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Role } from "../../contract/roles.ts";

/** The tables as the migrations leave them. Rows stop at the feature's edge: see each feature's mapper. */
export type Database = {
  accounts: AccountsTable;
  sessions: SessionsTable;
  recovery_codes: RecoveryCodesTable;
  password_links: PasswordLinksTable;
  server_secrets: ServerSecretsTable;
  drivers: DriversTable;
  dispatch_settings: DispatchSettingsTable;
  dispatch_offers: DispatchOffersTable;
  tariffs: TariffsTable;
  extra_holidays: ExtraHolidaysTable;
  rides: RidesTable;
  ride_refusals: RideRefusalsTable;
  ride_hidings: RideHidingsTable;
  ride_history: RideHistoryTable;
  ride_totals: RideTotalsTable;
  company_profile: CompanyProfileTable;
  contact_messages: ContactMessagesTable;
  driver_applications: DriverApplicationsTable;
  audit_log: AuditLogTable;
  idempotency_keys: IdempotencyKeysTable;
  events: EventsTable;
  outbox: OutboxTable;
  push_subscriptions: PushSubscriptionsTable;
};

type Id = Generated<number>;
/** An instant: written and read as a Date. */
type Instant = ColumnType<Date, Date, Date>;
type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A calendar day, as text on both databases. */
type Day = ColumnType<string, string, string>;
type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json = JSONColumnType<Record<string, unknown> | unknown[]>;
type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>;

export type VehicleTypeColumn = "economy" | "comfort" | "xl" | "cargo";
export type RideStatusColumn =
  | "Pending"
  | "Assigned"
  | "Accepted"
  | "PickedUp"
  | "InProgress"
  | "Completed"
  | "Cancelled"
  | "Rejected"
  | "NoShow";

type AccountsTable = {
  id: Id;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  phone: string;
  password_hash: string;
  role: Role;
  state: Generated<"active" | "suspended" | "deleted">;
  language: Generated<string>;
  last_visited_page: Maybe<string>;
  two_factor_secret: Maybe<string>;
  two_factor_since: MaybeInstant;
  two_factor_last_step: Maybe<number>;
  created_at: Instant;
  updated_at: Instant;
};

type SessionsTable = {
  id: string;
  account_id: number;
  mode: "web" | "plain";
  refresh_hash: string;
  previous_refresh_hash: Maybe<string>;
  rotated_at: MaybeInstant;
  user_agent: Maybe<string>;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  ended_at: MaybeInstant;
  ended_why: Maybe<string>;
};

type RecoveryCodesTable = { account_id: number; code_hash: string; used_at: MaybeInstant };
type PasswordLinksTable = {
  token_hash: string;
  account_id: number;
  created_at: Instant;
  expires_at: Instant;
  used_at: MaybeInstant;
};
type ServerSecretsTable = { name: string; value: string; created_at: Generated<Date> };

type DriversTable = {
  account_id: number;
  vehicle_type: VehicleTypeColumn;
  vehicle_name: string;
  plate: string;
  license_number: string;
  license_expires_on: MaybeDay;
  inspection_expires_on: MaybeDay;
  languages: Generated<string>;
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
};

type DispatchSettingsTable = {
  id: number;
  auto_assign: Generated<boolean>;
  changed_by: Maybe<number>;
  changed_at: MaybeInstant;
};
type DispatchOffersTable = {
  id: Id;
  ride_id: number;
  driver_id: number;
  offered_at: Instant;
  expires_at: Instant;
  outcome: Maybe<"accepted" | "declined" | "timed_out" | "withdrawn">;
  closed_at: MaybeInstant;
};

type TariffsTable = { id: Id; valid_from: Day; rules: Json; created_by: Maybe<number>; created_at: Instant };
type ExtraHolidaysTable = { day: Day; name: string; from_time: Generated<string> };

type RidesTable = {
  id: Id;
  reference: string;
  tracking_code: string;
  status: RideStatusColumn;
  rider_id: Maybe<number>;
  booked_by: Maybe<number>;
  rider_name: string;
  rider_phone: string;
  rider_email: Maybe<string>;
  language: Generated<string>;
  pickup_location: string;
  pickup_lat: Maybe<number>;
  pickup_lng: Maybe<number>;
  dropoff_location: string;
  dropoff_lat: Maybe<number>;
  dropoff_lng: Maybe<number>;
  ride_datetime: Instant;
  passenger_count: number;
  luggage_count: number;
  distance_m: number;
  duration_min: number;
  distance_source: string;
  fare_cents: number;
  breakdown: Json;
  tariff_id: Maybe<number>;
  vehicle_type: VehicleTypeColumn;
  vehicle_asked: Generated<boolean>;
  zone: Maybe<string>;
  notes: Maybe<string>;
  flight_number: Maybe<string>;
  child_seat: Generated<boolean>;
  wheelchair: Generated<boolean>;
  driver_id: Maybe<number>;
  assigned_at: MaybeInstant;
  accepted_at: MaybeInstant;
  arrived_at: MaybeInstant;
  picked_up_at: MaybeInstant;
  started_at: MaybeInstant;
  completed_at: MaybeInstant;
  ended_at: MaybeInstant;
  booking_mark: string;
  booked_from: Maybe<string>;
  undo_until: MaybeInstant;
  undo_by: Maybe<number>;
  blanked_at: MaybeInstant;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
};

type RideRefusalsTable = {
  ride_id: number;
  driver_id: number;
  why: "rejected" | "cancelled" | "timed_out";
  at: Instant;
};
type RideHidingsTable = { ride_id: number; driver_id: number; at: Instant };
type RideHistoryTable = {
  id: Id;
  ride_id: number;
  actor_id: Maybe<number>;
  actor: string;
  action: string;
  from_status: Maybe<RideStatusColumn>;
  to_status: RideStatusColumn;
  driver_id: Maybe<number>;
  detail: MaybeJson;
  at: Instant;
};

type RideTotalsTable = {
  driver_id: number;
  status: RideStatusColumn;
  rides: number;
  fare_cents: number;
  distance_m: number;
};

type CompanyProfileTable = { id: number; profile: Json; version: Generated<number>; updated_at: Instant };
type ContactMessagesTable = {
  id: Id;
  topic: string;
  subject: Generated<string>;
  name: string;
  email: string;
  message: string;
  phone: Maybe<string>;
  party_size: Maybe<number>;
  wanted_on: MaybeDay;
  language: string;
  handled_at: MaybeInstant;
  handled_by: Maybe<number>;
  created_at: Instant;
};
type DriverApplicationsTable = {
  id: Id;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  license_number: string;
  vehicle_type: string;
  vehicle_name: string;
  plate: string;
  languages: string;
  message: Generated<string>;
  language: Generated<string>;
  state: Generated<"new" | "approved" | "declined">;
  handled_at: MaybeInstant;
  handled_by: Maybe<number>;
  created_at: Instant;
};
type AuditLogTable = {
  id: Id;
  actor_id: Maybe<number>;
  action: string;
  subject: string;
  detail: MaybeJson;
  at: Instant;
};

type IdempotencyKeysTable = {
  caller: string;
  key: string;
  request_hash: string;
  status: Maybe<number>;
  body: Maybe<string>;
  created_at: Instant;
};
type EventsTable = {
  id: Id;
  xid: Generated<string>;
  type: string;
  ride_id: Maybe<number>;
  driver_id: Maybe<number>;
  audience: ColumnType<Record<string, unknown>, string | undefined, string>;
  at: Instant;
};
type OutboxTable = {
  id: Id;
  kind: string;
  channel: "email" | "webhook" | "push";
  recipient: string;
  language: string;
  payload: Json;
  ride_id: Maybe<number>;
  attempts: Generated<number>;
  next_attempt_at: Instant;
  claimed_until: MaybeInstant;
  sent_at: MaybeInstant;
  failed_at: MaybeInstant;
  last_error: Maybe<string>;
  created_at: Instant;
};
type PushSubscriptionsTable = {
  endpoint: string;
  account_id: number;
  p256dh: string;
  auth: string;
  language: string;
  created_at: Instant;
};
