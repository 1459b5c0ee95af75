import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { releaseRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { HeldNote } from "./held-note.tsx";
import { aRide } from "../../testing/rides.ts";

const HELD = aRide({ held: true, actions: ["release"] });
const UNPAID: Ride = { ...HELD, deposit: { amount: "10.20", due_at: "2026-11-20T16:00:00.000Z" } };

function noteOf(ride: Ride) {
  return renderPart(
    <ToastProvider>
      <HeldNote ride={ride} />
    </ToastProvider>,
  );
}

test("a booking that waits for its deposit says how much and until when, and goes on without by one press", async () => {
  const released = serverAnswers(releaseRideEndpoint, () => ({ ...HELD, held: false }));
  const { user } = noteOf(UNPAID);
  expect(screen.getByText("Deposit not paid")).toBeTruthy();
  expect(screen.getByText(/until Nov 20, 12:00 PM to pay a deposit of \$10\.20/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept without deposit" }));
  expect(await screen.findByText("Ride #7 approved. Drivers see it now.")).toBeTruthy();
  expect(released).toHaveLength(1);
});

test("a booking that waits for proof says why, and what failed when it is approved", async () => {
  serverAnswers(releaseRideEndpoint, () => refusal("internal"));
  const { user } = noteOf(HELD);
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("We couldn't approve the ride. Please try again.")).toBeTruthy();
});

test("any other booking has no such note", () => {
  expect(noteOf({ ...HELD, held: false }).container.textContent).toBe("");
});
