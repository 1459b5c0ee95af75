import { z } from "zod";
import { RIGHTS } from "../../domain/accounts/rights.ts";
import { languageSchema } from "../language-schema.ts";
import { roleSchema } from "./role-schema.ts";

const instant = z.iso.datetime();

/** An account as the staff see it. */
export const staffAccountSchema = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone_number: z.string(),
    role: roleSchema,
    state: z.enum(["active", "suspended", "deleted"]),
    language: languageSchema,
    two_factor: z.boolean(),
    /** Their rights within the role, for people of the office and of dispatch. */
    rights: z.array(z.enum(RIGHTS)).optional(),
    created_at: instant,
    last_seen_at: instant.nullable(),
  })
  .meta({ id: "StaffAccount" });

export type StaffAccount = z.infer<typeof staffAccountSchema>;

const countsByState = z.object({ active: z.int(), suspended: z.int() });

/** How many accounts there are of each role. */
export const accountCountsSchema = z.object({
  rider: countsByState,
  driver: countsByState,
  operator: countsByState,
  staff: countsByState,
});

export type AccountCounts = z.infer<typeof accountCountsSchema>;

/** A rider as the staff see them in a list. */
export const riderSchema = staffAccountSchema
  .extend({
    /** All of them, however they ended. */
    rides: z.int(),
    last_ride_at: instant.nullable(),
  })
  .meta({ id: "Rider" });

export type Rider = z.infer<typeof riderSchema>;

/** A rider with what their rides come to. */
export const riderDetailSchema = staffAccountSchema
  .extend({
    vip_level: z.int(),
    totals: z.object({
      booked: z.int(),
      open: z.int(),
      completed: z.int(),
      called_off: z.int(),
      no_show: z.int(),
      /** Dollars, of the completed ones. */
      fares: z.string(),
    }),
  })
  .meta({ id: "RiderDetail" });

export type RiderDetail = z.infer<typeof riderDetailSchema>;

/** Effects of a change of role. */
export const roleChangeSchema = z.object({
  /** Devices that are signed in and will not be. */
  sessions: z.int(),
  /** Rides that the account drives and that are not over; they stay until dispatch gives them to somebody else. */
  rides: z.array(z.object({ id: z.int(), reference: z.string(), ride_datetime: instant })),
});

export type RoleChange = z.infer<typeof roleChangeSchema>;
