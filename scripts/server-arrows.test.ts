import path from "node:path";
import { expect, it } from "vitest";
import { featureCircle, folderCircle, serverSources, wrongArrows } from "./server-arrows.ts";

const SOURCES = serverSources(path.resolve(import.meta.dirname, ".."));

it("lets imports of the server point one way: routes, use cases, their own feature's queries", () => {
  expect(wrongArrows(SOURCES)).toEqual([]);
});

it("lets no features go in a circle", () => {
  expect(featureCircle(SOURCES)).toEqual([]);
});

/** Features whose folders still need each other. The list only gets shorter. */
const WITH_CIRCLES = ["accounts", "places"];

it("lets no folders of a feature go in a circle", () => {
  const features = folderCircle(SOURCES).map((arrow) => arrow.split("/")[0]);
  expect([...new Set(features)]).toEqual(WITH_CIRCLES);
});

it("finds folders of a feature that need each other", () => {
  const step = {
    file: "server/rides/change/open-step.ts",
    text: `import { getRide } from "../get-ride.ts";`,
  };
  const read = {
    file: "server/rides/get-ride.ts",
    text: `import { conflict } from "./change/conflict.ts";`,
  };
  expect(folderCircle([step])).toEqual([]);
  expect(folderCircle([step, read])).toEqual([
    "rides/change -> rides/get-ride.ts",
    "rides/get-ride.ts -> rides/change",
  ]);
});

const RIDES_TO_EVENTS = {
  file: "server/rides/book-ride.ts",
  text: `import { recordEvent } from "../events/record-event.ts";`,
};

it("finds features that need each other, also by way of a third", () => {
  const eventsToMessages = {
    file: "server/events/present-event.ts",
    text: `import { inbox } from "../messages/inbox.ts";`,
  };
  const messagesToRides = {
    file: "server/messages/inbox.ts",
    text: `import { findRide } from "../rides/get-ride.ts";`,
  };
  expect(featureCircle([RIDES_TO_EVENTS, eventsToMessages])).toEqual([]);
  expect(featureCircle([RIDES_TO_EVENTS, eventsToMessages, messagesToRides])).toEqual([
    "events -> messages",
    "messages -> rides",
    "rides -> events",
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
    "server/messages/inbox.ts",
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
    `import { RedisWire } from "../redis/positions/redis-wire.ts";`,
    "behind its own door",
  ],
  [
    "server/partners/read-statements.ts",
    `import { inTheCar } from "../payments/guilders.sql.ts";`,
    "part of SQL is for queries",
  ],
  [
    "server/payments/guilders.sql.ts",
    `import { findClosing } from "./payments.queries.ts";`,
    "knows no use case",
  ],
  [
    "server/payments/guilders.sql.ts",
    `const sum = (db: Db) => sql\`select 1\`.execute(db);`,
    "builds SQL outside of queries",
  ],
  ["server/start-product.ts", `import { openRedis } from "./redis/open-redis.ts";`, "behind its own door"],
  [
    "server/planning/plan-day.ts",
    `import { rankDrivers } from "../dispatch/rank-drivers.ts";`,
    "nothing of ours but domain",
  ],
])("finds what %s must not do: %s", (file, text, why) => {
  expect(wrongArrows([{ file, text }])).toEqual([expect.stringContaining(why)]);
});

it.each([
  ["server/rides/rides.routes.ts", `import type { RideRow } from "./ride-rows.queries.ts";`],
  ["server/rides/rides.routes.ts", `import type { RideRow } from "./ride-rows.queries.ts";`],
  ["server/rides/change/take-step.ts", `import { findRide } from "../ride-rows.queries.ts";`],
  ["server/partners/partners.queries.ts", `import { inTheCar } from "../payments/guilders.sql.ts";`],
  ["server/payments/guilders.sql.ts", "export const inTheCar = sql`greatest(fare_cents - link_cents, 0)`;"],
  ["server/start-product.ts", `const { openRedis } = await import("./redis/open-redis.ts");`],
  ["server/database/server-secrets.ts", `await trx.insertInto("server_secrets").execute();`],
  ["server/planning/plan-day.ts", `import { group } from "../../domain/group-by.ts";`],
])("lets %s do what it may: %s", (file, text) => {
  expect(wrongArrows([{ file, text }])).toEqual([]);
});
