import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { EVERYONE, endpoints } from "../endpoint.ts";
import { askedVehicleTypeSchema } from "../fares/vehicle-type.ts";
import { languageSchema } from "../language-schema.ts";
import { messageTopicSchema } from "./message-topics.ts";
import { emailSchema } from "../accounts/account.ts";
import { phoneSchema } from "../accounts/phone.ts";
import { optionalText, personName, requiredText } from "../wire-text.ts";

const everyone = endpoints({ tag: "Messages", access: EVERYONE });

const DATE = "A date is YYYY-MM-DD.";
const PARTY = "Group size must be between 1 and 200.";

/** The answer to both forms: the number under which the message is kept. */
const receivedSchema = z.object({ id: z.number(), received_at: z.iso.datetime() });

export const sendContactMessageEndpoint = everyone({
  id: "sendContactMessage",
  method: "POST",
  path: "/contact/",
  summary: "Leaves a message for the company: a question, or an enquiry about a tour or VIP transport.",
  limit: "message",
  body: z.object({
    name: personName({ missing: "Name is required.", field: "Name" }, 100),
    email: emailSchema,
    message: requiredText("Message", 4000),
    topic: messageTopicSchema.default("contact"),
    /** The subject in the sender's words or by name: a tour, a class of vehicle. */
    subject: optionalText("Subject", 120),
    phone: phoneSchema.or(z.literal("")).optional(),
    party_size: z.int(PARTY).min(1, PARTY).max(200, PARTY).optional(),
    date: z.string(DATE).refine(isDate, DATE).optional(),
    language: languageSchema.default("en"),
  }),
  status: 201,
  output: receivedSchema,
});

export const applyToDriveEndpoint = everyone({
  id: "applyToDrive",
  method: "POST",
  path: "/driver-applications/",
  summary: "Applies to become a driver.",
  limit: "message",
  body: z.object({
    first_name: personName({ missing: "First name is required.", field: "First name" }, 60),
    last_name: personName({ missing: "Last name is required.", field: "Last name" }, 60),
    email: emailSchema,
    phone: phoneSchema,
    license_number: requiredText("License number", 40),
    vehicle_type: askedVehicleTypeSchema,
    vehicle_name: requiredText("Vehicle", 80),
    plate: requiredText("Plate", 20),
    languages: optionalText("Languages", 120),
    message: optionalText("Message", 2000),
    language: languageSchema.default("en"),
  }),
  status: 201,
  output: receivedSchema,
});
