import { z } from "zod";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { languageSchema } from "../languages.ts";

export const exportDataEndpoint = endpoint({
  id: "exportData",
  method: "GET",
  path: "/admin/data/export/",
  summary: "Everything the company has, a CSV file for each kind of record, in one ZIP file.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: z.object({ language: languageSchema.optional() }),
  status: 200,
  output: "archive",
  mayLag: true,
});

const retentionSchema = z.object({
  /** A guest's name, phone and exact places stay so many months after the ride. */
  months: z.int(),
  /** When the oldest ride whose guest is still known was due; null where there is none. */
  oldest_ride_at: z.iso.datetime().nullable(),
  /** Rides whose guest is to be removed the next time the server does so. */
  due: z.int(),
});
export type Retention = z.infer<typeof retentionSchema>;

export const getRetentionEndpoint = endpoint({
  id: "getRetention",
  method: "GET",
  path: "/admin/data/retention/",
  summary: "How long guests are kept, and how many are to be removed from their rides.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: retentionSchema,
});

export const runRetentionEndpoint = endpoint({
  id: "runRetention",
  method: "POST",
  path: "/admin/data/retention/",
  summary:
    "Removes the guests whose time is over from their rides now; the server does the same every six hours.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: z.object({ rides: z.int() }),
});
