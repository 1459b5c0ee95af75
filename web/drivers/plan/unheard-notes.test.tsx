import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { UnheardOffer } from "../../../contract/dispatch/own-plan.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import { anOwnDriver } from "../../testing/drivers.ts";
import { anOwnPlan } from "../../testing/own-plan.ts";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import type { DriverDay } from "../day/driver-day.ts";
import { UnheardNotes } from "./unheard-notes.tsx";

const RIDE = aRide({ id: 7, status: "Pending", actions: ["accept", "reject"] });

function renderNotes(now: UnheardOffer["now"], day: Partial<DriverDay> = {}) {
  const offer = {
    ride_id: RIDE.id,
    offered_at: "2031-03-04T18:02:00Z",
    pickup_location: "Brievengat",
    now,
  } as const;
  const of = { username: now, own: anOwnDriver({ vehicle_type: "xl" }), openRequests: [RIDE] };
  return renderPart(
    <DriverScreen path="/driverpanel" day={{ ...of, plan: anOwnPlan({ unheard_offers: [offer] }), ...day }}>
      <UnheardNotes />
    </DriverScreen>,
  );
}

it("tells of an offer that came without a signal, which can still be taken while it is free", async () => {
  const accepted: number[] = [];
  const { user } = renderNotes("free", {
    accepting: {
      accepting: null,
      problem: null,
      forgetProblem: () => undefined,
      accept: ({ id }) => void accepted.push(id),
    },
  });
  expect(screen.getByText(/^An offer came at 2:02 PM while you had no signal: Brievengat\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(accepted).toEqual([7]);
});

it("says plainly that another has it, without a name, until that is read", async () => {
  const { user } = renderNotes("taken", { openRequests: [] });
  expect(screen.getByText("Another driver has it now.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByText("Another driver has it now.")).toBeNull();
});

it("waits for the signal before it says anything", () => {
  renderNotes("over", { noSignal: true });
  expect(screen.queryByText(/^An offer came/)).toBeNull();
});
