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
  "accounts -> audit_log": "an account is erased in one place, so that nothing of it is left",
  "accounts -> claim_codes": "an account is erased in one place, so that nothing of it is left",
  "accounts -> driver_applications": "an account is erased in one place, so that nothing of it is left",
  "accounts -> driver_changes": "an account is erased in one place, so that nothing of it is left",
  "accounts -> driver_paper_files": "an account is erased in one place, so that nothing of it is left",
  "accounts -> driver_portraits": "an account is erased in one place, so that nothing of it is left",
  "accounts -> drivers": "an account is erased in one place, so that nothing of it is left",
  "accounts -> idempotency_keys": "an account is erased in one place, so that nothing of it is left",
  "accounts -> outbox": "an account is erased in one place, so that nothing of it is left",
  "accounts -> push_subscriptions": "an account is erased in one place, so that nothing of it is left",
  "database -> accounts": "new keys make what the old ones sealed worthless",
  "database -> push_subscriptions": "new keys make what the old ones sealed worthless",
  "demo -> company_profile": "the demo writes a past that no use case can",
  "demo -> contact_messages": "the demo writes a past that no use case can",
  "demo -> driver_applications": "the demo writes a past that no use case can",
  "demo -> drivers": "the demo writes a past that no use case can",
  "demo -> ride_history": "the demo writes a past that no use case can",
  "demo -> rides": "the demo writes a past that no use case can",
  "demo -> shift_closings": "the demo writes a past that no use case can",
  "partners -> rides": "which statement a ride is on stands in the ride",
  "pay-links -> rides": "what was paid by link, and the hold of a deposit, stand in the ride",
  "payments -> rides": "which closing a ride is in stands in the ride",
  "rides -> drivers": "a step of a ride changes how its driver stands",
  "rides -> events": "a booking and a step are stored in one statement (decision 034)",
  "rides -> idempotency_keys": "a booking and a step are stored in one statement (decision 034)",
  "rides -> outbox": "a booking and a step are stored in one statement (decision 034)",
  "staff -> drivers": "the office's people are to become accounts and drivers",
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
])("finds what writes in %s", (text) => {
  expect([...writesOf([{ file: "server/partners/a.queries.ts", text }], TABLES)]).toEqual([
    "partners -> rides",
  ]);
});

it("takes no reading for a write", () => {
  const text = `db.selectFrom("rides").forUpdate() // sql: select from rides for update of rides`;
  expect(writesOf([{ file: "server/partners/a.queries.ts", text }], TABLES)).toEqual(new Set());
});
