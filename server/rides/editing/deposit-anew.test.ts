import { beforeEach, expect, it } from "vitest";
import { payTrackedRideEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { Booking } from "../../../contract/rides/booking.ts";
import { releaseRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { bookRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { waitForDeposits } from "../../pay-links/wait-for-deposits.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { followPayments, payLinkSettingsAre, playPayment, trialPayments } from "../../testing/pay-links.ts";
import { aBooking } from "../../testing/rides.ts";
import { onEachDatabase } from "../../testing/test-server.ts";

const payments = trialPayments();
const INSISTS = { mode: "deposit", deposit_percent: 30, deposit_minutes: 120, deposit_hours: 2 } as const;
/** From $30.00 to $37.50. */
const BY_SIX = { passenger_count: 6 };

type Change = BodyOf<typeof changeTrackedRideEndpoint>;

onEachDatabase(
  "the deposit of a ride whose passenger changes it",
  (server) => {
    let staff: TestAccount;
    let driver: TestAccount;
    beforeEach(async () => {
      staff ??= await makeAccount(server, { role: "staff" });
      driver ??= await makeDriver(server);
      await payLinkSettingsAre(server, INSISTS);
    });

    let phones = 5_556_000;
    const at = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
    const book = (ahead: number, token?: string) => {
      const facts: Partial<Booking> = { ride_datetime: at(ahead), rider_phone: String((phones += 1)) };
      return server.call(bookRideEndpoint, {
        body: aBooking(server, facts),
        ...(token === undefined ? {} : { token }),
      });
    };
    const codeOf = ({ tracking_code }: Pick<Ride, "tracking_code">) => ({
      tracking_code: tracking_code ?? "",
    });
    const priceOf = (ride: Ride, body: Change) =>
      server.request(priceTrackedChangeEndpoint, { params: codeOf(ride), body });
    const change = async (ride: Ride, body: Change) => {
      const { quote } = (await priceOf(ride, body)).json();
      return server.request(changeTrackedRideEndpoint, { params: codeOf(ride), body: { ...body, quote } });
    };
    const move = async (ride: Ride, hours: number) =>
      (await change(ride, { ride_datetime: at(hours) })).json();
    const track = (ride: Ride) => server.call(trackRideEndpoint, { params: codeOf(ride) });
    const isSeenByDrivers = async ({ id }: Ride) => {
      const query = { type: "pending" } as const;
      const rides = await server.call(listRideRequestsEndpoint, { query, token: driver.token });
      return Array.isArray(rides) && rides.some((ride) => ride.id === id);
    };
    /** What the server does by itself every two seconds. */
    const tick = async () => {
      const { db, clock, app } = server;
      await followPayments(server, payments.trials);
      await waitForDeposits({ db, clock, provider: payments.trials, log: app.log });
      await followPayments(server, payments.trials);
    };
    const pay = async (ride: Ride) => {
      const { link } = await server.call(payTrackedRideEndpoint, { params: codeOf(ride) });
      await playPayment(server, link, "pay");
      await tick();
    };
    const askedOf = async ({ id }: Ride) => {
      const rows = await server.db
        .selectFrom("outbox")
        .select("payload")
        .where("ride_id", "=", id)
        .where("kind", "=", "pay_link")
        .where("channel", "=", "phone")
        .orderBy("id")
        .execute();
      return rows.map(({ payload }) => (payload as { amountCents: number }).amountCents);
    };

    it("is asked of a ride that was too near for one and is moved away, with the price of the change", async () => {
      const ride = await book(1);
      expect([ride.deposit, await isSeenByDrivers(ride)]).toEqual([undefined, true]);
      const deposit = { amount: "9.00", due_at: at(2) };
      expect((await priceOf(ride, { ride_datetime: at(30) })).json().deposit).toEqual(deposit);
      expect(await move(ride, 30)).toMatchObject({ held: true, deposit });
      expect(await isSeenByDrivers(ride)).toBe(false);
      await tick();
      expect(await askedOf(ride)).toEqual([900]);
      server.clock.advance(2 * HOUR_MS);
      await tick();
      await tick();
      expect((await track(ride)).status).toBe("Cancelled");
    });

    it("is armed again where a ride that went without, because it was near, is moved away", async () => {
      const ride = await book(24);
      const said = ride.deposit?.due_at;
      await move(ride, 2.2);
      await tick();
      expect(await isSeenByDrivers(ride)).toBe(true);
      expect(await move(ride, 48)).toMatchObject({ held: true, deposit: { amount: "9.00", due_at: said } });
      // The same when the hour is over: a quarter of an hour is left to pay it.
      await move(ride, 2.2);
      await tick();
      server.clock.advance(2 * HOUR_MS);
      expect(await move(ride, 48)).toMatchObject({ held: true, deposit: { due_at: at(0.25) } });
    });

    it("is due no later for any move, and sooner where the pickup comes nearer", async () => {
      const ride = await book(24);
      const said = ride.deposit?.due_at;
      server.clock.advance(HOUR_MS);
      for (const hours of [48, 200, 100]) {
        expect((await move(ride, hours)).deposit.due_at).toBe(said);
      }
      expect((await move(ride, 2.5)).deposit.due_at).toBe(at(0.5));
      expect((await move(ride, 300)).deposit.due_at).toBe(at(0.5));
      await tick();
      expect((await track(ride)).held).toBe(true);
    });

    it("counts what was paid, and asks the rest of a ride that grows before drivers see it again", async () => {
      const ride = await book(24);
      await tick();
      await pay(ride);
      expect(await isSeenByDrivers(ride)).toBe(true);
      server.clock.advance(5 * HOUR_MS);
      const grown = (await change(ride, BY_SIX)).json();
      expect(grown).toMatchObject({ held: true, deposit: { amount: "2.25", due_at: at(2) } });
      expect(grown.pay_offer).toEqual({ purpose: "deposit", amount: "2.25" });
      expect(await isSeenByDrivers(ride)).toBe(false);
      await tick();
      await tick();
      expect(await askedOf(ride)).toEqual([900, 225]);
      await pay(ride);
      expect(await isSeenByDrivers(ride)).toBe(true);
    });

    it("is nothing that a ride with a driver waits for: its passenger is asked to call", async () => {
      const ride = await book(3);
      await pay(ride);
      const { quote } = (await priceOf(ride, BY_SIX)).json();
      await server.call(acceptRideEndpoint, { params: { id: ride.id }, token: driver.token });
      const params = codeOf(ride);
      for (const refused of [
        await priceOf(ride, BY_SIX),
        await server.request(changeTrackedRideEndpoint, { params, body: { ...BY_SIX, quote } }),
      ]) {
        expect([refused.statusCode, refused.json().code, refused.json().error]).toEqual([
          409,
          "deposit_needed",
          expect.stringMatching(/^This change needs a deposit of \$1\d\.\d\d, .* Please call us\.$/),
        ]);
      }
      expect((await track(ride)).passenger_count).toBe(2);
      // What is neither dearer nor later needs none.
      expect((await change(ride, { luggage_count: 1 })).statusCode).toBe(200);
    });

    it("is not asked of whom the office booked for, or let go without, or of a change that costs nothing", async () => {
      const booked = await book(24, staff.token);
      expect((await move(booked, 48)).deposit).toBeUndefined();
      const released = await book(24);
      await server.call(releaseRideEndpoint, { params: { id: released.id }, token: staff.token });
      expect([await move(released, 48), (await change(released, BY_SIX)).json()]).toMatchObject([
        { status: "Pending", passenger_count: 2 },
        { status: "Pending", passenger_count: 6 },
      ]);
      expect(await isSeenByDrivers(released)).toBe(true);
      await payLinkSettingsAre(server, { deposit_minutes: null });
      const before = await book(24);
      await payLinkSettingsAre(server, INSISTS);
      expect((await change(before, { notes: "Gate 4" })).json().deposit).toBeUndefined();
      server.clock.advance(MINUTE_MS);
      expect((await move(before, 20)).deposit).toBeUndefined();
    });
  },
  { payments },
);
