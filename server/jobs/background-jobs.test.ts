import { expect, it } from "vitest";
import { editDispatchSettingsEndpoint } from "../../contract/dispatch/dispatch.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { openDayPlanner } from "../dispatch/plan/day-planner.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { buildMaps } from "../places/build-maps.ts";
import { openCurrentMaps } from "../places/current-maps.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { workerOf } from "../testing/outbox.ts";
import { WebhookKeys } from "../partners/webhooks/webhook-keys.ts";
import { WebhookSender } from "../partners/webhooks/webhook-sender.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../testing/test-server.ts";
import { backgroundJobs } from "./background-jobs.ts";

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));
const GUESTS = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => `guest${number}@example.com`);

/** The jobs as another server beside this one has them: on the same database, with its own mail transport. */
function jobsOfAServer(server: TestServer, sent: string[]) {
  const outbox = workerOf(server, { email: { send: async ({ recipient }) => void sent.push(recipient) } });
  const webhooks = new WebhookSender({
    db: server.db,
    clock: server.clock,
    log: server.app.log,
    keys: new WebhookKeys(Buffer.alloc(32)),
    reach: { findAddress: () => Promise.reject(new Error("nobody is told here")), timeoutMs: 1_000 },
  });
  return backgroundJobs(
    {
      db: server.db,
      secrets: server.secrets,
      clock: server.clock,
      log: server.app.log,
      maps,
      planner: openDayPlanner({ db: server.db, clock: server.clock, positions: IN_DATABASE_ALONE, maps }),
      settings: { publicUrl: "https://taxi.example", dataDirectory: "", retentionMonths: 18 },
    },
    { outbox, webhooks },
  );
}

onEachDatabase("what two servers do by themselves at the same moment", (server) => {
  it("is done once: each message goes once, each due ride is offered to one driver, old guests are blanked", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    await server.call(editDispatchSettingsEndpoint, { token, body: { auto_assign: true } });
    for (let count = 0; count < 4; count += 1) {
      const { id } = await makeDriver(server, { lat: 12.1846, lng: -68.9568 });
      await server.db
        .updateTable("drivers")
        .set({ shares_location: true })
        .where("account_id", "=", id)
        .execute();
      const ride_datetime = new Date(server.clock.now().getTime() + (10 + count) * MINUTE_MS);
      await makeRide(server, { ride_datetime, rider_phone: `555000${count}` });
    }
    const old = await makeRide(server, {
      status: "Completed",
      ride_datetime: new Date("2025-01-01T12:00:00Z"),
    });
    for (const [index, rider_email] of GUESTS.entries()) {
      const ride_datetime = new Date(server.clock.now().getTime() + (index + 5) * 24 * 60 * MINUTE_MS);
      await bookARide(server, {
        rider_email,
        rider_phone: `555010${index}`,
        ride_datetime: ride_datetime.toISOString(),
      });
    }

    const sent: string[] = [];
    // Retention does not wait its whole interval: a server that is restarted oftener would never come to it.
    const atStart = jobsOfAServer(server, []).filter((job) => job.atStart);
    expect(atStart.map(({ name }) => name)).toEqual([
      "blank old guests",
      "mail the week",
      "tell of papers that run out",
      "learn the demand of a week",
      "read the ships",
    ]);
    const servers = [jobsOfAServer(server, sent), jobsOfAServer(server, sent)];
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(servers.flat().map((job) => job.run()));
    }

    expect(sent.toSorted()).toEqual(GUESTS);
    const offers = await server.db.selectFrom("dispatch_offers").select(["ride_id", "driver_id"]).execute();
    expect(offers).toHaveLength(4);
    expect(new Set(offers.map(({ ride_id }) => ride_id)).size).toBe(4);
    const { rider_name } = await server.db
      .selectFrom("rides")
      .select("rider_name")
      .where("id", "=", old.id)
      .executeTakeFirstOrThrow();
    expect(rider_name).not.toContain("Ana");
    expect(server.log.lines.filter((line) => line.includes('"rides":1,"months":18'))).toHaveLength(1);
  });
});
