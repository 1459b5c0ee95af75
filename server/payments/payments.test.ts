import { expect, it } from "vitest";
import { getOwnDriverEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import {
  closeShiftEndpoint,
  getOwnCashEndpoint,
  handInCashEndpoint,
  listDriverCashEndpoint,
  listOwnClosingsEndpoint,
  listShiftClosingsEndpoint,
  recordPaymentEndpoint,
} from "../../contract/payments/payments.endpoints.ts";
import { getAnalyticsEndpoint, getDriverReportEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { exportRideArchiveEndpoint } from "../../contract/rides/ride-archive.endpoints.ts";
import type { AlsoPaidBy, PaidBy, UnpaidReason } from "../../domain/payments/payment.ts";
import { UNDO_WINDOW_MS } from "../../domain/rides/ride-states.ts";
import { finishRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { workerOf } from "../testing/outbox.ts";
import { makeRide } from "../testing/rides.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../testing/test-server.ts";

type Said = {
  paid_by?: PaidBy;
  tip?: number;
  tip_xcg?: number;
  also_paid_by?: AlsoPaidBy;
  also_amount?: number;
  unpaid?: UnpaidReason;
};

const DAYS = { start_date: "2026-11-20", end_date: "2026-11-21" };

function rideOf(server: TestServer, driver: TestAccount, fare_cents = 2_600) {
  return makeRide(server, { status: "InProgress", driverId: driver.id, fare_cents });
}

async function finish(server: TestServer, driver: TestAccount, said: Said, fareCents?: number) {
  const ride = await rideOf(server, driver, fareCents);
  const done = await server.call(finishRideEndpoint, {
    params: { id: ride.id },
    body: said,
    token: driver.token,
  });
  return { ...ride, done };
}

onADatabase("how a ride was paid", (server) => {
  it("is said with its end, and seen by driver, dispatch and whoever has the code", async () => {
    const [driver, operator] = [await makeDriver(server), await makeAccount(server, { role: "operator" })];
    const { id, trackingCode, done } = await finish(server, driver, { paid_by: "cash_xcg", tip_xcg: 5 });
    const paid = { paid_by: "cash_xcg", tip: "2.79", tip_xcg: "5.00" };
    expect(done).toMatchObject({ status: "Completed", ...paid });
    expect(await server.call(getRideEndpoint, { params: { id }, token: operator.token })).toMatchObject(paid);
    expect(await server.call(trackRideEndpoint, { params: { tracking_code: trackingCode } })).toMatchObject(
      paid,
    );
  });

  it("is said in two ways, corrected to one, and never in parts that don't go together", async () => {
    const [driver, operator] = [await makeDriver(server), await makeAccount(server, { role: "operator" })];
    const split = { paid_by: "cash_usd", also_paid_by: "cash_xcg", also_amount: 6 } as const;
    const { id, done } = await finish(server, driver, split);
    expect(done).toMatchObject({ paid_by: "cash_usd", also_paid_by: "cash_xcg", also_amount: "6.00" });
    const say = (body: Said) =>
      server.ask(recordPaymentEndpoint, {
        params: { id },
        body: { paid_by: "card", ...body },
        token: operator.token,
      });
    for (const wrong of [
      { also_paid_by: "cash_xcg", also_amount: 6 },
      { paid_by: "cash_usd", also_paid_by: "cash_usd", also_amount: 6 },
      { paid_by: "cash_usd", also_paid_by: "card", also_amount: -6 },
      { paid_by: "cash_usd", also_paid_by: "card" },
      { paid_by: "cash_usd", also_paid_by: "card", also_amount: 0 },
    ] as const) {
      expect([wrong, (await say(wrong)).statusCode]).toEqual([wrong, 400]);
    }
    expect((await say({})).json()).toMatchObject({ paid_by: "card" });
    const ride = await server.call(getRideEndpoint, { params: { id }, token: operator.token });
    expect([ride.also_paid_by, ride.also_amount]).toEqual([undefined, undefined]);
    const history = await server.call(listRideHistoryEndpoint, { params: { id }, token: operator.token });
    expect(JSON.stringify(history)).toContain("also_paid_by");
  });

  it("that it wasn't is kept with its reason, once a case, and goes when it is said how it was paid", async () => {
    const [driver, operator] = [await makeDriver(server), await makeAccount(server, { role: "operator" })];
    const { id, trackingCode, done } = await finish(server, driver, { unpaid: "refused" });
    expect(done).toMatchObject({ status: "Completed", paid_by: null, unpaid: "refused" });
    const tracked = await server.call(trackRideEndpoint, { params: { tracking_code: trackingCode } });
    expect(JSON.stringify(tracked)).not.toContain("refused");
    const both = { unpaid: "left", paid_by: "cash_usd" } as const;
    const other = await rideOf(server, driver);
    const refused = await server.ask(finishRideEndpoint, {
      params: { id: other.id },
      body: both,
      token: driver.token,
    });
    expect(refused.statusCode).toBe(400);
    const paid = await server.call(recordPaymentEndpoint, {
      params: { id },
      body: { paid_by: "cash_usd" },
      token: operator.token,
    });
    expect([paid.paid_by, paid.unpaid]).toEqual(["cash_usd", undefined]);
  });

  it("need not be said: a client that knows nothing of it finishes as before", async () => {
    const driver = await makeDriver(server);
    const { done } = await finish(server, driver, {});
    expect(done).toMatchObject({ status: "Completed", paid_by: null, tip: null });
  });

  it("is said after the end, corrected by the office, and each change stands in the history", async () => {
    const [driver, operator] = [await makeDriver(server), await makeAccount(server, { role: "operator" })];
    const { id } = await finish(server, driver, {});
    const say = (body: Said & { paid_by: "card" | "cash_usd" }, { token }: TestAccount) =>
      server.call(recordPaymentEndpoint, { params: { id }, body, token });
    expect(await say({ paid_by: "card", tip: 4 }, driver)).toMatchObject({ paid_by: "card", tip: "4.00" });
    expect(await say({ paid_by: "cash_usd" }, operator)).toMatchObject({ paid_by: "cash_usd", tip: null });
    const history = await server.call(listRideHistoryEndpoint, { params: { id }, token: operator.token });
    expect(history.slice(-2)).toMatchObject([
      {
        action: "record_payment",
        actor: "driver",
        values: [
          { field: "paid_by", from: null, to: "card" },
          { field: "tip", from: null, to: "4.00" },
        ],
      },
      {
        action: "record_payment",
        actor: "operator",
        values: [
          { field: "paid_by", from: "card", to: "cash_usd" },
          { field: "tip", from: "4.00", to: null },
        ],
      },
    ]);
  });

  it("is not another driver's to say, nor of a ride that is not over, nor a week later", async () => {
    const [driver, other] = [await makeDriver(server), await makeDriver(server)];
    const body = { paid_by: "card" } as const;
    const say = (id: number, { token }: TestAccount) =>
      server.request(recordPaymentEndpoint, { params: { id }, body, token });
    const { id } = await finish(server, driver, {});
    expect((await say(id, other)).statusCode).toBe(404);
    const aboard = await rideOf(server, driver);
    expect((await say(aboard.id, driver)).statusCode).toBe(409);
    const old = await makeRide(server, {
      status: "Completed",
      driverId: driver.id,
      completed_at: new Date(server.clock.now().getTime() - 8 * DAY_MS),
    });
    expect((await say(old.id, driver)).statusCode).toBe(409);
  });

  it.each([
    [{ tip: 2 }, "paid_by"],
    [{ paid_by: "card", tip_xcg: 2 }, "tip_xcg"],
    [{ paid_by: "cash_xcg", tip: 1, tip_xcg: 2 }, "tip"],
    [{ paid_by: "card", tip: -1 }, "tip"],
    [{ paid_by: "card", tip: 1.005 }, "tip"],
    [{ paid_by: "card", tip: 5_000 }, "tip"],
    [{ paid_by: "beads" }, "paid_by"],
  ])("refuses %j and leaves the ride under way", async (said, field) => {
    const driver = await makeDriver(server);
    const { id } = await rideOf(server, driver);
    const asDriver = { params: { id }, token: driver.token };
    const refused = await server.request(finishRideEndpoint, { ...asDriver, body: said as Said });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    expect(await server.call(getRideEndpoint, asDriver)).toMatchObject({ status: "InProgress" });
  });

  it("stands on the mailed receipt, the tip in the money it was given in", async () => {
    const driver = await makeDriver(server);
    const ride = await makeRide(server, {
      status: "InProgress",
      driverId: driver.id,
      rider_email: "maya@example.com",
      language: "nl",
    });
    await server.call(finishRideEndpoint, {
      params: { id: ride.id },
      body: { paid_by: "cash_xcg", tip_xcg: 7.5 },
      token: driver.token,
    });
    server.clock.advance(UNDO_WINDOW_MS);
    const mails: string[] = [];
    await workerOf(server, {
      email: {
        send: async ({ recipient, message }) =>
          void (recipient === "maya@example.com" && mails.push(message.body)),
      },
    }).sendDue();
    expect(mails.join()).toContain("Betaald: Contant, guldens\nFooi: XCG 7,50");
  });

  it("stands on the page that the receipt's mail leads to where it is said after that mail has gone", async () => {
    const driver = await makeDriver(server);
    const email = "late@example.com";
    const ride = await makeRide(server, { status: "InProgress", driverId: driver.id, rider_email: email });
    const asDriver = { params: { id: ride.id }, token: driver.token };
    await server.call(finishRideEndpoint, { ...asDriver, body: {} });
    server.clock.advance(UNDO_WINDOW_MS);
    const mails: string[] = [];
    const noting = {
      send: async ({ recipient, message }: Outgoing) =>
        void (recipient === email && mails.push(message.body)),
    };
    await workerOf(server, { email: noting }).sendDue();
    await server.call(recordPaymentEndpoint, { ...asDriver, body: { paid_by: "card" } });
    await workerOf(server, { email: noting }).sendDue();
    expect(mails).toHaveLength(1);
    const [, tracking_code = ""] = /Printable receipt:\s+\S+\/track\/([\w-]+)/.exec(mails[0] ?? "") ?? [];
    expect(await server.call(trackRideEndpoint, { params: { tracking_code } })).toMatchObject({
      status: "Completed",
      paid_by: "card",
    });
  });

  it("is in the driver's report, the analytics and the CSV, to the cent", async () => {
    const [driver, operator] = [await makeDriver(server), await makeAccount(server, { role: "operator" })];
    await finish(server, driver, { paid_by: "cash_usd", tip: 1.5 }, 2_000);
    await finish(server, driver, { paid_by: "cash_usd" }, 1_250);
    await finish(server, driver, { paid_by: "card", tip: 3 }, 4_700);
    await finish(server, driver, {}, 1_000);
    const report = await server.call(getDriverReportEndpoint, { query: DAYS, token: driver.token });
    const byPayment = (one: { paid_by: string | null }, other: { paid_by: string | null }) =>
      String(one.paid_by).localeCompare(String(other.paid_by));
    expect(report.ride_statistics.payments?.toSorted(byPayment)).toEqual([
      { paid_by: "card", rides: 1, fares: 47, tips: 3 },
      { paid_by: "cash_usd", rides: 2, fares: 32.5, tips: 1.5 },
      { paid_by: null, rides: 1, fares: 10, tips: 0 },
    ]);
    expect(report.ride_statistics.total_earnings).toBe(89.5);
    const analytics = await server.call(getAnalyticsEndpoint, {
      query: { ...DAYS, driver_id: driver.id },
      token: operator.token,
    });
    expect(analytics.by_payment).toEqual([
      { paid_by: "card", rides: 1, revenue: 47, tips: 3 },
      { paid_by: "cash_usd", rides: 2, revenue: 32.5, tips: 1.5 },
      { paid_by: null, rides: 1, revenue: 10, tips: 0 },
    ]);
    expect(analytics.totals).toMatchObject({ rides: 4, revenue: 89.5 });
    const csv = await server.request(exportRideArchiveEndpoint, {
      query: { driver_id: driver.id, sort: "id" },
      token: operator.token,
    });
    const [head = "", ...lines] = csv.body.trim().split(/\r?\n/);
    const at = head.split(",").indexOf("Paid by");
    expect(head.split(",")[at + 1]).toBe("Tip (USD)");
    expect(lines.map((line) => line.split(",").slice(at, at + 2))).toEqual([
      ["Cash USD", "1.50"],
      ["Cash USD", ""],
      ["Card", "3.00"],
      ["", ""],
    ]);
  });
});

onEachDatabase("a driver who closes a shift", (server) => {
  const close = (driver: TestAccount, counted_usd: number, counted_xcg: number) =>
    server.call(closeShiftEndpoint, { body: { counted_usd, counted_xcg }, token: driver.token });

  it("holds the cash of both currencies since the last closing, and keeps it beside what they counted", async () => {
    const driver = await makeDriver(server, { firstName: "Rudy", lastName: "Pieters" });
    const staff = await makeAccount(server, { role: "staff" });
    await finish(server, driver, { paid_by: "cash_usd", tip: 4 });
    await finish(server, driver, { paid_by: "cash_xcg", tip_xcg: 3.45 });
    await finish(server, driver, { paid_by: "card", tip: 10 });
    const { token } = driver;
    expect(await server.call(getOwnCashEndpoint, { token })).toEqual({
      since: null,
      rides: 2,
      usd: "30.00",
      xcg: "50.00",
    });
    const closed = await close(driver, 30, 49.5);
    const now = server.clock.now().toISOString();
    expect(closed).toMatchObject({
      driver_name: "Rudy Pieters",
      since: null,
      closed_at: now,
      rides: 2,
      usd: "30.00",
      xcg: "50.00",
      counted_usd: "30.00",
      counted_xcg: "49.50",
    });
    expect(await server.call(getOwnDriverEndpoint, { token })).toMatchObject({ on_shift: false });
    expect(await server.call(getOwnCashEndpoint, { token })).toEqual({
      since: now,
      rides: 0,
      usd: "0.00",
      xcg: "0.00",
    });
    await finish(server, driver, { paid_by: "cash_usd" }, 1_850);
    expect(await close(driver, 18.5, 0)).toMatchObject({ since: now, rides: 1, usd: "18.50", xcg: "0.00" });
    const own = await server.call(listOwnClosingsEndpoint, { query: {}, token });
    expect(own.map(({ usd }) => usd)).toEqual(["18.50", "30.00"]);
    const seen = await server.call(listShiftClosingsEndpoint, {
      query: { driver_id: driver.id },
      token: staff.token,
    });
    expect(seen).toEqual(own);
  });

  it("sees no other driver's closings, and staff see those of all", async () => {
    const [one, other] = [await makeDriver(server), await makeDriver(server)];
    const staff = await makeAccount(server, { role: "staff" });
    await close(one, 1, 0);
    await close(other, 2, 0);
    const own = await server.call(listOwnClosingsEndpoint, { query: {}, token: one.token });
    expect(own.map(({ driver_id }) => driver_id)).toEqual([one.id]);
    const all = await server.call(listShiftClosingsEndpoint, { query: { limit: 2 }, token: staff.token });
    expect(all.map(({ driver_id }) => driver_id)).toEqual([other.id, one.id]);
    const denied = await server.request(listShiftClosingsEndpoint, { query: {}, token: one.token });
    expect(denied.statusCode).toBe(403);
  });

  it("cannot change afterwards how a counted ride was paid", async () => {
    const driver = await makeDriver(server);
    const { id } = await finish(server, driver, { paid_by: "cash_usd" });
    await close(driver, 26, 0);
    const refused = await server.request(recordPaymentEndpoint, {
      params: { id },
      body: { paid_by: "card" },
      token: driver.token,
    });
    expect(refused.statusCode).toBe(409);
  });

  it("has each ride counted once and the shift closed once, also when they close it eight times at once", async () => {
    const driver = await makeDriver(server);
    const closings = () =>
      server.call(listOwnClosingsEndpoint, { query: {}, token: driver.token }).then((own) => own.length);
    await finish(server, driver, { paid_by: "cash_usd" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => close(driver, 26, 0)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect([answers[7]?.rides, answers[7]?.usd, await closings()]).toEqual([1, "26.00", 1]);
    const body = { counted_usd: 260, counted_xcg: 0 };
    const other = await server.request(closeShiftEndpoint, { body, token: driver.token });
    expect([other.statusCode, other.json().code, await closings()]).toEqual([409, "edit_conflict", 1]);
    // Another ride, or another minute, is another shift.
    await finish(server, driver, { paid_by: "cash_usd" });
    expect((await close(driver, 26, 0)).rides).toBe(1);
    server.clock.advance(MINUTE_MS);
    expect((await close(driver, 0, 0)).rides).toBe(0);
    expect(await closings()).toBe(3);
  });
});

onEachDatabase("the cash that is with drivers", (server) => {
  const cashOf = async (driver: TestAccount, token: string) =>
    (await server.call(listDriverCashEndpoint, { token })).find(({ driver_id }) => driver_id === driver.id);

  it("is what their rides and their closed shifts say, in each currency, until the office signs for it", async () => {
    const driver = await makeDriver(server, { firstName: "Nelly", lastName: "Sambo" });
    const { token } = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    await finish(server, driver, { paid_by: "cash_usd", tip: 4 });
    await finish(server, driver, { paid_by: "cash_xcg", tip_xcg: 3.45 });
    await finish(server, driver, { paid_by: "card", tip: 10 });
    expect(await cashOf(driver, token)).toMatchObject({ rides: 2, rides_usd: "30.00", rides_xcg: "50.00" });
    const { id } = await server.call(closeShiftEndpoint, {
      body: { counted_usd: 30, counted_xcg: 49.5 },
      token: driver.token,
    });
    await finish(server, driver, { paid_by: "cash_usd" }, 1_850);
    expect(await cashOf(driver, token)).toEqual({
      driver_id: driver.id,
      driver_name: "Nelly Sambo",
      rides: 1,
      rides_usd: "18.50",
      rides_xcg: "0.00",
      closings: 1,
      closed_usd: "30.00",
      closed_xcg: "49.50",
      usd: "48.50",
      xcg: "49.50",
    });
    const signed = await server.call(handInCashEndpoint, {
      params: { id },
      body: { usd: 30, xcg: 49, note: "Fifty cents short" },
      token,
    });
    expect(signed.handed_in).toEqual({
      at: server.clock.now().toISOString(),
      by: "Suheily Maria",
      usd: "30.00",
      xcg: "49.00",
      note: "Fifty cents short",
    });
    expect(await cashOf(driver, token)).toMatchObject({ closings: 0, usd: "18.50", xcg: "0.00" });
    const out = await server.call(listShiftClosingsEndpoint, {
      query: { driver_id: driver.id, state: "with_driver" },
      token,
    });
    expect(out).toEqual([]);
  });

  it("is signed for once, whoever of two comes first", async () => {
    const driver = await makeDriver(server);
    const staff = [
      await makeAccount(server, { role: "staff" }),
      await makeAccount(server, { role: "staff" }),
    ];
    const { id } = await server.call(closeShiftEndpoint, {
      body: { counted_usd: 5, counted_xcg: 0 },
      token: driver.token,
    });
    const answers = await Promise.all(
      staff.map(({ token }, index) =>
        server.request(handInCashEndpoint, { params: { id }, body: { usd: 5 + index, xcg: 0 }, token }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
