import { expect, it } from "vitest";
import { makeDriver } from "../testing/accounts.ts";
import { keptPlansOf } from "../testing/kept-plans.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { findSomeDrivers } from "./one-driver.queries.ts";

onEachDatabase("reading one driver", (server) => {
  it("is planned once, not each time", async () => {
    // The embedded database is reached by no address.
    if (server.url === null) return;
    const { id } = await makeDriver(server);
    const day = { start: server.clock.now(), end: server.clock.now() };
    expect(await keptPlansOf(server.url, (db) => findSomeDrivers(db, { ids: [id], day }))).toBeGreaterThan(0);
  });
});
