import { z } from "zod";
import { RIGHTS } from "../../domain/accounts/rights.ts";
import { paperDaysSchema, paperSchema } from "../papers/paper-schemas.ts";
import { stopSchema } from "../fares/stops.ts";
import { paidBySchema } from "../payments/payment-schemas.ts";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { favoriteDriverSchema, savedPlaceSchema } from "./own-lists.ts";
import { languageSchema } from "../language-schema.ts";
import { roleSchema } from "./role-schema.ts";
import {
  MAX_PASSWORD_LENGTH,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_USERNAME_LENGTH,
  USERNAME_CHARACTERS,
} from "../../domain/accounts/limits.ts";
import { phoneSchema } from "./phone.ts";
import { personName } from "../wire-text.ts";
import { isSafePath } from "../../domain/accounts/safe-path.ts";

const MAX_NAME_LENGTH = 80;
const MAX_EMAIL_LENGTH = 254;

/** A user name; never an e-mail address. */
export const usernameSchema = z
  .string("Please choose a username.")
  .trim()
  .normalize("NFKC")
  .min(1, "Please choose a username.")
  .regex(USERNAME_CHARACTERS, "Usernames can only contain letters, digits and . _ + -")
  .min(MIN_USERNAME_LENGTH, `A user name has at least ${MIN_USERNAME_LENGTH} characters.`)
  .max(MAX_USERNAME_LENGTH, `A user name has at most ${MAX_USERNAME_LENGTH} characters.`);

export const EMAIL_SENTENCE = "Please enter a valid email address.";
/** An e-mail address; two that differ in capitals only are the same. */
export const emailSchema = z
  .string(EMAIL_SENTENCE)
  .trim()
  .max(MAX_EMAIL_LENGTH, EMAIL_SENTENCE)
  .pipe(z.email(EMAIL_SENTENCE));

/** A password to be set. The server also refuses the commonest ones. Any composition is fine. */
export const newPasswordSchema = z
  .string("Please choose a password.")
  .normalize("NFKC")
  .refine(
    (text) => characters(text) >= MIN_PASSWORD_LENGTH,
    `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  )
  .refine(
    (text) => characters(text) <= MAX_PASSWORD_LENGTH,
    `Use no more than ${MAX_PASSWORD_LENGTH} characters.`,
  );

/** A password as typed to sign in or confirm; it is not checked for form. */
export const typedPasswordSchema = z
  .string("Please enter your password.")
  .normalize("NFKC")
  .min(1, "Please enter your password.")
  .max(4 * MAX_PASSWORD_LENGTH, "Please enter your password.");

/** A six-digit code of an authenticator app, or one of the recovery codes. */
export const secondFactorSchema = z.string().trim().max(40);

export const firstNameSchema = personName(
  { missing: "First name is required.", field: "First name" },
  MAX_NAME_LENGTH,
);
export const lastNameSchema = personName(
  { missing: "Last name is required.", field: "Last name" },
  MAX_NAME_LENGTH,
);

/** Facts that every account is asked for once. */
export const newAccountSchema = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    first_name: firstNameSchema,
    last_name: lastNameSchema,
    phone_number: phoneSchema,
    password: newPasswordSchema,
    language: languageSchema.optional(),
  })
  .meta({ id: "NewAccount" });

/** With Remember Me a session of the web app lives for 30 days, else for 12 hours; that of another client for 7 days. */
export const rememberSchema = z.boolean().optional();

/** The answer to registering and to signing in. */
export const signedInSchema = z.object({
  access: z.string(),
  refresh: z.string(),
  role: roleSchema,
  username: z.string(),
  last_visited_page: z.string().nullable(),
});

/** A driver's own record, as `me` shows it. */
const ownDriverProfileSchema = z.object({
  id: z.int(),
  approved: z.boolean(),
  inactive: z.boolean(),
  on_shift: z.boolean(),
  shares_location: z.boolean(),
  vehicle_type: vehicleTypeSchema,
  vehicle_name: z.string(),
  plate: z.string(),
  license_number: z.string(),
  ...paperDaysSchema.shape,
  languages: z.string(),
});

/** Whether the account asks for a second factor; `unavailable` where the role has none. */
const TWO_FACTOR_STATES = ["unavailable", "off", "on"] as const;

/** One's own account. */
export const meSchema = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    /** Its owner has shown by a mailed link that the address is theirs. */
    email_confirmed: z.boolean().optional(),
    /** A new address that waits to be confirmed by the link mailed to it. */
    pending_email: z.string().nullable().optional(),
    first_name: z.string(),
    last_name: z.string(),
    phone_number: z.string(),
    /** Its owner has shown by a code that the phone is theirs, so that one sent there signs in. */
    phone_confirmed: z.boolean().optional(),
    /** Signs in with a password too, and not by codes and passkeys alone. */
    has_password: z.boolean().optional(),
    role: roleSchema,
    /** My rights within my role, for people of the office and of dispatch. */
    rights: z.array(z.enum(RIGHTS)).optional(),
    language: languageSchema,
    last_visited_page: z.string().nullable(),
    /** From the completed rides as a rider: see vip-level.ts. */
    vip_level: z.int(),
    completed_rides: z.int(),
    two_factor: z.enum(TWO_FACTOR_STATES),
    /** The company asks for a second factor by now, and nothing else can be done before it is set up. */
    two_factor_needed: z.boolean().optional(),
    created_at: z.iso.datetime(),
    /** Of a driver only; null for everyone else. */
    driver: ownDriverProfileSchema.nullable(),
  })
  .meta({ id: "Me" });
export type Me = z.infer<typeof meSchema>;

/** Changes that people may make to their own account. */
export const accountChangesSchema = z
  .object({
    first_name: firstNameSchema.optional(),
    last_name: lastNameSchema.optional(),
    phone_number: phoneSchema.optional(),
    email: emailSchema.optional(),
    language: languageSchema.optional(),
    last_visited_page: z
      .string()
      .refine(isSafePath, "The page must be a path of this site.")
      .nullable()
      .optional(),
    /** Needed for another e-mail or phone number, with a code where the account asks for one. */
    password: typedPasswordSchema.optional(),
    code: secondFactorSchema.optional(),
  })
  .meta({ id: "AccountChanges" });

/** One place where the account is signed in. */
export const sessionSchema = z
  .object({
    id: z.string(),
    current: z.boolean(),
    /** The browser or app, as it names itself. */
    user_agent: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: "Session" });
export type SignedInSession = z.infer<typeof sessionSchema>;

/** Everything we keep about an account, for its owner. */
export const accountExportSchema = z
  .object({
    exported_at: z.iso.datetime(),
    account: meSchema,
    sessions: z.array(sessionSchema),
    /** The rides booked with this account. */
    rides: z.array(
      z.object({
        reference: z.string(),
        status: z.string(),
        rider_name: z.string(),
        rider_phone: z.string(),
        rider_email: z.string().nullable(),
        pickup_location: z.string(),
        dropoff_location: z.string(),
        /** The places on the way; missing where it went straight there. */
        stops: z.array(stopSchema).optional(),
        ride_datetime: z.iso.datetime(),
        passenger_count: z.int(),
        luggage_count: z.int(),
        distance_km: z.number(),
        calculated_fare: z.string(),
        /** How it was paid, with the tip in dollars, and in guilders where it was given in those; null where nobody has said it. */
        paid_by: paidBySchema.nullable().optional(),
        tip: z.string().nullable().optional(),
        tip_xcg: z.string().nullable().optional(),
        tip_by_link: z.string().optional(),
        notes: z.string().nullable(),
        flight_number: z.string().nullable(),
        created_at: z.iso.datetime(),
        completed_at: z.iso.datetime().nullable(),
        /** The stars they gave the driver. */
        stars: z.int().nullable(),
      }),
    ),
    /** The messages sent about those rides. */
    messages: z.array(
      z.object({
        kind: z.string(),
        channel: z.string(),
        recipient: z.string(),
        ride_reference: z.string(),
        created_at: z.iso.datetime(),
        sent_at: z.iso.datetime().nullable(),
      }),
    ),
    /** Cases about my rides, with what the office wrote to me and I to it; missing where there are none. */
    cases: z
      .array(
        z.object({
          kind: z.string(),
          ride_reference: z.string(),
          opened_at: z.iso.datetime(),
          closed_at: z.iso.datetime().nullable(),
          words: z.array(
            z.object({ from: z.enum(["office", "me"]), text: z.string(), at: z.iso.datetime() }),
          ),
        }),
      )
      .optional(),
    /** The places and drivers that a rider keeps; missing where there are none. */
    saved_places: z.array(savedPlaceSchema).optional(),
    favorite_drivers: z.array(favoriteDriverSchema).optional(),
    /** A driver's papers that have a file, each with its bytes in base64; missing where there are none. */
    papers: z
      .array(
        z.object({ paper: paperSchema, kind: z.string(), attached_at: z.iso.datetime(), file: z.string() }),
      )
      .optional(),
  })
  .meta({ id: "AccountExport" });

function characters(text: string): number {
  return Array.from(text).length;
}
