import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { optionalText } from "../wire-text.ts";
import { MESSAGE_CHANNELS, SENDING_STATES, sentMessageSchema } from "./sent-messages.ts";

const office = endpoints({ tag: "Notifications", access: STAFF_ONLY, needs: ["letters"], base: "/admin" });

export const listSentMessagesEndpoint = office({
  id: "listSentMessages",
  method: "GET",
  path: "/sent-messages/",
  summary: "Every message that was sent or is to be, the newest first; `q` is a part of a ride's reference.",
  query: pageQuery.extend({
    q: optionalText("The search", 20),
    channel: z.enum(MESSAGE_CHANNELS).optional(),
    state: z.enum(SENDING_STATES).optional(),
  }),
  output: z.array(sentMessageSchema),
  conditional: true,
});

export const sendMessageAgainEndpoint = office({
  id: "sendMessageAgain",
  method: "POST",
  path: "/sent-messages/{id}/send-again/",
  summary: "Sends a message once more, as its ride is now and to where its reader is reached now; only once.",
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  output: sentMessageSchema,
  errors: ["edit_conflict"],
});
