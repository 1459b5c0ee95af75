import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { openDatabase } from "./connect.ts";

const LETTER = { body: { name: "Ana", email: "ana@example.com", message: "Bon dia" } };

onEachDatabase("a database that cannot write", (server) => {
  it.each([
    ["53100", "its disk is full"],
    ["57014", "a statement took too long"],
    ["55P03", "a lock was not to be had"],
    ["40P01", "two waited for each other"],
    ["40001", "another was quicker"],
  ])("says %s when %s, and the caller is told to try again", async (code) => {
    await sql`create or replace function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused' using errcode = ${sql.lit(code)}; end $$`.execute(server.db);
    await sql`create or replace trigger refuse before insert on contact_messages execute function refuse()`.execute(
      server.db,
    );
    const response = await server.request(sendContactMessageEndpoint, LETTER);
    expect([response.statusCode, response.json().code]).toEqual([503, "unavailable"]);
    expect(response.headers["retry-after"]).toBe("2");
    await sql`drop trigger refuse on contact_messages`.execute(server.db);
    expect((await server.request(sendContactMessageEndpoint, LETTER)).statusCode).toBeLessThan(300);
    expect((await server.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });
});

// The embedded database has one connection, which nobody can hold against us.
describe.each(databaseKinds().filter((kind) => kind === "server"))(
  "a server's connections to PostgreSQL",
  (kind) => {
    it("wait for no lock, no statement and no idle transaction for ever", async () => {
      const holder = await openTestDatabase(kind);
      const watched = await openDatabase({ url: holder.url ?? "", watched: true, poolSize: 1 });
      const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name like '%timeout' and source = 'session' order by name`.execute(
        watched.db,
      );
      expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
        idle_in_transaction_session_timeout: 30_000,
        lock_timeout: 5_000,
        statement_timeout: 30_000,
      });
      const compiling = await sql`show jit`.execute(watched.db);
      expect(compiling.rows).toEqual([{ jit: "off" }]);
      // Five seconds are as good as a tenth of one to see what comes after them.
      await sql`set lock_timeout = '100ms'`.execute(watched.db);
      await holder.db.transaction().execute(async (trx) => {
        await sql`lock table contact_messages`.execute(trx);
        await expect(sql`select * from contact_messages`.execute(watched.db)).rejects.toMatchObject({
          code: "55P03",
        });
      });
      await watched.close();
      await holder.close();
    });
  },
);
