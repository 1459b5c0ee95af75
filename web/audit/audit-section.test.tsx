import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ResultOf } from "../../contract/endpoint.ts";
import { FIRST_TARIFF } from "../../domain/fares/tariff.ts";
import {
  checkAuditLogEndpoint,
  exportAuditLogEndpoint,
  listAuditLogEndpoint,
} from "../../contract/audit/audit.endpoints.ts";
import paperStrings from "../papers/strings/en.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { keepSavedFiles } from "../testing/saved-files.ts";
import { refusal, serverAnswers } from "../testing/server.ts";
import text from "../office/strings/en.ts";
import auditStrings from "./strings/en.ts";
import { AuditSection } from "./audit-section.tsx";

type Entry = ResultOf<typeof listAuditLogEndpoint>[number];

const ENTRY: Entry = {
  id: 1,
  at: "2026-11-19T13:14:00Z",
  actor: "staff",
  actor_name: "Suheily Maria",
  actor_role: "staff",
  action: "sign_in",
  subject: "account 3",
  account: "staff",
  account_name: "Suheily Maria",
  account_role: "staff",
  detail: null,
};

/** About something else than an account. */
const OTHER = { account: null, account_name: undefined, account_role: undefined };

function log(entries: readonly Partial<Entry>[]) {
  serverAnswers(listAuditLogEndpoint, () => entries.map((entry) => ({ ...ENTRY, ...entry })));
  return renderSection();
}

function renderSection() {
  return renderPart(
    <PageAt path="/admin/audit">
      <AuditSection />
    </PageAt>,
  );
}

test.each([
  [
    "edit_driver",
    { license_expires_on: { from: null, to: "2027-05-20" }, vehicle_type: { from: "economy", to: "xl" } },
    [`${paperStrings.validUntil.license} none → May 20, 2027`, `${text.drivers.vehicleType} Economy → XL`],
  ],
  ["edit_company", { start_code: { from: false, to: true } }, [`${text.company.startCode} no → yes`]],
  ["change_role", { from: "driver", to: "rider" }, ["Role Driver → Rider"]],
  [
    "add_partner",
    { crib: "102345678", language: "nl", credit_limit: "500.00", discount_percent: 5 },
    ["CRIB number 102345678", "Language Nederlands", "Limit 500.00", "Discount (%) 5"],
  ],
  [
    "set_shifts",
    {
      week: {
        from: [
          { weekday: 1, from: "08:00", until: "17:00", break: null },
          { weekday: 2, from: "08:00", until: "17:00", break: null },
        ],
        to: [
          { weekday: 1, from: "08:00", until: "17:00", break: null },
          {
            weekday: 3,
            from: "18:00",
            until: "02:00",
            break: { minutes: 30, from: "22:00", until: "23:00" },
          },
        ],
      },
      home: "changed",
    },
    [
      "Tuesday 8–17 → Off",
      "Wednesday Off → 18–2, break of 30 min between 22–23",
      "Home moved to another address",
    ],
  ],
  ["set_shift_day", { day: "2026-12-24", shifts: [] }, ["December 24, 2026 Off"]],
  ["clear_shift_day", { day: "2026-12-24" }, ["December 24, 2026 as the week says"]],
  ["set_approvals", { refunds_over: { from: null, to: 75.5 } }, ["Refunds over ($) none → 75.5"]],
  ["send_message_again", { kind: "receipt", channel: "email" }, ["Message Receipt, email"]],
  [
    "add_tariff",
    { ...FIRST_TARIFF, validFrom: "2027-01-01", startCents: 650, before: FIRST_TARIFF },
    ["Valid from January 1, 2027", "Base fare $6.00 → $6.50"],
  ],
  ["add_tariff", FIRST_TARIFF, ["Valid from January 1, 2025", "Base fare $6.00", "Per km $1.55"]],
] as const)(
  "an entry of %s says each value in the words of the office's forms",
  async (action, detail, said) => {
    log([{ action, subject: "company", account: null, detail }]);
    const table = within(await screen.findByRole("table", { name: text.nav.audit }));
    const lines = table.getAllByRole("listitem").map((line) => line.textContent?.replaceAll(/\s+/g, " "));
    expect(lines).toEqual(said);
    expect(screen.queryByText(/_/)).toBeNull();
  },
);

test("the old value is struck through, and a long list opens on a press", async () => {
  const { user } = log([
    { action: "add_tariff", subject: "tariff 2", account: null, detail: FIRST_TARIFF },
    { id: 2, action: "change_role", detail: { from: "driver", to: "rider" } },
  ]);
  expect(await screen.findByText("Driver", { selector: "del" })).toBeTruthy();
  expect(screen.getByText("Rider", { selector: "ins" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: auditStrings.moreValues(44) }));
  expect(screen.getAllByRole("listitem")).toHaveLength(48);
});

test("an entry says when, who in which role, and leads to what it is about", async () => {
  const now = new Date();
  log([
    { id: 5, at: now.toISOString(), subject: "tariff 2", ...OTHER, action: "add_tariff" },
    { id: 4, subject: "account 8", account: "rider", account_name: "Ana Maria", account_role: "rider" },
    {
      id: 3,
      subject: "account 9",
      account: "driver",
      account_name: "Elvis Provence",
      account_role: "driver",
    },
    { id: 2, subject: "partner 7", ...OTHER, actor: null, action: "add_partner" },
    { id: 1, subject: "account 10", ...OTHER, action: "delete_account" },
  ]);
  const rows = (await screen.findAllByRole("row")).slice(1);
  expect(rows[0]?.textContent).toContain(auditStrings.today);
  expect(rows[1]?.textContent).toMatch(/^Nov 199:14 AMSuheily MariaStaff/);
  expect(rows[3]?.textContent).toContain(auditStrings.nobody);
  const linkOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(linkOf("Tariff 2")).toBe("/admin/tariffs");
  expect(linkOf("Ana Maria")).toBe("/admin/riders/8");
  expect(linkOf("Elvis Provence")).toBe("/admin/drivers/9/report");
  expect(linkOf("Hotel or firm 7")).toBe("/admin/partners/7");
  expect(screen.queryByRole("link", { name: /10/ })).toBeNull();
});

test("sign-ins of one person in a row are one line that opens", async () => {
  const signIn = (id: number, account = 3) => ({
    id,
    at: `2026-11-19T13:0${id}:00Z`,
    subject: `account ${account}`,
  });
  const { user } = log([signIn(5), signIn(4), signIn(3), signIn(2, 4), signIn(1)]);
  const rows = async () => (await screen.findAllByRole("row")).slice(1);
  expect(await rows()).toHaveLength(3);
  expect(screen.getByText(auditStrings.signedIn(3))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: auditStrings.since("Nov 19, 9:03 AM") }));
  expect(await rows()).toHaveLength(5);
});

test("the log is narrowed by who or what, by the kind of change and by days", async () => {
  const asked = serverAnswers(listAuditLogEndpoint, () => []);
  const { user } = renderSection();
  expect(await screen.findByText(text.audit.empty)).toBeTruthy();
  await user.type(screen.getByRole("searchbox", { name: auditStrings.search }), "ana");
  await user.selectOptions(screen.getByRole("combobox", { name: text.audit.what }), "change_role");
  fireEvent.change(screen.getByLabelText(auditStrings.from), { target: { value: "2026-11-01" } });
  fireEvent.change(screen.getByLabelText(auditStrings.to), { target: { value: "2026-11-20" } });
  expect(await screen.findByText(auditStrings.nothingFound)).toBeTruthy();
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
      q: "ana",
      action: "change_role",
      start_date: "2026-11-01",
      end_date: "2026-11-21",
    }),
  );
  await user.click(screen.getByRole("checkbox", { name: auditStrings.withValues }));
  await waitFor(() => expect(asked.at(-1)?.query.get("with_values")).toBe("true"));
  await user.click(screen.getByRole("button", { name: auditStrings.clear }));
  expect(await screen.findByText(text.audit.empty)).toBeTruthy();
});

test("what is filtered is kept as a table, and what goes wrong with that is said", async () => {
  serverAnswers(listAuditLogEndpoint, () => []);
  const asked = serverAnswers(exportAuditLogEndpoint, () => new Response("Entry,Who\r\n1,staff\r\n"));
  const saved = keepSavedFiles();
  const { user } = renderSection();
  await user.selectOptions(await screen.findByRole("combobox", { name: text.audit.what }), "change_role");
  expect(await screen.findByText(auditStrings.nothingFound)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: auditStrings.exportCsv }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ action: "change_role", language: "en" });
  expect(await saved[0]?.content.text()).toContain("1,staff");
  serverAnswers(exportAuditLogEndpoint, () => refusal("unavailable"));
  await user.click(screen.getByRole("button", { name: auditStrings.exportCsv }));
  expect((await screen.findByRole("alert")).textContent).toContain(auditStrings.exportFailed);
});

test("whether the log is as it was written is said on a press, with the first entry that isn't", async () => {
  serverAnswers(listAuditLogEndpoint, () => []);
  serverAnswers(checkAuditLogEndpoint, () => ({ entries: 1200, blanked: 2, fault: null, end: "1200:abc" }));
  const { user } = renderSection();
  const words = auditStrings.check;
  await user.click(screen.getByRole("button", { name: words.button }));
  const whole = await screen.findByText(words.whole("1,200"), { exact: false });
  expect(whole.textContent).toContain(words.blanked("2"));
  expect(whole.textContent).toContain("1200:abc");
  serverAnswers(checkAuditLogEndpoint, () => ({
    entries: 1200,
    blanked: 0,
    fault: { place: 7, reason: "missing" as const },
    end: "1200:abc",
  }));
  await user.click(screen.getByRole("button", { name: words.button }));
  expect((await screen.findByRole("alert")).textContent).toBe(words.broken("7", words.reasons.missing));
});
