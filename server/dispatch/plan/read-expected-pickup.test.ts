import { sql } from "kysely";
import { expect, it } from "vitest";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { IN_DATABASE_ALONE } from "../../events/positions/newest-positions.ts";
import { buildMaps } from "../../places/build-maps.ts";
import { openCurrentMaps } from "../../places/current-maps.ts";
import { AT_HATO, openCompany } from "../../testing/company-of-cars.ts";
import { LiveReader, listenHere } from "../../testing/live-reader.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";
import { openDayPlanner } from "./day-planner.ts";

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));

const TO_PUNDA = {
  pickup_lat: AT_HATO.lat,
  pickup_lng: AT_HATO.lng,
  dropoff_lat: 12.10538,
  dropoff_lng: -68.93366,
  duration_min: 20,
};

/** A company with so many cars at the airport, and a planner of its own. */
async function openDay(server: TestServer, cars: number) {
  const { db, clock } = server;
  await openCompany(server, cars);
  await db.updateTable("plan_state").set({ planner: null, planner_until: null }).execute();
  const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps });
  const book = (minutes = 0) =>
    makeRide(server, { ride_datetime: new Date(clock.now().getTime() + minutes * MINUTE_MS), ...TO_PUNDA });
  const plan = async () => {
    await planner.run();
    await planner.planNow();
  };
  const expectedOf = async ({ trackingCode }: { trackingCode: string }) =>
    (await server.call(trackRideEndpoint, { params: { tracking_code: trackingCode } })).expected;
  const minutesOf = (expected: TrackedRide["expected"]) =>
    (Date.parse(expected?.pickup_at ?? "") - clock.now().getTime()) / MINUTE_MS;
  return { book, plan, expectedOf, minutesOf };
}

onEachDatabase("a ride that is wanted now", (server) => {
  it("says when a car will be there by the plan, and of one that must wait for it, later", async () => {
    const { book, plan, expectedOf, minutesOf } = await openDay(server, 1);
    const first = await book();
    expect(await expectedOf(first)).toBeUndefined();
    const second = await book(1);
    await plan();
    expect(minutesOf(await expectedOf(first))).toBeLessThan(5);
    expect(minutesOf(await expectedOf(second))).toBeGreaterThan(20);
  });

  it("says that every car is busy where no plan has one, and when the first might be there", async () => {
    const { book, plan, expectedOf } = await openDay(server, 0);
    const ride = await book();
    await plan();
    expect(await expectedOf(ride)).toEqual({ pickup_at: null, first_free_at: null });
  });

  it("says nothing of a ride for later, nor of one whose car can't be found, nor once nobody plans any more", async () => {
    const { book, plan, expectedOf } = await openDay(server, 1);
    const [now, later] = [await book(), await book(120)];
    await plan();
    expect(await expectedOf(later)).toBeUndefined();
    expect(await expectedOf(now)).toBeDefined();
    const longAgo = sql<Date>`now() - interval '1 minute'`;
    await server.db.updateTable("plan_state").set({ planner_until: longAgo }).execute();
    expect(await expectedOf(now)).toBeUndefined();
    await server.db
      .updateTable("drivers")
      .set({ lat: null, lng: null, located_at: null })
      .where("on_shift", "=", true)
      .execute();
    await plan();
    expect(await expectedOf(now)).toBeUndefined();
  });

  it("tells its page when the plan expects the car at another minute, and no other page", async () => {
    const { book, plan, minutesOf } = await openDay(server, 1);
    const [ride, later] = [await book(), await book(120)];
    const address = await listenHere(server.app);
    const lineOf = ({ trackingCode }: { trackingCode: string }) =>
      LiveReader.connect({ address, path: `/api/track/${trackingCode}/events/` });
    const [line, other] = [await lineOf(ride), await lineOf(later)];
    await plan();
    await line.until((events) => {
      const told = events.at(-1);
      return told !== undefined && "ride" in told && JSON.stringify(told.ride).includes('"expected"');
    });
    const [told] = line.events.slice(-1) as unknown as { ride: TrackedRide }[];
    expect(minutesOf(told?.ride.expected)).toBeLessThan(5);
    expect(other.events).toEqual([]);
    await line.break();
    await other.break();
  });
});
