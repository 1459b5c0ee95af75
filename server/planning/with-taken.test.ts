import { expect, it } from "vitest";
import { planDay } from "./plan-day.ts";
import { PromiseDesk } from "./promise-desk.ts";
import { CAR, RIDE } from "./testing/samples.ts";
import { gridTravel } from "./testing/random-problem.ts";
import { type TakenSince, withTaken } from "./with-taken.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";

const ONE_RIDE = { now: 0, cars: [CAR], rides: [{ ...RIDE, pickup: 100, takes: 60 }] };

function askAt(pickup: number, { gone = [], taken = [] }: { gone?: number[]; taken?: TakenSince[] }) {
  const plan = planDay(ONE_RIDE, gridTravel, { effort: 30 });
  const since = { gone: new Set(gone), taken, travel: gridTravel, settings: PLAN_DEFAULTS };
  const now = withTaken({ problem: ONE_RIDE, plan, ...since });
  return new PromiseDesk({ ...now, travel: gridTravel }).answer({ ...RIDE, pickup, takes: 30 }).status;
}

it("gives the last car to the ride that came first, and no more", () => {
  const came = [{ id: 2, request: { ...RIDE, pickup: 250, takes: 30 } }];
  expect(askAt(260, {})).toBe("free");
  expect(askAt(260, { taken: came })).toBe("full");
  expect(askAt(400, { taken: came })).toBe("free");
});

it("has the car again of a ride that went", () => {
  expect(askAt(120, {})).toBe("full");
  expect(askAt(120, { gone: [1] })).toBe("free");
});

it("leaves out what was taken past capacity: another can't have less than nothing", () => {
  const past = [{ id: 2, request: { ...RIDE, pickup: 130, takes: 30 } }];
  expect(askAt(200, { taken: past })).toBe("free");
});
