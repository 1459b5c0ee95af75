import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import "../../testing/dutch.ts";
import { Receipt, type ReceiptRide } from "../../rides/receipt/receipt.tsx";
import { renderPart } from "../../testing/render.tsx";
import type { CalculatedFare } from "../use-booking.ts";
import { PriceLines } from "./price-lines.tsx";

const FARE = {
  fare: 34,
  total: 34,
  breakdown: [],
  twoCars: null,
  wayBack: null,
} as unknown as CalculatedFare;
const RIDE = {
  reference: "K7P-4XM",
  ride_datetime: "2026-11-20T20:45:00.000Z",
  completed_at: "2026-11-20T21:05:00.000Z",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  distance_km: "6.20",
  calculated_fare: "34.00",
  breakdown: [],
  paid_by: "account",
  passenger: null,
  driver: "Ruben Martina",
  trackingCode: "its-code",
} as unknown as ReceiptRide;

it.each(["en", "nl"] as const)(
  "says in %s what cash comes to in guilders only where cash is paid",
  async (language) => {
    const partner = { name: "Villa Awa", room: "214" };
    renderPart(
      <>
        <PriceLines fare={FARE} onAccount />
        <Receipt ride={{ ...RIDE, partner }} />
      </>,
      language,
    );
    await screen.findByText(/Villa Awa/);
    expect(screen.queryByText(/XCG/)).toBeNull();
  },
);

it("says what cash comes to in guilders to whoever pays it", async () => {
  renderPart(<PriceLines fare={FARE} onAccount={false} />);
  expect(await screen.findByText(/XCG 60.86/)).toBeTruthy();
});
