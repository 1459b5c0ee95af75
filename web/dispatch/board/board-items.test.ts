import { expect, test } from "vitest";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import { planDifferenceSchema, type PlannedRide } from "../../../contract/dispatch/plan.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { madeOf } from "../../testing/filled.ts";
import { aPlannedRide, aRide } from "../../testing/rides.ts";
import { itemsOf, offersOf } from "./board-items.ts";
import { sameLists } from "./use-same-items.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 14) + minutes * MINUTE_MS).toISOString();

function ride(id: number, known: Parameters<typeof aRide>[0] = {}): BoardRide {
  return { ...aRide({ id, actions: ["assign"], ride_datetime: at(60), ...known }), ends_at: at(85) };
}

function planned(ride_id: number, known: Partial<PlannedRide> = {}): [number, PlannedRide] {
  return [ride_id, aPlannedRide({ ride_id, ...known })];
}

test("a ride that nobody was told of stands in the row of whom the plan has for it, at the time of the plan", () => {
  const byRide = new Map([planned(1, { pickup_at: at(73), done_at: at(98), minutes_late: 13 })]);
  const { waiting, byDriver } = itemsOf([ride(1)], byRide);
  expect(waiting).toEqual([]);
  expect(byDriver.get(4)).toMatchObject([
    { plannedFor: { id: 4 }, promisedAt: at(60), pickupAt: at(73), endsAt: at(98), lost: 13 },
  ]);
});

test("up to five minutes after the promise nothing is late", () => {
  const byRide = new Map([planned(1, { pickup_at: at(65), minutes_late: 5 })]);
  expect(itemsOf([ride(1)], byRide).byDriver.get(4)).toMatchObject([{ lost: 0 }]);
});

test("what nobody can drive, what the plan doesn't know and what can't be given wait", () => {
  const left = planned(1, { state: "left_over", driver_id: null, pickup_at: null, done_at: null });
  const { waiting } = itemsOf([ride(1), ride(2), ride(3, { actions: [] })], new Map([left, planned(3)]));
  expect(waiting.map((item) => item.ride.id)).toEqual([1, 2, 3]);
});

test("a ride with its driver moves with the plan until the driver is there", () => {
  const late = { pickup_at: at(70), done_at: at(95), minutes_late: 10, state: "accepted" as const };
  const byRide = new Map([planned(1, late), planned(2, late)]);
  const given = { driver_id: 4, status: "Accepted" as const };
  const rides = [ride(1, given), ride(2, { ...given, arrived_at: at(58) })];
  expect(itemsOf(rides, byRide).byDriver.get(4)).toMatchObject([
    { plannedFor: null, pickupAt: at(70), lost: 10 },
    { plannedFor: null, pickupAt: at(60), lost: 0 },
  ]);
});

test("what is only supposed leaves its row and comes to another", () => {
  const { moves } = madeOf(planDifferenceSchema, {
    moves: [{ ride_id: 1, from_driver_id: 4, to_driver_id: 5, to_driver_name: "Mila", minutes_late: 8 }],
  });
  const { byDriver } = itemsOf([ride(1)], new Map([planned(1)]), moves);
  expect(byDriver.get(4)).toMatchObject([{ supposed: "goes", pickupAt: at(60) }]);
  expect(byDriver.get(5)).toMatchObject([{ supposed: "comes", pickupAt: at(68), endsAt: at(93), lost: 8 }]);
});

test("a row has the offers of its own rides alone, and stays the same where it has none", () => {
  const offer = (ride_id: number) => ({
    ride_id,
    driver_id: 5,
    driver_names: ["Ruben Martina"],
    expires_at: "2026-07-14T10:00:00Z",
  });
  const { waiting } = itemsOf([ride(1), ride(2)], new Map());
  const [before, after] = [new Map([[9, offer(9)]]), new Map([[8, offer(8)]])];
  expect(offersOf(waiting, before)).toBe(offersOf(waiting, after));
  expect([...offersOf(waiting, new Map([[2, offer(2)]])).keys()]).toEqual([2]);
});

test("the lists of rows in which nothing has changed are the ones of before", () => {
  const shown = new Map([
    [1, [{ until: at(1) }]],
    [2, [{ until: at(2) }]],
  ]);
  const next = sameLists(
    shown,
    new Map([
      [1, [{ until: at(1) }]],
      [2, [{ until: at(9) }]],
    ]),
  );
  expect(next.get(1)).toBe(shown.get(1));
  expect(next.get(2)).not.toBe(shown.get(2));
});
