import { beforeEach, expect, it } from "vitest";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import type { PaperDays } from "../../domain/papers/papers.ts";
import { assignDriverEndpoint, updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { changeTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { overridePapersEndpoint } from "../../contract/papers/paper-overrides.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { setPapers } from "../testing/papers.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("a driver whose papers end before the day of a ride", (server) => {
  beforeEach(() => server.clock.set("2026-11-20T16:00:00Z"));

  const people = async (days: Partial<PaperDays>) => {
    const { token } = await makeAccount(server, { role: "operator" });
    const staff = await makeAccount(server, { role: "staff" });
    const driver = await makeDriver(server);
    await setPapers(server, driver.id, days);
    return { token, staff, driver };
  };
  const THE_25TH = "2026-11-25T16:00:00Z";
  const later = (at = THE_25TH) => makeRide(server, { ride_datetime: new Date(at) });
  const endsSoon = { insurance_expires_on: "2026-11-24" };

  it.each([
    ["insurance_expires_on", "This driver's insurance runs out on November 24, 2026, before this ride."],
    ["season_permit_ends_on", "This driver's season permit ends on November 24, 2026, before this ride."],
  ])("is not given it for %s, by nobody and whatever is forced", async (day, error) => {
    const { token, driver } = await people({ [day]: "2026-11-24" });
    const { id } = await later();
    const asked = { params: { id }, body: { driver_id: driver.id, force: true }, token };
    const refused = await server.request(assignDriverEndpoint, asked);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "papers_expired", error, date: "2026-11-24" });
    const own = await server.request(acceptRideEndpoint, { params: { id }, token: driver.token });
    expect(own.json()).toMatchObject({ code: "papers_expired" });
    const dayBefore = await later("2026-11-24T16:00:00Z");
    const given = await server.request(assignDriverEndpoint, { ...asked, params: { id: dayBefore.id } });
    expect(given.statusCode).toBe(200);
  });

  it("is given it while the staff override it for that day", async () => {
    const { token, staff, driver } = await people(endsSoon);
    const { id } = await later();
    const assign = () =>
      server.request(assignDriverEndpoint, { params: { id }, body: { driver_id: driver.id }, token });
    const override = (until: string) =>
      server.call(overridePapersEndpoint, {
        params: { id: driver.id },
        body: { reason: "New policy signed", until },
        token: staff.token,
      });
    await override("2026-11-24");
    expect((await assign()).statusCode).toBe(409);
    await override("2026-11-25");
    expect((await assign()).statusCode).toBe(200);
  });

  it("sees it neither in the pool nor in its count", async () => {
    const { driver } = await people(endsSoon);
    const soon = await makeRide(server);
    const far = await later();
    const { token } = driver;
    const pending = await server.call(listRideRequestsEndpoint, { token, query: { type: "pending" } });
    const ids = Array.isArray(pending) ? pending.map(({ id }) => id) : [];
    expect([ids.includes(soon.id), ids.includes(far.id)]).toEqual([true, false]);
    const counted = await server.call(listRideRequestsEndpoint, {
      token,
      query: { type: "pending", count_only: "true" },
    });
    expect(counted).toEqual({ count: ids.length });
  });

  it("gets a push for a new ride of the days before alone", async () => {
    const { driver } = await people(endsSoon);
    await server.db
      .insertInto("push_subscriptions")
      .values({
        endpoint: "https://push.example/ends-soon",
        account_id: driver.id,
        session_id: null,
        p256dh: "p",
        auth: "a",
        language: "en",
        created_at: server.clock.now(),
      })
      .execute();
    const pushed = async (ride_datetime: string, rider_phone: string) => {
      const ride = await bookARide(server, { rider_phone, ride_datetime });
      const alerts = await server.db
        .selectFrom("outbox")
        .select("recipient")
        .where("ride_id", "=", ride.id)
        .where("kind", "=", "ride_in_pool")
        .execute();
      return alerts.length;
    };
    expect(await pushed("2026-11-24T16:00:00Z", "5550172")).toBe(1);
    expect(await pushed(THE_25TH, "5550173")).toBe(0);
  });

  it("stands last in the list for it, with the paper, and is free for a ride of today", async () => {
    const { token, driver } = await people(endsSoon);
    const seenFor = async (id: number) => {
      const rows = await server.call(listDriversEndpoint, { token, query: { for_ride: id } });
      return Array.isArray(rows) ? rows.find((one) => one.id === driver.id)?.papers_expired : undefined;
    };
    expect(await seenFor((await later()).id)).toEqual({ paper: "insurance", date: "2026-11-24" });
    expect(await seenFor((await makeRide(server)).id)).toBeNull();
  });

  it("loses it when its passenger moves it there, and dispatch is told to give it to another first", async () => {
    const { token, driver } = await people(endsSoon);
    const status = "Accepted";
    const at = { ride_datetime: new Date("2026-11-23T16:00:00Z"), status, driverId: driver.id } as const;
    const [byOffice, byPassenger] = [await makeRide(server, at), await makeRide(server, at)];
    const body = { ride_datetime: THE_25TH, force: true };
    const refused = await server.request(updateRideEndpoint, {
      params: { id: byOffice.id },
      body,
      token,
    });
    expect(refused.json()).toMatchObject({ code: "papers_expired", date: "2026-11-24" });
    const moved = await server.call(changeTrackedRideEndpoint, {
      params: { tracking_code: byPassenger.trackingCode },
      body: { ride_datetime: THE_25TH },
    });
    expect(moved.status).toBe("Pending");
  });
});
