import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  handInCashEndpoint,
  listDriverCashEndpoint,
  listShiftClosingsEndpoint,
} from "../../../contract/payments/payments.endpoints.ts";
import type { ShiftClosing } from "../../../contract/payments/payment-schemas.ts";
import type { Income } from "../../../contract/reports/income.ts";
import { getIncomeEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { reads } from "../../api/read.ts";
import paymentStrings from "../strings/en.ts";
import reportStrings from "../../reports/strings/en.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { answerWith, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { incomeCsv } from "./income-csv.ts";
import { MoneySection } from "./money-section.tsx";
import text from "./strings/en.ts";

const FIGURES = { rides: 2, fares: "46.50", tips: "3.00" };
const CLOSING: ShiftClosing = {
  id: 3,
  driver_id: 7,
  driver_name: "Nelly Sambo",
  since: null,
  closed_at: "2026-11-20T22:00:00Z",
  rides: 2,
  usd: "30.00",
  xcg: "50.00",
  counted_usd: "30.00",
  counted_xcg: "49.50",
  note: "",
  handed_in: null,
};

const INCOME = {
  start_date: "2026-11-01",
  end_date: "2026-12-01",
  totals: { ...FIGURES, collected: "41.50", on_account: "5.00", not_recorded: "3.00" },
  by_day: [{ day: "2026-11-20", ...FIGURES }],
  by_hour: [{ hour: 9, ...FIGURES }],
  by_zone: [{ zone: null, ...FIGURES }],
  by_type: [{ vehicle_type: "xl" as const, ...FIGURES }],
  by_payment: [{ paid_by: "cash_xcg" as const, ...FIGURES, xcg: "88.61" }],
  by_contract: [{ contract: { id: 4, name: "School run" }, ...FIGURES }],
};

function money(
  path = "/admin/money",
  headers: Record<string, string> = {},
  by_payment: Income["by_payment"] = INCOME.by_payment,
) {
  serverAnswers(getIncomeEndpoint, () => answerWith(getIncomeEndpoint, { ...INCOME, by_payment }, headers));
  return renderPart(
    <ToastProvider>
      <PageAt path={path}>
        <MoneySection />
      </PageAt>
    </ToastProvider>,
  );
}

test("figures of a replica say as of when they are, and figures of now don't", async () => {
  const { unmount } = money("/admin/money", { "As-Of": "2026-11-20T18:32:05.120Z" });
  expect(await screen.findByText(reportStrings.asOf("2:32 PM"))).toBeTruthy();
  unmount();
  reads.clear();
  money();
  expect(await screen.findByText("$41.50")).toBeTruthy();
  expect(screen.queryByText(/^As of/)).toBeNull();
});

test("what came in is shown in all and by day, hour, zone, type and way of paying", async () => {
  const { user } = money();
  expect(await screen.findByText("$41.50")).toBeTruthy();
  const parts = within(screen.getByRole("group", { name: text.by }));
  for (const [part, shown] of [
    ["day", "Friday, November 20, 2026"],
    ["hour", "9:00 AM–10:00 AM"],
    ["zone", text.noZone],
    ["type", "XL"],
    ["contract", "School run"],
    ["payment", paymentStrings.paidBy.cash_xcg],
  ] as const) {
    await user.click(parts.getByRole("button", { name: text.parts[part] }));
    expect(screen.getByRole("row", { name: new RegExp(`${shown}.* 2 \\$46.50 \\$3.00`) })).toBeTruthy();
  }
  expect(screen.getByText("XCG 88.61 in hand")).toBeTruthy();
});

test("rides that weren't paid are a row of their own beside those nobody said the payment of", async () => {
  const row = { paid_by: null, ...FIGURES, rides: 3, fares: "46.50", xcg: null };
  const { user } = money("/admin/money", {}, [{ ...row, not_paid: "20.00", not_paid_rides: 1 }]);
  expect(await screen.findByText("$41.50")).toBeTruthy();
  const parts = within(screen.getByRole("group", { name: text.by }));
  await user.click(parts.getByRole("button", { name: text.parts.payment }));
  const name = (start: string) => new RegExp(`^${start}`);
  expect(
    screen.getByRole("row", { name: name(`${paymentStrings.notRecorded} 2 \\$26.50 \\$3.00`) }),
  ).toBeTruthy();
  expect(screen.getByRole("row", { name: name(`${paymentStrings.unpaid} 1 \\$20.00 \\$0.00`) })).toBeTruthy();
});

test("what was collected leaves out what went on account and what nobody recorded, which stand beside it", async () => {
  money();
  const collected = await screen.findByText(text.collected);
  const tiles = [...(collected.closest("dl")?.children ?? [])].map(({ textContent }) => textContent);
  expect(tiles).toEqual([
    `${text.faresAlone}$46.50`,
    `${text.tips}$3.00`,
    `${text.onAccount}$5.00`,
    `${text.notRecorded}$3.00`,
    `${text.collected}$41.50`,
    `${text.rides}2`,
  ]);
});

test("the table of what came in says whose it is and of which days, with days to sort by and a total", () => {
  const csv = incomeCsv(
    {
      income: INCOME,
      part: "day",
      lines: [{ ...FIGURES, name: "Friday, November 20, 2026", plain: "2026-11-20" }],
      sums: [[text.collected, "41.50"]],
      text,
      company: "Trupial Taxi",
    },
    ",",
  );
  expect(
    csv
      .replace(/^\uFEFF/, "")
      .trimEnd()
      .split("\r\n"),
  ).toEqual([
    "Trupial Taxi,What came in,2026-11-01 to 2026-11-30",
    "",
    "Day,Rides,Fares (USD),Tips (USD),Given back (USD)",
    "2026-11-20,2,46.50,3.00,0.00",
    "Together,2,46.50,3.00,0.00",
    "",
    '"Collected, with tips (USD)",41.50',
  ]);
});

test("the cash with drivers stands in both currencies", async () => {
  serverAnswers(listDriverCashEndpoint, () => [
    {
      driver_id: 7,
      driver_name: "Nelly Sambo",
      rides: 1,
      rides_usd: "18.50",
      rides_xcg: "0.00",
      closings: 1,
      closed_usd: "30.00",
      closed_xcg: "49.50",
      usd: "48.50",
      xcg: "49.50",
    },
  ]);
  const { user } = money();
  await user.click(screen.getByRole("tab", { name: text.views.cash }));
  const row = within(await screen.findByRole("row", { name: /Nelly Sambo/ }));
  expect(row.getByText("$48.50")).toBeTruthy();
  expect(row.getAllByText("XCG 49.50")).toHaveLength(2);
});

test("the office signs for the cash of a shift with what it counted", async () => {
  serverAnswers(listShiftClosingsEndpoint, () => [CLOSING]);
  const sent = serverAnswers(handInCashEndpoint, () => CLOSING);
  const { user } = money();
  await user.click(screen.getByRole("tab", { name: text.views.closings }));
  await user.click(await screen.findByRole("button", { name: `${text.handIn}: Nelly Sambo` }));
  const dialog = within(screen.getByRole("dialog"));
  const guilders = dialog.getByLabelText(text.receivedXcg);
  expect(guilders).toHaveProperty("value", "49.50");
  await user.clear(guilders);
  await user.type(guilders, "49");
  await user.click(dialog.getByRole("button", { name: text.sign }));
  expect(sent).toMatchObject([{ body: { usd: 30, xcg: 49 } }]);
});

test("each part of the books has an address", async () => {
  serverAnswers(listDriverCashEndpoint, () => []);
  const { user } = money("/admin/money?view=cash");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe(text.views.cash);
  await user.click(screen.getByRole("tab", { name: text.views.income }));
  expect(screen.getByLabelText("Address").textContent).toBe("/admin/money?view=income");
  expect(await screen.findByText("$41.50")).toBeTruthy();
});
