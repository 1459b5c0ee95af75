import { type CallToolResult, type InputRequiredResult, inputRequired } from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";
import type { InputOf, ToolDescription } from "../../contract/assistants/tool.ts";
import type { AnyTool } from "../../contract/assistants/tools.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { ApiError } from "../http/api-error.ts";
import { readInput } from "../http/parse-input.ts";
import { asApiError } from "../http/respond.ts";
import { whatWasAsked } from "../http/request-lines.ts";
import { type AssistantCall, type AssistantDependencies, AskPerson } from "./assistant-call.ts";
import { listTours } from "./company/list-tours.ts";
import { tellOfCompany } from "./company/tell-of-company.ts";
import { noteCall } from "./note-call.ts";
import { bookByAssistant } from "./rides/book-by-assistant.ts";
import { cancelByAssistant } from "./rides/cancel-by-assistant.ts";
import { changeByAssistant } from "./rides/change-by-assistant.ts";
import { lookUpRide } from "./rides/look-up-ride.ts";
import { findPlaces } from "./trips/find-places.ts";
import { quoteRide } from "./trips/quote-ride.ts";
import { seeFreeTimes } from "./trips/see-free-times.ts";

/** A person may think as long over a question. */
const QUESTION_LIFE_MS = 15 * MINUTE_MS;

/** The use case behind a tool, by its name. */
type UseCase<T extends ToolDescription> = (
  deps: AssistantDependencies,
  input: InputOf<T>,
  call: AssistantCall,
) => Promise<object>;

const USE_CASES: { readonly [T in AnyTool as T["name"]]: UseCase<T> } = {
  find_places: findPlaces,
  quote_ride: quoteRide,
  free_times: seeFreeTimes,
  book_ride: bookByAssistant,
  get_ride: lookUpRide,
  change_ride: changeByAssistant,
  cancel_ride: cancelByAssistant,
  list_tours: listTours,
  company_info: tellOfCompany,
};

export type Asked = {
  readonly tool: AnyTool;
  readonly args: unknown;
  readonly call: AssistantCall;
  readonly request: FastifyRequest;
};

/** Answers a call of a tool: with what its schema names and nothing else, with a question to the person, or with one sentence why not. */
export async function answerTool(
  deps: AssistantDependencies,
  asked: Asked,
): Promise<CallToolResult | InputRequiredResult> {
  const { tool } = asked;
  try {
    const answer = await run(deps, asked);
    await noteCall(deps, { ...asked, answer });
    if (answer instanceof AskPerson) return toQuestion(deps, answer);
    const structured = tool.output.parse(answer);
    return { content: [{ type: "text", text: JSON.stringify(structured) }], structuredContent: structured };
  } catch (error) {
    const apiError = asApiError(error, asked.request);
    if (apiError.code === "internal") {
      asked.request.log.error({ err: error, ...whatWasAsked(asked.request) }, "unexpected error of a tool");
    }
    await noteCall(deps, { ...asked, refusal: apiError });
    return toRefusal(apiError);
  }
}

function run(deps: AssistantDependencies, { tool, args, call }: Asked): Promise<object> {
  // The compiler pairs a name with its input in USE_CASES, and can't follow both through one variable.
  const toRun = USE_CASES[tool.name] as UseCase<ToolDescription>;
  return toRun(deps, readInput(tool.input, args), call);
}

/** The question, with a note of what it was about: the answer counts for nothing else. */
function toQuestion({ notes }: AssistantDependencies, { question, about }: AskPerson): InputRequiredResult {
  return inputRequired({
    inputRequests: {
      yes: inputRequired.elicit({
        message: question.message,
        requestedSchema: {
          type: "object",
          properties: { yes: { type: "boolean", title: question.yes } },
          required: ["yes"],
        },
      }),
    },
    requestState: notes.write("question", about, QUESTION_LIFE_MS).text,
  });
}

function toRefusal({ message, code, facts }: ApiError): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify({ error: message, code, ...facts }) }],
    isError: true,
  };
}
