import { sql } from "kysely";
import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/test-server.ts";
import { keptPlansOf } from "../testing/kept-plans.ts";
import { type Db, openDatabase } from "./connect.ts";

onEachDatabase("a connection of the pool", (server) => {
  it.each([
    ["yes", 1],
    ["no", 0],
  ])("prepares statements by name unless the address says no: %s", async (word, prepared) => {
    // The embedded database is reached by no address.
    if (server.url === null) return;
    const url = new URL(server.url);
    url.searchParams.set("prepared", word);
    const database = await openDatabase({ url: url.href, poolSize: 1 });
    for (let time = 0; time < 10; time++) await sql`select ${time}::int as seldom`.execute(database.db);
    const { rows } = await sql`select from pg_prepared_statements where from_sql is false`.execute(
      database.db,
    );
    await database.close();
    expect(rows).toHaveLength(prepared);
  });

  it("prepares one that multiplies or counts, too", async () => {
    if (server.url === null) return;
    const read = (db: Db) =>
      sql`select count(*) * ${2}::int as twice from accounts where id = ${1}`.execute(db);
    expect(await keptPlansOf(server.url, read)).toBeGreaterThan(0);
  });

  it("prepares none that selects whatever columns there are, which would not outlive a new one", async () => {
    if (server.url === null) return;
    const database = await openDatabase({ url: server.url, poolSize: 1 });
    await sql`create table told (word text)`.execute(database.db);
    const read = () => sql`select * from told`.execute(database.db);
    for (let time = 0; time < 10; time++) await read();
    await sql`alter table told add column said text`.execute(database.db);
    await expect(read()).resolves.toMatchObject({ rows: [] });
    await sql`drop table told`.execute(database.db);
    await database.close();
  });

  it("begins a transaction with its first statement, and none that makes no statement", async () => {
    if (server.url === null) return;
    const database = await openDatabase({ url: server.url, poolSize: 1 });
    const { db } = database;
    await db.transaction().execute(async () => undefined);
    const began = db.transaction().execute(async (trx) => {
      await sql`create table told (word text)`.execute(trx);
      throw new Error("no more");
    });
    await expect(began).rejects.toThrow("no more");
    const broken = db.transaction().execute((trx) => sql`select nothing`.execute(trx));
    await expect(broken).rejects.toThrow("nothing");
    const { rows } = await sql<{ there: string | null; open: boolean }>`
      select to_regclass('told')::text as there, xact_start <> query_start as open from pg_stat_activity where pid = pg_backend_pid()`.execute(
      db,
    );
    await database.close();
    expect(rows).toEqual([{ there: null, open: false }]);
  });
});
