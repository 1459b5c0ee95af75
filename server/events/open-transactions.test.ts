import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "../testing/accounts.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { bookARide } from "../testing/rides.ts";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../testing/test-server.ts";
import { findLogBounds, insertEvent, listEventsAfter } from "./events.queries.ts";
import { inTransaction } from "../database/connect.ts";
import { placeBefore, placeToText } from "./log-place.ts";

it("the embedded database has no open transaction beside another: they come one after the other", async () => {
  const database = await openTestDatabase("embedded");
  const event = (type: string) => ({ type, ride_id: null, driver_id: null, audience: "{}", at: AT });
  const read = async () => (await listEventsAfter(database.db, BEGINNING, 100)).map(({ type }) => type);
  const begun: { second?: Promise<void>; read?: Promise<string[]> } = {};
  await inTransaction(database.db, async (trx) => {
    begun.read = read();
    begun.second = inTransaction(database.db, (other) => insertEvent(other, event("second")));
    await insertEvent(trx, event("first"));
  });
  await begun.second;
  expect((await begun.read)?.slice(-1)).toEqual(["first"]);
  expect((await read()).slice(-2)).toEqual(["first", "second"]);
  await database.close();
});

const servers = databaseKinds().filter((kind) => kind === "server");
const BEGINNING = { xid: "0", id: 0 };
const AT = new Date("2026-11-20T16:00:00Z");

describe.each(servers)("while a transaction is open (%s database)", (kind) => {
  let own: Awaited<ReturnType<typeof openTestDatabase>>;
  let other: Awaited<ReturnType<typeof openTestDatabase>>;
  let server: TestServer;
  const clients: Client[] = [];

  beforeEach(async () => {
    [own, other] = [await openTestDatabase(kind), await openTestDatabase(kind)];
    server = await openTestServer(kind, { database: own });
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.end();
    await server.close();
    await other.close();
  });

  /** A transaction that has written, and is not over. */
  async function openTransaction(url: string | null): Promise<{ xid: string; client: Client }> {
    const client = new Client({ connectionString: url ?? "" });
    clients.push(client);
    await client.connect();
    await client.query("begin");
    const { rows } = await client.query<{ xid: string }>("select pg_current_xact_id()::text as xid");
    return { xid: rows[0]?.xid ?? "", client };
  }

  const add = (type: string) =>
    inTransaction(own.db, (trx) =>
      insertEvent(trx, { type, ride_id: null, driver_id: null, audience: "{}", at: AT }),
    );
  const read = async () => {
    const rows = await listEventsAfter(own.db, BEGINNING, 100);
    return rows.filter(({ type }) => type !== "log.opened").map(({ type, settled }) => ({ type, settled }));
  };

  it("in another database, events are passed on at once, and a reader comes back to where they were", async () => {
    await openTransaction(other.url);
    const { token } = await makeAccount(server, { role: "operator" });
    const address = await listenHere(server.app);
    const hears = async (line: LiveReader, phone: string) => {
      const { id } = await bookARide(server, { rider_phone: phone });
      await line.until((events) => events.some((one) => one.type === "ride.created" && one.ride.id === id));
    };
    const line = await LiveReader.connect({ address, token });
    await hears(line, "5550001");
    await line.break();
    const back = await LiveReader.connect({ address, token, lastEventId: line.lastEventId });
    await hears(back, "5550002");
    expect(back.received.map(({ event }) => event)).toEqual(["message"]);
    await back.break();
  });

  it("in this one, what was written after it waits for it, and comes after what it writes", async () => {
    await openTransaction(other.url);
    const { xid, client } = await openTransaction(own.url);
    await add("second");
    expect(await read()).toEqual([{ type: "second", settled: false }]);
    expect((await findLogBounds(own.db)).horizon).toBe(xid);
    await client.query("insert into events (type, audience, at) values ('first', '{}', $1)", [AT]);
    await client.query("commit");
    await expect.poll(read).toEqual([
      { type: "first", settled: true },
      { type: "second", settled: true },
    ]);
  });

  it("a reader keeps a place that one reading found settled and the next one does not", async () => {
    // As one of another database that ends while the next reading looks who holds it: it counts there, and didn't before.
    await openTransaction(own.url);
    const { token } = await makeAccount(server, { role: "operator" });
    const { rows } = await sql<{ end: string }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text as "end"`.execute(own.db);
    const lastEventId = placeToText(placeBefore(rows[0]?.end ?? ""));
    const address = await listenHere(server.app);
    const back = await LiveReader.connect({ address, token, lastEventId });
    await back.break();
    expect(back.received).toEqual([]);
    expect(back.lastEventId).toBe(lastEventId);
  });
});
