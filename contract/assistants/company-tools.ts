import { z } from "zod";
import { TOUR_SLUGS } from "../../domain/company/site-map.ts";
import { VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { languageInput } from "./ride-tools.ts";
import { READS, tool } from "./tool.ts";

export const listToursTool = tool({
  name: "list_tours",
  title: "List private tours",
  description:
    "Lists the company's private tours of the island with length, price per person and what is included. A tour is asked for on its page; the company answers within a day.",
  hints: READS,
  input: z.object({ language: languageInput }),
  output: z.object({
    tours: z.array(
      z.object({
        id: z.enum(TOUR_SLUGS),
        title: z.string(),
        about: z.string(),
        includes: z.array(z.string()),
        hours: z.number(),
        usd_per_person: z.number().nullable().describe("Null where the company says it on request."),
        cancel_free_until_hours: z.number().nullable().describe("Free until so many hours before."),
        cancel_fee_usd: z.number().nullable(),
        page: z.string(),
      }),
    ),
  }),
});

export const companyInfoTool = tool({
  name: "company_info",
  title: "About the taxi company",
  description:
    "Says who drives: name, telephone, e-mail, languages, currencies, cars with their seats and bags, and the bounds of a booking.",
  hints: READS,
  input: z.object({ language: languageInput }),
  output: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    open: z.string().nullable(),
    site: z.string(),
    languages: z.array(z.enum(LANGUAGES)),
    time_zone: z.string(),
    currency: z.string(),
    local_currency: z.string(),
    local_per_usd: z.number(),
    cars: z.array(
      z.object({
        vehicle_type: z.enum(VEHICLE_TYPES),
        seats: z.int(),
        bags: z.int().nullable().describe("Null where nobody counts them."),
      }),
    ),
    most_passengers: z.int(),
    most_stops: z.int(),
    days_ahead: z.int(),
    quote_minutes: z.int(),
    pays_by_link: z.boolean(),
  }),
});
