import { z } from "zod";
import { emailSchema } from "../accounts/account.ts";
import { phoneSchema } from "../accounts/phone.ts";
import { VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { PAY_PURPOSES } from "../../domain/pay-links/pay-link.ts";
import { RIDE_STATUSES } from "../../domain/rides/ride-states.ts";
import { bookingNumberSchema, phoneEndSchema } from "../rides/booking-number.ts";
import { proofCodeSchema } from "../rides/proof-code.ts";
import { needInputs } from "../rides/ride-need-schemas.ts";
import { personName } from "../wire-text.ts";
import { momentInput } from "./moment.ts";
import { ADDS, CHANGES, READS, tool } from "./tool.ts";
import { tripShape } from "./trip-tools.ts";

const NAME_SENTENCE = "Give the passenger's full name.";
const KEY_SENTENCE = "Give an idempotency_key of 8 to 100 characters: a new one for each booking.";

export const languageInput = z
  .enum(LANGUAGES, `The languages are ${LANGUAGES.join(", ")}.`)
  .default("en")
  .describe("The person's language.");

const place = z.object({
  name: z.string().nullable().describe("Null where it is an address of the passenger's own."),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

/** A ride as an assistant may know it: facts of ours alone, and nothing that anybody typed. */
export const assistantRideSchema = z.object({
  reference: z.string().describe("The booking number, like 4XV-MEN."),
  status: z.enum(RIDE_STATUSES),
  waits_for: z
    .enum(["passenger", "deposit"])
    .nullable()
    .describe("No driver sees it until the passenger has confirmed it, or the deposit is paid."),
  pickup: place,
  dropoff: place,
  stops: z.array(place),
  pickup_at: z.string(),
  passengers: z.int(),
  bags: z.int(),
  vehicle_type: z.enum(VEHICLE_TYPES),
  child_seat: z.boolean(),
  wheelchair: z.boolean(),
  fare_usd: z.number(),
  driver: z
    .object({
      vehicle_type: z.enum(VEHICLE_TYPES),
      plate: z.string().nullable(),
      rating: z.number().nullable(),
    })
    .nullable(),
  car: z.object({ lat: z.number(), lng: z.number(), located_at: z.string() }).nullable(),
  arrives_at: z
    .string()
    .nullable()
    .describe("When the driver is due, at the pickup or with the passenger at the drop-off."),
  other_way: z.string().nullable().describe("The booking number of the ride the other way."),
  can_change: z.boolean(),
  can_cancel: z.boolean(),
  page: z.string().describe("For the passenger: where they follow the car, change, cancel and pay."),
  pay: z
    .object({ purpose: z.enum(PAY_PURPOSES), usd: z.number(), page: z.string() })
    .nullable()
    .describe("What the passenger can pay by the link on that page. You can't pay for them."),
});

/** The two facts that open a ride: its number and the end of its phone. */
const whichRide = {
  reference: bookingNumberSchema.describe("The booking number, like 4XV-MEN."),
  phone_last4: phoneEndSchema.describe("The last four digits of the phone it was booked with."),
};

export const bookRideTool = tool({
  name: "book_ride",
  title: "Book a taxi ride",
  description:
    "Books the ride of a quote from quote_ride, and the way back where the quote has one. Call it once the person has said yes to the price. Where your client can ask them, it asks once more; else the ride waits until they confirm it on their own phone, by the code that is sent there: call again with the same arguments and their code. The same idempotency_key never books twice.",
  hints: ADDS,
  input: z.object({
    quote: z
      .string("Give the quote of quote_ride.")
      .min(1, "Give the quote of quote_ride.")
      .max(4_000, "That isn't a quote of quote_ride."),
    idempotency_key: z
      .string(KEY_SENTENCE)
      .trim()
      .min(8, KEY_SENTENCE)
      .max(100, KEY_SENTENCE)
      .describe("A text of your own for this booking; the same one when you call again."),
    name: personName({ missing: NAME_SENTENCE, field: "A name" }, 120).describe("The passenger's full name."),
    phone: phoneSchema.describe("Their phone: seven digits on Curaçao, else with + and country code."),
    email: emailSchema.optional().describe("Their e-mail, for the confirmation."),
    language: languageInput,
    flight_number: needInputs.flight_number.describe("The pickup then follows the flight."),
    return_flight_number: needInputs.flight_number,
    notes: needInputs.notes.describe("Words of the passenger's for the driver."),
    code: proofCodeSchema
      .optional()
      .describe("The six digits that were sent to the passenger, once they have read them to you."),
  }),
  output: z.object({
    outcome: z.enum(["booked", "waits_for_passenger", "waits_for_deposit", "not_booked"]),
    ride: assistantRideSchema.optional(),
    confirm: z
      .object({
        by: z.enum(["phone", "email", "call"]),
        sent_to: z.string().nullable(),
        next: z.string(),
      })
      .optional(),
  }),
});

export const getRideTool = tool({
  name: "get_ride",
  title: "Look up a ride",
  description:
    "Shows a ride by its booking number and the last four digits of its phone: its status, when the driver is due, where the car is.",
  hints: READS,
  input: z.object(whichRide),
  output: z.object({ ride: assistantRideSchema }),
});

export const CONFIRMATION = z
  .string()
  .max(4_000)
  .optional()
  .describe("The confirmation of the first answer, once the person has said yes to it.");

export const changeRideTool = tool({
  name: "change_ride",
  title: "Change a ride",
  description:
    "Changes time, date, places, stops, people, bags or car of a ride. Only what you send changes. It first says what the ride will cost; it is changed once the person has said yes: your client asks them, or you call again with the confirmation.",
  hints: CHANGES,
  input: z.object({
    ...whichRide,
    pickup: tripShape.pickup.optional(),
    dropoff: tripShape.dropoff.optional(),
    stops: tripShape.stops.optional().describe("All of them: those you leave out go away."),
    pickup_at: momentInput.optional(),
    passengers: tripShape.passengers.optional(),
    bags: tripShape.bags.optional(),
    vehicle_type: tripShape.vehicle_type.optional(),
    child_seat: tripShape.child_seat.optional(),
    wheelchair: tripShape.wheelchair.optional(),
    flight_number: needInputs.flight_number,
    notes: needInputs.notes,
    language: languageInput,
    confirmation: CONFIRMATION,
  }),
  output: z.object({
    outcome: z.enum(["changed", "ask_the_person", "not_changed"]),
    fare_before_usd: z.number(),
    fare_after_usd: z.number(),
    loses_driver: z.boolean().describe("The driver who has it can't drive it then; it waits for another."),
    deposit: z.object({ usd: z.number(), due_at: z.string() }).optional(),
    confirmation: z.string().optional(),
    ride: assistantRideSchema.optional(),
  }),
});

export const cancelRideTool = tool({
  name: "cancel_ride",
  title: "Cancel a ride",
  description:
    "Cancels a ride before the passenger is aboard, once the person has said yes: your client asks them, or you call again with the confirmation. A way back is a ride of its own.",
  hints: CHANGES,
  input: z.object({ ...whichRide, language: languageInput, confirmation: CONFIRMATION }),
  output: z.object({
    outcome: z.enum(["cancelled", "ask_the_person", "not_cancelled"]),
    confirmation: z.string().optional(),
    ride: assistantRideSchema,
  }),
});
