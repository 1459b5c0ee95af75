import { expect, it } from "vitest";
import type { QueuedStep } from "./step-queue.ts";
import { undoableOf } from "./undoable.ts";
import { aRide } from "../../testing/rides.ts";

const NOON = new Date("2026-11-20T16:00:00Z");
const later = (ms: number) => new Date(NOON.getTime() + ms);
const RIDE = aRide({ id: 1, actions: ["undo"], undo_until: later(10_000).toISOString() });

function step(key: string, action: QueuedStep["action"]): QueuedStep {
  return { key, rideId: 1, action, rider: "", reference: "", at: NOON.toISOString(), state: "waiting" };
}

it("offers a step back for ten seconds, and no longer where the clock of the phone is wrong", () => {
  const asked = (now: Date) => undoableOf(RIDE, { steps: [], now, sends: true })?.secondsLeft ?? null;
  expect([asked(later(1_500)), asked(later(10_001)), asked(later(-60_000))]).toEqual([9, null, 10]);
});

it("offers nothing that only the server could take back while there is no signal", () => {
  expect(undoableOf(RIDE, { steps: [], now: later(1_500), sends: false })).toBeNull();
});

it("takes back what waits for a signal, boarding and start as the one tap they were", () => {
  const steps = [step("a", "arrived"), step("b", "picked_up"), step("c", "in_progress")];
  const waiting = (sends: boolean) =>
    undoableOf(RIDE, { steps, now: later(1_000), sends })?.waiting.map(({ key }) => key) ?? null;
  expect(waiting(false)).toEqual(["b", "c"]);
  expect(waiting(true)).toBeNull();
});
