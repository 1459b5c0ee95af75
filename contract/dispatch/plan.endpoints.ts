import { z } from "zod";
import { DISPATCHERS, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import {
  planAnswerSchema,
  planChangeSchema,
  planDifferenceSchema,
  planSchema,
  planWhySchema,
} from "./plan.ts";

const desk = endpoints({ tag: "Dispatch", access: DISPATCHERS });

const rideParams = z.object({ id: recordIdSchema });
/** A few changes at once: a car that is out and a pier that is closed. */
const changes = z.array(planChangeSchema).min(1).max(20);

/** The plan of the day. */
export const getPlanEndpoint = desk({
  id: "getPlan",
  method: "GET",
  path: "/plan/",
  summary:
    "The plan of the day: which car drives which ride and when, what is at risk, and how each quarter of an hour stands.",
  output: planSchema,
  conditional: true,
});

export const getPlanAnswersEndpoint = desk({
  id: "getPlanAnswers",
  method: "GET",
  path: "/plan/answers/{id}/",
  summary: "Ways to mend a ride that will be late or has no car, each with what it changes, the best first.",
  names: "ride",
  params: rideParams,
  output: z.object({ answers: z.array(planAnswerSchema) }),
  errors: ["not_found"],
});

export const getPlanWhyEndpoint = desk({
  id: "getPlanWhy",
  method: "GET",
  path: "/plan/why/{id}/",
  summary: "Why the plan gives a ride to its driver, and who else could have it.",
  names: "ride",
  params: rideParams,
  output: planWhySchema,
  errors: ["not_found"],
});

export const supposeEndpoint = desk({
  id: "suppose",
  method: "POST",
  path: "/plan/suppose/",
  summary:
    "What would change if a car were out, a place closed, or a ride given to a driver: worked out on a copy, nothing is done.",
  body: z.object({ changes }),
  output: planDifferenceSchema,
  errors: ["not_found", "invalid_input"],
});

export const applyPlanChangesEndpoint = desk({
  id: "applyPlanChanges",
  method: "POST",
  path: "/plan/apply/",
  summary: "Does what was supposed, the rides that others must hear of included.",
  body: z.object({ changes }),
  output: planDifferenceSchema,
  errors: ["not_found", "invalid_input", "ride_conflict"],
});

export const givePlannedEndpoint = desk({
  id: "givePlanned",
  method: "POST",
  path: "/plan/give/",
  summary:
    "Assigns rides to the drivers the plan has for them; those that would be late only when that is asked for.",
  body: z.object({ ride_ids: z.array(recordIdSchema).min(1).max(200), late_too: z.boolean().default(false) }),
  output: z.object({
    given: z.array(z.int()),
    /** Left, because they would be late, or because somebody was quicker. */
    left: z.array(z.object({ ride_id: z.int(), minutes_late: z.int().nullable() })),
  }),
  errors: ["invalid_input"],
});

export const orderPlannedRideEndpoint = desk({
  id: "orderPlannedRide",
  method: "PUT",
  path: "/plan/orders/{id}/",
  summary: "Takes a ride out of the plan's hands, keeps it with a driver, or gives it back to the plan.",
  names: "ride",
  params: rideParams,
  body: z.object({ out_of_plan: z.boolean(), kept_driver_id: recordIdSchema.nullable() }),
  status: 204,
  output: null,
  errors: ["not_found", "invalid_input"],
});
