import { expect, it } from "vitest";
import { editDispatchSettings } from "../../contract/dispatch/dispatch.endpoints.ts";
import { openCurrentMaps } from "../places/current-maps.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { workerOf } from "../testing/outbox.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";
import { houseJobs } from "./house-jobs.ts";

const maps = openCurrentMaps({ provider: "embedded", dataDir: "" });
const MINUTE_MS = 60_000;
const GUESTS = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => `guest${number}@example.com`);

/** The jobs as another server beside this one has them: on the same database, with its own way out for mail. */
function jobsOfAServer(house: TestHouse, sent: string[]) {
  const outbox = workerOf(house, { email: { send: async ({ recipient }) => void sent.push(recipient) } });
  return houseJobs(
    {
      db: house.db,
      clock: house.clock,
      log: house.app.log,
      maps,
      settings: { publicUrl: "https://taxi.example", dataDirectory: "", retentionMonths: 18 },
    },
    outbox,
  );
}

onEachDatabase("what two servers do by themselves at the same moment", (house) => {
  it("is done once: each message goes once, each due ride is offered to one driver, old guests are blanked", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    await house.call(editDispatchSettings, { token, body: { auto_assign: true } });
    for (let count = 0; count < 4; count += 1) {
      const { id } = await makeDriver(house, { lat: 12.1846, lng: -68.9568 });
      await house.db
        .updateTable("drivers")
        .set({ shares_location: true })
        .where("account_id", "=", id)
        .execute();
      const ride_datetime = new Date(house.clock.now().getTime() + (10 + count) * MINUTE_MS);
      await makeRide(house, { ride_datetime, rider_phone: `555000${count}` });
    }
    const old = await makeRide(house, {
      status: "Completed",
      ride_datetime: new Date("2025-01-01T12:00:00Z"),
    });
    for (const [index, rider_email] of GUESTS.entries()) {
      const ride_datetime = new Date(house.clock.now().getTime() + (index + 5) * 24 * 60 * MINUTE_MS);
      await bookARide(house, {
        rider_email,
        rider_phone: `555010${index}`,
        ride_datetime: ride_datetime.toISOString(),
      });
    }

    const sent: string[] = [];
    const servers = [jobsOfAServer(house, sent), jobsOfAServer(house, sent)];
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(servers.flat().map((job) => job.run()));
    }

    expect(sent.toSorted()).toEqual(GUESTS);
    const offers = await house.db.selectFrom("dispatch_offers").select(["ride_id", "driver_id"]).execute();
    expect(offers).toHaveLength(4);
    expect(new Set(offers.map(({ ride_id }) => ride_id)).size).toBe(4);
    const { rider_name } = await house.db
      .selectFrom("rides")
      .select("rider_name")
      .where("id", "=", old.id)
      .executeTakeFirstOrThrow();
    expect(rider_name).not.toContain("Ana");
  });
});
