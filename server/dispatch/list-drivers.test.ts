import { expect, it } from "vitest";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import type { Driver } from "../../contract/drivers/driver.ts";
import { makeAccount, makeDriver, type DriverFacts } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/rides.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const minutes = (count: number) => new Date(TEST_NOON.getTime() + count * 60_000);
const HATO = { lat: 12.1846, lng: -68.9568 };
const PUNDA = { lat: 12.10538, lng: -68.93366 };
const WESTPUNT = { lat: 12.37259, lng: -69.1536 };

async function makeDriverAt(server: TestServer, facts: DriverFacts): Promise<number> {
  const { id } = await makeDriver(server, facts);
  await server.db
    .updateTable("drivers")
    .set({ shares_location: true })
    .where("account_id", "=", id)
    .execute();
  return id;
}

onADatabase("the drivers for a ride", (server) => {
  it("come nearest first, below them whom something speaks against, and the best is at the head", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await insertRideRow(server, { status: "Pending", ride_datetime: minutes(15) });
    const far = await makeDriverAt(server, WESTPUNT);
    const near = await makeDriverAt(server, HATO);
    const middle = await makeDriverAt(server, PUNDA);
    const unknown = await makeDriver(server);
    const other = await insertRideRow(server, {
      status: "Accepted",
      driver_id: near,
      ride_datetime: minutes(32),
    });
    await server.db
      .insertInto("ride_refusals")
      .values({ ride_id: ride, driver_id: far, why: "timed_out", at: TEST_NOON })
      .execute();

    const drivers = (await server.call(listDriversEndpoint, {
      token,
      query: { for_ride: ride },
    })) as Driver[];
    expect(drivers.map((driver) => driver.id)).toEqual([middle, unknown.id, near, far]);
    expect(drivers[0]?.match).toMatchObject({ overlap: null, best: true });
    expect(drivers[0]?.match?.minutes).toBeGreaterThan(8);
    expect(drivers[1]?.match).toMatchObject({
      minutes: null,
      distance_km: null,
      arrives_at: null,
      best: false,
    });
    expect(drivers[2]?.match).toMatchObject({
      minutes: expect.any(Number),
      distance_km: expect.any(Number),
      seats_fit: true,
      overlap: { id: other },
      refused: false,
      refusal: null,
      best: false,
    });
    expect(drivers[3]?.match).toMatchObject({ refused: true, refusal: "timed_out", best: false });
  });

  it("are read page by page when that is asked for, each driver once", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const all = (await server.call(listDriversEndpoint, { token, query: {} })) as Driver[];
    const paged: number[] = [];
    let query = "limit=2";
    while (query !== "") {
      const url = `/api/drivers/?${query}`;
      const page = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      const drivers = page.json() as Driver[];
      expect(drivers.length).toBeLessThanOrEqual(2);
      paged.push(...drivers.map(({ id }) => id));
      query = /\?(.*)>; rel="next"$/.exec(String(page.headers["link"]))?.[1] ?? "";
    }
    expect(all.length).toBeGreaterThan(2);
    expect(paged).toEqual(all.map(({ id }) => id));
  });

  it("have a best one although their positions are unknown", async () => {
    await server.db.updateTable("drivers").set({ on_shift: false }).execute();
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await insertRideRow(server, { status: "Pending", ride_datetime: minutes(15) });
    const { id } = await makeDriver(server);
    const drivers = (await server.call(listDriversEndpoint, {
      token,
      query: { for_ride: ride },
    })) as Driver[];
    expect(drivers[0]).toMatchObject({ id, match: { minutes: null, best: true } });
    expect(drivers.slice(1).some(({ match }) => match?.best === true)).toBe(false);
  });

  it("are counted from the end of the ride they are on", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await insertRideRow(server, { status: "Pending", ride_datetime: minutes(10) });
    const busy = await makeDriverAt(server, WESTPUNT);
    // This driver's last position is at the other end of the island, but the ride before ends at the pickup.
    await insertRideRow(server, {
      status: "InProgress",
      driver_id: busy,
      ride_datetime: minutes(-20),
      picked_up_at: minutes(-18),
      dropoff_lat: HATO.lat,
      dropoff_lng: HATO.lng,
    });
    const drivers = (await server.call(listDriversEndpoint, {
      token,
      query: { for_ride: ride },
    })) as Driver[];
    const match = drivers.find((driver) => driver.id === busy)?.match;
    expect(match?.distance_km).toBeLessThan(1);
    expect(match?.minutes).toBeLessThan(6);
  });

  it("are not asked for a ride that does not exist", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const answer = await server.request(listDriversEndpoint, { token, query: { for_ride: 999_999 } });
    expect(answer.statusCode).toBe(404);
  });
});
