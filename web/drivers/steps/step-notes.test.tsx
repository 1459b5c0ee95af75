import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { type DriverDay, DriverDayContext } from "../day/driver-day.ts";
import text from "../strings/en.ts";
import { StepNotes } from "./step-notes.tsx";
import type { QueuedStep } from "./step-queue.ts";

const REFUSED = {
  key: "step-7",
  rideId: 7,
  rider: "Rosa Wernet",
  reference: "K7P-4XM",
  action: "arrived",
  state: "refused",
  status: "Pending",
} as Partial<QueuedStep> as QueuedStep;

function renderNotes(lists: {
  readonly active?: readonly Partial<Ride>[];
  readonly requests?: readonly Partial<Ride>[];
  readonly steps?: readonly QueuedStep[];
}) {
  const { active = [], requests = [], steps = [REFUSED] } = lists;
  const day = { steps, noSignal: false, active: { rides: active }, requests: { rides: requests } };
  renderPart(
    <PageAt path="/activerides">
      <DriverDayContext value={day as unknown as DriverDay}>
        <StepNotes />
      </DriverDayContext>
    </PageAt>,
  );
}

test("a refused step says that the office took the ride", () => {
  renderNotes({ requests: [{ id: 7, status: "Pending" }] });
  expect(screen.getByText(text.became.Pending)).toBeTruthy();
});

test("once the office has given the ride back it says so, and no longer that it waits for somebody", () => {
  renderNotes({ requests: [{ id: 7, status: "Assigned" }] });
  expect(screen.getByText(text.backAgain)).toBeTruthy();
  expect(screen.queryByText(text.became.Pending)).toBeNull();
});

test("nor when the driver has accepted it again", () => {
  renderNotes({ active: [{ id: 7, status: "Accepted" }] });
  expect(screen.getByText(text.backAgain)).toBeTruthy();
});

test("a step that failed names itself and what goes with it when it is given up", () => {
  const failed = { ...REFUSED, state: "failed" as const, status: undefined };
  const next = { ...failed, key: "step-8", action: "picked_up" as const, state: "waiting" as const };
  renderNotes({ steps: [failed, next, { ...next, key: "step-9", rideId: 8, action: "in_progress" }] });
  const note = screen.getByRole("alert").textContent;
  expect(note).toContain(text.failedStep(text.step.arrived, "Rosa Wernet"));
  expect(note).toContain(text.stepFailed.arrived);
  expect(note).toContain(text.givenUpToo(text.step.picked_up));
});
