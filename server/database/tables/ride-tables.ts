import type { Refusal } from "../../../contract/drivers/driver.ts";
import type { AlsoPaidBy, PaidBy, UnpaidReason } from "../../../domain/payments/payment.ts";
import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import type { StartCheck } from "../../../contract/rides/start-code.ts";
import type { Generated } from "kysely";
import type { RideNeed, RideNeeds } from "../../../domain/rides/ride-needs.ts";
import type {
  Id,
  Instant,
  MaybeInstant,
  Day,
  Maybe,
  Json,
  MaybeJson,
  Stops,
  VehicleTypeColumn,
} from "./columns.ts";

/** The columns of what a passenger can ask of a ride, from the contract's table of them. */
type RideNeedColumns = {
  [Need in RideNeed]: RideNeeds[Need] extends boolean ? Generated<boolean> : Maybe<string>;
};

export type RidesTable = RideNeedColumns & {
  id: Id;
  reference: string;
  tracking_code: string;
  status: RideStatus;
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
  /** The place near the point of an end, where the words for it name another; else null. */
  pickup_near: Maybe<string>;
  dropoff_near: Maybe<string>;
  stops: Stops;
  ride_datetime: Instant;
  passenger_count: number;
  luggage_count: number;
  /** The minutes that the driver waits at the last stop before bringing its passengers back; 0 where they don't. */
  wait_minutes: Generated<number>;
  distance_m: number;
  duration_min: number;
  distance_source: string;
  fare_cents: number;
  /** The sum of its corrections, which are in the fare, and the parts of it since the ride was on a statement or in a closed settlement. */
  corrected_cents: Generated<number>;
  corrected_since_statement_cents: Generated<number>;
  corrected_since_settlement_cents: Generated<number>;
  breakdown: Json;
  /** The deal that it was booked with, and what that takes off: the company's cost, and not the driver's. */
  deal_id: Maybe<number>;
  deal_cents: Generated<number>;
  tariff_id: Maybe<number>;
  vehicle_type: VehicleTypeColumn;
  vehicle_asked: Generated<boolean>;
  zone: Maybe<string>;
  driver_id: Maybe<number>;
  assigned_at: MaybeInstant;
  accepted_at: MaybeInstant;
  set_out_at: MaybeInstant;
  arrived_at: MaybeInstant;
  picked_up_at: MaybeInstant;
  started_at: MaybeInstant;
  /** When the driver began to wait there, and when they went on. */
  wait_began_at: MaybeInstant;
  wait_ended_at: MaybeInstant;
  completed_at: MaybeInstant;
  ended_at: MaybeInstant;
  /** When the car should be where it is going, by where it last was, and when that was worked out. */
  expected_at: MaybeInstant;
  expected_as_of: MaybeInstant;
  arrived_far_m: Maybe<number>;
  start_check: Maybe<StartCheck>;
  no_code_reason: Maybe<string>;
  stars: Maybe<number>;
  paid_by: Maybe<PaidBy>;
  tip_cents: Maybe<number>;
  tip_xcg_cents: Maybe<number>;
  /** A second way in which a part of the fare was paid, and that part; below nothing, change in the other currency. */
  also_paid_by: Maybe<AlsoPaidBy>;
  also_cents: Maybe<number>;
  /** The guilder cents to which its cash was rounded; null where it was not. */
  xcg_step: Maybe<number>;
  /** Why it wasn't paid; null where it was, or nobody said. */
  unpaid_reason: Maybe<UnpaidReason>;
  closing_id: Maybe<number>;
  /** The part of its fare that was paid by link. */
  link_cents: Generated<number>;
  /** The part of that which was given back after the ride: the company's loss, and not the driver's. */
  link_given_back_cents: Generated<number>;
  /** The tip that was given by link after the ride, less what was given back of it. */
  tip_link_cents: Generated<number>;
  /** The part of the fare that was given back in cash after the ride, likewise. */
  cash_given_back_cents: Generated<number>;
  /** The deposit that is to be paid before the ride is taken, and until when; null where none is insisted on. */
  deposit_cents: Maybe<number>;
  deposit_due_at: MaybeInstant;
  /** The fee for a passenger who wasn't there, as it was then; null where there is none. */
  no_show_fee_cents: Maybe<number>;
  /** The hotel or firm on whose account it goes, its guest's room, and the statement it is on. */
  partner_id: Maybe<number>;
  room: Maybe<string>;
  /** It was booked by the link that the hotel or firm gives to its guests. */
  by_guests_link: Generated<boolean>;
  statement_id: Maybe<number>;
  /** The ride the other way, booked at once with this one. */
  other_way_id: Maybe<number>;
  booking_mark: string;
  booked_from: Maybe<string>;
  held: Generated<boolean>;
  /** They agreed to messages by WhatsApp. */
  whatsapp_consent: Generated<boolean>;
  /** When its passenger was last told of its time; the booking where that is missing. */
  time_told_at: MaybeInstant;
  proved_by: Maybe<"phone" | "email" | "office">;
  /** When a rider showed that it was theirs though they had booked it without an account. */
  claimed_at: MaybeInstant;
  undo_until: MaybeInstant;
  undo_by: Maybe<number>;
  blanked_at: MaybeInstant;
  /** When it came in with a file, driven before and its cash counted elsewhere. */
  imported_at: MaybeInstant;
  version: Generated<number>;
  /** The version at which the booking itself last changed. */
  trip_version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
};

export type RideRefusalsTable = {
  ride_id: number;
  driver_id: number;
  why: Refusal;
  at: Instant;
};

/** How many wrong codes a driver typed for a ride. */
export type StartCodeTriesTable = { ride_id: number; driver_id: number; wrong: number };

export type RideHidingsTable = { ride_id: number; driver_id: number; at: Instant };

export type RideHistoryTable = {
  id: Id;
  ride_id: number;
  actor_id: Maybe<number>;
  actor: string;
  /** The key of a partner's system that did it; `actor` then says guest, as a version before understands. */
  partner_key_id: Maybe<number>;
  /** An assistant did it for a guest; null says no. */
  by_assistant: Maybe<boolean>;
  action: string;
  from_status: Maybe<RideStatus>;
  to_status: RideStatus;
  driver_id: Maybe<number>;
  detail: MaybeJson;
  at: Instant;
};

export type RideTotalsTable = {
  driver_id: number;
  status: RideStatus;
  rides: number;
  fare_cents: number;
  distance_m: number;
};

/** Of the completed rides only; '' is any type or zone, the zone 'none' a ride without one, the year 1 all time. */
export type CompletedTotalsTable = {
  month: Day;
  driver_id: number;
  vehicle_type: VehicleTypeColumn | "";
  zone: string;
  rides: number;
  fare_cents: number;
  distance_m: number;
};

/** The end of a driver's shift: what the rides say the driver holds, and what they counted. */
export type ShiftClosingsTable = {
  id: Id;
  driver_id: number;
  since: MaybeInstant;
  closed_at: Instant;
  rides: number;
  usd_cents: number;
  xcg_cents: number;
  counted_usd_cents: number;
  counted_xcg_cents: number;
  note: Generated<string>;
  handed_in_at: MaybeInstant;
  handed_in_by: Maybe<number>;
  received_usd_cents: Maybe<number>;
  received_xcg_cents: Maybe<number>;
  received_note: Generated<string>;
};

/** The code that was sent last for a held booking. */
export type BookingCodesTable = {
  ride_id: number;
  code_hash: string;
  sent_by: "phone" | "email";
  sent_at: Instant;
  times_sent: number;
  wrong_tries: Generated<number>;
};

/** The code that was sent last to a ride's phone or mailbox, for an account that claims the ride. */
export type ClaimCodesTable = BookingCodesTable & { account_id: number };

/** The networks of hotels and piers, whose guests are counted together. */
export type TrustedNetworksTable = {
  id: Id;
  name: string;
  address: string;
  address_hash: string;
  added_by: Maybe<number>;
  added_at: Instant;
};
