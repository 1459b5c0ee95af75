import path from "node:path";
import { expect, it } from "vitest";
import { featureCircle, serverSources, wrongArrows } from "./server-arrows.ts";

const SOURCES = serverSources(path.resolve(import.meta.dirname, ".."));

it("lets imports of the server point one way: routes, use cases, their own feature's queries", () => {
  expect(wrongArrows(SOURCES)).toEqual([]);
});

it("lets no features go in a circle", () => {
  expect(featureCircle(SOURCES)).toEqual([]);
});

const RIDES_TO_EVENTS = {
  file: "server/rides/book-ride.ts",
  text: `import { recordEvent } from "../events/record-event.ts";`,
};

it("finds features that need each other, also by way of a third", () => {
  const eventsToStaff = {
    file: "server/events/present-event.ts",
    text: `import { inbox } from "../staff/inbox.ts";`,
  };
  const staffToRides = {
    file: "server/staff/inbox.ts",
    text: `import { findRide } from "../rides/get-ride.ts";`,
  };
  expect(featureCircle([RIDES_TO_EVENTS, eventsToStaff])).toEqual([]);
  expect(featureCircle([RIDES_TO_EVENTS, eventsToStaff, staffToRides])).toEqual([
    "events -> staff",
    "rides -> events",
    "staff -> rides",
  ]);
});

it("takes no import of types, nor what wires the features, for a circle", () => {
  const types = {
    file: "server/events/present-event.ts",
    text: `import type { Ride } from "../rides/book-ride.ts";`,
  };
  const wiring = { file: "server/app.ts", text: `import { bookRide } from "./rides/book-ride.ts";` };
  expect(featureCircle([RIDES_TO_EVENTS, types, wiring])).toEqual([]);
});

it.each([
  [
    "server/rides/rides.routes.ts",
    `import { findRide } from "./ride-rows.queries.ts";`,
    "a route calls a use case",
  ],
  [
    "server/staff/inbox.ts",
    `import { findRide } from "../rides/ride-rows.queries.ts";`,
    "queries are its own",
  ],
  [
    "server/rides/book-ride.ts",
    `import { paths } from "../../web/app/paths.ts";`,
    "server and web never import",
  ],
  [
    "server/rides/book-ride.ts",
    `const rows = db.selectFrom("rides").execute();`,
    "builds SQL outside of queries",
  ],
  ["server/rides/book-ride.ts", "await sql`select 1`.execute(db);", "builds SQL outside of queries"],
  [
    "server/drivers/keep-positions.ts",
    `import { RedisPositions } from "../redis/positions/redis-positions.ts";`,
    "behind its own door",
  ],
])("finds what %s must not do: %s", (file, text, why) => {
  expect(wrongArrows([{ file, text }])).toEqual([expect.stringContaining(why)]);
});

it.each([
  ["server/rides/rides.routes.ts", `import type { RideRow } from "./ride-rows.queries.ts";`],
  ["server/rides/rides.routes.ts", `import type { RideRow } from "./ride-rows.queries.ts";`],
  ["server/rides/steps/take-step.ts", `import { findRide } from "../ride-rows.queries.ts";`],
  ["server/database/audit-log.ts", `await trx.insertInto("audit_log").execute();`],
])("lets %s do what it may: %s", (file, text) => {
  expect(wrongArrows([{ file, text }])).toEqual([]);
});
