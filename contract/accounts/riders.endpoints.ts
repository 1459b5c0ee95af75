import { z } from "zod";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { listPageQuery } from "../list-page.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { rideSchema } from "../rides/ride.ts";
import { optionalText } from "../wire-text.ts";
import { riderDetailSchema, riderSchema } from "./account-records.ts";

const id = z.object({ id: recordIdSchema });

export const listRidersEndpoint = endpoint({
  id: "listRiders",
  method: "GET",
  path: "/admin/riders/",
  summary: "Riders with how much they ride, the newest first; `q` looks in names, e-mail and phone.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    state: z.enum(["active", "suspended"]).optional(),
  }),
  status: 200,
  output: z.array(riderSchema),
  conditional: true,
});

export const getRiderEndpoint = endpoint({
  id: "getRider",
  method: "GET",
  path: "/admin/riders/{id}/",
  summary: "A rider's account with what their rides come to.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "account",
  params: id,
  status: 200,
  output: riderDetailSchema,
});

export const listRidesOfRiderEndpoint = endpoint({
  id: "listRidesOfRider",
  method: "GET",
  path: "/admin/riders/{id}/rides/",
  summary: "The rides of a rider, the latest first.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "account",
  params: id,
  query: listPageQuery.pick({ limit: true, before: true }),
  status: 200,
  output: z.array(rideSchema),
});
