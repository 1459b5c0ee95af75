import { recordAudit } from "../audit/record-audit.ts";
import { inTransaction } from "../database/connect.ts";
import { type Caller, accountOf } from "../http/caller.ts";
import type { ApiError } from "../http/api-error.ts";
import { type AssistantDependencies, AskPerson } from "./assistant-call.ts";
import type { AnyTool, OwnTool } from "../../contract/assistants/tools.ts";

type Noted = {
  readonly tool: AnyTool | OwnTool;
  readonly caller: Caller;
  readonly answer?: object;
  readonly refusal?: ApiError;
};

/** Notes in the audit log which tool an assistant called, for which ride, and what came of it; no name, phone or text of anybody's. */
export async function noteCall(
  { db, clock }: Pick<AssistantDependencies, "db" | "clock">,
  { tool, caller, answer, refusal }: Noted,
): Promise<void> {
  const entry = {
    actorId: accountOf(caller)?.accountId ?? null,
    action: "assistant_call" as const,
    subject: subjectOf(answer),
    detail: {
      call: tool.name,
      outcome: refusal?.code ?? outcomeOf(answer),
      ...(caller.actor === "partner" && { key: caller.keyId }),
    },
    at: clock.now(),
  };
  await inTransaction(db, (trx) => recordAudit(trx, entry));
}

function outcomeOf(answer: object | undefined): string {
  if (answer instanceof AskPerson) return "asked";
  return answer !== undefined && "outcome" in answer && typeof answer.outcome === "string"
    ? answer.outcome
    : "answered";
}

/** The ride that an answer is about, else the guests of assistants together. */
function subjectOf(answer: object | undefined): string {
  const ride =
    answer !== undefined && "ride" in answer ? (answer.ride as { reference: string } | undefined) : undefined;
  return ride === undefined ? "assistants" : `ride ${ride.reference}`;
}
