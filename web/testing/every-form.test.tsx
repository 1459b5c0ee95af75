import { act, cleanup, fireEvent } from "@testing-library/react";
import * as fc from "fast-check";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { meSchema } from "../../contract/accounts/account.ts";
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  loginEndpoint,
  registerRiderEndpoint,
  resetPasswordEndpoint,
} from "../../contract/accounts/accounts.endpoints.ts";
import { changeMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { contactMessageSchema } from "../../contract/messages/contact-message.ts";
import { answerContactMessageEndpoint } from "../../contract/messages/inbox.endpoints.ts";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import { ProfileForm } from "../accounts/settings/profile-form.tsx";
import { PasswordSettings } from "../accounts/settings/password-settings.tsx";
import { LoginForm } from "../accounts/sign-in/login-form.tsx";
import { ForgotPasswordForm, ResetPasswordForm } from "../accounts/sign-in/password-forms.tsx";
import { RegisterForm } from "../accounts/sign-in/register-form.tsx";
import { AnswerForm } from "../messages/inbox/answer-form.tsx";
import { ApplicationForm } from "../site/forms/application-form.tsx";
import { ContactForm } from "../site/forms/contact-form.tsx";
import { EnquiryForm } from "../site/forms/enquiry-form.tsx";
import { cruiseCallSchema } from "../../contract/demand/cruise-calls.ts";
import { editCruiseCallEndpoint } from "../../contract/demand/demand.endpoints.ts";
import { planSettingsSchema } from "../../contract/dispatch/company-plan.ts";
import { editPlanSettingsEndpoint } from "../../contract/dispatch/plan-settings.endpoints.ts";
import {
  proposeShiftsEndpoint,
  setDriverShiftsEndpoint,
  setShiftDayEndpoint,
} from "../../contract/shifts/shifts.endpoints.ts";
import { driverShiftsSchema } from "../../contract/shifts/shifts.ts";
import { COMPANY_PLAN_DEFAULTS } from "../../domain/dispatch/company-plan.ts";
import { ShipForm } from "../demand/ship-form.tsx";
import { PlanForm } from "../dispatch/office/plan-settings-section.tsx";
import { DayForm } from "../shifts/office/day-dialog.tsx";
import { WeekForm } from "../shifts/office/week-dialog.tsx";
import { ProposalForm } from "../shifts/proposal-form.tsx";
import { ToastProvider } from "../ui/toast.tsx";
import { madeOf } from "./filled.ts";
import { PageAt } from "./page-at.tsx";
import { renderPart } from "./render.tsx";
import { refusal, serverAnswers } from "./server.ts";

const ANA = { first_name: "Ana", last_name: "Pieters", email: "ana@example.com", phone_number: "5551234" };

const SHIFTS = madeOf(driverShiftsSchema, { driver_id: 7, week: [], home: null, days: [] });
const SHIP = { id: 7, from: "2026-12-01T12:00:00Z", until: "2026-12-01T21:00:00Z", lat: 12.1, lng: -68.9 };
const PLAN = { ...COMPANY_PLAN_DEFAULTS, held_back_percent: [...COMPANY_PLAN_DEFAULTS.held_back_percent] };

/** The forms with rules of their own for what people write in their own words, and the call that each makes. */
const FORMS: readonly (readonly [string, EndpointDescription, ReactElement])[] = [
  ["the contact form", sendContactMessageEndpoint, <ContactForm key="" labelledBy="" />],
  [
    "an enquiry",
    sendContactMessageEndpoint,
    <EnquiryForm key="" topic="tour" subject="A tour" draft="tour" labelledBy="" />,
  ],
  ["an application", applyToDriveEndpoint, <ApplicationForm key="" labelledBy="" />],
  [
    "a login",
    loginEndpoint,
    <LoginForm key="" reason={null} forgotLink={null}>
      {null}
    </LoginForm>,
  ],
  ["a registration", registerRiderEndpoint, <RegisterForm key="">{null}</RegisterForm>],
  ["a lost password", forgotPasswordEndpoint, <ForgotPasswordForm key="">{null}</ForgotPasswordForm>],
  [
    "a new password",
    resetPasswordEndpoint,
    <ResetPasswordForm key="" token="a-token" loginLink={null} newLink={null} />,
  ],
  [
    "another password",
    changePasswordEndpoint,
    <PasswordSettings key="" me={madeOf(meSchema, { id: 7, ...ANA })} />,
  ],
  ["one's own details", changeMeEndpoint, <ProfileForm key="" me={madeOf(meSchema, { id: 7, ...ANA })} />],
  [
    "an answer to a message",
    answerContactMessageEndpoint,
    <AnswerForm key="" message={madeOf(contactMessageSchema, { id: 7 })} onDone={() => undefined} />,
  ],
  ["a driver's week", setDriverShiftsEndpoint, <WeekForm key="" shifts={SHIFTS} onDone={() => undefined} />],
  [
    "one day of a driver",
    setShiftDayEndpoint,
    <DayForm
      key=""
      driver={{ ...SHIFTS, proposal_waits: false }}
      day={{ day: "2026-12-01", shifts: [], by: "week", note: null }}
      onDone={() => undefined}
    />,
  ],
  [
    "a driver's proposal",
    proposeShiftsEndpoint,
    <ProposalForm key="" shifts={SHIFTS} onDone={() => undefined} />,
  ],
  [
    "a ship",
    editCruiseCallEndpoint,
    <ShipForm key="" ship={madeOf(cruiseCallSchema, SHIP)} today="2026-12-01" onDone={() => undefined} />,
  ],
  [
    "the settings of the plan",
    editPlanSettingsEndpoint,
    <PlanForm key="" settings={madeOf(planSettingsSchema, { ...PLAN, defaults: PLAN })} />,
  ],
];

/** What people type into a field of this name or type and is right. */
const RIGHT: Readonly<Record<string, string>> = {
  email: "ana@example.com",
  tel: "5551234",
  date: "2030-01-31",
  password: "a long password",
  username: "ana.pieters",
  hours: "8-17",
  pause: "30 12-14",
  time: "08:30",
  number: "10",
  told_rides: "3",
  at_once_minutes: "60",
  held_back_percent: "7-9: 15",
};
const NASTY = [
  "",
  " ",
  "a",
  "\u200B",
  "a\u0000b",
  "a\u202Eb",
  "www.evil.example",
  "x".repeat(5_000),
  "é".repeat(129),
  "  ana@example.com  ",
  "ana@example",
  "ana@example.c",
  "a@b@c.de",
  "+1 202 555 0100",
  "001 20",
  "555 1234",
  "0000-00-00",
  "2026-02-30",
  "-1",
  "1e9",
  "1,5",
  "' or 1=1",
  "<b>Ana</b>",
];

/** Nobody types a character that can't be shown; of one that comes by a paste the server says so at its field. */
const LEFT_TO_THE_SERVER = /has a character that cannot be shown/;

const typed = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);

test.each(FORMS)(
  "%s sends nothing that its call refuses, whatever is typed into it",
  async (_title, endpoint, form) => {
    const sent = serverAnswers(endpoint, () => refusal("internal"));
    const wrong = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 12, maxLength: 12 }), async (texts) => {
        localStorage.clear();
        sessionStorage.clear();
        const { container } = renderPart(
          <PageAt path="/">
            <ToastProvider>{form}</ToastProvider>
          </PageAt>,
        );
        const fields = [
          ...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
        ];
        fillIn(fields, texts);
        const before = sent.length;
        await act(async () => fireEvent.submit(container.querySelector("form") as HTMLFormElement));
        for (const { body } of sent.slice(before)) {
          for (const { path, message } of endpoint.body?.safeParse(body).error?.issues ?? []) {
            if (!LEFT_TO_THE_SERVER.test(message)) wrong.add(`${path.join(".")}: ${message}`);
          }
        }
        cleanup();
      }),
      { numRuns: 15, seed: 20_261_126, examples: [[Array.from({ length: 12 }, () => null)]] },
    );
    expect(sent.length).toBeGreaterThan(0);
    if (wrong.size > 0) throw new Error([...wrong].join("\n"));
  },
  240_000,
);

/** Types into each field what is right for it, or a text; a field takes no more than its length, as in a browser. */
function fillIn(
  fields: readonly (HTMLInputElement | HTMLTextAreaElement)[],
  texts: readonly (string | null)[],
): void {
  for (const [index, field] of fields.entries()) {
    if (field.type === "checkbox" || field.type === "radio") continue;
    // A place is picked from a list.
    if (field.getAttribute("role") === "combobox") continue;
    const right = RIGHT[field.name.replace(/\d$/, "")] ?? RIGHT[field.type] ?? "Maya Brooks";
    const text = (texts[index % texts.length] ?? right).slice(
      0,
      field.maxLength > 0 ? field.maxLength : undefined,
    );
    fireEvent.change(field, { target: { value: text } });
  }
}
