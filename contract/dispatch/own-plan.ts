import { z } from "zod";

/** The way by road to a pickup. */
const wayToPickupSchema = z
  .object({
    km: z.number(),
    minutes: z.int(),
    /** It begins where they are, or at the end of the ride before. */
    from: z.enum(["here", "ride"]),
  })
  .meta({ id: "WayToPickup" });
export type WayToPickup = z.infer<typeof wayToPickupSchema>;

/** A ride that the driver was told of, with its times by the plan. */
const ownPlannedRideSchema = z
  .object({
    ride_id: z.int(),
    /** When to set off at the latest, when they are there then, when the passenger gets in, and when they are free again. */
    leave_at: z.string(),
    there_at: z.string(),
    pickup_at: z.string(),
    done_at: z.string(),
    minutes_late: z.int(),
    /** So many minutes the pickup may slip before this ride or one after it is late. */
    spare_minutes: z.int(),
    /** Null where nobody knows where they are. */
    to_pickup: wayToPickupSchema.nullable(),
    /** The ride itself. */
    km: z.number(),
    minutes: z.int(),
  })
  .meta({ id: "OwnPlannedRide" });
export type OwnPlannedRide = z.infer<typeof ownPlannedRideSchema>;

/** Why a ride of the pool can't be taken. */
const cannotTakeSchema = z
  .object({
    /**
     * `car`: too many people or bags, or a better car was asked for; `needs`: it asks for what the car doesn't have; `makes_late`:
     * a ride that they have would be late; `outside_shift`: it ends after their shift, or begins outside of it.
     */
    why: z.enum(["car", "needs", "makes_late", "outside_shift"]),
    /** The ride that would be late, by how much, and when it is. */
    late_ride_id: z.int().nullable(),
    late_reference: z.string().nullable(),
    late_ride_at: z.string().nullable(),
    minutes_late: z.int().nullable(),
    /** The end of the shift that it falls in or comes after. */
    shift_until: z.string().nullable(),
  })
  .meta({ id: "CannotTake" });
export type CannotTake = z.infer<typeof cannotTakeSchema>;

/** A request as the plan sees it for this driver. */
const ownRequestSchema = z
  .object({
    ride_id: z.int(),
    to_pickup: wayToPickupSchema.nullable(),
    /** When they could be there, and how many minutes that is late; null where nobody knows. */
    pickup_at: z.string().nullable(),
    minutes_late: z.int().nullable(),
    /** Null where they can take it. */
    cannot: cannotTakeSchema.nullable(),
  })
  .meta({ id: "OwnRequest" });
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** Why a driver who was told of a ride lost it to another. */
const TOLD_MOVE_WHYS = [
  "car-out",
  "cannot-carry",
  "would-be-late",
  "keeps-promise",
  "serves-more",
  "dispatch",
] as const;
export type ToldMoveWhy = (typeof TOLD_MOVE_WHYS)[number];

/** A ride that another drives than who was told of it first. */
const toldMoveSchema = z
  .object({
    ride_id: z.int(),
    /** It came to this driver, or went from them. */
    came: z.boolean(),
    why: z.enum(TOLD_MOVE_WHYS),
    moved_at: z.string(),
  })
  .meta({ id: "OwnToldMove" });
export type OwnToldMove = z.infer<typeof toldMoveSchema>;

/** An offer that ran out while the driver's phone had no signal. */
const unheardOfferSchema = z
  .object({
    ride_id: z.int(),
    offered_at: z.string(),
    pickup_location: z.string(),
    /** Its state now: nobody has it, this driver, another, or nobody needs it any more. */
    now: z.enum(["free", "yours", "taken", "over"]),
  })
  .meta({ id: "UnheardOffer" });
export type UnheardOffer = z.infer<typeof unheardOfferSchema>;

const hours = z.object({ from: z.string(), until: z.string() });

/** A driver's own day by the plan. It holds nothing of rides that they weren't told of, and nobody else's figures. */
export const ownPlanSchema = z
  .object({
    /** The next rides that are theirs, in their order; those that they have set out for are left out. */
    rides: z.array(ownPlannedRideSchema),
    /** The shift that is on or comes next; null where nobody wrote one down. `from` is null where it is on. */
    shift: hours.extend({ from: z.string().nullable() }).nullable(),
    break: hours.nullable(),
    /** The end of the last ride, and the minutes home from there. While it isn't told yet, the time is rounded. */
    last_ride: z.object({ ends_at: z.string(), minutes_home: z.int(), holds: z.boolean() }).nullable(),
    /** Minutes with a passenger today that they were paid for, and the mean of the others on shift; null for fewer than two. */
    paid: z.object({ minutes: z.int(), others_minutes: z.int().nullable() }),
    requests: z.array(ownRequestSchema),
    moves: z.array(toldMoveSchema),
    unheard_offers: z.array(unheardOfferSchema),
  })
  .meta({ id: "OwnPlan" });
export type OwnPlan = z.infer<typeof ownPlanSchema>;
