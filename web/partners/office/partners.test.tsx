import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import {
  type AllowedAssistant,
  listPartnerAssistantsEndpoint,
  withdrawAssistantEndpoint,
} from "../../../contract/assistants/office-grants.endpoints.ts";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import {
  addPartnerEndpoint,
  changePartnerEndpoint,
  creditStatementEndpoint,
  getStatementEndpoint,
  listAgreedRatesEndpoint,
  listDebtorsEndpoint,
  listPartnersEndpoint,
  listStatementsEndpoint,
  mailStatementEndpoint,
  makeStatementEndpoint,
  makeUnbilledStatementsEndpoint,
  markStatementPaidEndpoint,
  previewStatementEndpoint,
  remindOfStatementEndpoint,
  takeBackStatementEntryEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import type { MadePartnerKey, PartnerKey } from "../../../contract/partners/partner-keys.ts";
import {
  listPartnerKeysEndpoint,
  makePartnerKeyEndpoint,
  withdrawPartnerKeyEndpoint,
} from "../../../contract/partners/partner-keys.endpoints.ts";
import type { MadeWebhook, Webhook, WebhookMessage } from "../../../contract/partners/webhooks.ts";
import {
  addWebhookEndpoint,
  listWebhookMessagesEndpoint,
  listWebhooksEndpoint,
  replayWebhookMessageEndpoint,
} from "../../../contract/partners/webhooks.endpoints.ts";
import { KEY_SCOPES } from "../../../domain/partners/key-scopes.ts";
import type { Statement, StatementDetail } from "../../../contract/partners/statement-schemas.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { AgedDebtors } from "./aged-debtors.tsx";
import { PartnerPage } from "./partner-page.tsx";
import { PartnersSection } from "./partners-section.tsx";
import { statementCsv } from "./statement-csv.ts";
import staff from "../../office/strings/en.ts";
import text from "./strings/en.ts";
import { statementSchema } from "../../../contract/partners/statement-schemas.ts";

const HOTEL: Partner = {
  id: 3,
  version: 2,
  name: "Hotel Pundamar",
  address: "Handelskade 12",
  crib: "102 345 678",
  email: "front@pundamar.example",
  phone: "+59995550150",
  discount_percent: 10,
  credit_limit: null,
  language: "nl",
  active: true,
  frame_origins: ["https://pundamar.example"],
  code: "for-guests",
  reception_code: "for-the-reception",
  owed: "60.00",
  owed_on_statements: "40.00",
  owed_driven: "15.00",
  owed_booked: "5.00",
  open_rides: 1,
  created_at: "2026-09-01T12:00:00Z",
};
const MADE_KEY: MadePartnerKey = {
  id: 4,
  name: "Opera",
  scopes: ["book"],
  begins_with: "trupial_live_AbCd",
  made_at: "2026-11-20T13:00:00Z",
  made_by: "Suheily Maria",
  withdrawn_at: null,
  withdrawn_by: null,
  last_used_at: null,
  last_used_from: null,
  rides_booked: 0,
  key: `trupial_live_${"AbCd".repeat(8)}123456`,
};
const MADE_WEBHOOK: MadeWebhook = {
  id: 6,
  url: "https://hooks.pundamar.example/taxi",
  made_at: "2026-11-20T13:00:00Z",
  made_by: "Suheily Maria",
  ended: null,
  ended_at: null,
  old_key_until: null,
  waiting: 0,
  failed: 1,
  last_sent_at: null,
  secret: "whsec_c2VjcmV0",
};
const GIVEN_UP: WebhookMessage = {
  id: 9,
  type: "ride.changed",
  ride_id: 11,
  reference: "K7P-4XM",
  status: "Cancelled",
  created_at: "2026-11-20T13:00:00Z",
  attempts: 10,
  next_attempt_at: null,
  sent_at: null,
  failed_at: "2026-11-23T19:00:00Z",
  last_error: "http_500",
};
const LINE = {
  ride_id: 11,
  reference: "K7P-4XM",
  completed_at: "2026-10-15T16:00:00Z",
  rider_name: "=Maya",
  room: "12",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  fare: "60.00",
};
const MADE: StatementDetail = {
  id: 5,
  number: 12,
  partner_id: 3,
  partner_name: "Hotel Pundamar",
  month: "2026-10",
  rides: 1,
  first_day: "2026-10-15",
  last_day: "2026-10-15",
  total: "60.00",
  received: "0.00",
  credited: "0.00",
  owed: "60.00",
  made_at: "2026-11-02T13:00:00Z",
  made_by: "Suheily Maria",
  mailed_at: null,
  paid: null,
  address: "Handelskade 12",
  crib: "102 345 678",
  email: "front@pundamar.example",
  lines: [LINE],
  entries: [],
};
const ENTRY = {
  id: 21,
  kind: "payment" as const,
  how: "bank" as const,
  amount: "44.50",
  owed_after: "15.50",
  received_on: "2026-11-18",
  reason: "=Ref 88",
  by: "Suheily Maria",
  at: "2026-11-19T13:00:00Z",
  taken_back: false,
};
const PART_PAID: StatementDetail = { ...MADE, received: "44.50", owed: "15.50", entries: [ENTRY] };

function renderAt(path: string) {
  return renderPart(
    <ToastProvider>
      <PageAt path={path}>
        <Routes>
          <Route path="/admin/partners" element={<PartnersSection />} />
          <Route path="/admin/partners/:id" element={<PartnerPage />} />
        </Routes>
      </PageAt>
    </ToastProvider>,
  );
}

function renderPage(
  statements: readonly Statement[] = [],
  query = "",
  unbilled: { month: string; rides: number; total: string }[] = [],
  keys: readonly PartnerKey[] = [],
  webhooks: readonly Webhook[] = [],
  assistants: readonly AllowedAssistant[] = [],
) {
  serverAnswers(listPartnersEndpoint, () => [HOTEL]);
  serverAnswers(listPartnerKeysEndpoint, () => keys);
  serverAnswers(listWebhooksEndpoint, () => webhooks);
  serverAnswers(listPartnerAssistantsEndpoint, () => assistants);
  serverAnswers(listStatementsEndpoint, () => statements.map((one) => statementSchema.parse(one)));
  serverAnswers(previewStatementEndpoint, ({ query }) => ({
    partner_id: 3,
    partner_name: HOTEL.name,
    month: query.get("month") ?? "",
    rides: 1,
    total: "60.00",
    first_day: "2026-10-15",
    last_day: "2026-10-15",
    state: "open" as const,
    lines: [LINE],
    unbilled,
  }));
  return renderAt(`/admin/partners/3${query}`);
}

test("a hotel is added with what is agreed; a limit is offered, and an empty one is none", async () => {
  serverAnswers(listPartnersEndpoint, () => []);
  const sent = serverAnswers(addPartnerEndpoint, () => HOTEL);
  const { user } = renderAt("/admin/partners");
  await user.click(await screen.findByRole("button", { name: text.add }));
  const dialog = within(screen.getByRole("dialog", { name: text.add }));
  await user.type(dialog.getByLabelText(staff.name), "Hotel Pundamar");
  await user.type(dialog.getByLabelText(text.email), "front@pundamar.example");
  await user.clear(dialog.getByLabelText(text.discountPercent));
  await user.type(dialog.getByLabelText(text.discountPercent), "10");
  const limit = dialog.getByLabelText<HTMLInputElement>(text.limitUsd);
  expect(limit.value).toBe("2000");
  await user.clear(limit);
  await user.click(dialog.getByRole("button", { name: staff.save }));
  expect(await screen.findByText(text.added)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ name: "Hotel Pundamar", discount_percent: 10, credit_limit: null });
});

test("a hotel's page has a link for guests and another for the reception, and changes what is agreed", async () => {
  const sent = serverAnswers(changePartnerEndpoint, () => HOTEL);
  const { user } = renderPage();
  const guests = within(await screen.findByRole("region", { name: text.links.guests.title }));
  expect(guests.getByRole("link").getAttribute("href")).toMatch(/\/on-account\/for-guests$/);
  const reception = within(screen.getByRole("region", { name: text.links.reception.title }));
  expect(reception.getByRole("link").getAttribute("href")).toMatch(/\/on-account\/for-the-reception$/);
  expect(screen.getByText("+599 9 555 0150")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: staff.edit }));
  const dialog = within(screen.getByRole("dialog", { name: text.editOf(HOTEL.name) }));
  await user.selectOptions(dialog.getByLabelText(text.booking), text.mayNotBook);
  await user.click(dialog.getByRole("button", { name: staff.save }));
  expect(await screen.findByText(text.saved)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ active: false, version: 2, crib: "102 345 678" });
});

test("the sites that may show a hotel's form are named one per line, and its script and link are there to pass on", async () => {
  const sent = serverAnswers(changePartnerEndpoint, () =>
    refusal("invalid_input", { fields: { frame_origins: "No" } }),
  );
  const { user } = renderPage();
  const widget = within(await screen.findByRole("region", { name: text.widget.title }));
  const sites = widget.getByRole<HTMLTextAreaElement>("textbox", { name: text.widget.sites });
  expect(sites.value).toBe("https://pundamar.example");
  await user.type(sites, "{Enter}http://www.pundamar.example");
  await user.click(widget.getByRole("button", { name: staff.save }));
  expect(await widget.findByText("No")).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    version: 2,
    frame_origins: ["https://pundamar.example", "http://www.pundamar.example"],
  });
  await user.click(widget.getByRole("button", { name: text.widget.copyScript }));
  expect(await navigator.clipboard.readText()).toBe(
    `<script src="${location.origin}/widget.js" data-code="for-guests" async></script>`,
  );
  await user.click(widget.getByRole("button", { name: text.widget.copyLink }));
  expect(await navigator.clipboard.readText()).toBe(
    `<a href="${location.origin}/on-account/for-guests">${text.widget.book}</a>`,
  );
  expect(widget.getByRole("link", { name: text.widget.preview }).getAttribute("href")).toMatch(
    /\/on-account\/for-guests\/frame$/,
  );
});

test("a statement is made with the figures that are shown, mailed, and its rest noted as paid", async () => {
  const made = serverAnswers(makeStatementEndpoint, () => MADE);
  serverAnswers(getStatementEndpoint, () => MADE);
  const mailed = serverAnswers(mailStatementEndpoint, () => MADE);
  const paid = serverAnswers(markStatementPaidEndpoint, () => MADE);
  const { user } = renderPage();
  await user.click(await screen.findByRole("button", { name: text.make }));
  const question = within(screen.getByRole("dialog", { name: /^Make the statement/ }));
  await user.click(question.getByRole("button", { name: text.make }));
  const dialog = within(await screen.findByRole("dialog", { name: new RegExp(`^${text.statement(12)}`) }));
  expect(made[0]?.body).toMatchObject({ seen: { rides: 1, total: "60.00" } });
  await user.click(await dialog.findByRole("button", { name: text.mail }));
  expect(await screen.findByText(text.mailed(MADE.email))).toBeTruthy();
  expect(mailed).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: text.notePayment }));
  await user.type(dialog.getByLabelText(text.note), "Ref 88");
  await user.click(dialog.getByRole("button", { name: text.notePayment }));
  expect(await screen.findByText(text.isNoted)).toBeTruthy();
  expect(paid[0]?.body).toEqual({
    amount: 60,
    how: "bank",
    received_on: curacaoDate(new Date()),
    note: "Ref 88",
    seen_owed: "60.00",
  });
});

test("a part that came in is taken off, stands in the history, and can be taken back with a reason", async () => {
  serverAnswers(getStatementEndpoint, () => PART_PAID);
  const takenBack = serverAnswers(takeBackStatementEntryEndpoint, () => MADE);
  const credited = serverAnswers(creditStatementEndpoint, () => MADE);
  const { user } = renderPage([PART_PAID], "?statement=12");
  const dialog = within(await screen.findByRole("dialog", { name: new RegExp(`^${text.statement(12)}`) }));
  expect((await dialog.findByText(text.left)).closest("div")?.textContent).toContain("$15.50");
  expect(screen.getByRole("cell", { name: text.leftOf("$15.50") })).toBeTruthy();
  const history = within(dialog.getByRole("region", { name: text.history }));
  expect(history.getByText(text.hows.bank)).toBeTruthy();
  expect(history.getByText(/Ref 88/)).toBeTruthy();
  await user.click(history.getByRole("button", { name: text.takeBack }));
  await user.type(history.getByLabelText(text.reason), "Another hotel's");
  await user.click(history.getByRole("button", { name: text.takeBack }));
  expect(await screen.findByText(text.isTakenBack)).toBeTruthy();
  expect(takenBack[0]?.body).toEqual({ reason: "Another hotel's" });
  await user.click(dialog.getByRole("button", { name: text.credit }));
  await user.type(dialog.getByLabelText(text.amountUsd), "5");
  await user.type(dialog.getByLabelText(text.reason), "Late");
  await user.click(dialog.getByRole("button", { name: text.credit }));
  expect(await screen.findByText(text.isCredited)).toBeTruthy();
  expect(credited[0]?.body).toEqual({ amount: 5, reason: "Late", seen_owed: "15.50" });
});

test("months that were never billed are named, looked at one by one, or all made with the figures shown", async () => {
  const unbilled = [
    { month: "2026-08", rides: 6, total: "141.50" },
    { month: "2026-09", rides: 34, total: "981.50" },
  ];
  const made = serverAnswers(makeUnbilledStatementsEndpoint, () => [statementSchema.parse(MADE)]);
  const { user } = renderPage([], "", unbilled);
  expect(await screen.findByText(text.unbilled)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.makeAll(2) }));
  const question = within(screen.getByRole("dialog", { name: text.makeAllOf(HOTEL.name) }));
  expect(question.getByText(/34 rides: \$981\.50/)).toBeTruthy();
  await user.click(question.getByRole("button", { name: text.makeAll(2) }));
  expect(await screen.findByText(text.allMade)).toBeTruthy();
  expect(made[0]?.body).toEqual({ seen: unbilled });
  await user.click(screen.getByRole("button", { name: /6 rides: \$141\.50/ }));
  expect(screen.getByLabelText<HTMLInputElement>(text.month).value).toBe("2026-08");
});

test("an overdue statement says so and is reminded of; who was reminded stands there", async () => {
  const overdue = { ...MADE, due_on: "2026-11-10", reminders: [{ at: "2026-11-12T13:00:00Z", by: null }] };
  serverAnswers(getStatementEndpoint, () => overdue);
  const reminded = serverAnswers(remindOfStatementEndpoint, () => overdue);
  const { user } = renderPage([overdue], "?statement=12");
  expect(await screen.findByRole("cell", { name: /overdue since November 10, 2026/ })).toBeTruthy();
  const dialog = within(await screen.findByRole("dialog", { name: new RegExp(`^${text.statement(12)}`) }));
  expect(await dialog.findByText(/Reminded by itself, Nov 12/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: text.remind }));
  expect(await screen.findByText(text.reminded(MADE.email))).toBeTruthy();
  expect(reminded).toHaveLength(1);
});

test("debts are listed by age, with all of them together at the end", async () => {
  const debts = { not_due: "10.00", days_1_30: "20.00", days_31_60: "0.00", days_61_90: "0.00" };
  const all = { ...debts, over_90: "5.50", paid_too_much: "0.00", total: "35.50" };
  serverAnswers(listDebtorsEndpoint, () => ({
    day: "2026-11-20",
    debtors: [{ partner_id: 3, partner_name: "Hotel Pundamar", ...all }],
    totals: all,
  }));
  renderPart(
    <PageAt path="/admin/money">
      <AgedDebtors />
    </PageAt>,
  );
  const row = within(await screen.findByRole("row", { name: /Hotel Pundamar/ }));
  for (const shown of ["$10.00", "$20.00", "$5.50", "$35.50"]) expect(row.getByText(shown)).toBeTruthy();
  expect(screen.getByRole("row", { name: new RegExp(`^${text.debtors.total}`) })).toBeTruthy();
});

test("a statement that the address names is open at once", async () => {
  serverAnswers(getStatementEndpoint, () => MADE);
  renderPage([], "?statement=12");
  expect(await screen.findByRole("dialog", { name: new RegExp(`^${text.statement(12)}`) })).toBeTruthy();
});

test("a statement that somebody else has just made is told in words", async () => {
  serverAnswers(makeStatementEndpoint, () => refusal("edit_conflict"));
  const { user } = renderPage();
  await user.click(await screen.findByRole("button", { name: text.make }));
  const question = within(screen.getByRole("dialog", { name: /^Make the statement/ }));
  await user.click(question.getByRole("button", { name: text.make }));
  expect(await question.findByRole("alert")).toBeTruthy();
});

test("a statement's table has its rides, what came in and what is left, and no cell is a formula", () => {
  const words = { entry: () => text.hows.bank };
  const csv = statementCsv({ statement: PART_PAID, text, words, moment: (at) => at }, ";");
  expect(csv).toContain("Statement 12;Hotel Pundamar;2026-10;102 345 678;2026-10-15;2026-10-15");
  expect(csv).toContain("K7P-4XM;2026-10-15T16:00:00Z;'=Maya;12;Punda;Mambo Beach;60,00");
  expect(csv).toContain(`${text.total};;;;;;60,00`);
  expect(csv).toContain("Bank transfer;2026-11-19T13:00:00Z;Suheily Maria;;2026-11-18;'=Ref 88;-44,50");
  expect(csv).toContain(`${text.left};;;;;;15,50`);
});

test("shows what a hotel owes part by part, beside what it may owe", async () => {
  serverAnswers(listPartnersEndpoint, () => [{ ...HOTEL, credit_limit: "50.00" }]);
  serverAnswers(listStatementsEndpoint, () => []);
  renderAt("/admin/partners/3");
  const balance = within(await screen.findByRole("region", { name: text.balance }));
  const facts = balance.getAllByRole("term").map((term) => term.textContent);
  const amounts = balance.getAllByRole("definition").map((amount) => amount.textContent);
  expect(facts.map((fact, index) => `${fact}: ${amounts[index]}`)).toEqual([
    `${text.onStatements}: $40.00`,
    `${text.driven}: $15.00`,
    `${text.booked}: $5.00`,
    `${text.owes}: $60.00`,
    `${text.limit}: $50.00`,
    `${text.overLimit}: $10.00`,
  ]);
});

test("two agreed prices that are still to come each say from when they count", async () => {
  const rate = { from: "airport", to: "punda", in_force: false } as const;
  serverAnswers(listAgreedRatesEndpoint, () => [
    { ...rate, id: 1, price: "28.00", valid_from: "2099-01-01" },
    { ...rate, id: 2, price: "30.00", valid_from: "2099-07-01" },
  ]);
  renderPage();
  const first = await screen.findByRole("row", { name: /\$28\.00/ });
  const second = screen.getByRole("row", { name: /\$30\.00/ });
  expect(within(first).getByText(text.rates.comingFrom("January 1, 2099"))).toBeTruthy();
  expect(within(second).getByText(text.rates.comingFrom("July 1, 2099"))).toBeTruthy();
  expect(within(second).getByRole("button", { name: /July 1, 2099/ })).toBeTruthy();
});

test("a key is made with what it may do, shown once, and withdrawn in one press", async () => {
  const { key, ...kept } = MADE_KEY;
  const keys: PartnerKey[] = [];
  const sent = serverAnswers(makePartnerKeyEndpoint, () => {
    keys.push(kept);
    return MADE_KEY;
  });
  const withdrawn = serverAnswers(withdrawPartnerKeyEndpoint, () => keys);
  const { user } = renderPage([], "", [], keys);
  const section = within(await screen.findByRole("region", { name: text.keys.title }));
  expect(await section.findByText(text.keys.none)).toBeTruthy();
  await user.type(section.getByLabelText(text.keys.name, { exact: false }), "Opera");
  for (const scope of KEY_SCOPES) await user.click(section.getByLabelText(text.keys.scopes[scope]));
  await user.click(section.getByRole("button", { name: text.keys.make }));
  expect(section.getByText(text.keys.noScope)).toBeTruthy();
  await user.click(section.getByLabelText(text.keys.scopes.book));
  await user.click(section.getByRole("button", { name: text.keys.make }));
  expect(await section.findByText(key)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ name: "Opera", scopes: ["book"] });
  await user.click(section.getByRole("button", { name: text.keys.kept }));
  expect(section.queryByText(key)).toBeNull();
  const withdraw = text.keys.withdrawOf(`${kept.name}, ${kept.begins_with}`);
  await user.click(await section.findByRole("button", { name: withdraw }));
  expect(await screen.findByText(text.keys.withdrawn)).toBeTruthy();
  expect(withdrawn).toHaveLength(1);
});

test("an assistant that acts for the hotel is named with what it may, and withdrawn in one press", async () => {
  const assistants: AllowedAssistant[] = [
    {
      id: "3f0c5d3e-6f0e-4c86-9c54-0d0f4a1f7d10",
      host: "assistant.example",
      allowed_by: "Opera",
      scopes: ["rides:read"],
      allowed_at: "2025-11-18T13:20:00.000Z",
      last_used_at: null,
    },
  ];
  const withdrawn = serverAnswers(withdrawAssistantEndpoint, () => {
    assistants.pop();
    return null;
  });
  const { user } = renderPage([], "", [], [], [], assistants);
  const row = within(await screen.findByRole("row", { name: /assistant\.example/ }));
  for (const word of ["Opera", staff.assistants.scopes["rides:read"], staff.assistants.unused]) {
    expect(row.getByText(word)).toBeTruthy();
  }
  const withdraw = staff.assistants.withdrawOf("assistant.example", "Opera");
  await user.click(row.getByRole("button", { name: withdraw }));
  expect(await screen.findByText(staff.assistants.withdrawn)).toBeTruthy();
  expect(screen.queryByRole("region", { name: staff.assistants.title })).toBeNull();
  expect(withdrawn).toHaveLength(1);
});

test("an address is added, its key shown once, and a message that was given up is sent again", async () => {
  const { secret, ...webhook } = MADE_WEBHOOK;
  const webhooks: Webhook[] = [];
  const sent = serverAnswers(addWebhookEndpoint, () => {
    webhooks.push(webhook);
    return MADE_WEBHOOK;
  });
  serverAnswers(listWebhookMessagesEndpoint, () => [GIVEN_UP]);
  const replayed = serverAnswers(replayWebhookMessageEndpoint, () => null);
  const { user } = renderPage([], "", [], [], webhooks);
  const section = within(await screen.findByRole("region", { name: text.webhooks.title }));
  await user.type(section.getByRole("textbox", { name: new RegExp(`^${text.webhooks.url}`) }), webhook.url);
  await user.click(section.getByRole("button", { name: text.webhooks.add }));
  expect(await section.findByText(secret)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ url: webhook.url });
  await user.click(section.getByRole("button", { name: text.keys.kept }));
  const messages = text.webhooks.of(text.webhooks.messages, webhook.url);
  await user.click(await section.findByRole("button", { name: messages }));
  expect(await section.findByText(text.webhooks.givenUp(text.webhooks.why.answered("500")))).toBeTruthy();
  const again = text.webhooks.of(text.webhooks.replay, "Changed K7P-4XM");
  await user.click(section.getByRole("button", { name: again }));
  expect(await screen.findByText(text.webhooks.replayed)).toBeTruthy();
  expect(replayed).toHaveLength(1);
});
