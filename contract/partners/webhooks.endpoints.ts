import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { madeWebhookSchema, newWebhookSchema, webhookMessageSchema, webhookSchema } from "./webhooks.ts";

const office = endpoints({
  tag: "Hotels and firms",
  access: STAFF_ONLY,
  needs: ["partners"],
  base: "/admin",
});

const id = z.object({ id: recordIdSchema });

export const listWebhooksEndpoint = office({
  id: "listWebhooks",
  needs: ["partners", "money"],
  method: "GET",
  path: "/partners/{id}/webhooks/",
  summary: "The addresses of a hotel's or a firm's systems that are told of its rides.",
  names: "staff_record",
  params: id,
  output: z.array(webhookSchema),
  errors: ["not_found"],
  conditional: true,
});

export const addWebhookEndpoint = office({
  id: "addWebhook",
  method: "POST",
  path: "/partners/{id}/webhooks/",
  summary:
    "Adds an address that is told of every ride on the account, by Standard Webhooks. The key that its messages are signed with is in this answer alone.",
  names: "staff_record",
  params: id,
  body: newWebhookSchema,
  status: 201,
  output: madeWebhookSchema,
  errors: ["invalid_input", "not_found"],
});

export const renewWebhookKeyEndpoint = office({
  id: "renewWebhookKey",
  method: "POST",
  path: "/webhooks/{id}/new-key/",
  summary: "Makes another key for an address. For 24 hours its messages are signed with both.",
  names: "staff_record",
  params: id,
  output: madeWebhookSchema,
  errors: ["not_found"],
});

export const removeWebhookEndpoint = office({
  id: "removeWebhook",
  method: "DELETE",
  path: "/webhooks/{id}/",
  summary: "Ends an address: it is told of nothing more, and what waits for it is dropped.",
  names: "staff_record",
  params: id,
  output: null,
  errors: ["not_found"],
});

export const testWebhookEndpoint = office({
  id: "testWebhook",
  method: "POST",
  path: "/webhooks/{id}/test/",
  summary: "Sends a message of the type webhook.test to an address.",
  names: "staff_record",
  params: id,
  output: null,
  errors: ["not_found"],
});

export const listWebhookMessagesEndpoint = office({
  id: "listWebhookMessages",
  needs: ["partners", "money"],
  method: "GET",
  path: "/webhooks/{id}/messages/",
  summary: "The last 100 messages to an address, the newest first, with what came of them.",
  names: "staff_record",
  params: id,
  output: z.array(webhookMessageSchema),
  errors: ["not_found"],
  conditional: true,
});

export const replayWebhookMessageEndpoint = office({
  id: "replayWebhookMessage",
  method: "POST",
  path: "/webhook-messages/{id}/replay/",
  summary: "Sends a message again, whatever came of it, under the same webhook-id.",
  names: "staff_record",
  params: id,
  output: null,
  errors: ["not_found"],
});
