import type { AnswerOfTool, InputOf } from "../../../contract/assistants/tool.ts";
import type { getRideTool } from "../../../contract/assistants/ride-tools.ts";
import type { AssistantCall, AssistantDependencies } from "../assistant-call.ts";
import { findRide } from "./find-ride.ts";
import { showRide } from "./show-ride.ts";

/** A ride for who has its number and the end of its phone. */
export async function lookUpRide(
  deps: AssistantDependencies,
  which: InputOf<typeof getRideTool>,
  call: AssistantCall,
): Promise<AnswerOfTool<typeof getRideTool>> {
  return { ride: await showRide(deps, await findRide(deps, which, call)) };
}
