import { z } from "zod";
import { emailSchema } from "../accounts/account.ts";
import { phoneSchema } from "../accounts/phone.ts";
import { MAX_LUGGAGE, MAX_PASSENGERS } from "../../domain/fares/limits.ts";
import { LUGGAGE_SENTENCE, PASSENGERS_SENTENCE } from "../../domain/fares/trip-sentences.ts";
import { DISPATCHERS, EVERYONE, endpoint, endpoints } from "../endpoint.ts";
import { askedVehicleTypeSchema, vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { languageSchema } from "../language-schema.ts";
import { latitudeInput, longitudeInput } from "../places/coordinates.ts";
import { optionalText, requiredText } from "../wire-text.ts";

const everyone = endpoints({ tag: "Promises", access: EVERYONE });

const CONTACT_SENTENCE = "Please enter an email address or a phone number.";
const TIME_SENTENCE = "Please choose the time that you wait for.";

/** `waiting`: in the line; `told`: was written to; `taken`: has booked it; `left`: waits no more. */
const WAITING_STATES = ["waiting", "told", "taken", "left"] as const;

const tripShape = {
  pickup_location: requiredText("Pickup", 200),
  pickup_lat: latitudeInput,
  pickup_lng: longitudeInput,
  dropoff_location: requiredText("Drop-off", 200),
  dropoff_lat: latitudeInput,
  dropoff_lng: longitudeInput,
  passenger_count: z.int(PASSENGERS_SENTENCE).min(1, PASSENGERS_SENTENCE).max(MAX_PASSENGERS),
  luggage_count: z.int(LUGGAGE_SENTENCE).min(0, LUGGAGE_SENTENCE).max(MAX_LUGGAGE),
};

/** A place in the line, as its link shows it: without name, phone and mailbox. */
const placeInLineSchema = z.object({
  state: z.enum(WAITING_STATES),
  wanted_at: z.string(),
  /** They want the next car that is free; `wanted_at` is then when they asked. */
  as_soon_as_possible: z.boolean(),
  ...tripShape,
  vehicle_type: vehicleTypeSchema.nullable(),
});

export const joinWaitingListEndpoint = everyone({
  id: "joinWaitingList",
  method: "POST",
  path: "/waiting-list/",
  summary:
    "Waits for a time that is full: the first in the line is written to once a car is free then, with a link that books.",
  limit: "booking",
  body: z
    .object({
      ...tripShape,
      vehicle_type: askedVehicleTypeSchema.nullish(),
      wanted_at: z.iso.datetime({ offset: true, error: TIME_SENTENCE }),
      /** Waits for the next car that is free, and not for a time. */
      as_soon_as_possible: z.boolean().default(false),
      name: optionalText("A name", 120),
      email: emailSchema.nullish(),
      phone: phoneSchema.nullish(),
      /** They agree to be written to by WhatsApp. */
      whatsapp_consent: z.boolean("Say yes or no.").default(false),
      language: languageSchema.default("en"),
    })
    .refine(({ email, phone }) => Boolean(email || phone), { error: CONTACT_SENTENCE, path: ["email"] })
    .meta({
      examples: [
        {
          pickup_location: "Hato Airport",
          pickup_lat: 12.1846,
          pickup_lng: -68.9568,
          dropoff_location: "Mambo Beach",
          dropoff_lat: 12.0865,
          dropoff_lng: -68.899,
          passenger_count: 2,
          luggage_count: 2,
          wanted_at: "2026-11-27T14:30:00Z",
          email: "maya@example.com",
        },
      ],
    }),
  status: 201,
  /** The end of the link by which it is followed and left. */
  output: z.object({ code: z.string(), wanted_at: z.string() }),
  errors: ["invalid_input", "pickup_time_out_of_range"],
});

const code = z.object({ code: z.string().min(1).max(64) });

export const getPlaceInLineEndpoint = everyone({
  id: "getPlaceInLine",
  method: "GET",
  path: "/waiting-list/{code}/",
  summary: "Shows for which time and trip somebody waits, by the link that they were given.",
  params: code,
  output: placeInLineSchema,
  errors: ["not_found"],
});

export const leaveWaitingListEndpoint = everyone({
  id: "leaveWaitingList",
  method: "POST",
  path: "/waiting-list/{code}/leave/",
  summary: "Leaves the line, by the same link.",
  params: code,
  output: placeInLineSchema,
  errors: ["not_found"],
});

export const listWaitingEndpoint = endpoint({
  id: "listWaiting",
  method: "GET",
  path: "/waiting-list/",
  summary: "Lists who waits for a time that is full, the soonest time first, with how to reach them.",
  tag: "Promises",
  access: DISPATCHERS,
  output: z.array(
    z.object({
      id: z.int(),
      ...placeInLineSchema.shape,
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      told_at: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
});
