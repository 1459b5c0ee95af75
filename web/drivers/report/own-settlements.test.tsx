import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnSettlement } from "../../../contract/settlements/settlement-schemas.ts";
import { listOwnSettlementsEndpoint } from "../../../contract/settlements/settlements.endpoints.ts";
import text from "../../settlements/strings/en.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { OwnSettlements } from "./own-settlements.tsx";

const SETTLED: OwnSettlement = {
  id: 3,
  first_day: "2026-11-09",
  last_day: "2026-11-15",
  closed_at: "2026-11-16T13:00:00Z",
  closed_by: "Suheily Maria",
  rides: 1,
  fares: "26.00",
  tips: "3.00",
  cash_usd: "0.00",
  cash_xcg: "0.00",
  card: "29.00",
  not_recorded: "0.00",
  commission: "5.20",
  handed_in_usd: "0.00",
  handed_in_xcg: "40.00",
  owed_usd: "23.80",
  owed_xcg: "40.00",
  corrections_usd: "-30.00",
  corrections_xcg: "0.00",
  total_usd: "-6.20",
  total_xcg: "40.00",
  together: "16.15",
  lines: [
    {
      ride_id: 11,
      reference: "TR-4711",
      completed_at: "2026-11-10T16:00:00Z",
      paid_by: "card",
      fare: "26.00",
      tip: "3.00",
      xcg: null,
      percent: 20,
      commission: "5.20",
    },
  ],
  corrections: [
    {
      id: 1,
      usd: "-30.00",
      xcg: "0.00",
      reason: "A fare paid twice",
      made_by: "Suheily Maria",
      made_at: "2026-11-17T13:00:00Z",
    },
  ],
};

test("a driver reads what was settled with them, what was corrected since, and how that comes", async () => {
  serverAnswers(listOwnSettlementsEndpoint, () => [SETTLED]);
  const { user } = renderPart(<OwnSettlements keepAs="driver_rides:driver:settlements" />);
  const section = within(await screen.findByRole("region", { name: text.own }));
  expect(await section.findByRole("heading", { name: "November 9, 2026 to November 15, 2026" })).toBeTruthy();
  expect(section.getByText("You get XCG 40.00 from the company. You owe the company $6.20.")).toBeTruthy();
  expect(
    section.getByText(/At 1.79 guilders to the dollar .* You get \$16.15 from the company/),
  ).toBeTruthy();
  await user.click(section.getByText(text.details));
  expect(section.getByText("You owe the company $30.00.")).toBeTruthy();
  expect(section.getByText(/A fare paid twice/)).toBeTruthy();
  expect(section.getByRole("row", { name: `${text.total} -6.20 40.00` })).toBeTruthy();
  expect(section.getByRole("row", { name: /TR-4711 .* \$26.00 \$3.00 \$5.20 \(20.00%\)/ })).toBeTruthy();
});

test("a driver sees what was paid, how, and what is still open", async () => {
  serverAnswers(listOwnSettlementsEndpoint, () => [
    {
      ...SETTLED,
      balance_usd: "-4.20",
      balance_xcg: "40.00",
      entries: [{ kind: "rent" as const, day: "2026-11-09", usd: "-150.00", xcg: "0.00", note: "" }],
      payments: [
        {
          id: 1,
          paid_on: "2026-11-18",
          how: "cash" as const,
          reference: "Receipt 12",
          usd: "-2.00",
          xcg: "0.00",
          made_by: "Suheily Maria",
          made_at: "2026-11-18T13:00:00Z",
          takes_back: null,
          taken_back: false,
        },
      ],
    },
  ]);
  const { user } = renderPart(<OwnSettlements keepAs="driver_rides:driver:settlements" />);
  const section = within(await screen.findByRole("region", { name: text.own }));
  expect(await section.findByText("Still open: you get XCG 40.00. Still open: you owe $4.20.")).toBeTruthy();
  await user.click(section.getByText(text.details));
  expect(section.getByText("$2.00 from the driver")).toBeTruthy();
  expect(section.getByText("Cash, November 18, 2026, Receipt 12")).toBeTruthy();
  expect(section.getByRole("row", { name: /Rent of the car, November 9, 2026 -150.00/ })).toBeTruthy();
});

test("it is said that nothing is settled", async () => {
  serverAnswers(listOwnSettlementsEndpoint, () => []);
  renderPart(<OwnSettlements keepAs="driver_rides:driver:settlements" />);
  expect(await screen.findByText(text.ownNone)).toBeTruthy();
});

test("it is said that settlements cannot be read", async () => {
  serverAnswers(listOwnSettlementsEndpoint, () => refusal("unavailable"));
  renderPart(<OwnSettlements keepAs="driver_rides:driver:settlements" />);
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.queryByText(text.ownNone)).toBeNull();
});
