import { z } from "zod";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { isDate } from "../curacao-time.ts";
import { recordIdSchema } from "../record-id.ts";
import { driverRecordSchema } from "../drivers/driver-records.ts";

const id = z.object({ id: recordIdSchema });

/** Staff let a driver work although a paper has run out. */
export const overridePapersEndpoint = endpoint({
  id: "overridePapers",
  method: "POST",
  path: "/admin/drivers/{id}/papers-override/",
  summary:
    "Lets a driver take rides until a day although a paper has run out; takes the place of one there is.",
  tag: "Staff",
  access: STAFF_ONLY,
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
  status: 200,
  output: driverRecordSchema,
  errors: ["invalid_input", "not_found"],
});

/** Staff end it before its day. */
export const endPapersOverrideEndpoint = endpoint({
  id: "endPapersOverride",
  method: "POST",
  path: "/admin/drivers/{id}/end-papers-override/",
  summary: "Ends what lets a driver take rides without a paper.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  status: 200,
  output: driverRecordSchema,
  errors: ["not_found"],
});
