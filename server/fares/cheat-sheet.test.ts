import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCheatSheetEndpoint } from "../../contract/fares/fare-tables.endpoints.ts";
import { FIRST_TARIFF } from "../../domain/fares/tariff.ts";
import { addTariffEndpoint } from "../../contract/fares/tariffs.endpoints.ts";
import { toWireTariff } from "../../contract/fares/to-wire-tariff.ts";
import { openDatabase } from "../database/connect.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type CountedServer, openCountedServer } from "../testing/statements.ts";
import { databaseKinds } from "../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../testing/test-server.ts";
import { CheatSheets } from "./cheat-sheet.ts";

const DAY = "2026-11-20";

async function firstFare(server: TestServer): Promise<number | undefined> {
  return (await server.call(listCheatSheetEndpoint, {})).results[0]?.fare;
}

/** Brings in the first tariff again from today, with another price for getting in. */
async function raise(server: TestServer, by: number): Promise<void> {
  const { token } = await makeAccount(server, { role: "staff" });
  const tariff = toWireTariff(FIRST_TARIFF);
  const body = { ...tariff, valid_from: DAY, start: tariff.start + by };
  await server.call(addTariffEndpoint, { token, body });
}

describe.each(databaseKinds())("the fare card (%s database)", (kind) => {
  let server: CountedServer;
  beforeAll(async () => void (server = await openCountedServer(kind)));
  afterAll(() => server.close());

  it("is worked out once for each tariff", async () => {
    await firstFare(server);
    const again = await server.statementsOf(() => firstFare(server));
    expect(again).toHaveLength(1);
    expect(again[0]).not.toContain("rules");
    const sheets = new CheatSheets(server.db);
    expect(await sheets.of(DAY)).toBe(await sheets.of(DAY));
  });

  it("is another on the very next call once the tariff is, also at another server", async () => {
    const database = server.url === null ? null : await openDatabase({ url: server.url });
    const other = database && (await openTestServer(kind, { database }));
    const everywhere = () => Promise.all([server, ...(other ? [other] : [])].map(firstFare));
    try {
      for (const by of [10, 20]) {
        const [before = 0] = await everywhere();
        await raise(server, by);
        for (const fare of await everywhere()) expect(fare).toBeGreaterThan(before);
      }
    } finally {
      await other?.close();
      await database?.close();
    }
  });

  it("changes with the day on which another tariff begins", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const before = await firstFare(server);
    const tariff = toWireTariff(FIRST_TARIFF);
    const body = { ...tariff, valid_from: "2026-11-21", start: tariff.start + 40 };
    await server.call(addTariffEndpoint, { token, body });
    expect(await firstFare(server)).toBe(before);
    server.clock.advance(24 * 60 * 60_000);
    expect(await firstFare(server)).toBeGreaterThan(before ?? 0);
  });
});
