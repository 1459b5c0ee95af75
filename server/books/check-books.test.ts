import { sql } from "kysely";
import { expect, it } from "vitest";
import { checkBooksEndpoint, getBooksCheckEndpoint } from "../../contract/books/books.endpoints.ts";
import { getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { makeAccount } from "../testing/accounts.ts";
import { driveOnAccount, makePartner } from "../testing/partners.ts";
import { makePayLink } from "../testing/pay-links.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { checkBooksAtNight } from "./check-books.ts";

onEachDatabase("the check of the books", (server) => {
  it("names each sum that isn't what its history adds up to, and the start page says so", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const last = () => server.call(getBooksCheckEndpoint, { token });
    const check = () => server.call(checkBooksEndpoint, { token });
    const atStart = async () => (await server.call(getOfficeDayEndpoint, { token })).books_faults;
    expect(await last()).toEqual({ checked_at: null, faults: [] });
    const { id: hotel } = await makePartner(server);
    await driveOnAccount(server, hotel, { fare_cents: 2_850 });
    // The running totals don't count rows that are put in directly.
    await sql`select recount_ride_totals()`.execute(server.db);
    expect((await check()).faults).toEqual([]);
    expect(await atStart()).toBe(0);
    const { id } = await makePayLink(server, { state: "partly_refunded", paid_at: server.clock.now() });
    await server.db.updateTable("pay_links").set({ refunded_cents: 500 }).where("id", "=", id).execute();
    await server.db.updateTable("ride_totals").set({ fare_cents: 1 }).execute();
    const { faults } = await check();
    expect(faults).toContainEqual({ kind: "link_refunds", id, kept: "5.00", found: "0.00" });
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: "ride_totals", kept: "0.01", found: "28.50" }),
    );
    expect(await atStart()).toBe(2);
    await server.db.updateTable("pay_links").set({ refunded_cents: 0 }).where("id", "=", id).execute();
    expect((await check()).faults).toHaveLength(1);
    expect((await last()).faults).toHaveLength(1);
  });

  it("is made once a night, from three o'clock on the island", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const at = async (time: string) => {
      await checkBooksAtNight(server.db, new Date(`2026-12-24T${time}:00-04:00`));
      return (await server.call(getBooksCheckEndpoint, { token })).checked_at;
    };
    const before = await at("02:59");
    expect(before?.startsWith("2026-12-24")).not.toBe(true);
    expect(await at("03:00")).toBe("2026-12-24T07:00:00.000Z");
    expect(await at("04:00")).toBe("2026-12-24T07:00:00.000Z");
    await checkBooksAtNight(server.db, new Date(Date.parse("2026-12-24T03:30:00-04:00") + DAY_MS));
    expect((await server.call(getBooksCheckEndpoint, { token })).checked_at).toBe("2026-12-25T07:30:00.000Z");
  });
});
