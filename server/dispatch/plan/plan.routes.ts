import {
  applyPlanChangesEndpoint,
  getPlanAnswersEndpoint,
  getPlanEndpoint,
  getPlanWhyEndpoint,
  givePlannedEndpoint,
  orderPlannedRideEndpoint,
  supposeEndpoint,
} from "../../../contract/dispatch/plan.endpoints.ts";
import {
  editPlanSettingsEndpoint,
  getPlanSettingsEndpoint,
} from "../../../contract/dispatch/plan-settings.endpoints.ts";
import type { Db } from "../../database/connect.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { Clock } from "../../process/clock.ts";
import { actorOf } from "../../rides/ride-actor.ts";
import { applyChanges } from "./apply-changes.ts";
import type { DayPlanner } from "./day-planner.ts";
import { editPlanSettings, presentPlanSettings } from "./edit-plan-settings.ts";
import { givePlanned } from "./give-planned.ts";
import { planAnswers } from "./plan-answers.ts";
import { orderRide } from "./order-ride.ts";
import { planWhy } from "./plan-why.ts";
import { readPlan } from "./read-plan.ts";
import { suppose } from "./suppose.ts";

export type PlanDependencies = { db: Db; clock: Clock; planner: DayPlanner };

export function planRoutes(serve: Serve, { db, clock, planner }: PlanDependencies): void {
  serve(getPlanEndpoint, async () => readPlan(db, clock.now()));

  serve(getPlanSettingsEndpoint, async () => presentPlanSettings(db));

  serve(editPlanSettingsEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const { mode, version, ...changes } = body;
      const by = signedIn(caller).accountId;
      await editPlanSettings(trx, { changes, mode, version, by, now: clock.now() });
      return presentPlanSettings(trx);
    }),
  );

  serve(getPlanAnswersEndpoint, async ({ params }) => ({ answers: await planAnswers(planner, params.id) }));

  serve(getPlanWhyEndpoint, async ({ params }) => planWhy(planner, params.id));

  serve(supposeEndpoint, async ({ body }) => (await suppose(planner, body.changes)).difference);

  serve(applyPlanChangesEndpoint, async ({ body: { changes }, caller, transact }) => {
    const { difference } = await suppose(planner, changes);
    return transact(async (trx) => {
      await applyChanges(trx, { changes, difference, caller: signedIn(caller), now: clock.now() });
      return difference;
    });
  });

  serve(givePlannedEndpoint, async ({ body, caller, transact }) =>
    transact((trx) =>
      givePlanned(trx, {
        rideIds: body.ride_ids,
        lateToo: body.late_too,
        by: actorOf(caller),
        now: clock.now(),
      }),
    ),
  );

  serve(orderPlannedRideEndpoint, async ({ params, body, caller, transact }) =>
    transact(async (trx) => {
      await orderRide(trx, {
        rideId: params.id,
        outOfPlan: body.out_of_plan,
        keptDriverId: body.kept_driver_id,
        by: signedIn(caller).accountId,
        now: clock.now(),
      });
      return null;
    }),
  );
}
