import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "../../testing/render.tsx";
import text from "../strings/en.ts";
import { StepNotes } from "./step-notes.tsx";
import { aStep } from "../../testing/steps.ts";
import { DriverScreen, ridesRead } from "../../testing/driver-day.tsx";
import { aRide } from "../../testing/rides.ts";
import type { DriverDay } from "../day/driver-day.ts";

const REFUSED = aStep({ state: "refused", status: "Pending" });

function renderNotes(day: Partial<DriverDay>) {
  renderPart(
    <DriverScreen path="/activerides" day={{ steps: [REFUSED], ...day }}>
      <StepNotes />
    </DriverScreen>,
  );
}

test("a refused step says that the office took the ride", () => {
  renderNotes({ requests: ridesRead([aRide({ status: "Pending" })]) });
  expect(screen.getByText(text.became.Pending)).toBeTruthy();
});

test("once the office has given the ride back it says so, and no longer that it waits for somebody", () => {
  renderNotes({ requests: ridesRead([aRide({ status: "Assigned" })]) });
  expect(screen.getByText(text.backAgain)).toBeTruthy();
  expect(screen.queryByText(text.became.Pending)).toBeNull();
});

test("nor when the driver has accepted it again", () => {
  renderNotes({ active: ridesRead([aRide({ status: "Accepted" })]) });
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
