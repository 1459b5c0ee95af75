import { z } from "zod";
import { optionalText } from "../wire-text.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { lookedAtSchema, setupSchema } from "./setup.ts";

const office = endpoints({ tag: "Setup", access: STAFF_ONLY, needs: ["company"], base: "/admin" });

const note = optionalText("The text", 300);

export const readSetupEndpoint = office({
  id: "readSetup",
  method: "GET",
  path: "/setup/",
  summary:
    "What a new company has done and has yet to do before its first ride, worked out from what is there.",
  output: setupSchema,
});

export const noteLookedAtEndpoint = office({
  id: "noteLookedAt",
  method: "POST",
  path: "/setup/looked-at/",
  summary: "Says that a step of the setup was looked at and is right; who said so is in the audit log.",
  body: lookedAtSchema,
  output: setupSchema,
});

export const sendTrialLetterEndpoint = office({
  id: "sendTrialLetter",
  method: "POST",
  path: "/setup/letter/",
  summary: "Sends a letter to whoever calls, with the company as its sender, to try the mail.",
  status: 202,
  output: setupSchema,
});

export const setSiteOpenEndpoint = office({
  id: "setSiteOpen",
  method: "PUT",
  path: "/setup/site/",
  summary:
    "Opens the public site, or closes it again: while it is closed guests read that it opens soon, or that it is closed for now, and only dispatch and staff can book.",
  body: z.object({
    open: z.boolean("Say whether the site is open."),
    /** For guests of a site that closes, by language; a language without one has the usual words. */
    text: z.object({ en: note, nl: note, es: note, pap: note, de: note }).partial().optional(),
  }),
  output: setupSchema,
  errors: ["setup_unfinished"],
});
