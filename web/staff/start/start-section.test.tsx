import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PAPER_DAYS } from "../../../contract/papers/papers.ts";
import { getAnalyticsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { listContactMessagesEndpoint } from "../../../contract/staff/inbox.endpoints.ts";
import {
  listApplicationsEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import staffStrings from "../strings/en.ts";
import { StartSection } from "./start-section.tsx";
import text from "./strings/en.ts";

const NO_DAYS = Object.fromEntries(Object.values(PAPER_DAYS).map((day) => [day, null]));

test("the office begins with today's money and what waits", async () => {
  const received_at = "2026-11-20T14:10:00Z";
  serverAnswers(getAnalyticsEndpoint, () => ({ totals: { revenue: 1234.5, rides: 42 } }) as never);
  serverAnswers(
    listContactMessagesEndpoint,
    () => [{ id: 1, name: "Ingrid Maduro", topic: "group", received_at }] as never,
  );
  serverAnswers(listApplicationsEndpoint, () => []);
  serverAnswers(
    listDriverRecordsEndpoint,
    () =>
      [
        {
          id: 7,
          name: "Elvis Provence",
          ...NO_DAYS,
          permit_expires_on: "2026-01-31",
          waiting_changes: [{ id: 1, field: "vehicle_type", from: "economy", to: "xl", state: "waiting" }],
        },
      ] as never,
  );
  renderPart(
    <PageAt path="/admin/start">
      <StartSection />
    </PageAt>,
  );
  expect(await screen.findByText("$1,234.50")).toBeTruthy();
  expect(screen.getByText("42")).toBeTruthy();
  const part = (name: string) => within(screen.getByRole("region", { name }));
  expect(await part(staffStrings.nav.messages).findByText(/^Ingrid Maduro, Group, /)).toBeTruthy();
  expect(await part(staffStrings.nav.applications).findByText(text.nothing)).toBeTruthy();
  expect(await part(text.changes).findByText(/^Elvis Provence: Vehicle Type: Economy → /)).toBeTruthy();
  expect(await part(text.papers).findByText(/^Elvis Provence: Taxi permit ran out/)).toBeTruthy();
});
