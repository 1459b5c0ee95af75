import { MOST_OWN_RIDES, type ownGetRideTool } from "../../../contract/assistants/own-ride-tools.ts";
import type { AnswerOfTool, InputOf } from "../../../contract/assistants/tool.ts";
import type { RideList } from "../../../contract/rides/ride.ts";
import { listRides } from "../../rides/reading/list-rides.ts";
import type { AssistantCall, AssistantDependencies } from "../assistant-call.ts";
import { findRide } from "./find-ride.ts";
import { showRide } from "./show-ride.ts";

type Answer = AnswerOfTool<typeof ownGetRideTool>;

/** A ride for who has its number and the end of its phone, or whose own it is; or their own rides to come. */
export async function lookUpRide(
  deps: AssistantDependencies,
  { reference, phone_last4 }: InputOf<typeof ownGetRideTool>,
  call: AssistantCall,
): Promise<Answer> {
  if (reference === undefined) return { rides: await showOwnRides(deps, call) };
  return { ride: await showRide(deps, await findRide(deps, { reference, phone_last4 }, call)) };
}

const TO_COME: readonly RideList[] = ["pending", "accepted"];

async function showOwnRides(deps: AssistantDependencies, { caller }: AssistantCall) {
  // Only a guest's tool must be told which ride.
  if (caller.actor === "guest") return [];
  const asked = { caller, now: deps.clock.now(), limit: MOST_OWN_RIDES, order: "soonest" } as const;
  const lists = await Promise.all(TO_COME.map((type) => listRides(deps.db, { ...asked, type })));
  const rows = lists
    .flatMap((list) => list.rows)
    .toSorted((a, b) => a.ride_datetime.getTime() - b.ride_datetime.getTime());
  return Promise.all(rows.slice(0, MOST_OWN_RIDES).map((row) => showRide(deps, row.tracking_code)));
}
