import { screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { addDays, curacaoDate } from "../../../contract/curacao-time.ts";
import { PAPER_DAYS } from "../../../contract/papers/papers.ts";
import { listPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { listDriverCashEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import { getAnalyticsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { listContactMessagesEndpoint } from "../../../contract/staff/inbox.endpoints.ts";
import {
  listApplicationsEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { startSession } from "../../api/session.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { StartSection } from "./start-section.tsx";
import text from "./strings/en.ts";

const NO_DAYS = Object.fromEntries(Object.values(PAPER_DAYS).map((day) => [day, null]));

const NOBODY = { waiting_changes: [], ...NO_DAYS };

function openStart(drivers: readonly object[], messages: readonly object[] = []) {
  serverAnswers(getAnalyticsEndpoint, () => ({ totals: { revenue: 1234.5, rides: 42 } }) as never);
  serverAnswers(listDriverCashEndpoint, () => [
    { usd: "200.00", xcg: "40.00" } as never,
    { usd: "14.50", xcg: "2.75" } as never,
  ]);
  serverAnswers(listPartnersEndpoint, () => [{ owed: "121.00" }, { owed: "0.00" }] as never);
  serverAnswers(listContactMessagesEndpoint, () => messages as never);
  serverAnswers(listApplicationsEndpoint, () => []);
  serverAnswers(listDriverRecordsEndpoint, () => drivers as never);
  return renderPart(
    <PageAt path="/admin/start">
      <StartSection />
    </PageAt>,
  );
}

test("the office begins with today's money and what is still with drivers and hotels", async () => {
  openStart([]);
  expect(await screen.findByText("$1,234.50")).toBeTruthy();
  expect(screen.getByText("42")).toBeTruthy();
  expect(await screen.findByText("$214.50")).toBeTruthy();
  expect(screen.getByText("XCG 42.75")).toBeTruthy();
  expect(await screen.findByText("$121.00")).toBeTruthy();
  expect(screen.getByText(text.owedBy(1))).toBeTruthy();
  expect(await screen.findByText(text.nothing)).toBeTruthy();
});

test("the office says good day by name and by the hour of the island", async () => {
  serverAnswers(readMeEndpoint, () => ({ first_name: "Suheily" }) as never);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T13:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  startSession({ username: "staff", role: "staff", access: "token", refresh: null }, false);
  openStart([]);
  expect(await screen.findByRole("heading", { level: 1, name: "Good morning, Suheily" })).toBeTruthy();
  expect(screen.getByText("Tuesday, November 24, 2026 9:30 AM")).toBeTruthy();
});

test("papers that end in the next months stand beside what waits, the soonest first", async () => {
  const inDays = (days: number) => addDays(curacaoDate(new Date()), days);
  openStart([
    { ...NOBODY, id: 7, name: "Elvis Provence", insurance_expires_on: inDays(40) },
    {
      ...NOBODY,
      id: 8,
      name: "Nelly Sambo",
      inspection_expires_on: inDays(-1),
      permit_expires_on: inDays(400),
    },
    { ...NOBODY, id: 9, name: "Dwight Rosaria", license_expires_on: inDays(8) },
  ]);
  const box = within(await screen.findByRole("region", { name: text.papersEnd }));
  const lines = box.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/Nelly SamboInspection.*yesterday$/),
    expect.stringMatching(/Dwight RosariaDriving license.*in 8 days$/),
    expect.stringMatching(/Elvis ProvenceInsurance.*in 40 days$/),
  ]);
});

test("what waits comes by urgency, each with the way to its answer", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
  const letter = { name: "Ingrid Maduro", topic: "group" };
  openStart(
    [
      {
        ...NOBODY,
        id: 7,
        name: "Elvis Provence",
        permit_expires_on: "2026-01-31",
        waiting_changes: [
          { id: 1, field: "vehicle_type", from: "economy", to: "xl", state: "waiting" },
          { id: 2, field: "plate", from: "TX 1", to: "TX 2", state: "waiting" },
        ],
      },
    ],
    [
      { ...letter, id: 1, received_at: hoursAgo(1) },
      { ...letter, id: 2, name: "Tom Okafor", topic: "lost_item", received_at: hoursAgo(26) },
    ],
  );
  const list = within(await screen.findByRole("region", { name: text.waits }));
  const lines = (await list.findAllByRole("listitem")).map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Elvis Provence.*Taxi permit ran out/),
    expect.stringMatching(/^Tom Okafor.*Lost item/),
    expect.stringMatching(/^Elvis Provence.*Vehicle Type: Economy → .*; Plate: TX 1 → TX 2/),
    expect.stringMatching(/^Ingrid Maduro.*Group/),
  ]);
  const answer = list.getByRole("link", { name: `${text.answer}: Tom Okafor, Lost item` });
  expect(answer.getAttribute("href")).toContain("/admin/messages");
});
