import { z } from "zod";
import type { DealRefusal } from "../domain/deals/deal.ts";
import type { VehicleType } from "../domain/fares/vehicles.ts";
import type { DatedPaper } from "../domain/papers/papers.ts";
import type { SetupStep } from "../domain/setup/setup-steps.ts";
import type { ProofWay } from "../domain/rides/proof-ways.ts";
import type { RideStatus } from "../domain/rides/ride-states.ts";
import type { ImportResult } from "./data/data-import.ts";
import type { HeldField } from "./drivers/driver-changes.ts";
import type { TwoCarsOffer } from "./fares/fare-on-the-wire.ts";

/**
 * Every error code a client can meet, with its HTTP status. One line each says when it is thrown.
 * The English sentence travels beside the code; the web maps codes to the reader's language.
 */
export const ERROR_STATUS = {
  /** The body is not JSON. */
  broken_json: 400,
  /** A field of the query, path or body is invalid; `fields` says which. */
  invalid_input: 400,
  /** driver_id is neither a number nor a numeric string. */
  invalid_driver_id: 400,
  /** A password reset or two-factor link or code is wrong, used or too old. */
  invalid_code: 400,
  /** No token, or one that is dead. */
  unauthenticated: 401,
  /** The name and password do not belong together. */
  invalid_credentials: 401,
  /** The account wants a two-factor code before it signs in. */
  two_factor_required: 401,
  /** The refresh token is missing, used, revoked or too old. */
  invalid_refresh_token: 401,
  /** The role may not make this call. */
  forbidden: 403,
  /** The account is suspended or not yet approved. */
  account_inactive: 403,
  /** The change asks for the password once more. */
  password_required: 403,
  /** The account has to set up a second factor before anything else. */
  two_factor_needed: 403,
  /** There is no such thing, or the caller may not know of it. */
  not_found: 404,
  /** The path exists, the method does not. */
  method_not_allowed: 405,
  /** The user name or e-mail is taken. */
  account_taken: 409,
  /** The account cannot be deleted while a ride of its own is under way. */
  account_busy: 409,
  /** Two-factor authentication is already on. */
  two_factor_on: 409,
  /** Two-factor authentication is off. */
  two_factor_off: 409,
  /** A ride is claimed by its link alone; `ways` says where a code can be sent that shows whose it is. */
  proof_needed: 409,
  /** The ride is in another state than the action needs, or another won the race; `status` says which. */
  ride_conflict: 409,
  /** Another driver is on shift with the car, or it can't go while somebody has it; `driver` says who. */
  vehicle_taken: 409,
  /** The driver's car is out of service at that time; `until` says how long. */
  vehicle_out_of_service: 409,
  /** The driver has another ride at that time, which `ride_id` names, or can't be there in time. */
  driver_busy: 409,
  /** The ride ends after the driver's shift, or begins outside of it; `shift_until` says when that ends. */
  outside_shift: 409,
  /** No car is free at the time of a booking that asks for one; `free_times` says when one is. */
  no_car_free: 409,
  /** The driver may not be given rides (inactive, not approved). */
  driver_unavailable: 409,
  /** A paper of the driver has run out; `paper` and `date` say which, and when. */
  papers_expired: 409,
  /** The driver's car is too small for the party, or of a lower class than the type that was asked for. */
  unsuitable_vehicle: 409,
  /** A change of a ride costs something else than its passenger was shown; `calculated_fare` says what. */
  price_changed: 409,
  /** Some days of the period are in a closed settlement of the driver already. */
  period_settled: 409,
  /** A field that a driver wants changed has changed since they asked; `field` says which. */
  change_outdated: 409,
  /** The company hasn't opened its site yet, so that nobody but its own people can book. */
  not_open_yet: 409,
  /** The company has closed its site for now: nobody but its own people can book until it opens again. */
  closed_for_now: 409,
  /** The setup lacks something without which the site can't open; `missing` says what. */
  setup_unfinished: 409,
  /** The hotel or firm whose account it is may not owe more. */
  credit_limit_reached: 409,
  /** The deal that a booking is to have can't be had; `reason` says why. */
  deal_refused: 409,
  /** The fare is said to be paid on account, and the ride is on nobody's. */
  not_on_account: 409,
  /** The ride is on the account of a hotel or firm, and a driver says that it was paid another way. */
  on_account: 409,
  /** A change of a ride that a driver has would need a deposit first. */
  deposit_needed: 409,
  /** Nothing is left to pay by link: it is paid, called off, or is paid another way. */
  nothing_to_pay: 409,
  /** A backup is being made or verified already; one at a time. */
  backup_running: 409,
  /** The file of the backup isn't on the disk of this server: newer ones took its place, or another server has it. */
  backup_elsewhere: 409,
  /** Of a list of bookings at least one can't be made, so none was; `results` says which, and why. */
  bookings_refused: 409,
  /** The thing changed since it was read. */
  edit_conflict: 409,
  /** A second person has to agree first. It isn't done; the request is kept, and `approval_id` and `expires_at` say which and until when. */
  approval_needed: 409,
  /** Something of the same thing waits for a second person already; this isn't kept beside it. */
  approval_waiting: 409,
  /** Nobody decides about what they asked for themselves. */
  own_request: 409,
  /** The request was decided, withdrawn or has run out. */
  approval_over: 409,
  /** The body is larger than the call takes: 64 KiB, more where it takes a file. */
  body_too_large: 413,
  /** The body is not application/json. */
  unsupported_media_type: 415,
  /** An Idempotency-Key came back with another body. */
  idempotency_mismatch: 422,
  /** The point is at sea or off the island. */
  off_island: 422,
  /** Pickup and drop-off are less than 50 m apart. */
  same_place: 422,
  /** No vehicle of the fleet holds the party. */
  party_too_large: 422,
  /** The pickup time is in the past or over a year ahead. */
  pickup_time_out_of_range: 422,
  /** The start code is not the passenger's; `tries_left` says how often another can be tried. */
  wrong_start_code: 422,
  /** The file has faults, so nothing of it was brought in; `faults` lists them. */
  import_faults: 422,
  /** The query has a name that this call doesn't know; `fields` says which. */
  unknown_query: 422,
  /** Too many calls; Retry-After says when. */
  rate_limited: 429,
  /** An error of the server; the request id is in the log. */
  internal: 500,
  /** The database or another part is away; Retry-After says when to try again. */
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Facts that errors of a code carry beside their sentence, so that a client can go on from there. */
export type ErrorFacts = {
  ride_conflict: { status: RideStatus };
  /** The ride they have then, or by how much they would be late for this one and for others. */
  driver_busy: ({ ride_id: number; reference: string } & Partial<Lateness>) | Lateness;
  setup_unfinished: { missing: readonly SetupStep[] };
  outside_shift: { shift_until: string | null };
  /** The full time, the nearest free ones, the soonest first, and which way of a booking both ways it is about. */
  no_car_free: { pickup_at: string; free_times: readonly string[]; way: "there" | "back" };
  papers_expired: DatedPaper;
  vehicle_taken: { driver: string };
  vehicle_out_of_service: { from: string; until: string | null };
  unsuitable_vehicle: { vehicle_type: VehicleType };
  price_changed: { calculated_fare: string };
  deal_refused: { reason: DealRefusal };
  change_outdated: { field: HeldField };
  proof_needed: { ways: readonly ProofWay[] };
  party_too_large: { offer: TwoCarsOffer | null };
  wrong_start_code: { tries_left: number };
  import_faults: ImportResult;
  approval_needed: KeptRequest;
  approval_waiting: KeptRequest;
  /** One a booking, in the order of the list: null where it could have been made. */
  bookings_refused: { results: readonly (RefusedBooking | null)[] };
  rate_limited: {
    /** Seconds. */
    retry_after: number;
    /** The number to call instead. */
    phone?: string;
  };
};

type RefusedBooking = { code: string; error: string; fields?: Readonly<Record<string, string>> };

/** The request that waits for a second person, and until when. */
type KeptRequest = { approval_id: number; expires_at: string };

type Lateness = {
  minutes_late: number;
  makes_late: readonly { ride_id: number; reference: string; minutes: number }[];
};

/** The facts of one code; a code that isn't listed has none of its own. */
export type FactsOf<C extends ErrorCode> = C extends keyof ErrorFacts ? ErrorFacts[C] : Record<never, never>;

/** The body of every error, with the facts of its code. */
export const errorBodySchema = z
  .looseObject({
    error: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    request_id: z.string(),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.infer<typeof errorBodySchema>;
