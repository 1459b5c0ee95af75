import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { isDate } from "../../domain/curacao-time.ts";
import { recordIdSchema } from "../record-id.ts";
import { driverRecordSchema } from "../drivers/driver-records.ts";

const office = endpoints({ tag: "Papers", access: STAFF_ONLY, needs: ["drivers"], base: "/admin" });

const id = z.object({ id: recordIdSchema });

/** Staff let a driver work although a paper has run out. */
export const overridePapersEndpoint = office({
  id: "overridePapers",
  method: "POST",
  path: "/drivers/{id}/papers-override/",
  summary:
    "Lets a driver take rides until a day although a paper has run out; takes the place of one there is.",
  names: "driver",
  params: id,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(3, "Say why, in 3 to 300 characters.")
      .max(300, "Say why, in 3 to 300 characters."),
    /** The last day it counts, on the island's calendar. */
    until: z.string().refine(isDate, "Say until which day, as YYYY-MM-DD."),
  }),
  output: driverRecordSchema,
  errors: ["invalid_input", "not_found"],
});

/** Staff end it before its day. */
export const endPapersOverrideEndpoint = office({
  id: "endPapersOverride",
  method: "POST",
  path: "/drivers/{id}/end-papers-override/",
  summary: "Ends what lets a driver take rides without a paper.",
  names: "driver",
  params: id,
  output: driverRecordSchema,
  errors: ["not_found"],
});
