import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { renderPart } from "../../testing/render.tsx";
import { StepDialog } from "./step-dialog.tsx";
import type { QueuedAction } from "./step-queue.ts";
import { aRide } from "../../testing/rides.ts";

const RIDE = aRide({
  id: 7,
  rider_name: "Maya Lopez",
  reference: "K7P-4XM",
  status: "InProgress",
  ride_datetime: "2026-11-20T16:00:00Z",
  calculated_fare: "26.00",
  pickup_location: "Punda",
  dropoff_location: "Hato",
});

function ask(action: QueuedAction, early = false, facts: Partial<Ride> = {}) {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  const { user } = renderPart(
    <StepDialog
      ride={{ ...RIDE, ...facts }}
      action={action}
      early={early}
      onClose={onClose}
      onConfirm={onConfirm}
    />,
  );
  return { user, onConfirm, onClose };
}

describe("a driver who finishes a ride", () => {
  it("says with two taps how it was paid", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Cash, dollars" }));
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([["finish", { payment: { paid_by: "cash_usd" } }]]);
  });

  it("collects in the money in hand, which stands largest", async () => {
    const { user } = ask("finish");
    const amounts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(amounts()).toEqual(["$26.00", "XCG 46.55"]);
    await user.click(screen.getByRole("button", { name: "Cash, guilders" }));
    expect(amounts()).toEqual(["XCG 46.55", "$26.00"]);
  });

  it("types the tip in the money it was paid in, with a comma as well", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Cash, guilders" }));
    await user.type(screen.getByLabelText("Tip, XCG (optional)"), "2,50");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([["finish", { payment: { paid_by: "cash_xcg", tip_xcg: 2.5 } }]]);
  });

  it("is told of a tip that is no amount before anything is sent", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Card in the car" }));
    await user.type(screen.getByLabelText("Tip, US$ (optional)"), "a lot");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(screen.getByText("An amount like 5 or 2.50.")).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("gives change back, in either money, and says in which where it is the other one", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Cash, dollars" }));
    await user.type(screen.getByLabelText("Received, US$ (optional)"), "50");
    expect(screen.getByText("Give back $24.00, or XCG 42.95")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Change in guilders" }));
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([
      ["finish", { payment: { paid_by: "cash_usd", also_paid_by: "cash_xcg", also_amount: -24 } }],
    ]);
  });

  it("says how the rest was paid, and has to", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Cash, dollars" }));
    await user.type(screen.getByLabelText("Received, US$ (optional)"), "20");
    expect(screen.getByText("$6.00 left, or XCG 10.75. How was that paid?")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(screen.getByText("Say how the rest was paid.")).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
    const rest = within(screen.getByRole("group", { name: "The rest was paid" }));
    await user.click(rest.getByRole("button", { name: "Cash, guilders" }));
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([
      ["finish", { payment: { paid_by: "cash_usd", also_paid_by: "cash_xcg", also_amount: 6 } }],
    ]);
  });

  it("says why a ride wasn't paid, which goes with its end", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Not paid" }));
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(screen.getByText("Say why it wasn't paid.")).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Left without paying" }));
    await user.type(screen.getByLabelText("What happened (optional)"), "Ran at the light");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([
      ["finish", { unpaid: { reason: "left", note: "Ran at the light" } }],
    ]);
  });

  it("collects what was not paid by link", async () => {
    ask("finish", false, { paid_by_link: "7.80" });
    expect(screen.getByText("$18.20")).toBeTruthy();
    expect(screen.getByText("$7.80 of it was paid by link.")).toBeTruthy();
  });

  it("collects nothing, and is asked nothing, where all of it was paid by link", async () => {
    const { user, onConfirm } = ask("finish", false, { paid_by_link: "26.00" });
    expect(screen.getByText("Paid by link. Collect nothing.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Cash, dollars" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([["finish"]]);
  });

  it("says how it was paid, or that it wasn't, before the ride is over", async () => {
    const { user, onConfirm } = ask("finish");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(screen.getByRole("alert").textContent).toContain("Say how it was paid, or that it wasn't.");
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Not paid" }));
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Cash, dollars" }));
    expect(screen.getByRole("button", { name: "Not paid" }).getAttribute("aria-pressed")).toBe("false");
    await user.click(screen.getByRole("button", { name: "Not paid" }));
    await user.click(screen.getByRole("button", { name: "Pays later" }));
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(onConfirm.mock.calls).toEqual([["finish", { unpaid: { reason: "later" } }]]);
  });
});

it.each([
  ["arrived", "Already at the pickup?", "I have arrived"],
  ["picked_up", "Passenger on board already?", "Passenger on board"],
] as const)(
  "asks about %s more than an hour before the pickup, and can be left",
  async (step, title, name) => {
    const { user, onConfirm, onClose } = ask(step, true);
    expect(screen.getByRole("dialog", { name: title }).textContent).toContain("more than an hour away");
    await user.click(screen.getByRole("button", { name: "Not yet" }));
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
    await user.click(screen.getByRole("button", { name }));
    expect(onConfirm.mock.calls).toEqual([[step]]);
  },
);

it.each(["finish", "no_show"] as const)("says so where a ride is ended with %s that early", (step) => {
  ask(step, true);
  expect(screen.getByRole("dialog").textContent).toContain("That's more than an hour away.");
});

it("sends nothing about a payment before one is chosen", async () => {
  const { user, onConfirm } = ask("record_payment");
  await user.click(screen.getByRole("button", { name: "Say how it was paid" }));
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Card in the car" }));
  await user.click(screen.getByRole("button", { name: "Say how it was paid" }));
  expect(onConfirm.mock.calls).toEqual([["record_payment", { payment: { paid_by: "card" } }]]);
});

it.each([
  ["only where a hotel or firm pays", { partner: { name: "Bay hotel", room: null }, paid_by: null }, true],
  ["not for a passenger who pays", {}, false],
  [
    "not where dispatch took the ride off it",
    { partner: { name: "Bay hotel", room: null }, paid_by: "card" },
    false,
  ],
] as const)("offers the account %s", (_where, facts, isOffered) => {
  ask("record_payment", false, facts);
  const account = screen.queryByRole("button", { name: "On account" });
  expect([account !== null, screen.queryByRole("button", { name: "Card in the car" }) !== null]).toEqual([
    isOffered,
    !isOffered,
  ]);
});
