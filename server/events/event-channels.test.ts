import { expect, it } from "vitest";
import { STAFF_EVENTS } from "../../contract/events/live-event.ts";
import { ROLES } from "../../domain/accounts/roles.ts";
import type { SignedIn } from "../http/caller.ts";
import { channelsOf, channelsOfReader, ofRide } from "./event-channels.ts";
import type { LoggedEvent } from "./event-feed.ts";
import { concerns } from "./present-event.ts";
import { ReadersByChannel } from "./readers-by-channel.ts";

const [ANA, BEN, DRIVER, OTHER] = [1, 2, 3, 4];
const place = { xid: "1", id: 1 };
const viewers = (riderId: number | null, driverId: number | null, pool: boolean) =>
  ({ riderId, driverId, pool, status: "Pending" }) as const;
const ofARide = (audience: LoggedEvent["audience"]): LoggedEvent => ({
  place,
  type: "ride.changed",
  rideId: 7,
  driverId: null,
  audience,
});

const EVENTS: readonly LoggedEvent[] = [
  ofARide({ now: viewers(ANA, null, true), before: viewers(ANA, null, true) }),
  ofARide({ now: viewers(ANA, DRIVER, false), before: viewers(ANA, null, true) }),
  ofARide({ now: viewers(null, OTHER, false), before: viewers(BEN, DRIVER, false) }),
  ofARide({ now: viewers(null, null, false), before: viewers(null, null, false) }),
  { place, type: "driver.changed", rideId: null, driverId: DRIVER, audience: { rides: [] } },
  {
    place,
    type: "driver.changed",
    rideId: null,
    driverId: OTHER,
    audience: {
      rides: [
        { rideId: 7, riderId: ANA },
        { rideId: 8, riderId: null },
      ],
    },
  },
  ...STAFF_EVENTS.map((type) => ({ place, type, rideId: null, driverId: null, audience: {} })),
];

const SESSION = {
  sessionId: "a session",
  username: "somebody",
  tokenEndsAt: new Date("2026-11-20T17:00:00Z"),
  address: "127.0.0.1",
};
const READERS = ROLES.flatMap((actor) =>
  [ANA, BEN, DRIVER, OTHER].map((accountId): SignedIn => ({ ...SESSION, actor, accountId })),
);

it("sends every event on a channel of everybody whom it concerns", () => {
  let concerned = 0;
  for (const event of EVENTS) {
    const sent = new Set(channelsOf(event));
    for (const reader of READERS.filter((one) => concerns(event, one))) {
      concerned += 1;
      expect(channelsOfReader(reader).some((channel) => sent.has(channel))).toBe(true);
    }
  }
  expect(concerned).toBeGreaterThan(50);
});

it("sends a position to dispatch, its driver and who follows the car, and to nobody else", () => {
  const [, , , , , moved] = EVENTS;
  if (!moved) throw new Error("no event");
  const readers = new ReadersByChannel<{ channels: readonly string[] }>();
  const follower = { channels: [ofRide(7)] };
  const others = Array.from({ length: 1_000 }, (_, ride) => ({ channels: [ofRide(ride + 100)] }));
  for (const reader of [follower, ...others]) readers.add(reader);
  expect([...readers.on(channelsOf(moved))]).toEqual([follower]);
  readers.delete(follower);
  expect(readers.on(channelsOf(moved)).size).toBe(0);
  expect(readers.size).toBe(1_000);
});

it("gives an event once to who hears it on two channels", () => {
  const readers = new ReadersByChannel<{ channels: readonly string[] }>();
  const reader = { channels: ["office", "account 3"] };
  readers.add(reader);
  expect([...readers.on(["office", "account 3", "pool"])]).toEqual([reader]);
});
