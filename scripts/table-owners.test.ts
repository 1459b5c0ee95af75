import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { TABLE_OWNERS } from "../server/database/schema.ts";
import { serverSources } from "./server-arrows.ts";
import { writesOf } from "./table-owners.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const TABLES = new Set(Object.keys(TABLE_OWNERS));
const OWNERS: Readonly<Record<string, string>> = TABLE_OWNERS;
/** Migrations bring every table to its next shape, and work on all of them. */
const SOURCES = serverSources(ROOT).filter(({ file }) => !file.startsWith("server/database/migrations/"));

/** Who writes to the table of another feature, and why. The list only gets shorter. */
const STRANGERS: Readonly<Record<string, string>> = {
  "accounts -> driver_applications": "an application shows where its driver is written to now",
  "demo -> company_profile": "the demo writes a past that no use case can",
  "demo -> contact_messages": "the demo writes a past that no use case can",
  "demo -> driver_applications": "the demo writes a past that no use case can",
  "demo -> drivers": "the demo writes a past that no use case can",
  "demo -> ride_history": "the demo writes a past that no use case can",
  "demo -> ride_refusals": "the demo writes a past that no use case can",
  "demo -> rides": "the demo writes a past that no use case can",
  "demo -> shift_closings": "the demo writes a past that no use case can",
  "rides -> drivers": "a step of a ride changes how its driver stands",
};

it("a table is written by the feature that owns it, and by no other without a reason", () => {
  const strangers = [...writesOf(SOURCES, TABLES)].filter((write) => {
    const [feature = "", table = ""] = write.split(" -> ");
    return OWNERS[table] !== feature;
  });
  expect(strangers.toSorted()).toEqual(Object.keys(STRANGERS).toSorted());
});

it("an owner is a room of the server", () => {
  const owners = [...new Set(Object.values(OWNERS))];
  expect(owners.filter((owner) => !existsSync(path.join(ROOT, "server", owner)))).toEqual([]);
});

it.each([
  [`await trx.insertInto("rides").values(ride).execute();`],
  [`trx.updateTable("rides as r").set({ version: 2 })`],
  ["await sql`insert into rides (id) values (1)`.execute(trx);"],
  ["const text = `with gone as (delete from rides where id = $1)`;"],
  ["sql`update rides set version = 2`"],
  [`await insertMany(trx, "rides", rows);`],
])("finds what writes in %s", (text) => {
  expect([...writesOf([{ file: "server/partners/a.queries.ts", text }], TABLES)]).toEqual([
    "partners -> rides",
  ]);
});

it("takes no reading for a write", () => {
  const text = `db.selectFrom("rides").forUpdate() // sql: select from rides for update of rides`;
  expect(writesOf([{ file: "server/partners/a.queries.ts", text }], TABLES)).toEqual(new Set());
});
