import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { type DatabaseHandle, type Trx, inTransaction } from "./connect.ts";

describe.each(databaseKinds())("statements that are asked for at once (%s database)", (kind) => {
  let database: DatabaseHandle;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    await sql`create table notes (id serial primary key, text text unique)`.execute(database.db);
  });
  afterEach(() => database.close());

  const write = (trx: Trx, text: string) => sql`insert into notes (text) values (${text})`.execute(trx);
  const texts = async (db: DatabaseHandle["db"] | Trx) =>
    (await sql<{ text: string }>`select text from notes order by id`.execute(db)).rows.map(
      ({ text }) => text,
    );

  it("are made in that order, each seeing what those before it did", async () => {
    const seen = await inTransaction(database.db, (trx) =>
      Promise.all([write(trx, "one"), texts(trx), write(trx, "two"), texts(trx)]),
    );
    expect([seen[1], seen[3]]).toEqual([["one"], ["one", "two"]]);
    expect(await texts(database.db)).toEqual(["one", "two"]);
  });

  it("are all undone where one of them fails, with its own error", async () => {
    const doing = inTransaction(database.db, async (trx) => {
      await write(trx, "first");
      await Promise.all([write(trx, "second"), write(trx, "first"), write(trx, "third")]);
    });
    await expect(doing).rejects.toMatchObject({ code: "23505" });
    expect(await texts(database.db)).toEqual([]);
  });

  it("come to nothing once the work was refused, also where one of them goes on", async () => {
    const goesOn: Promise<unknown>[] = [];
    const doing = inTransaction(database.db, async (trx) => {
      const two = write(trx, "one").then(() => write(trx, "two"));
      goesOn.push(two.catch((error: unknown) => error));
      await Promise.all([two, Promise.reject(new Error("changed my mind"))]);
    });
    await expect(doing).rejects.toThrow("changed my mind");
    expect(String(await goesOn[0])).toMatch(/transaction is (over|already rolled back)/i);
    expect(await texts(database.db)).toEqual([]);
  });
});
