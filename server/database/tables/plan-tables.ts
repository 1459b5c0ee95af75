import type { ColumnType, Generated } from "kysely";
import type { ToldMoveWhy } from "../../../contract/dispatch/own-plan.ts";
import type { PlanReason, PlanState } from "../../../contract/dispatch/plan.ts";
import type { Plan } from "../../planning/plan.ts";
import type { Id, Instant, Maybe, MaybeInstant } from "./columns.ts";

/** A plan with the midnight from which its minutes count, and the last thing that had happened when it was made. */
export type StoredPlan = { readonly origin: string; readonly change: number; readonly plan: Plan };

/** One row: which plan is the newest, and which server plans until when. */
export type PlanStateTable = {
  id: number;
  version: number;
  planned_at: MaybeInstant;
  /** The plan as the planner gave it, for the next to go on from, on whichever server. */
  solved: ColumnType<StoredPlan | null, string | null | undefined, string | null>;
  planner: Maybe<string>;
  planner_until: MaybeInstant;
};

/** A row for each ride of the newest plan. */
export type PlanRidesTable = {
  ride_id: number;
  driver_id: Maybe<number>;
  state: PlanState;
  leave_at: MaybeInstant;
  pickup_at: MaybeInstant;
  free_at: MaybeInstant;
  minutes_late: Maybe<number>;
  slack_minutes: Maybe<number>;
  empty_minutes: Maybe<number>;
  reason: ColumnType<PlanReason | null, string | null | undefined, string | null>;
  /** Its pickup and where its driver comes from are known, so that the minutes mean something. */
  is_certain: Generated<boolean>;
};

/** A row for each car of the newest plan that is on now or comes on next. */
export type PlanCarsTable = {
  driver_id: number;
  from_at: Instant;
  until_at: Instant;
  /** Its hours are a shift that somebody wrote down, and not only that it is on now. */
  on_a_shift: boolean;
  break_from: MaybeInstant;
  break_until: MaybeInstant;
  next_free_at: MaybeInstant;
  home_at: MaybeInstant;
  paid_minutes: number;
};

/** An order of dispatch about a ride, whatever the plan would do. */
export type PlanOrdersTable = {
  ride_id: number;
  out_of_plan: boolean;
  kept_driver_id: Maybe<number>;
  ordered_by: Maybe<number>;
  ordered_at: Instant;
};

/** One row: the decisions of the company about its plan, by the names of `CompanyPlan`; what it never set is missing. */
export type PlanSettingsTable = {
  id: number;
  settings: ColumnType<Record<string, unknown>, string, string>;
  version: number;
  changed_by: Maybe<number>;
  changed_at: MaybeInstant;
};

/** Cars that are out by hand, until a moment or until somebody takes it back. */
export type CarOutagesTable = {
  driver_id: number;
  until_at: MaybeInstant;
  set_by: Maybe<number>;
  set_at: Instant;
};

/** Places where nobody can be picked up for a while. */
export type PlaceClosuresTable = {
  id: Id;
  place: string;
  lat: number;
  lng: number;
  until_at: Instant;
  set_by: Maybe<number>;
  set_at: Instant;
};

/** Why a driver who was told of a ride lost it. */
export type ToldMovesTable = {
  id: Id;
  ride_id: number;
  from_driver_id: number;
  to_driver_id: Maybe<number>;
  why: ToldMoveWhy;
  moved_at: Instant;
};

/** The first ride of a shift, as long as its driver was told of it the evening before and hasn't answered. */
export type FirstRidesToldTable = {
  ride_id: number;
  driver_id: number;
  told_at: Instant;
  /** From then on somebody else must have time to be asked. */
  until_at: Instant;
};

/** The promise of a ride as it was booked; a client that never asked is promised the time it wanted. */
export type RidePromisesTable = {
  ride_id: number;
  pickup_at: Instant;
  past_capacity: boolean;
  promised_at: Instant;
  /** The pickup that was asked for: once the ride is moved to another, nothing is promised of it. */
  asked_at: MaybeInstant;
};

/** People who would rather have a time that is full. */
export type WaitingListTable = {
  id: Id;
  name: string;
  phone: string;
  email: Maybe<string>;
  language: string;
  pickup_location: string;
  pickup_lat: number;
  pickup_lng: number;
  dropoff_location: string;
  dropoff_lat: number;
  dropoff_lng: number;
  passenger_count: number;
  luggage_count: number;
  vehicle_type: Maybe<string>;
  wanted_at: Instant;
  /** The ride they have meanwhile, at another time. */
  ride_id: Maybe<number>;
  code: string;
  state: "waiting" | "told" | "taken" | "left";
  told_at: MaybeInstant;
  created_at: Instant;
  /** They want the next car that is free, from the time on at which they asked. */
  as_soon_as_possible: Generated<boolean>;
  /** They agreed to be written to by WhatsApp. */
  whatsapp_consent: Generated<boolean>;
  /** A mark of the address that it came from, for limits; null once that is forgotten. */
  joined_from: Maybe<string>;
};

/** Each time somebody heard that a time is full, with how many others were offered and which one they took. */
export type RefusedTimesTable = {
  id: Id;
  wanted_at: Instant;
  offered: number;
  taken_at: MaybeInstant;
  asked_at: Instant;
};
