import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { listPageQuery } from "../list-page.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { rideSchema } from "../rides/ride.ts";
import { optionalText } from "../wire-text.ts";
import { riderDetailSchema, riderSchema } from "./account-records.ts";

const office = endpoints({ tag: "Accounts", access: STAFF_ONLY, needs: ["riders"], base: "/admin" });

const id = z.object({ id: recordIdSchema });

export const listRidersEndpoint = office({
  id: "listRiders",
  method: "GET",
  path: "/riders/",
  summary: "Riders with how much they ride, the newest first; `q` looks in names, e-mail and phone.",
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    state: z.enum(["active", "suspended"]).optional(),
  }),
  output: z.array(riderSchema),
  conditional: true,
});

export const getRiderEndpoint = office({
  id: "getRider",
  method: "GET",
  path: "/riders/{id}/",
  summary: "A rider's account with what their rides come to.",
  names: "account",
  params: id,
  output: riderDetailSchema,
});

export const listRidesOfRiderEndpoint = office({
  id: "listRidesOfRider",
  method: "GET",
  path: "/riders/{id}/rides/",
  summary: "The rides of a rider, the latest first.",
  names: "account",
  params: id,
  query: listPageQuery.pick({ limit: true, before: true }),
  output: z.array(rideSchema),
});
