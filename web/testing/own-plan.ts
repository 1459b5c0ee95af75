import { type OwnPlan, ownPlanSchema } from "../../contract/dispatch/own-plan.ts";
import { type Facts, madeOf } from "./filled.ts";

/** A driver's own day by the plan, empty but for what the test says. */
export function anOwnPlan(facts: Facts<OwnPlan> = {}): OwnPlan {
  return madeOf(ownPlanSchema, facts);
}
