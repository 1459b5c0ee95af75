import { z } from "zod";
import { dayRangeQuery } from "../day-range.ts";
import { EVERYONE, STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { dealChangeInput, dealInput, dealSchema } from "./deal-schemas.ts";
import { dealWordingSchema } from "./deal-wording.ts";

export const listPublicDealsEndpoint = endpoint({
  id: "listPublicDeals",
  method: "GET",
  path: "/deals/",
  summary: "The deals of the public page: those that are on, not over and not used up.",
  tag: "Deals",
  access: EVERYONE,
  limit: "lookup",
  output: z.array(
    z.object({
      name: dealWordingSchema,
      text: dealWordingSchema,
      kind: dealSchema.shape.kind,
      code: z.string().nullable(),
      level: z.int().nullable(),
      percent: z.int().nullable(),
      off: z.number().nullable(),
      minimum: z.number(),
      trips: dealSchema.shape.trips,
      valid_from: z.string().nullable(),
      valid_until: z.string().nullable(),
    }),
  ),
});

const office = endpoints({ tag: "Deals", access: STAFF_ONLY, needs: ["prices"], base: "/admin" });

export const listDealsEndpoint = office({
  id: "listDeals",
  method: "GET",
  path: "/deals/",
  summary: "Every deal with how often it was used, the last made first.",
  output: z.array(dealSchema),
});

export const addDealEndpoint = office({
  id: "addDeal",
  method: "POST",
  path: "/deals/",
  summary: "Makes a deal. Rides that are booked keep their price.",
  body: dealInput,
  status: 201,
  output: dealSchema,
});

export const changeDealEndpoint = office({
  id: "changeDeal",
  method: "PUT",
  path: "/deals/{id}/",
  summary: "Changes a deal, or turns it on or off. Rides that are booked keep what they were booked with.",
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  body: dealChangeInput,
  output: dealSchema,
  errors: ["edit_conflict"],
});

export const getDealReportEndpoint = office({
  id: "getDealReport",
  needs: ["turnover", "money"],
  method: "GET",
  path: "/deal-report/",
  summary:
    "What each deal cost by month of completion: rides, the discount that was given, and the fares that came in.",
  query: dayRangeQuery,
  strictQuery: true,
  output: z.array(
    z.object({
      deal_id: z.int(),
      name: dealWordingSchema,
      /** YYYY-MM. */
      month: z.string(),
      rides: z.int(),
      discount: z.string(),
      fares: z.string(),
    }),
  ),
});
