import { expect, test } from "vitest";
import { aRide } from "../../testing/rides.ts";
import { wayAhead } from "./way-ahead.ts";

const BOKA = { location: "Shete Boka", lat: 12.3673, lng: -69.1165 };
const KNIP = { location: "Knip", lat: 12.352, lng: -69.1513 };
const RIDE = aRide({
  dropoff_location: "The ship",
  status: "InProgress",
  stops: [KNIP, BOKA],
  wait_minutes: 120,
});

function whereTo(ride: Parameters<typeof wayAhead>[0]) {
  const { dropoff_location, stops } = wayAhead(ride);
  return [dropoff_location, stops?.map(({ location }) => location)];
}

test("with the passengers aboard the driver is led to where they wait, and from there straight back", () => {
  expect(whereTo(RIDE)).toEqual(["Shete Boka", ["Knip"]]);
  const waits = { ...RIDE, wait_began_at: "2026-12-01T15:00:00Z" };
  expect(whereTo(waits)).toEqual(["The ship", undefined]);
  expect(whereTo({ ...waits, wait_ended_at: "2026-12-01T17:00:00Z" })).toEqual(["The ship", undefined]);
});

test("any other ride, and one whose passengers are not aboard, is as it was", () => {
  const plain = aRide({ status: "InProgress", stops: [KNIP] });
  expect(wayAhead(plain)).toBe(plain);
  const accepted = aRide({ ...RIDE, status: "Accepted" });
  expect(wayAhead(accepted)).toBe(accepted);
});
