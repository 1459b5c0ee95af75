import { beforeEach, expect, it } from "vitest";
import {
  getBoardEndpoint,
  editDispatchSettingsEndpoint,
} from "../../contract/dispatch/dispatch.endpoints.ts";
import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  listDriversEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import type { PaperDays } from "../../domain/papers/papers.ts";
import {
  assignDriverEndpoint,
  reassignDriverEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
} from "../../contract/drivers/driver-records.endpoints.ts";
import {
  endPapersOverrideEndpoint,
  overridePapersEndpoint,
} from "../../contract/papers/paper-overrides.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { openDayPlanner } from "../dispatch/plan/day-planner.ts";
import { openCurrentMaps } from "../places/current-maps.ts";
import { buildMaps } from "../places/build-maps.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { setPapers } from "../testing/papers.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));
/** Noon on the island. */
const NOON = "2026-11-20T16:00:00Z";
const YESTERDAY = "2026-11-19";

onADatabase("a driver whose papers have run out", (server) => {
  beforeEach(() => server.clock.set(NOON));

  const people = async (days: Partial<PaperDays> = { insurance_expires_on: YESTERDAY }) => {
    const { token } = await makeAccount(server, { role: "operator" });
    const staff = await makeAccount(server, { role: "staff", firstName: "Mirugia", lastName: "Tromp" });
    const driver = await makeDriver(server);
    await setPapers(server, driver.id, days);
    return { token, staff, driver };
  };

  it.each([
    ["license_expires_on", "This driver's driving license ran out on November 19, 2026."],
    ["permit_expires_on", "This driver's taxi permit ran out on November 19, 2026."],
    ["insurance_expires_on", "This driver's insurance ran out on November 19, 2026."],
    ["inspection_expires_on", "This driver's inspection ran out on November 19, 2026."],
    ["season_permit_ends_on", "This driver's season permit ended on November 19, 2026."],
  ])("is assigned nothing for %s, and dispatch reads which paper and when", async (day, error) => {
    const { token, driver } = await people({ [day]: YESTERDAY });
    const body = { driver_id: driver.id, force: true };
    const waiting = await makeRide(server);
    const refused = await server.request(assignDriverEndpoint, { params: { id: waiting.id }, body, token });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "papers_expired", error, date: YESTERDAY });
    const given = await makeRide(server, { status: "Accepted" });
    const moved = await server.request(reassignDriverEndpoint, { params: { id: given.id }, body, token });
    expect(moved.json()).toMatchObject({ code: "papers_expired", error });
  });

  it("sees no pool, cannot accept, and reads why", async () => {
    const { driver } = await people();
    const { id } = await makeRide(server);
    const pending = { token: driver.token, query: { type: "pending" } } as const;
    expect(await server.call(listRideRequestsEndpoint, pending)).toEqual([]);
    const count = await server.call(listRideRequestsEndpoint, {
      token: driver.token,
      query: { type: "pending", count_only: "true" },
    });
    expect(count).toEqual({ count: 0 });
    const refused = await server.request(acceptRideEndpoint, { params: { id }, token: driver.token });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      "Your insurance ran out on November 19, 2026. Please call the office.",
    ]);
    expect(await server.call(getOwnDriverEndpoint, { token: driver.token })).toMatchObject({
      papers_expired: { paper: "insurance", date: YESTERDAY },
    });
  });

  it("drives what they have to its end", async () => {
    const { driver } = await people();
    const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const asDriver = { params: { id }, token: driver.token };
    await server.call(reportRideProgressEndpoint, { ...asDriver, body: { step: "picked_up" } });
    expect(await server.call(finishRideEndpoint, { ...asDriver, body: {} })).toMatchObject({
      status: "Completed",
    });
  });

  it("is never the best for a ride, and stands last with the reason", async () => {
    const { token, driver } = await people();
    const other = await makeDriver(server);
    const { id } = await makeRide(server);
    const rows = await server.call(listDriversEndpoint, { token, query: { for_ride: id } });
    const drivers = Array.isArray(rows) ? rows : [];
    expect(drivers.find((one) => one.id === driver.id)).toMatchObject({
      papers_expired: { paper: "insurance", date: YESTERDAY },
      match: { best: false },
    });
    const places = drivers.map((one) => one.id);
    expect(places.indexOf(driver.id)).toBeGreaterThan(places.indexOf(other.id));
    const board = await server.call(getBoardEndpoint, { token, query: {} });
    expect(board.drivers.find((one) => one.id === driver.id)?.papers_expired?.paper).toBe("insurance");
  });

  it("is offered nothing by auto-assign, and something once the office has the new day", async () => {
    const { token, staff } = await people();
    await server.db.updateTable("drivers").set({ on_shift: false }).execute();
    const driver = await makeDriver(server, { lat: 12.1846, lng: -68.9568 });
    await setPapers(server, driver.id, { inspection_expires_on: YESTERDAY });
    await server.db
      .updateTable("drivers")
      .set({ shares_location: true })
      .where("account_id", "=", driver.id)
      .execute();
    await server.call(editDispatchSettingsEndpoint, { token, body: { auto_assign: true } });
    const ride_datetime = new Date(server.clock.now().getTime() + 15 * MINUTE_MS);
    const { id } = await makeRide(server, { ride_datetime });
    const holder = async () => {
      const { db, clock } = server;
      await openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps }).run();
      await db.updateTable("plan_state").set({ planner: null, planner_until: null }).execute();
      const row = await server.db
        .selectFrom("rides")
        .select("driver_id")
        .where("id", "=", id)
        .executeTakeFirst();
      return row?.driver_id;
    };
    expect(await holder()).toBeNull();
    await server.call(editDriverRecordEndpoint, {
      params: { id: driver.id },
      body: { inspection_expires_on: "2027-11-20" },
      token: staff.token,
    });
    expect(await holder()).toBe(driver.id);
    await server.call(editDispatchSettingsEndpoint, { token, body: { auto_assign: false } });
  });

  it("gets no push for a new ride", async () => {
    await server.db.updateTable("drivers").set({ on_shift: false }).execute();
    const { driver } = await people();
    const fit = await makeDriver(server);
    for (const [account, endpoint] of [
      [driver, "https://push.example/held"],
      [fit, "https://push.example/fit"],
    ] as const) {
      await server.db
        .insertInto("push_subscriptions")
        .values({
          endpoint,
          account_id: account.id,
          session_id: null,
          p256dh: "p",
          auth: "a",
          language: "en",
          created_at: server.clock.now(),
        })
        .execute();
    }
    const ride = await bookARide(server, { rider_phone: "5550171" });
    const alerts = await server.db
      .selectFrom("outbox")
      .select("recipient")
      .where("ride_id", "=", ride.id)
      .where("kind", "=", "ride_in_pool")
      .execute();
    expect(alerts).toEqual([{ recipient: "https://push.example/fit" }]);
  });

  it("may work on the last day of a paper until the island's midnight", async () => {
    const { token, driver } = await people({ permit_expires_on: "2026-11-20" });
    const assign = async () => {
      const { id } = await makeRide(server, { ride_datetime: server.clock.now() });
      const body = { driver_id: driver.id, force: true };
      return (await server.request(assignDriverEndpoint, { params: { id }, body, token })).statusCode;
    };
    server.clock.set("2026-11-21T03:59:59Z");
    expect(await assign()).toBe(200);
    server.clock.set("2026-11-21T04:00:00Z");
    expect(await assign()).toBe(409);
  });

  it("works again while the staff override it, with reason and end in the audit log and at the desk", async () => {
    const { token, staff, driver } = await people();
    const params = { id: driver.id };
    const body = { reason: "The insurer confirmed by phone.", until: "2026-11-22" };
    const denied = await server.request(overridePapersEndpoint, { params, body, token });
    expect(denied.statusCode).toBe(403);
    const record = await server.call(overridePapersEndpoint, { params, body, token: staff.token });
    const override = { ...body, by: "Mirugia Tromp" };
    expect(record).toMatchObject({ papers_expired: null, papers_override: override });
    const roster = await server.call(listDriversEndpoint, { token });
    expect(Array.isArray(roster) && roster.find(({ id }) => id === driver.id)).toMatchObject({
      papers_expired: null,
      papers_override: override,
    });
    const ride = await makeRide(server);
    const asDriver = { params: { id: ride.id }, token: driver.token };
    expect((await server.request(acceptRideEndpoint, asDriver)).statusCode).toBe(200);
    const [entry] = await server.call(listAuditLogEndpoint, { token: staff.token });
    expect(entry).toMatchObject({
      action: "override_papers",
      subject: `account ${driver.id}`,
      account: driver.username,
      detail: { ...body, papers: ["insurance 2026-11-19"] },
    });

    await server.call(endPapersOverrideEndpoint, { params, token: staff.token });
    const again = await makeRide(server);
    const refused = await server.request(acceptRideEndpoint, {
      params: { id: again.id },
      token: driver.token,
    });
    expect(refused.json()).toMatchObject({ code: "papers_expired" });
    const [ended] = await server.call(listAuditLogEndpoint, { token: staff.token });
    expect(ended).toMatchObject({ action: "end_papers_override", account: driver.username });
  });

  it("is held back again on the day after an override ends", async () => {
    const { staff, driver } = await people();
    const body = { reason: "New card on its way", until: "2026-11-20" };
    await server.call(overridePapersEndpoint, { params: { id: driver.id }, body, token: staff.token });
    server.clock.set("2026-11-21T04:00:00Z");
    const records = await server.call(listDriverRecordsEndpoint, { token: staff.token });
    expect(records.find(({ id }) => id === driver.id)).toMatchObject({
      papers_expired: { paper: "insurance", date: YESTERDAY },
      papers_override: null,
    });
  });

  it.each([
    ["without a reason", { reason: " ", until: "2026-12-01" }, "reason"],
    ["without an end", { reason: "Because" }, "until"],
    ["with an end in the past", { reason: "Because", until: YESTERDAY }, "until"],
    ["for ever", { reason: "Because", until: "2036-01-01" }, "until"],
  ])("is not let work %s", async (_how, body, field) => {
    const { staff, driver } = await people();
    const refused = await server.request(overridePapersEndpoint, {
      params: { id: driver.id },
      body: body as { reason: string; until: string },
      token: staff.token,
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  });

  it("cannot move the day themselves", async () => {
    const { driver } = await people();
    const body = { insurance_expires_on: "2030-01-01", vehicle: "Grey Kia Rio" };
    const own = await server.call(editOwnDriverEndpoint, { token: driver.token, body });
    expect(own).toMatchObject({ vehicle: "Grey Kia Rio", insurance_expires_on: YESTERDAY });
  });
});
