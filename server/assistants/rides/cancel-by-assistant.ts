import type { AnswerOfTool, InputOf } from "../../../contract/assistants/tool.ts";
import type { ownCancelRideTool } from "../../../contract/assistants/own-ride-tools.ts";
import { inTransaction } from "../../database/connect.ts";
import { cancelTrackedRide } from "../../rides/steps/cancel-ride.ts";
import { type AssistantCall, type AssistantDependencies, AskPerson, aboutOf } from "../assistant-call.ts";
import { questionsIn } from "../questions.ts";
import { askToConfirm } from "./confirmation.ts";
import { findRide } from "./find-ride.ts";
import { showRide } from "./show-ride.ts";

type Answer = AnswerOfTool<typeof ownCancelRideTool>;

/** Cancels a ride once its person has said yes; one that is cancelled stays so. */
export async function cancelByAssistant(
  deps: AssistantDependencies,
  { language, confirmation, ...which }: InputOf<typeof ownCancelRideTool>,
  call: AssistantCall,
): Promise<Answer | AskPerson> {
  const trackingCode = await findRide(deps, which, call);
  const ride = await showRide(deps, trackingCode);
  if (ride.status === "Cancelled") return { outcome: "cancelled", ride };
  const question = questionsIn(language).cancel(ride.reference, ride.pickup_at);
  const about = aboutOf("cancel", ride.reference, ride.pickup_at);
  const said = askToConfirm(deps, call, { question, about, confirmation });
  if (said instanceof AskPerson) return said;
  if (said === "no") return { outcome: "not_cancelled", ride };
  if (said !== "yes") return { outcome: "ask_the_person", ...said, ride };

  const { caller } = call;
  await inTransaction(deps.db, (trx) =>
    cancelTrackedRide(trx, { trackingCode, caller, now: deps.clock.now() }),
  );
  return { outcome: "cancelled", ride: await showRide(deps, trackingCode) };
}
