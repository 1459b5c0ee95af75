import { z } from "zod";
import { CASE_KINDS, CASE_OUTCOMES, CASE_STATES } from "../../domain/cases/case-rules.ts";
import { isDate } from "../../domain/curacao-time.ts";
import { DRIVERS, OWN_DRIVER, STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { optionalText, requiredText } from "../wire-text.ts";
import { newCashRefundSchema } from "./cash-refund.ts";
import { caseFiguresSchema, caseSchema, listedCaseSchema, ownCaseSchema } from "./case.ts";

const office = endpoints({ tag: "Cases", access: STAFF_ONLY, needs: ["letters"], base: "/admin/cases" });

const id = z.object({ id: recordIdSchema });
const words = (what: string) => requiredText(what, 4000);

export const listCasesEndpoint = office({
  id: "listCases",
  method: "GET",
  path: "/",
  summary:
    "Cases, the newest first: a low rating, a complaint, a lost item, a no-show that is disputed, a ride that wasn't paid, an accident. `q` looks in the booking's number, the driver, the passenger and what it is about.",
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    state: z.enum(CASE_STATES).optional(),
    mine: z.enum(["true"], "Say mine=true, or leave it out.").optional(),
    driver: recordIdSchema.optional(),
    ride: recordIdSchema.optional(),
  }),
  strictQuery: true,
  output: z.array(listedCaseSchema),
  conditional: true,
});

export const getCaseFiguresEndpoint = office({
  id: "getCaseFigures",
  method: "GET",
  path: "/figures/",
  summary: "Each driver's rides of a year, with the cases and low ratings among a hundred of them.",
  output: caseFiguresSchema,
});

export const listColleaguesEndpoint = office({
  id: "listColleagues",
  method: "GET",
  path: "/colleagues/",
  summary: "Who of the office can see to a case.",
  output: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const getCaseEndpoint = office({
  id: "getCase",
  method: "GET",
  path: "/{id}/",
  summary: "One case with its ride, its people, its money and all that was said.",
  names: "staff_record",
  params: id,
  output: caseSchema,
});

export const openCaseEndpoint = office({
  id: "openCase",
  method: "POST",
  path: "/",
  summary:
    "Opens a case of a ride, or of a message to the company: its ride is then the one that the message names, unless another is said. A message that is a case already leads to that one.",
  body: z.object({
    kind: z.enum(CASE_KINDS, "Say what the case is about."),
    title: optionalText("What it is about", 120),
    ride_id: recordIdSchema.optional(),
    /** The number of the booking, where its ride isn't known otherwise. */
    reference: optionalText("The booking number", 20),
    message_id: recordIdSchema.optional(),
  }),
  status: 201,
  output: caseSchema,
  errors: ["invalid_input"],
});

export const giveCaseEndpoint = office({
  id: "giveCase",
  method: "POST",
  path: "/{id}/give/",
  summary: "Says who of the office sees to a case; nobody, where `to` is null.",
  names: "staff_record",
  params: id,
  body: z.object({ to: recordIdSchema.nullable() }),
  output: caseSchema,
  errors: ["invalid_input"],
});

export const setCaseDueEndpoint = office({
  id: "setCaseDue",
  method: "POST",
  path: "/{id}/due/",
  summary: "Says by which day of the island an open case is to be answered; no day, where `due_on` is null.",
  names: "staff_record",
  params: id,
  body: z.object({ due_on: z.string().refine(isDate, "A day is YYYY-MM-DD.").nullable() }),
  output: caseSchema,
  errors: ["invalid_input", "edit_conflict"],
});

export const noteCaseEndpoint = office({
  id: "noteCase",
  method: "POST",
  path: "/{id}/notes/",
  summary: "Adds a note that the office alone reads.",
  names: "staff_record",
  params: id,
  body: z.object({ text: words("Note") }),
  output: caseSchema,
});

export const askCaseDriverEndpoint = office({
  id: "askCaseDriver",
  method: "POST",
  path: "/{id}/ask-driver/",
  summary: "Asks the driver for their side: by mail and in their app, where they answer.",
  names: "staff_record",
  params: id,
  body: z.object({ text: words("Question") }),
  output: caseSchema,
  errors: ["edit_conflict"],
});

export const answerCaseEndpoint = office({
  id: "answerCase",
  method: "POST",
  path: "/{id}/answer/",
  summary: "Mails an answer to the passenger in the frame of their language. The case stays open.",
  names: "staff_record",
  params: id,
  body: z.object({ text: words("Answer") }),
  output: caseSchema,
  errors: ["edit_conflict"],
});

export const refundInCashEndpoint = office({
  id: "refundInCash",
  needs: ["letters", "refunds"],
  method: "POST",
  path: "/{id}/cash-refunds/",
  summary:
    "Gives money of the fare of a case's ride back in cash, at the office or by the driver, who is credited; never more than was paid.",
  names: "staff_record",
  params: id,
  body: newCashRefundSchema,
  status: 201,
  output: caseSchema,
  errors: ["invalid_input", "edit_conflict", "approval_needed", "approval_waiting"],
});

export const endCaseEndpoint = office({
  id: "endCase",
  method: "POST",
  path: "/{id}/end/",
  summary:
    "Ends a case with whose fault it was and the reason, and mails the passenger an answer where one is written. A driver who was asked reads both.",
  names: "staff_record",
  params: id,
  body: z.object({
    outcome: z.enum(CASE_OUTCOMES, "Say whose fault it was."),
    note: words("Reason"),
    answer: optionalText("Answer", 4000),
  }),
  output: caseSchema,
  errors: ["edit_conflict"],
});

export const reopenCaseEndpoint = office({
  id: "reopenCase",
  method: "POST",
  path: "/{id}/reopen/",
  summary: "Opens a case again that has ended.",
  names: "staff_record",
  params: id,
  output: caseSchema,
  errors: ["edit_conflict"],
});

export const listOwnCasesEndpoint = endpoints({ tag: "Cases", access: DRIVERS })({
  id: "listOwnCases",
  method: "GET",
  path: "/me/cases/",
  summary: "The cases in which the office has asked me for my side, the newest first; a hundred at most.",
  output: z.array(ownCaseSchema),
});

export const answerOwnCaseEndpoint = endpoints({ tag: "Cases", access: OWN_DRIVER })({
  id: "answerOwnCase",
  method: "POST",
  path: "/me/cases/{id}/answer/",
  summary: "Tells the office my side of a case in which it has asked me.",
  names: "asked_case",
  params: id,
  body: z.object({ text: words("Answer") }),
  output: ownCaseSchema,
  errors: ["edit_conflict"],
});
