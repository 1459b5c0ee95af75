import { beforeEach, expect, it } from "vitest";
import {
  askPaymentEndpoint,
  getPayLinkSettingsEndpoint,
  getPaymentToMakeEndpoint,
  listPayLinksEndpoint,
  payTrackedRideEndpoint,
  setPayLinkSettingsEndpoint,
} from "../../contract/pay-links/pay-links.endpoints.ts";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import type { Booking } from "../../contract/rides/booking.ts";
import {
  assignDriverEndpoint,
  releaseRideEndpoint,
  updateRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { bookRideEndpoint, listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { aBooking } from "../testing/rides.ts";
import { followPayments, payLinkSettingsAre, playPayment, trialPayments } from "../testing/pay-links.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../testing/test-server.ts";
import { ProviderAway } from "./pay-provider.ts";
import { waitForDeposits } from "./wait-for-deposits.ts";

const payments = trialPayments();
const INSISTS = { mode: "deposit", deposit_percent: 30, deposit_minutes: 120, deposit_hours: 2 } as const;

let phones = 5_557_000;
const at = (server: TestServer, hours: number) =>
  new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();

function book(server: TestServer, ahead: number, facts: Partial<Booking> = {}, token?: string) {
  const body = aBooking(server, {
    ride_datetime: at(server, ahead),
    rider_phone: String((phones += 1)),
    ...facts,
  });
  return server.call(bookRideEndpoint, { body, ...(token ? { token } : {}) });
}

/** What the server does by itself every two seconds. */
async function tick(server: TestServer, provider = payments.trials as typeof payments.trials | null) {
  const { db, clock } = server;
  if (provider) await followPayments(server, provider);
  await waitForDeposits({ db, clock, provider, log: server.app.log });
  if (provider) await followPayments(server, provider);
}

async function messagesOf(server: TestServer, rideId: number) {
  const rows = await server.db
    .selectFrom("outbox")
    .select(["kind", "payload"])
    .where("ride_id", "=", rideId)
    .where("channel", "=", "phone")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, payload }) => ({ kind, ...(payload as object) }));
}

onEachDatabase(
  "a ride that waits for its deposit",
  (server) => {
    let staff: TestAccount;
    let driver: TestAccount;
    beforeEach(async () => {
      staff ??= await makeAccount(server, { role: "staff" });
      driver ??= await makeDriver(server);
      await payLinkSettingsAre(server, INSISTS);
    });

    it("is priced with the deposit that a booking would wait for, for whoever would be asked", async () => {
      const rider = await makeAccount(server, { role: "rider" });
      const operator = await makeAccount(server, { role: "operator" });
      const priceFor = async (ahead: number, token?: string) => {
        const pickup = new Date(at(server, ahead));
        const query = {
          distance_km: 10,
          passenger_count: 2,
          luggage_count: 2,
          trip_date: curacaoDate(pickup),
          trip_time: curacaoTime(pickup),
        };
        return server.call(calculateFareForTripEndpoint, { query, ...(token ? { token } : {}) });
      };
      const asGuest = await priceFor(48);
      expect(asGuest.deposit).toEqual({
        amount: Math.round(asGuest.fare * 30) / 100,
        due_at: at(server, 2),
      });
      expect((await priceFor(48, rider.token)).deposit).toEqual(asGuest.deposit);
      expect((await priceFor(48, operator.token)).deposit).toBeUndefined();
      expect((await priceFor(1)).deposit).toBeUndefined();
      await payLinkSettingsAre(server, { deposit_minutes: null });
      expect((await priceFor(48)).deposit).toBeUndefined();
    });

    it("is asked of the next booking once the office saves so, and of the next no more once it says no", async () => {
      const asked = async () => (await book(server, 30)).deposit !== undefined;
      const save = async (mode: "off" | "deposit") => {
        const { token } = staff;
        const { version, ...settings } = await server.call(getPayLinkSettingsEndpoint, { token });
        await server.call(setPayLinkSettingsEndpoint, { token, body: { ...settings, version, mode } });
      };
      expect(await asked()).toBe(true);
      await save("off");
      expect(await asked()).toBe(false);
      await save("deposit");
      expect(await asked()).toBe(true);
    });

    const track = (code: string) => server.call(trackRideEndpoint, { params: { tracking_code: code } });
    const begin = (code: string) => server.call(payTrackedRideEndpoint, { params: { tracking_code: code } });
    const seenBy = async ({ token }: TestAccount, id: number) => {
      const rides = await server.call(listRideRequestsEndpoint, { query: { type: "pending" }, token });
      return Array.isArray(rides) ? rides.find((ride) => ride.id === id) : undefined;
    };

    it("is shown to the desk alone, tells its guest by when to pay, and goes to the drivers once it is paid", async () => {
      const ride = await book(server, 24);
      const due_at = at(server, 2);
      const deposit = { amount: (Number(ride.calculated_fare) * 0.3).toFixed(2), due_at };
      expect(ride).toMatchObject({ status: "Pending", held: true, deposit });
      const seen = await track(ride.tracking_code ?? "");
      expect(seen).toMatchObject({
        deposit,
        proof_ways: [],
        pay_offer: { purpose: "deposit", amount: deposit.amount },
      });
      expect(await seenBy(driver, ride.id)).toBeUndefined();
      expect(await seenBy(staff, ride.id)).toMatchObject({ held: true, deposit });
      for (const refused of [
        await server.request(acceptRideEndpoint, { params: { id: ride.id }, token: driver.token }),
        await server.request(assignDriverEndpoint, {
          params: { id: ride.id },
          body: { driver_id: driver.id },
          token: staff.token,
        }),
      ]) {
        expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      }
      await tick(server);
      await tick(server);
      const [told, ...more] = await messagesOf(server, ride.id);
      expect(more).toEqual([]);
      expect(told).toMatchObject({ kind: "pay_link", purpose: "deposit", cancelledAt: due_at });
      const payment = await begin(ride.tracking_code ?? "");
      expect(payment).toMatchObject({ code: (told as { code?: string }).code, expires_at: due_at });
      await playPayment(server, payment.link, "pay");
      await tick(server);
      const after = await seenBy(driver, ride.id);
      expect([after?.held, after?.deposit, after?.paid_by_link]).toEqual([
        undefined,
        undefined,
        deposit.amount,
      ]);
      expect((await messagesOf(server, ride.id)).map(({ kind }) => kind)).toEqual(["pay_link", "booked"]);
      server.clock.advance(3 * HOUR_MS);
      await tick(server);
      expect((await track(ride.tracking_code ?? "")).status).toBe("Pending");
    });

    it("is cancelled when the time is over, with a reason the guest understands, and can't be paid any more", async () => {
      const ride = await book(server, 24);
      await tick(server);
      const payment = await begin(ride.tracking_code ?? "");
      server.clock.advance(2 * HOUR_MS - 1);
      await tick(server);
      expect((await track(ride.tracking_code ?? "")).status).toBe("Pending");
      server.clock.advance(1);
      await tick(server);
      await tick(server);
      const seen = await track(ride.tracking_code ?? "");
      expect([seen.status, seen.deposit?.due_at, seen.pay_offer]).toEqual([
        "Cancelled",
        ride.deposit?.due_at,
        undefined,
      ]);
      expect((await messagesOf(server, ride.id)).at(-1)).toMatchObject({
        kind: "cancelled",
        unpaidDeposit: true,
      });
      const params = { code: payment.code };
      expect((await server.call(getPaymentToMakeEndpoint, { params })).state).toMatch(/expired|cancelled/);
    });

    it("counts as paid where it was paid in the last moment, however late that is heard", async () => {
      const ride = await book(server, 24);
      await tick(server);
      const payment = await begin(ride.tracking_code ?? "");
      await playPayment(server, payment.link, "pay");
      const { stateOf, cancel } = payments.trials;
      const away = async () => {
        throw new ProviderAway("timeout");
      };
      Object.assign(payments.trials, { stateOf: away, cancel: away });
      server.clock.advance(5 * HOUR_MS);
      for (let turn = 0; turn < 3; turn += 1) {
        await tick(server);
        server.clock.advance(MINUTE_MS);
      }
      expect((await track(ride.tracking_code ?? "")).status).toBe("Pending");
      Object.assign(payments.trials, { stateOf, cancel });
      server.clock.advance(HOUR_MS);
      await tick(server);
      const seen = await track(ride.tracking_code ?? "");
      expect([seen.status, seen.held, seen.paid_by_link]).toEqual([
        "Pending",
        undefined,
        ride.deposit?.amount,
      ]);
    });

    it("is accepted without by the desk, at once", async () => {
      const ride = await book(server, 24);
      await tick(server);
      await server.call(releaseRideEndpoint, { params: { id: ride.id }, token: staff.token });
      expect((await seenBy(driver, ride.id))?.held).toBeUndefined();
      server.clock.advance(3 * HOUR_MS);
      await tick(server);
      expect((await track(ride.tracking_code ?? "")).status).toBe("Pending");
    });

    it("never is one for now, of the telephone, or of a company that doesn't insist", async () => {
      const now = await book(server, 0.2);
      const soon = await book(server, 2.2);
      const caller = await book(server, 24, {}, staff.token);
      await payLinkSettingsAre(server, { deposit_minutes: null });
      const asked = await book(server, 24);
      await payLinkSettingsAre(server, { mode: "off", deposit_minutes: 120 });
      const off = await book(server, 24);
      for (const ride of [now, soon, caller, asked, off]) {
        expect([ride.held, ride.deposit]).toEqual([undefined, undefined]);
      }
    });

    it.each([
      ["the company insists no more", (s: TestServer) => payLinkSettingsAre(s, { deposit_minutes: null })],
      [
        "the pickup is moved near",
        (s: TestServer, id: number) =>
          s.call(updateRideEndpoint, {
            params: { id },
            body: { ride_datetime: at(s, 3) },
            token: staff.token,
          }),
      ],
    ] as const)("goes to the drivers without where %s", async (_why, change) => {
      const ride = await book(server, 24);
      await tick(server);
      await change(server, ride.id);
      await tick(server);
      expect((await seenBy(driver, ride.id))?.id).toBe(ride.id);
    });

    it("goes to the drivers where the server has nobody any more who takes the money", async () => {
      const ride = await book(server, 24);
      await tick(server, null);
      expect((await seenBy(driver, ride.id))?.id).toBe(ride.id);
    });

    it("asks each way for its own, and waits for each alone", async () => {
      const ride = await book(server, 24, {
        return_trip: { ride_datetime: at(server, 48) },
      } as Partial<Booking>);
      const back = await track(ride.other_way?.tracking_code ?? "");
      expect([ride.deposit?.due_at, back.deposit?.due_at]).toEqual([at(server, 2), at(server, 2)]);
      await tick(server);
      const payment = await begin(ride.other_way?.tracking_code ?? "");
      await playPayment(server, payment.link, "pay");
      server.clock.advance(2 * HOUR_MS);
      await tick(server);
      await tick(server);
      const there = await track(ride.tracking_code ?? "");
      expect([there.status, (await track(ride.other_way?.tracking_code ?? "")).status]).toEqual([
        "Cancelled",
        "Pending",
      ]);
    });

    it("keeps the amount that was promised, whatever the settings say since, also when the office asks", async () => {
      const ride = await book(server, 24);
      await payLinkSettingsAre(server, { deposit_percent: 90 });
      expect((await track(ride.tracking_code ?? "")).pay_offer?.amount).toBe(ride.deposit?.amount);
      const body = { ride_id: ride.id, purpose: "deposit" as const, send: true };
      await server.call(askPaymentEndpoint, { body, token: staff.token });
      const links = await server.call(listPayLinksEndpoint, {
        query: { ride_id: ride.id },
        token: staff.token,
      });
      expect(links.map(({ amount }) => amount)).toEqual([ride.deposit?.amount]);
    });
  },
  { payments },
);

onADatabase(
  "mails about a deposit",
  (server) => {
    it("trouble no stranger's mailbox more than ten times a day", async () => {
      await payLinkSettingsAre(server, INSISTS);
      for (let turn = 0; turn < 12; turn += 1) {
        await book(server, 24, { rider_email: "stranger@example.com" });
      }
      await tick(server);
      const mails = await server.db
        .selectFrom("outbox")
        .select("last_error")
        .where("recipient", "=", "stranger@example.com")
        .execute();
      expect(mails.filter(({ last_error }) => last_error === null)).toHaveLength(10);
      expect(mails.filter(({ last_error }) => last_error === "withheld")).toHaveLength(2);
    });
  },
  { payments },
);
