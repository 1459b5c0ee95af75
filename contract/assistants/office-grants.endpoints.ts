import { z } from "zod";
import { ASSISTANT_SCOPES } from "../../domain/assistants/assistant-scopes.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";

const office = endpoints({ tag: "Assistants", access: STAFF_ONLY, needs: ["partners"], base: "/admin" });

/** An assistant that somebody allowed to act for them, as the office sees it. */
const allowedAssistantSchema = z.object({
  id: z.uuid(),
  host: z.string().meta({ description: "The host of the assistant's own document." }),
  allowed_by: z
    .string()
    .meta({ description: "The rider's username, or the name of the key of the hotel or firm." }),
  scopes: z.array(z.enum(ASSISTANT_SCOPES)),
  allowed_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type AllowedAssistant = z.output<typeof allowedAssistantSchema>;

export const listPartnerAssistantsEndpoint = office({
  id: "listPartnerAssistants",
  needs: ["partners", "money"],
  method: "GET",
  path: "/partners/{id}/assistants/",
  summary: "The assistants that act for a hotel or firm: which, by which key, what they may, since when.",
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  output: z.array(allowedAssistantSchema),
  errors: ["not_found"],
});

export const listRiderAssistantsEndpoint = office({
  id: "listRiderAssistants",
  needs: ["people", "riders"],
  method: "GET",
  path: "/rider-assistants/",
  summary: "The assistants that act for riders, the newest first: the 500 that were allowed last.",
  output: z.array(allowedAssistantSchema),
});

export const withdrawAssistantEndpoint = office({
  id: "withdrawAssistant",
  needs: ["partners", "people", "riders"],
  method: "DELETE",
  path: "/assistants/{id}/",
  summary:
    "Allows an assistant nothing more, from its next request on. Rides that are booked stay, and so does the key.",
  names: "assistant",
  params: z.object({ id: z.uuid() }),
  output: null,
  errors: ["not_found"],
});
