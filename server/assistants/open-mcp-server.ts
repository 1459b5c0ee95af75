import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { languageInput } from "../../contract/assistants/ride-tools.ts";
import { ALL_TOOLS, OWN_TOOLS } from "../../contract/assistants/tools.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { answerTool, notAllowed, scopeMissing } from "./answer-tool.ts";
import type { AssistantDependencies, Said } from "./assistant-call.ts";
import { CARDS_EXTENSION, cardOf, registerCards } from "./cards/register-cards.ts";
import { noteCall } from "./note-call.ts";

/** Raised where a tool changes so that an assistant has to read it anew. */
const TOOLS_VERSION = "1.0.0";
const KEPT_MS = 5 * MINUTE_MS;

const INSTRUCTIONS = `Taxis and transfers on Curaçao. Find the places with find_places, price the ride with quote_ride, tell the person the price and the time, and book with book_ride once they have said yes. Fares are fixed, in US dollars. Times without an offset are Curaçao's (UTC-4). A ride is read, changed or cancelled with its booking number and the last four digits of its phone. You can't pay for anybody: give them the link.`;

const OWN_INSTRUCTIONS =
  " You speak for an account: its rides need no digits of a phone, and what you book goes on it at its prices.";

/** The server of one request: nothing of it is kept for the next. */
export function openMcpServer(deps: AssistantDependencies, request: FastifyRequest): McpServer {
  const { behind } = request;
  if (!behind) throw new Error("an assistant came past its door");
  const { caller } = behind;
  const isGuest = caller.actor === "guest";
  const cached = { ttlMs: KEPT_MS, cacheScope: isGuest ? "public" : "private" } as const;
  const server = new McpServer(
    { name: "trupial", title: "Taxi on Curaçao", version: TOOLS_VERSION },
    {
      instructions: isGuest ? INSTRUCTIONS : INSTRUCTIONS + OWN_INSTRUCTIONS,
      // The list changes with a new version of the product alone, which nobody waits for on a stream.
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        extensions: { [CARDS_EXTENSION]: {} },
      },
      cacheHints: { "tools/list": cached, "resources/list": cached, "server/discover": cached },
      requestState: { verify: (state) => verified(deps, state) },
    },
  );
  for (const tool of isGuest ? ALL_TOOLS : OWN_TOOLS) {
    const { name, title, description, hints, input, output } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: asItCame(withLanguage(input)),
        outputSchema: output,
        annotations: { title, ...hints },
        ...cardOf(name),
        // Refused before it begins, so that its program sends the person to our page for more and calls again.
        scopeChallenge: async () => {
          const scope = scopeMissing(name, behind);
          if (scope === null) return;
          const refusal = notAllowed(name);
          await noteCall(deps, { tool, caller, refusal });
          return { scopes: [scope], errorDescription: refusal.message };
        },
      },
      (args, context) => {
        const call = { ...behind, canAsk: canAsk(context), said: (about: string) => saidIn(context, about) };
        return answerTool(deps, { tool, args, call, request });
      },
    );
  }
  registerCards(server, deps.db);
  return server;
}

/** Every tool takes the person's language, in which a refusal is told; some answer in it too. */
function withLanguage(schema: z.ZodObject): z.ZodObject {
  return "language" in schema.shape ? schema : schema.extend({ language: languageInput });
}

/** The schema as assistants are told it; the input itself is read by us, whose sentences name what is wrong. */
function asItCame(schema: z.ZodObject) {
  const { "~standard": standard } = schema;
  return { "~standard": { ...standard, validate: (value: unknown) => ({ value }) } };
}

function verified({ notes }: AssistantDependencies, state: string): unknown {
  const about = notes.read("question", state);
  if (about === null) throw new Error("the state of a question is none of ours, or too old");
  return about;
}

/** Whether this call came from a program that can put a question to its person. */
function canAsk({ mcpReq }: ServerContext): boolean {
  const envelope = mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
  const capabilities = envelope?.[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  const elicitation = capabilities?.elicitation;
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

/** The person's answer, where the question was about this. */
function saidIn({ mcpReq }: ServerContext, about: string): Said {
  if (mcpReq.requestState<string>() !== about) return "unasked";
  const response = mcpReq.inputResponses?.["yes"] as
    | { action?: unknown; content?: { yes?: unknown } }
    | undefined;
  if (response === undefined) return "unasked";
  return response.action === "accept" && response.content?.yes === true ? "yes" : "no";
}
