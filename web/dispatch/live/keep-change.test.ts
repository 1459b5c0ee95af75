import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { reads } from "../../api/read.ts";
import { cached, setCached } from "../../api/update-read.ts";
import { serverAnswers } from "../../testing/server.ts";
import { DRIVERS } from "./dispatch-lists.ts";
import { keepDriver, keepMoves } from "./keep-change.ts";
import { aDriver } from "../../testing/drivers.ts";

const driver = (id: number, more: Partial<Driver> = {}) =>
  aDriver({
    id,
    name: `Driver ${id}`,
    status: "available",
    lat: 12.1,
    lng: -68.9,
    located_at: "2026-11-22T12:00:00.000Z",
    profile: { phone_number: "5550101", vehicle_type: "economy", current_location: "Punda" },
    version: 1,
    ...more,
  });
const LATER = "2026-11-22T12:00:01.000Z";
const movedTo = (id: number, lat: number) => ({
  id,
  lat,
  lng: -68.9,
  located_at: LATER,
  location: "near Otrobanda",
});
const latitudes = () => cached(DRIVERS)?.map(({ lat }) => lat);
let changes = 0;
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  setCached(DRIVERS, [driver(1), driver(2), driver(3)]);
  changes = 0;
  leave = reads.subscribe(() => (changes += 1));
});
afterEach(() => {
  leave();
  vi.runAllTimers();
  vi.useRealTimers();
});

it("moves the cars of a frame together, and reads nothing for each of them", async () => {
  const asked = serverAnswers(listDriversEndpoint, () => []);
  const watched = reads.watch(DRIVERS);
  await vi.advanceTimersByTimeAsync(0);
  const [before, read] = [changes, asked.length];
  keepMoves([1, 2, 99].map((id) => movedTo(id, 12.103)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(latitudes()).toEqual([12.103, 12.103, 12.1]);
  expect(cached(DRIVERS)?.[0]).toMatchObject({
    location: "near Otrobanda",
    lastActive: LATER,
    located_at: LATER,
    profile: { current_location: "near Otrobanda" },
  });
  expect([changes, asked.length]).toEqual([before + 1, read]);
  watched();
});

it("shows at once what else has changed of a driver, and keeps where they are by now", () => {
  keepMoves([movedTo(1, 12.2)]);
  keepDriver(driver(1, { status: "on_ride" }));
  expect(cached(DRIVERS)?.[0]).toMatchObject({ lat: 12.2, located_at: LATER, status: "on_ride" });
  keepDriver(driver(1, { lat: null, lng: null, located_at: null, status: "offline", version: 2 }));
  expect(latitudes()).toEqual([null, 12.1, 12.1]);
  keepDriver(driver(2, { lat: 12.3, located_at: LATER }));
  expect(latitudes()).toEqual([null, 12.3, 12.1]);
});
