import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";

const office = endpoints({ tag: "Reports", access: STAFF_ONLY, needs: ["money"], base: "/admin" });

const weekMailSchema = z.object({
  /** Whether the caller gets it on Monday mornings. */
  on: z.boolean("Say whether it is sent."),
});

export const getWeekMailEndpoint = office({
  id: "getWeekMail",
  method: "GET",
  path: "/week-mail/",
  summary: "Whether the caller gets a mail of the week on Monday mornings.",
  output: weekMailSchema,
});

export const setWeekMailEndpoint = office({
  id: "setWeekMail",
  method: "PUT",
  path: "/week-mail/",
  summary:
    "Switches the caller's own mail of the week on or off. The first comes on the next Monday morning.",
  body: weekMailSchema,
  output: weekMailSchema,
});

export const sendWeekMailEndpoint = office({
  id: "sendWeekMail",
  method: "POST",
  path: "/week-mail/send/",
  summary: "Mails the caller last week's now, whether they get it on Mondays or not.",
  output: null,
  status: 204,
  limit: "message",
});
