import { DISPATCHERS, STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordVersionSchema } from "../record-id.ts";
import { companyPlanSchema, planModeSchema, planSettingsSchema } from "./company-plan.ts";

const desk = endpoints({ tag: "Dispatch", access: DISPATCHERS });
const office = endpoints({ tag: "Dispatch", access: STAFF_ONLY, needs: ["company"], base: "/admin" });

export const getPlanSettingsEndpoint = desk({
  id: "getPlanSettings",
  method: "GET",
  path: "/plan-settings/",
  summary:
    "What the company has decided of its plan: who is told when, what a full time does, what the plan aims at.",
  output: planSettingsSchema,
  conditional: true,
});

export const editPlanSettingsEndpoint = office({
  id: "editPlanSettings",
  method: "PATCH",
  path: "/plan-settings/",
  summary: "Changes what the plan aims at; what is left out stays as it is. The day is planned anew by it.",
  body: companyPlanSchema.partial().extend({
    mode: planModeSchema.optional(),
    /** The version that was read; another in between is a conflict. */
    version: recordVersionSchema.optional(),
  }),
  output: planSettingsSchema,
  errors: ["invalid_input", "edit_conflict"],
});
