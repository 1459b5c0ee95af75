import { z } from "zod";
import { DRIVERS, endpoints } from "../endpoint.ts";
import { ownPlanSchema } from "./own-plan.ts";

const own = endpoints({ tag: "Dispatch", access: DRIVERS, base: "/me" });

const instant = z.iso.datetime({ offset: true, error: "A time is ISO 8601 with an offset." });

/** A driver reads their own day. */
export const getOwnPlanEndpoint = own({
  id: "getOwnPlan",
  method: "GET",
  path: "/driver/plan/",
  summary:
    "A driver's own day by the plan: their next rides with the times to leave and the kilometres by road, the break, the way home, their paid minutes beside the others' mean, and which requests they can take.",
  output: ownPlanSchema,
  conditional: true,
});

/** A driver's phone says that it could hear of nothing for a while. */
export const reportNoSignalEndpoint = own({
  id: "reportNoSignal",
  method: "POST",
  path: "/driver/no-signal/",
  summary:
    "Says that the phone had no signal between two moments of the last four hours: offers that ran out meanwhile aren't counted as missed.",
  body: z.object({ from: instant, until: instant }),
  output: null,
  errors: ["invalid_input"],
});
