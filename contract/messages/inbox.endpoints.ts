import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { optionalText, requiredText } from "../wire-text.ts";
import { MESSAGE_STATES, contactMessageSchema } from "./contact-message.ts";
import { pageQuery } from "../record-pages.ts";

const office = endpoints({ tag: "Messages", access: STAFF_ONLY, needs: ["letters"], base: "/admin" });

const id = z.object({ id: recordIdSchema });

export const listContactMessagesEndpoint = office({
  id: "listContactMessages",
  method: "GET",
  path: "/messages/",
  summary: "The staff's inbox, the newest first; `q` looks in who wrote and in what they wrote.",
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    state: z.enum(MESSAGE_STATES).optional(),
  }),
  output: z.array(contactMessageSchema),
  conditional: true,
});

export const getContactMessageEndpoint = office({
  id: "getContactMessage",
  method: "GET",
  path: "/messages/{id}/",
  summary: "One message of the staff's inbox.",
  names: "staff_record",
  params: id,
  output: contactMessageSchema,
});

export const handleContactMessageEndpoint = office({
  id: "handleContactMessage",
  method: "POST",
  path: "/messages/{id}/handle/",
  summary: "Marks a message as dealt with, or as open again.",
  names: "staff_record",
  params: id,
  body: z.object({ handled: z.boolean().default(true) }),
  output: contactMessageSchema,
});

export const answerContactMessageEndpoint = office({
  id: "answerContactMessage",
  method: "POST",
  path: "/messages/{id}/answer/",
  summary:
    "Mails an answer to whoever wrote, in the frame of their language, and marks the message as dealt with. One that is dealt with already is not answered again.",
  names: "staff_record",
  params: id,
  body: z.object({ text: requiredText("Answer", 4000) }),
  output: contactMessageSchema,
  errors: ["edit_conflict"],
});
