import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { keepStrings } from "../../language/strings.ts";
import paymentStrings from "../../payments/strings/en.ts";
import rideStrings from "../../rides/strings/en.ts";
import { renderPart } from "../../testing/render.tsx";
import driverStrings from "../strings/en.ts";
import { StepDialog } from "./step-dialog.tsx";

keepStrings("en", "drivers", driverStrings);
keepStrings("en", "payments", paymentStrings);
keepStrings("en", "rides", rideStrings);

const RIDE: Partial<Ride> = {
  id: 7,
  rider_name: "Maya Lopez",
  reference: "K7P-4XM",
  status: "InProgress",
  ride_datetime: "2026-11-20T16:00:00Z",
  calculated_fare: "26.00",
  pickup_location: "Punda",
  dropoff_location: "Hato",
};

function ask(action: "finish" | "record_payment") {
  const onConfirm = vi.fn();
  const { user } = renderPart(
    <StepDialog ride={RIDE as Ride} action={action} onClose={() => undefined} onConfirm={onConfirm} />,
  );
  return { user, onConfirm };
}

describe("a driver who finishes a ride", () => {
  it("says with two taps how it was paid", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Cash, dollars" }));
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([["finish", { paid_by: "cash_usd" }]]);
  });

  it("types the tip in the money it was paid in, with a comma as well", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Cash, guilders" }));
    await user.type(screen.getByLabelText("Tip, XCG (optional)"), "2,50");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([["finish", { paid_by: "cash_xcg", tip_xcg: 2.5 }]]);
  });

  it("is told of a tip that is no amount before anything is sent", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Card in the car" }));
    await user.type(screen.getByLabelText("Tip, US$ (optional)"), "a lot");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(screen.getByText("An amount like 5 or 2.50.")).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("can leave it for later", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([["finish"]]);
  });
});

it("sends nothing about a payment before one is chosen", async () => {
  const { user, onConfirm } = ask("record_payment");
  await user.click(screen.getByRole("button", { name: "Say how it was paid" }));
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "On account" }));
  await user.click(screen.getByRole("button", { name: "Say how it was paid" }));
  expect(onConfirm.mock.calls).toEqual([["record_payment", { paid_by: "account" }]]);
});
