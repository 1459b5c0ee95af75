import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import { renderPart } from "../../testing/render.tsx";
import { DriverRideDialog } from "./driver-ride-dialog.tsx";
import { aRide } from "../../testing/rides.ts";

const COMPLETED = aRide({
  status: "Completed",
  ride_datetime: "2026-11-20T16:00:00Z",
  completed_at: "2026-11-20T16:40:00Z",
  distance_km: "12.0",
  paid_by: null,
  actions: ["record_payment", "delete"],
});

function open(facts: Partial<Ride>) {
  return renderPart(
    <DriverScreen path="/driverhistory">
      <DriverRideDialog ride={{ ...COMPLETED, ...facts }} onClose={() => {}} onDelete={() => {}} />
    </DriverScreen>,
  );
}

it("says what a ride is in guilders until it is known how it was paid", () => {
  const { unmount } = open({});
  expect(screen.getByText("Cash, XCG 32.20")).toBeTruthy();
  unmount();
  open({ paid_by: "card" });
  expect(screen.getByText("Card in the car")).toBeTruthy();
  expect(screen.queryByText(/^Cash, XCG/)).toBeNull();
});

it("corrects how a ride was paid, and collects nothing anew", async () => {
  const { user } = open({ paid_by: "card" });
  expect(screen.queryByRole("button", { name: "Say how it was paid" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Correct how it was paid" }));
  const asked = within(screen.getByRole("dialog", { name: "How was it paid?" }));
  expect(asked.queryByText("Amount to collect")).toBeNull();
  expect(asked.getByText("Fare")).toBeTruthy();
});
