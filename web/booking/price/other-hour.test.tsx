import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { toWireTariff } from "../../../contract/fares/to-wire-tariff.ts";
import { FIRST_TARIFF } from "../../../domain/fares/tariff.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { type BookingDraft, EMPTY_BOOKING } from "../booking-draft.ts";
import { OtherHour } from "./other-hour.tsx";

const PUNDA = { text: "Punda", lat: 12.1061, lng: -68.9335 };
const MAMBO = { text: "Mambo Beach", lat: 12.0865, lng: -68.899 };
const ORDINARY = { label: "Start", code: "start", amount: 26 } as const;

/** The sentence beside a price, where a trip costs 32.50 in the night and on the first day of Christmas, and 26 else. */
function renderAt(when: string, surcharge: "night" | "holiday" | null) {
  serverAnswers(getConfigEndpoint, () => ({ tariff: toWireTariff(FIRST_TARIFF) }));
  const asked = serverAnswers(calculateFareForTripEndpoint, ({ query }) => {
    const time = query.get("trip_time") ?? "";
    const dear = time >= "23" || time < "06" || query.get("trip_date") === "2099-12-25";
    return { fare: dear ? 32.5 : 26, vehicle_type: "economy" as const };
  });
  const line = surcharge && ({ label: surcharge, code: surcharge, amount: 6.5, percent: 25 } as const);
  const fare = {
    fare: surcharge ? 32.5 : 26,
    breakdown: line ? [ORDINARY, line] : [ORDINARY],
    twoCars: null,
  };
  const priced: (Partial<BookingDraft> | undefined)[] = [];
  const draft = { ...EMPTY_BOOKING, pickup: PUNDA, dropoff: MAMBO, when };
  const opened = renderPart(
    <OtherHour flow={{ draft, price: (values) => void priced.push(values) }} fare={fare} />,
  );
  return { ...opened, priced, asked };
}

test("a price by night says from when on it is cheaper, and takes that time in one tap", async () => {
  const { user, priced } = renderAt("2099-12-03T05:30", "night");
  expect(await screen.findByText(/Cheaper from 6:00 AM on: \$26\.00\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take that time" }));
  expect(priced).toEqual([{ when: "2099-12-03T06:00" }]);
});

test("a price before the night says from when on it is dearer", async () => {
  renderAt("2099-12-03T22:30", null);
  expect(await screen.findByText("From 11:00 PM on it's the night rate: $32.50.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a price on a holiday names the day after, where that is cheaper", async () => {
  renderAt("2099-12-25T10:00", "holiday");
  expect(await screen.findByText(/Cheaper from Dec 26, 10:00 AM on: \$26\.00\./)).toBeTruthy();
});

test("of an hour that costs the same nothing is said", async () => {
  const { asked, container } = renderAt("2099-12-24T10:00", "holiday");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe("");
});
