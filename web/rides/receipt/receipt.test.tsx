import "../../testing/other-languages.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../../testing/render.tsx";
import type { Ride } from "../../../contract/rides/ride.ts";
import { DEFAULT_COMPANY } from "../../../domain/company/default-company.ts";
import { PrintedBooking, Receipt, receiptOf, receiptOfTracked } from "./receipt.tsx";
import { aRide, aTrackedRide } from "../../testing/rides.ts";

const DRIVEN = aRide({
  reference: "K7P-4XM",
  ride_datetime: "2026-11-20T20:45:00.000Z",
  completed_at: "2026-11-20T21:05:00.000Z",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  distance_km: "6.20",
  calculated_fare: "34.00",
  tracking_code: "its-code",
  driver_name: "Ruben Martina",
  paid_by: "account",
});
const RIDE = receiptOf(DRIVEN);

it.each(["en", "nl"] as const)(
  "shows no guilders to pay where a hotel or firm pays, in %s",
  async (language) => {
    renderPart(<Receipt ride={{ ...RIDE, partner: { name: "Villa Awa", room: "214" } }} />, language);
    await screen.findByText(/Villa Awa/);
    expect(screen.queryByText(/XCG/)).toBeNull();
  },
);

it("shows what it comes to in guilders to whoever paid in the car", async () => {
  renderPart(<Receipt ride={{ ...RIDE, paid_by: "cash_xcg" }} />);
  expect(await screen.findByText(/XCG 60.86/)).toBeTruthy();
});

it.each([
  ["en", "$20.00, $5.00 given back"],
  ["nl", "$20,00, $5,00 terugbetaald"],
] as const)("says in %s what was given back of what was paid by link", async (language, said) => {
  const ride = { ...RIDE, paid_by: "card" as const, calculated_fare: "20.00" };
  renderPart(<Receipt ride={{ ...ride, paid_by_link: "20.00", given_back: "5.00" }} />, language);
  expect(await screen.findByText(said)).toBeTruthy();
});

it("never breaks the plate of the car over two lines", () => {
  const ride: Ride = {
    ...DRIVEN,
    driver_name: "Carlos Merced",
    driver_vehicle: "Silver Mazda 6",
    plate: "TX 1503",
  };
  expect(receiptOf(ride).driver).toBe("Carlos Merced, Silver Mazda 6, TX\u00A01503");
});

it("prints a booking as a paper of the company: who drives by which permit, and the price line by line", () => {
  const ride = aTrackedRide({
    status: "Pending",
    reference: "4XV-MEN",
    breakdown: [{ label: "Base fare", code: "start", amount: 18 }],
  });
  renderPart(<PrintedBooking ride={receiptOfTracked(ride, "its-code")} />);
  const paper = screen.getByRole("article", { hidden: true });
  for (const part of [
    "Booking",
    "4XV-MEN",
    DEFAULT_COMPANY.legal_name,
    DEFAULT_COMPANY.permit_number,
    "$18.00",
  ]) {
    expect(paper.textContent).toContain(part);
  }
  expect(paper.textContent).not.toContain("Driver");
});

it.each([
  ["en", "Corrected, it was $40.00", "-$6.00"],
  ["de", "Korrigiert, vorher $40,00", "-$6,00"],
] as const)("says in %s that the fare was corrected, and by how much", async (language, said, amount) => {
  renderPart(<Receipt ride={{ ...RIDE, calculated_fare: "34.00", corrected_from: "40.00" }} />, language);
  expect((await screen.findByText(said)).nextElementSibling?.textContent).toBe(amount);
});
