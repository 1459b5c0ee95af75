import { expect, it } from "vitest";
import { planDay } from "../planning/plan-day.ts";
import { PromiseDesk } from "../planning/promise-desk.ts";
import { CAR, RIDE } from "../planning/testing/samples.ts";
import { gridTravel } from "../planning/testing/random-problem.ts";
import { deskSince } from "./desk-since.ts";

const PROBLEM = { now: 0, cars: [CAR], rides: [{ ...RIDE, pickup: 100, takes: 60 }] };
const cameAt = (id: number, pickup: number) => ({ id, request: { ...RIDE, pickup, takes: 30 } });

function openDesk() {
  const plan = planDay(PROBLEM, gridTravel, { effort: 30 });
  const desk = new PromiseDesk({ problem: PROBLEM, plan, travel: gridTravel });
  const isFree = (pickup: number, gone: number[], taken: ReturnType<typeof cameAt>[]) =>
    deskSince(desk, { gone, taken }).answer({ ...RIDE, pickup, takes: 30 }).status === "free";
  return isFree;
}

it("goes on from what it knew, and forgets what isn't so any more", () => {
  const isFree = openDesk();
  const [first, second] = [cameAt(2, 250), cameAt(3, 350)];
  expect(isFree(360, [], [first])).toBe(true);
  expect(isFree(360, [], [first, second])).toBe(false);
  // The first was taken back, and the second moved.
  expect(isFree(260, [], [second])).toBe(true);
  expect(isFree(360, [], [cameAt(3, 420)])).toBe(true);
  expect(isFree(420, [], [cameAt(3, 420)])).toBe(false);
});

it("has the car of a ride that is gone, and only for as long as it is", () => {
  const isFree = openDesk();
  expect([isFree(120, [], []), isFree(120, [1], []), isFree(120, [], [])]).toEqual([false, true, false]);
});
