import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { type DatabaseHandle, type Trx, inTransaction } from "./connect.ts";
import { sendWithNext } from "./send-with-next.ts";

describe.each(databaseKinds())("a statement that goes out with the next (%s database)", (kind) => {
  let database: DatabaseHandle;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    await sql`create table notes (id serial primary key, text text unique)`.execute(database.db);
  });
  afterEach(() => database.close());

  const write = (trx: Trx, text: string, accept?: (rows: readonly { id: number }[]) => void) =>
    sendWithNext(
      trx,
      sql<{ id: number }>`insert into notes (text) values (${text}) returning id`.compile(trx),
      accept,
    );
  const texts = async (db: DatabaseHandle["db"] | Trx) =>
    (await sql<{ text: string }>`select text from notes order by id`.execute(db)).rows.map(
      ({ text }) => text,
    );

  it("is made before the next, which sees what it did", async () => {
    const told: number[] = [];
    const seen = await inTransaction(database.db, async (trx) => {
      await write(trx, "one", (rows) => told.push(rows.length));
      await write(trx, "two", (rows) => told.push(rows.length));
      const found = await texts(trx);
      return { found, told: [...told] };
    });
    expect(seen).toEqual({ found: ["one", "two"], told: [1, 1] });
  });

  it("is made with the commit where nothing else comes", async () => {
    await inTransaction(database.db, (trx) => write(trx, "last"));
    expect(await texts(database.db)).toEqual(["last"]);
  });

  it("takes the whole transaction with it where it fails, with its own error", async () => {
    const doing = inTransaction(database.db, async (trx) => {
      await sql`insert into notes (text) values ('first')`.execute(trx);
      await write(trx, "first");
      await write(trx, "third");
    });
    await expect(doing).rejects.toMatchObject({ code: "23505" });
    expect(await texts(database.db)).toEqual([]);
  });

  it("is undone where what it found is refused, and the next has that error", async () => {
    const refused = new Error("not this one");
    const doing = inTransaction(database.db, async (trx) => {
      await write(trx, "one", () => {
        throw refused;
      });
      await texts(trx);
    });
    await expect(doing).rejects.toBe(refused);
    expect(await texts(database.db)).toEqual([]);
  });

  it("is never made where the work fails before anything else is asked", async () => {
    const doing = inTransaction(database.db, async (trx) => {
      await write(trx, "one");
      throw new Error("changed my mind");
    });
    await expect(doing).rejects.toThrow("changed my mind");
    await inTransaction(database.db, (trx) => write(trx, "another"));
    expect(await texts(database.db)).toEqual(["another"]);
  });
});
