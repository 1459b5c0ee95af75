import { z } from "zod";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { optionalText, requiredText } from "../wire-text.ts";
import { MESSAGE_STATES, contactMessageSchema } from "./contact-message.ts";
import { pageQuery } from "../record-pages.ts";

const id = z.object({ id: recordIdSchema });

export const listContactMessagesEndpoint = endpoint({
  id: "listContactMessages",
  method: "GET",
  path: "/admin/messages/",
  summary: "The staff's inbox, the newest first; `q` looks in who wrote and in what they wrote.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    state: z.enum(MESSAGE_STATES).optional(),
  }),
  status: 200,
  output: z.array(contactMessageSchema),
  conditional: true,
});

export const getContactMessageEndpoint = endpoint({
  id: "getContactMessage",
  method: "GET",
  path: "/admin/messages/{id}/",
  summary: "One message of the staff's inbox.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 200,
  output: contactMessageSchema,
});

export const handleContactMessageEndpoint = endpoint({
  id: "handleContactMessage",
  method: "POST",
  path: "/admin/messages/{id}/handle/",
  summary: "Marks a message as dealt with, or as open again.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: z.object({ handled: z.boolean().default(true) }),
  status: 200,
  output: contactMessageSchema,
});

export const answerContactMessageEndpoint = endpoint({
  id: "answerContactMessage",
  method: "POST",
  path: "/admin/messages/{id}/answer/",
  summary:
    "Mails an answer to whoever wrote, in the frame of their language, and marks the message as dealt with. One that is dealt with already is not answered again.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: z.object({ text: requiredText("Answer", 4000) }),
  status: 200,
  output: contactMessageSchema,
  errors: ["edit_conflict"],
});
