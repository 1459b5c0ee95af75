import { z } from "zod";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { optionalText } from "../wire-text.ts";
import { MESSAGE_CHANNELS, SENDING_STATES, sentMessageSchema } from "./sent-messages.ts";

export const listSentMessagesEndpoint = endpoint({
  id: "listSentMessages",
  method: "GET",
  path: "/admin/sent-messages/",
  summary: "Every message that was sent or is to be, the newest first; `q` is a part of a ride's reference.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({
    q: optionalText("The search", 20),
    channel: z.enum(MESSAGE_CHANNELS).optional(),
    state: z.enum(SENDING_STATES).optional(),
  }),
  status: 200,
  output: z.array(sentMessageSchema),
  conditional: true,
});

export const sendMessageAgainEndpoint = endpoint({
  id: "sendMessageAgain",
  method: "POST",
  path: "/admin/sent-messages/{id}/send-again/",
  summary: "Sends a message once more, as its ride is now and to where its reader is reached now; only once.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  status: 200,
  output: sentMessageSchema,
  errors: ["edit_conflict"],
});
