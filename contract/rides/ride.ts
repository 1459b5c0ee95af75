import { z } from "zod";
import { distanceSourceSchema, fareLineSchema } from "../fares/fare-on-the-wire.ts";
import { stopSchema } from "../fares/stops.ts";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { rideFlightSchema } from "../flights/flight.ts";
import { ridePartnerSchema } from "../partners/ride-partner.ts";
import { payOfferSchema, tipOfferSchema } from "../pay-links/pay-link-schemas.ts";
import { alsoPaidBySchema, paidBySchema, unpaidReasonSchema } from "../payments/payment-schemas.ts";
import { ACTORS } from "../../domain/accounts/roles.ts";
import { needOutputs } from "./ride-need-schemas.ts";
import { START_CHECKS } from "./start-code.ts";
import { RIDE_ACTIONS, RIDE_STATUSES } from "../../domain/rides/ride-states.ts";
import { PROOF_WAYS } from "../../domain/rides/proof-ways.ts";

export const rideStatusSchema = z.enum(RIDE_STATUSES).meta({ id: "RideStatus" });

const rideActionSchema = z.enum(RIDE_ACTIONS).meta({ id: "RideAction" });

/** Which rides a list is about; without one, all that are the caller's. */
export const RIDE_LISTS = ["pending", "accepted", "completed"] as const;

export type RideList = (typeof RIDE_LISTS)[number];

export const proofWaySchema = z.enum(PROOF_WAYS);

const instant = z.string();

const coordinate = z.number().nullable();

/** A ride as one reader may see it: what they may not know is null, and `actions` are what they may do with it now. */
export const rideSchema = z
  .object({
    id: z.int(),
    /** Short, to say on the telephone: "K7P-4XM". */
    reference: z.string(),
    /** The tracking code, which opens the ride to whoever has it; null for a driver. */
    tracking_code: z.string().nullable(),
    status: rideStatusSchema,
    /** Booked, but shown to dispatch alone until it is proved, its deposit is paid or the office releases it. */
    held: z.boolean().optional(),
    /** The rest of the deposit that it waits for, in dollars, and its deadline; also of a ride that was cancelled because nobody paid it. */
    deposit: z.object({ amount: z.string(), due_at: instant }).optional(),
    /** Rises with every change; an edit or an undo names the one it means. */
    version: z.int(),
    actions: z.array(rideActionSchema),

    rider_name: z.string(),
    /** Masked for a driver until they have accepted. */
    rider_phone: z.string(),
    /** For the passenger and dispatch only. */
    rider_email: z.string().nullable(),
    /** The account the ride belongs to; for dispatch only. */
    rider_id: z.int().nullable(),

    pickup_location: z.string(),
    pickup_lat: coordinate,
    pickup_lng: coordinate,
    dropoff_location: z.string(),
    dropoff_lat: coordinate,
    dropoff_lng: coordinate,
    /** The places on the way, in their order; missing where it goes straight there. */
    stops: z.array(stopSchema).optional(),
    /** The minutes that the driver waits at the last stop before bringing its passengers back; missing where they don't. */
    wait_minutes: z.int().optional(),
    /** When the driver began to wait there, and when they went on; null where they have not. */
    wait_began_at: instant.nullable().optional(),
    wait_ended_at: instant.nullable().optional(),
    ride_datetime: instant,
    passenger_count: z.int(),
    luggage_count: z.int(),
    /** Kilometres with two decimals, as text. */
    distance_km: z.string(),
    duration_min: z.int(),
    distance_source: distanceSourceSchema,
    /** A place of the trip is not known to us, so nobody but the passenger's device measured the distance; for dispatch and driver. */
    distance_unchecked: z.boolean().optional(),
    /** The words for the end name a place far from its point, or can't be read: what the point is near; for dispatch and driver. */
    pickup_near: z.string().optional(),
    dropoff_near: z.string().optional(),
    /** US dollars with two decimals, as text. */
    calculated_fare: z.string(),
    /** The fare that it was completed with, where it was corrected since: `calculated_fare` is what holds. */
    corrected_from: z.string().optional(),
    breakdown: z.array(fareLineSchema),
    /** How it was paid; null while nobody has said it. */
    paid_by: paidBySchema.nullable().optional(),
    /** The tip in US dollars with two decimals, as text. */
    tip: z.string().nullable().optional(),
    /** The same in the guilders that were given, where it was in guilders. */
    tip_xcg: z.string().nullable().optional(),
    /** The tip that was given by link after the ride, less what was given back of it; missing where none was. The driver gets it with their settlement. */
    tip_by_link: z.string().optional(),
    /** The part of the fare that was paid by link, in dollars; missing where nothing was. Only the rest is paid in the car. */
    /** A second way in which a part of the fare was paid, and that part in dollars; below nothing, change in the other currency. */
    also_paid_by: alsoPaidBySchema.optional(),
    also_amount: z.string().optional(),
    /** Its driver said that it wasn't paid, and why; missing where it was, or nobody said. */
    unpaid: unpaidReasonSchema.optional(),
    paid_by_link: z.string().optional(),
    /** The part of it that was given back after the ride; missing where nothing was. */
    given_back: z.string().optional(),
    /** The part of what was paid by link that is beyond the fare, since that was lowered, and goes back to whoever paid; missing where nothing is. */
    paid_beyond: z.string().optional(),
    /** The part of `paid_by_link` that covers the fee for a passenger who wasn't there; missing where nothing does. The rest is given back. */
    no_show_fee_paid: z.string().optional(),
    /** The hotel or firm on whose account it goes: nobody pays in the car. */
    partner: ridePartnerSchema.nullable().optional(),
    /** The contract that it comes of; for dispatch and its driver. */
    contract: z.object({ id: z.int(), name: z.string() }).optional(),
    vehicle_type: vehicleTypeSchema,
    /** The passenger asked for this type of car. */
    vehicle_asked: z.boolean(),
    /** The zone of a fixed airport rate. */
    zone: z.string().nullable(),
    /** The ride the other way, booked at once with this one; for the passenger and dispatch. */
    other_way: z
      .object({
        reference: z.string(),
        tracking_code: z.string(),
        ride_datetime: instant,
        calculated_fare: z.string(),
        /** It is the way back; else it is the way there. */
        is_return: z.boolean(),
      })
      .nullable()
      .optional(),
    ...needOutputs,
    /** How long the driver waits free of charge, counted from the pickup time; after that the passenger counts as not there. */
    free_wait_minutes: z.int().optional(),
    /** The passenger's flight, where the airport's board has it; the pickup follows its landing. */
    flight: rideFlightSchema.nullable().optional(),

    driver_id: z.int().nullable(),
    driver_name: z.string().nullable(),
    driver_phone: z.string().nullable(),
    driver_vehicle: z.string().nullable(),
    plate: z.string().nullable(),
    /** For dispatch and the ride's driver. */
    driver: z
      .object({ id: z.int(), first_name: z.string(), last_name: z.string(), username: z.string() })
      .nullable(),

    created_at: instant,
    updated_at: instant,
    assigned_time: instant.nullable(),
    accepted_at: instant.nullable(),
    /** When the driver said that they are on their way; null where they have not, or their app cannot say it. */
    set_out_at: instant.nullable(),
    arrived_at: instant.nullable(),
    picked_up_at: instant.nullable(),
    started_at: instant.nullable(),
    completed_at: instant.nullable(),
    /** When it was completed, cancelled, rejected or marked a no-show. */
    ended_at: instant.nullable(),
    /**
     * When the driver is due at the pickup; with the passenger aboard, when they are due at the drop-off. From "on my way" on it
     * follows the car, to the minute, where its driver shares the position; without that it is the plan. Every reader gets the same.
     */
    estimated_arrival: instant.nullable(),
    /** The code that the passenger tells the driver when they meet, for the passenger and dispatch; null where the office asks for none. */
    start_code: z.string().nullable(),
    /** Whether the driver is asked for the passenger's code, or why there is none, before "picked up". */
    start_code_asked: z.boolean(),
    /** So many kilometers from the pickup its driver said that they had arrived; null where they were at it. For dispatch only. */
    arrived_far_km: z.number().nullish(),
    /** How the start was checked; for dispatch only. */
    start_check: z.enum(START_CHECKS).nullable(),
    /** Why the driver went without a code; for dispatch only. */
    no_code_reason: z.string().nullable(),
    /** The passenger's rating of the driver; nobody else sees it. */
    stars: z.int().nullable(),
    /** Until when the caller can undo the last step. */
    undo_until: instant.nullable(),
  })
  .meta({ id: "Ride" });

export type Ride = z.infer<typeof rideSchema>;

const messageWaySchema = z.enum(["email", "phone", "push"]);

export type MessageWay = z.infer<typeof messageWaySchema>;

/** A ride as whoever has its code sees it, without an account. */
export const trackedRideSchema = rideSchema
  .pick({
    reference: true,
    status: true,
    held: true,
    deposit: true,
    version: true,
    actions: true,
    pickup_location: true,
    pickup_lat: true,
    pickup_lng: true,
    dropoff_location: true,
    dropoff_lat: true,
    dropoff_lng: true,
    stops: true,
    wait_minutes: true,
    wait_began_at: true,
    wait_ended_at: true,
    ride_datetime: true,
    passenger_count: true,
    luggage_count: true,
    distance_km: true,
    duration_min: true,
    calculated_fare: true,
    corrected_from: true,
    breakdown: true,
    paid_by: true,
    also_paid_by: true,
    also_amount: true,
    tip: true,
    tip_xcg: true,
    tip_by_link: true,
    paid_by_link: true,
    given_back: true,
    paid_beyond: true,
    no_show_fee_paid: true,
    partner: true,
    vehicle_type: true,
    vehicle_asked: true,
    free_wait_minutes: true,
    flight: true,
    other_way: true,
    created_at: true,
    assigned_time: true,
    set_out_at: true,
    arrived_at: true,
    picked_up_at: true,
    completed_at: true,
    ended_at: true,
    estimated_arrival: true,
    start_code: true,
    stars: true,
  })
  .extend({
    ...needOutputs,
    driver: z
      .object({
        name: z.string(),
        phone: z.string(),
        vehicle: z.string(),
        /** The car that comes, which is not always of the type that was booked. */
        vehicle_type: vehicleTypeSchema,
        plate: z.string(),
        languages: z.array(z.string()),
        /** The mark of their portrait, which changes with it; null where there is none. */
        portrait: z.string().nullable(),
        /** The stars of their passengers, with one decimal; null while nobody has rated them. */
        rating: z.number().nullable(),
      })
      .nullable(),
    /** Where the car is, from when the driver set out to the end of the ride, while they share that. */
    position: z.object({ lat: z.number(), lng: z.number(), located_at: instant }).nullable(),
    /**
     * When a car will be at the pickup by the plan of the day, for a ride that is wanted within the hour and until its car sets out;
     * missing where nobody can say.
     */
    expected: z
      .object({
        /** Null where every car is busy. */
        pickup_at: instant.nullable(),
        /** When the first car might be there, where every one is busy; null where nobody can say. */
        first_free_at: instant.nullable(),
      })
      .optional(),
    /** It belongs to no account yet, so a rider can claim it. */
    claimable: z.boolean(),
    /** The amount that can be paid by link now; missing where the company takes no payments so. */
    /** The tip that can be given by link now; missing where none can. */
    tip_offer: tipOfferSchema.optional(),
    pay_offer: payOfferSchema.optional(),
    /** Where a code can be sent that proves a held booking, the best way first. */
    proof_ways: z.array(proofWaySchema).optional(),
    /** How messages about the ride reach its passenger; empty where only this page tells them what happens. */
    told_by: z.array(messageWaySchema).optional(),
  })
  .meta({ id: "TrackedRide" });

export type TrackedRide = z.infer<typeof trackedRideSchema>;

/** In what capacity something is done to a ride. */
const RIDE_ACTORS = [...ACTORS, "system"] as const;

const editedValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One line of a ride's history. */
export const rideHistoryEntrySchema = z
  .object({
    id: z.int(),
    at: instant,
    /** When its driver says it happened, of a step that came late; null when it came at once. */
    happened_at: instant.nullable(),
    /** `import`: it was driven before and came in with a file. */
    action: z.enum(["book", "import", ...RIDE_ACTIONS]),
    from_status: rideStatusSchema.nullable(),
    to_status: rideStatusSchema,
    /** In what capacity; `system` is the product itself. */
    actor: z.enum(RIDE_ACTORS),
    /** An assistant did it for them; missing where they did it themselves. */
    by_assistant: z.boolean().optional(),
    actor_name: z.string().nullable(),
    /** The driver it was about. */
    driver_id: z.int().nullable(),
    driver_name: z.string().nullable(),
    /** The fields an edit changed. */
    changed: z.array(z.string()),
    /** The values before and after an edit, with the fare, distance and car that followed. */
    values: z.array(z.object({ field: z.string(), from: editedValue, to: editedValue })).optional(),
  })
  .meta({ id: "RideHistoryEntry" });

export type RideHistoryEntry = z.infer<typeof rideHistoryEntrySchema>;
