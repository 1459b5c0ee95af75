import type { LightMyRequestResponse } from "fastify";
import { expect, it } from "vitest";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { onEachDatabase } from "../../testing/test-server.ts";

onEachDatabase("the lists of rides", (server) => {
  it("are read page by page, newest first, without a gap or a double, however they grow meanwhile", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const at = (hour: number) => new Date(server.clock.now().getTime() + hour * HOUR_MS);
    const made: number[] = [];
    // Two of each hour, so that only the id tells them apart.
    for (const hour of [1, 1, 2, 2, 3, 3, 4]) {
      made.unshift((await makeRide(server, { riderId: rider.id, ride_datetime: at(hour) })).id);
    }
    const seen: number[] = [];
    let url: string | undefined = "/api/ride-requests/?limit=2";
    while (url) {
      const response: LightMyRequestResponse = await server.app.inject({
        url,
        headers: { authorization: `Bearer ${rider.token}` },
      });
      seen.push(...response.json().map((ride: { id: number }) => ride.id));
      url = /^<(.+)>; rel="next"$/.exec(String(response.headers["link"] ?? ""))?.[1];
      if (seen.length === 2) await makeRide(server, { riderId: rider.id, ride_datetime: at(9) });
    }
    expect(seen).toEqual(made);
  });

  it("are read from the ride that is due first when dispatch asks for that, and a driver's pool alike", async () => {
    const [operator, driver] = [await makeAccount(server, { role: "operator" }), await makeDriver(server)];
    const soon = server.clock.now().getTime() + 500 * HOUR_MS;
    const made: number[] = [];
    for (const hour of [1, 1, 2, 3]) {
      made.push((await makeRide(server, { ride_datetime: new Date(soon + hour * HOUR_MS) })).id);
    }
    for (const { token } of [operator, driver]) {
      const seen: number[] = [];
      let url: string | undefined = "/api/ride-requests/?type=pending&order=soonest&limit=3";
      while (url) {
        const response: LightMyRequestResponse = await server.app.inject({
          url,
          headers: { authorization: `Bearer ${token}` },
        });
        seen.push(...response.json().map((ride: { id: number }) => ride.id));
        url = /^<(.+)>; rel="next"$/.exec(String(response.headers["link"] ?? ""))?.[1];
      }
      expect(seen.slice(-made.length)).toEqual(made);
    }
  });

  it("refuse a cursor that is not theirs and a limit past 500", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    for (const query of [{ before: "nonsense" }, { limit: "501" }, { limit: "0" }, { limit: "x" }]) {
      const response = await server.request(listRideRequestsEndpoint, { query, token });
      expect([query, response.statusCode, response.json().code]).toEqual([query, 400, "invalid_input"]);
    }
  });

  it("answer 304 until something the caller may see has changed", async () => {
    const driver = await makeDriver(server);
    const [mine, others] = [
      await makeAccount(server, { role: "rider" }),
      await makeAccount(server, { role: "rider" }),
    ];
    const read = (token: string, etag?: string) =>
      server.request(listRideRequestsEndpoint, {
        query: {},
        token,
        headers: etag ? { "if-none-match": etag } : {},
      });
    const first = await read(mine.token);
    const etag = String(first.headers["etag"]);
    expect(first.headers["last-modified"]).toEqual(expect.any(String));
    await makeRide(server, { riderId: others.id });
    expect((await read(mine.token, etag)).statusCode).toBe(304);
    const { id } = await makeRide(server, { riderId: mine.id });
    const second = await read(mine.token, etag);
    expect(second.statusCode).toBe(200);
    await server.call(acceptRideEndpoint, { params: { id }, token: driver.token });
    expect((await read(mine.token, String(second.headers["etag"]))).statusCode).toBe(200);
  });

  it("know their tag again after a proxy has marked it as weak, and among others", async () => {
    const { token } = await makeAccount(server, { role: "rider" });
    const read = (headers: Record<string, string>) =>
      server.request(listRideRequestsEndpoint, { query: {}, token, headers });
    const etag = String((await read({})).headers["etag"]);
    for (const tags of [`W/${etag}`, `"another", W/${etag}`, "*"]) {
      expect([tags, (await read({ "if-none-match": tags })).statusCode]).toEqual([tags, 304]);
    }
    expect((await read({ "if-none-match": 'W/"another"' })).statusCode).toBe(200);
  });

  it("answer a date with 304 when nothing changed since, and never a date of a clock that runs ahead", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const readSince = async (since: string) =>
      (
        await server.request(listRideRequestsEndpoint, {
          query: {},
          token: rider.token,
          headers: { "if-modified-since": since },
        })
      ).statusCode;
    const inSeconds = (seconds: number) =>
      new Date(server.clock.now().getTime() + seconds * 1_000).toUTCString();
    const first = await server.request(listRideRequestsEndpoint, { query: {}, token: rider.token });
    expect(await readSince(String(first.headers["last-modified"]))).toBe(304);
    // Who dates by the second it was read in may have read before something else of that second.
    expect(await readSince(inSeconds(0))).toBe(200);
    server.clock.advance(5_000);
    expect(await readSince(inSeconds(-1))).toBe(304);
    expect(await readSince(inSeconds(60))).toBe(200);
    await makeRide(server, { riderId: rider.id });
    expect(await readSince(inSeconds(0))).toBe(200);
  });

  it("are dated each for itself, and not by what this server never showed", async () => {
    const book = (rider_phone: string) => bookARide(server, { rider_phone });
    const [first, second] = [await book("5557001"), await book("5557002")];
    const readDate = async ({ tracking_code }: { tracking_code: string | null }) => {
      const params = { tracking_code: String(tracking_code) };
      return (await server.request(trackRideEndpoint, { params })).headers["last-modified"];
    };
    const date = await readDate(first);
    for (const ride of [second, first, second, first]) await readDate(ride);
    expect(await readDate(first)).toBe(date);
    const headers = { "if-modified-since": String(date) };
    const third = await book("5557003");
    const params = { tracking_code: String(third.tracking_code) };
    expect((await server.request(trackRideEndpoint, { params, headers })).statusCode).toBe(200);
  });

  it("are counted as they are listed", async () => {
    const [operator, driver] = [await makeAccount(server, { role: "operator" }), await makeDriver(server)];
    const rider = await makeAccount(server, { role: "rider" });
    const ids: number[] = [];
    for (const hour of [1, 2, 3, 4, 5]) {
      const ride_datetime = new Date(server.clock.now().getTime() + hour * HOUR_MS).toISOString();
      ids.push((await bookARide(server, { ride_datetime, notes: `${hour}` }, rider.token)).id);
    }
    const [finished, cancelled, rejected, accepted] = ids.map((id) => ({ params: { id } }));
    if (!finished || !cancelled || !rejected || !accepted) throw new Error("five rides were booked");
    for (const ride of [finished, accepted])
      await server.call(acceptRideEndpoint, { ...ride, token: driver.token });
    await server.call(finishRideEndpoint, { ...finished, token: driver.token });
    await server.call(cancelRideEndpoint, { ...cancelled, token: rider.token });
    await server.call(rejectRideEndpoint, { ...rejected, token: operator.token });

    for (const { token } of [operator, driver, rider]) {
      for (const type of [undefined, "pending", "accepted", "completed"] as const) {
        const query = type ? { type } : {};
        const rows = await server.call(listRideRequestsEndpoint, { query, token });
        const counted = await server.call(listRideRequestsEndpoint, {
          query: { ...query, count_only: "true" },
          token,
        });
        expect([type, counted]).toEqual([type, { count: Array.isArray(rows) ? rows.length : -1 }]);
      }
    }
    const assigned = await server.call(listAssignedRidesEndpoint, { query: {}, token: operator.token });
    const count = await server.call(listAssignedRidesEndpoint, {
      query: { count_only: "True" },
      token: operator.token,
    });
    expect(count).toEqual({ count: Array.isArray(assigned) ? assigned.length : -1 });
  });

  it("keep running totals of ended rides that agree with the rides", async () => {
    const rows = await server.db
      .selectFrom("rides")
      .select((eb) => [
        "status",
        "driver_id",
        eb.fn.countAll().as("rides"),
        eb.fn.sum("fare_cents").as("cents"),
      ])
      .where("status", "in", ["Completed", "Cancelled", "Rejected", "NoShow"])
      .groupBy(["status", "driver_id"])
      .execute();
    const totals = await server.db.selectFrom("ride_totals").selectAll().where("rides", ">", 0).execute();
    const lines = (
      list: readonly { status: string; driver_id: number | null; rides: unknown; cents: unknown }[],
    ) =>
      list
        .map((row) => `${row.status} ${row.driver_id ?? 0} ${Number(row.rides)} ${Number(row.cents)}`)
        .toSorted();
    expect(lines(totals.map((total) => ({ ...total, cents: total.fare_cents })))).toEqual(lines(rows));
  });
});
