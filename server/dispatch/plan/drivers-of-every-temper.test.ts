import { expect, it } from "vitest";
import { editDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import { acceptRideEndpoint, rejectRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { IN_DATABASE_ALONE } from "../../events/positions/newest-positions.ts";
import { buildMaps } from "../../places/build-maps.ts";
import { openCurrentMaps } from "../../places/current-maps.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { closeOffers } from "../close-offers.ts";
import { openDayPlanner } from "./day-planner.ts";

const PIER = { lat: 12.1077, lng: -68.9445 };
const MAMBO = { lat: 12.08654, lng: -68.89902 };
const LOOK_MS = 20 * SECOND_MS;
const LOOKS = 30;
const RIDES = 16;

type Temper = "willing" | "refuses" | "silent";
const TEMPERS: readonly Temper[] = [
  "willing",
  "willing",
  "willing",
  "willing",
  "refuses",
  "refuses",
  "silent",
  "silent",
];

onADatabase("ten minutes at the pier, with drivers of every temper", (server) => {
  it("keeps the willing driving, asks the silent seldom, and asks again seldom for what was refused", async () => {
    const { db, clock } = server;
    const { token } = await makeAccount(server, { role: "operator" });
    await server.call(editDispatchSettingsEndpoint, { body: { mode: "auto" }, token });
    const drivers: { temper: Temper; driver: TestAccount }[] = [];
    for (const temper of TEMPERS) {
      const driver = await makeDriver(server, { ...PIER, sharesLocation: true });
      drivers.push({ temper, driver });
    }
    const rideIds: number[] = [];
    for (let number = 0; number < RIDES; number += 1) {
      const due = new Date(clock.now().getTime() + (12 + number * 2) * MINUTE_MS);
      const ends = {
        pickup_lat: PIER.lat,
        pickup_lng: PIER.lng,
        dropoff_lat: MAMBO.lat,
        dropoff_lng: MAMBO.lng,
      };
      rideIds.push(
        await insertRideRow(server, { status: "Pending", ride_datetime: due, duration_min: 15, ...ends }),
      );
    }
    const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps, freshForMs: 0 });
    await planner.run();
    for (let look = 0; look < LOOKS; look += 1) {
      await closeOffers(db, clock.now());
      await planner.planNow();
      const open = await db
        .selectFrom("dispatch_offers")
        .select(["ride_id", "driver_id"])
        .where("outcome", "is", null)
        .execute();
      for (const { ride_id: id, driver_id: driverId } of open) {
        const one = drivers.find(({ driver }) => driver.id === driverId);
        if (!one || one.temper === "silent") continue;
        const answer = one.temper === "willing" ? acceptRideEndpoint : rejectRideEndpoint;
        await server.request(answer, { params: { id }, body: {}, token: one.driver.token });
      }
      clock.advance(LOOK_MS);
    }
    await planner.stop();

    const offers = await db
      .selectFrom("dispatch_offers")
      .select(["ride_id", "driver_id", "outcome"])
      .execute();
    const offersTo = (temper: Temper) =>
      drivers
        .filter((one) => one.temper === temper)
        .map(({ driver }) => offers.filter((offer) => offer.driver_id === driver.id));
    for (const own of offersTo("willing")) {
      expect(own.filter(({ outcome }) => outcome === "accepted").length).toBeGreaterThan(0);
    }
    // One minute of peace after the first silence, then two, four: four questions in ten minutes at most.
    for (const own of offersTo("silent")) {
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThanOrEqual(4);
    }
    // A ride that nobody else can drive is asked again after five minutes, and not with each plan.
    const asked = offersTo("refuses").flatMap((own) =>
      own.map((offer) => `${offer.driver_id} ${offer.ride_id}`),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const pair of asked) expect(asked.filter((one) => one === pair).length).toBeLessThanOrEqual(2);
  });
});

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));
