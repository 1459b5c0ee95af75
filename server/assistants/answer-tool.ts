import { type CallToolResult, type InputRequiredResult, inputRequired } from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";
import type { InputOf, ToolDescription } from "../../contract/assistants/tool.ts";
import type { AnyTool, OwnTool } from "../../contract/assistants/tools.ts";
import { type AssistantScope, scopeOf } from "../../domain/assistants/assistant-scopes.ts";
import type { KeyScope } from "../../domain/partners/key-scopes.ts";
import type { Language } from "../../domain/languages.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { ApiError } from "../http/api-error.ts";
import { readInput } from "../http/parse-input.ts";
import { asApiError } from "../http/respond.ts";
import { whatWasAsked } from "../http/request-lines.ts";
import { type AssistantCall, type AssistantDependencies, AskPerson, type Behind } from "./assistant-call.ts";
import { listTours } from "./company/list-tours.ts";
import { tellOfCompany } from "./company/tell-of-company.ts";
import { noteCall } from "./note-call.ts";
import { languageOfCall, refuseIn } from "./refuse-in.ts";
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

const USE_CASES: { readonly [T in OwnTool as T["name"]]: UseCase<T> } = {
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

/** The right that an assistant needs of whoever is behind it; prices, places and free times need nothing. */
const NEEDS: { readonly [Name in OwnTool["name"]]?: KeyScope } = {
  book_ride: "book",
  get_ride: "read",
  change_ride: "change",
  cancel_ride: "cancel",
};

export type Asked = {
  readonly tool: AnyTool | OwnTool;
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
  const { caller } = asked.call;
  const language = languageOfCall(asked.args, asked.request);
  try {
    const answer = await run(deps, { ...asked, args: inLanguage(asked.args, language) });
    await noteCall(deps, { tool, caller, answer });
    if (answer instanceof AskPerson) return toQuestion(deps, answer);
    const structured = tool.output.parse(answer);
    return { content: [{ type: "text", text: JSON.stringify(structured) }], structuredContent: structured };
  } catch (error) {
    const apiError = asApiError(error, asked.request);
    if (apiError.code === "internal") {
      asked.request.log.error({ err: error, ...whatWasAsked(asked.request) }, "unexpected error of a tool");
    }
    await noteCall(deps, { tool, caller, refusal: apiError });
    return {
      content: [{ type: "text", text: JSON.stringify(refuseIn(language, apiError)) }],
      isError: true,
    };
  }
}

/** The arguments with the person's language, where they don't say it themselves. */
function inLanguage(args: unknown, language: Language): unknown {
  return typeof args === "object" && args !== null ? { language, ...args } : { language };
}

/** The scope that its person would have to agree to first, where it is for want of that alone that a tool may not be called. */
export function scopeMissing(name: OwnTool["name"], { consent }: Behind): AssistantScope | null {
  const needed = NEEDS[name];
  if (!needed || !consent) return null;
  const scope = scopeOf(needed);
  return consent.scopes.includes(scope) ? null : scope;
}

export function notAllowed(name: OwnTool["name"]): ApiError {
  return new ApiError(
    "forbidden",
    `This assistant may not ${NEEDS[name]} rides. Its person can allow it more.`,
  );
}

function run(deps: AssistantDependencies, { tool, args, call }: Asked): Promise<object> {
  const needed = NEEDS[tool.name];
  if (needed && call.rights && !call.rights.includes(needed)) throw notAllowed(tool.name);
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
