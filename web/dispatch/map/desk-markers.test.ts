import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { flagOf, looksTheSame, waitingSoon } from "./desk-markers.ts";
import { aRide } from "../../testing/rides.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const WORDS = {
  badge: (minutes: number) => `${minutes} min`,
  label: ({ id }: Ride) => `Ride #${id}`,
  onSelect: () => undefined,
};

function rideIn(minutes: number, more: Partial<Ride> = {}): Ride {
  const ride_datetime = new Date(NOW.getTime() + minutes * 60_000).toISOString();
  return aRide({ pickup_lat: 12.1, pickup_lng: -68.9, ride_datetime, ...more });
}

it("shows who is to be picked up within two hours, and whoever is late, but nobody of later", () => {
  const rides = [rideIn(-30), rideIn(5), rideIn(119), rideIn(121), rideIn(6, { status: "Accepted" })];
  expect(waitingSoon(rides, NOW)).toEqual(rides.slice(0, 3));
});

it("says the minutes to the pickup on a flag as urgent as on the board", () => {
  const flags = [rideIn(-4), rideIn(0), rideIn(1), rideIn(10), rideIn(11)].map((ride) =>
    flagOf(ride, NOW, WORDS),
  );
  expect(flags.map((flag) => [flag?.badge, flag?.tone])).toEqual([
    ["-4 min", "red"],
    ["0 min", "red"],
    ["1 min", "amber"],
    ["10 min", "amber"],
    ["11 min", "calm"],
  ]);
  expect(flagOf(rideIn(5, { pickup_lat: null }), NOW, WORDS)).toBeNull();
});

it("takes a flag for the same until its minutes change", () => {
  const flag = (minutes: number) => flagOf(rideIn(minutes), NOW, WORDS);
  const [six, again, five] = [flag(6), flag(6), flag(5)];
  if (!six || !again || !five) throw new Error("a ride with a point has a flag");
  expect([looksTheSame(six, again), looksTheSame(six, five)]).toEqual([true, false]);
});
