import { z } from "zod";
import { ASSISTANT_SCOPES } from "../../domain/assistants/assistant-scopes.ts";
import { EVERYONE_AND_KEYS, OWN_RIDER, RIDERS, RIDERS_AND_KEYS, endpoints } from "../endpoint.ts";

const assistants = (
  access: typeof EVERYONE_AND_KEYS | typeof OWN_RIDER | typeof RIDERS | typeof RIDERS_AND_KEYS,
) => endpoints({ tag: "Assistants", access, base: "/assistants" });

const parameter = z.string().max(2_000).optional();

/** The request of an assistant, in the words of OAuth 2.1 and as it came in the address of the page. */
const assistantRequestSchema = z.object({
  client_id: parameter,
  redirect_uri: parameter,
  response_type: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  scope: parameter,
  state: parameter,
  resource: parameter,
});
export type AssistantRequest = z.output<typeof assistantRequestSchema>;

const scopes = z.array(z.enum(ASSISTANT_SCOPES));

export const readAssistantRequestEndpoint = assistants(EVERYONE_AND_KEYS)({
  id: "readAssistantRequest",
  method: "GET",
  path: "/request/",
  summary:
    "What an assistant asks to be allowed, read from its own document. Without `asks` it can't be allowed: `leave_to` then tells it why, where it can be told.",
  query: assistantRequestSchema,
  output: z.object({
    asks: z
      .object({
        host: z.string().meta({ description: "The host of the assistant's own document." }),
        returns_to: z.string().meta({ description: "The host that its person goes on to." }),
        scopes,
      })
      .nullable(),
    leave_to: z.string().nullable().meta({ description: "Where to go to without allowing it." }),
  }),
  limit: "credentials",
});

export const allowAssistantEndpoint = assistants(RIDERS_AND_KEYS)({
  id: "allowAssistant",
  method: "POST",
  path: "/allow/",
  summary:
    "Allows an assistant to act for the rider, or on the account of the hotel or firm whose key it is.",
  body: assistantRequestSchema,
  output: z.object({ leave_to: z.string() }),
  errors: ["invalid_input"],
  limit: "credentials",
});

export const listMyAssistantsEndpoint = assistants(RIDERS)({
  id: "listMyAssistants",
  method: "GET",
  path: "/",
  summary: "The assistants that I allow to act for me.",
  output: z.array(
    z.object({
      id: z.uuid(),
      host: z.string(),
      scopes,
      allowed_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
});

export const withdrawMyAssistantEndpoint = assistants(OWN_RIDER)({
  id: "withdrawMyAssistant",
  method: "DELETE",
  path: "/{id}/",
  summary: "Allows an assistant nothing more, from its next request on.",
  names: "assistant",
  params: z.object({ id: z.uuid() }),
  output: null,
  errors: ["not_found"],
});
