import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { DISPATCHERS, endpoints } from "../endpoint.ts";
import { queryNumber } from "../query-number.ts";
import { recordIdSchema, recordVersionSchema } from "../record-id.ts";
import { CALL_EXAMPLE, cruiseCallInput, cruiseCallSchema, demandSchema } from "./cruise-calls.ts";

const desk = endpoints({ tag: "Demand", access: DISPATCHERS });

const call = z.object({ id: recordIdSchema });
const DAYS = "days is a whole number from 1 to 31.";

export const getDemandEndpoint = desk({
  id: "getDemand",
  method: "GET",
  path: "/cruise-calls/",
  summary:
    "The ships of a day, or of some days from it on, with the flights of the airport's board and the rides to expect by hour and area.",
  query: z.object({
    /** The first day; today where it is left out. */
    day: z.string().refine(isDate, "A date is YYYY-MM-DD.").optional(),
    days: queryNumber(DAYS).pipe(z.int(DAYS).min(1, DAYS).max(31, DAYS)).default(1),
  }),
  output: demandSchema,
  errors: ["invalid_input"],
  conditional: true,
});

export const addCruiseCallEndpoint = desk({
  id: "addCruiseCall",
  method: "POST",
  path: "/cruise-calls/",
  summary: "Writes down that a ship will lie at a pier, and how many passengers it has.",
  body: cruiseCallInput.meta({ examples: [CALL_EXAMPLE] }),
  status: 201,
  output: cruiseCallSchema,
  errors: ["invalid_input", "edit_conflict"],
});

export const editCruiseCallEndpoint = desk({
  id: "editCruiseCall",
  method: "PATCH",
  path: "/cruise-calls/{id}/",
  summary: "Changes when or where a ship lies, or how many passengers it has.",
  params: call,
  body: cruiseCallInput.partial().extend({
    /** The version that was read; another in between is a conflict. */
    version: recordVersionSchema.optional(),
  }),
  output: cruiseCallSchema,
  errors: ["not_found", "invalid_input", "edit_conflict"],
});

export const removeCruiseCallEndpoint = desk({
  id: "removeCruiseCall",
  method: "DELETE",
  path: "/cruise-calls/{id}/",
  summary: "Takes a ship out that won't come.",
  params: call,
  output: null,
  errors: ["not_found"],
});
