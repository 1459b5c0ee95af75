import { describe, expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { addTariffEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import { toWireTariff } from "../../../contract/fares/to-wire-tariff.ts";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { bookRideEndpoint, getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { FIRST_TARIFF } from "../../../domain/fares/tariff.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { aBooking, bookARide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

const PIER = { lat: 12.1067, lng: -68.9402 };
const SHETE_BOKA = { location: "Shete Boka", lat: 12.3678, lng: -69.1197 };
const TRIP = {
  pickup_location: "The ship at the pier",
  pickup_lat: PIER.lat,
  pickup_lng: PIER.lng,
  dropoff_location: "The ship at the pier",
  dropoff_lat: PIER.lat,
  dropoff_lng: PIER.lng,
  stops: [SHETE_BOKA],
};
const QUERY = {
  pickup_lat: PIER.lat,
  pickup_lng: PIER.lng,
  dropoff_lat: PIER.lat,
  dropoff_lng: PIER.lng,
  stops: JSON.stringify([SHETE_BOKA]),
  passenger_count: 2,
  luggage_count: 0,
  trip_date: "2026-12-01",
  trip_time: "10:00:00",
};

onADatabase("a ride there and back whose driver waits", (server) => {
  const priceOf = (wait_minutes?: number) =>
    server.call(calculateFareForTripEndpoint, {
      query: wait_minutes === undefined ? QUERY : { ...QUERY, wait_minutes },
    });

  describe("is priced", () => {
    it("by the way and the hours of waiting, each with its line, and takes both times", async () => {
      const [plain, waiting] = await Promise.all([priceOf(), priceOf(90)]);
      expect(waiting.fare - plain.fare).toBe((1.5 * FIRST_TARIFF.waitHourCents) / 100);
      expect(waiting.breakdown.find(({ code }) => code === "waiting")).toEqual({
        label: "Waiting, 90 min",
        code: "waiting",
        amount: 36,
        minutes: 90,
      });
      expect(waiting.duration_min - plain.duration_min).toBe(90);
      expect(waiting.distance_km).toBe(plain.distance_km);
    });

    it("at no wait where none is asked for, as it always was", async () => {
      const { breakdown } = await priceOf();
      expect(breakdown.some(({ code }) => code === "waiting")).toBe(false);
    });

    it.each([
      [45, "A driver waits for half an hour up to eight hours, by half hours."],
      [-30, "A driver waits for half an hour up to eight hours, by half hours."],
      [510, "A driver waits for half an hour up to eight hours, by half hours."],
    ])("for no wait of %i minutes", async (minutes, sentence) => {
      const refused = await server.ask(calculateFareForTripEndpoint, {
        query: { ...QUERY, wait_minutes: minutes },
      });
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { wait_minutes: sentence }]);
    });

    it("only where there is somewhere to wait", async () => {
      const body = { ...aBooking(server), wait_minutes: 60 };
      const refused = await server.ask(bookRideEndpoint, { body });
      expect([refused.statusCode, refused.json().fields]).toEqual([
        400,
        { wait_minutes: "A driver waits at a stop on the way: please name it." },
      ]);
    });

    it("only where the office has set a price for it", async () => {
      const { token } = await makeAccount(server, { role: "staff" });
      const { wait_hour: _none, ...before } = toWireTariff(FIRST_TARIFF);
      await server.call(addTariffEndpoint, { token, body: { ...before, valid_from: "2027-06-01" } });
      const refused = await server.ask(calculateFareForTripEndpoint, {
        query: { ...QUERY, trip_date: "2027-06-02", wait_minutes: 60 },
      });
      expect([refused.statusCode, refused.json().error]).toEqual([
        400,
        "Our drivers don't wait on the way. Please book the ride back by itself.",
      ]);
    });
  });

  it("is booked at the quoted price, and is shown with its wait and the ship's time", async () => {
    const at = new Date(server.clock.now().getTime() + 24 * HOUR_MS);
    const asked = { ...TRIP, ride_datetime: at.toISOString(), luggage_count: 0 };
    const ride = await bookARide(server, { ...asked, wait_minutes: 120, all_aboard: "16:30" });
    expect(ride).toMatchObject({ wait_minutes: 120, wait_began_at: null, all_aboard: "16:30" });
    const tracked = await server.call(trackRideEndpoint, {
      params: { tracking_code: ride.tracking_code ?? "" },
    });
    expect(tracked).toMatchObject({ wait_minutes: 120, all_aboard: "16:30" });
    expect(tracked.breakdown.find(({ code }) => code === "waiting")?.amount).toBe(48);
  });

  it("shows nothing of a wait on any other ride, as a client from before it knows them", async () => {
    const ride = await bookARide(server);
    expect(Object.keys(ride).filter((name) => name.startsWith("wait_"))).toEqual([]);
  });

  it("refuses a ship's time that is none", async () => {
    const refused = await server.ask(bookRideEndpoint, {
      body: { ...aBooking(server), all_aboard: "half past four" },
    });
    expect(refused.json().error).toBe("All aboard is a time of day, like 16:30.");
  });

  it("waits longer once it is changed, and costs what that costs", async () => {
    const ride = await bookARide(server, { ...TRIP, wait_minutes: 60, rider_phone: "5550931" });
    const params = { tracking_code: ride.tracking_code ?? "" };
    const body = { version: ride.version, wait_minutes: 120 };
    const { quote } = await server.call(priceTrackedChangeEndpoint, { params, body });
    const changed = await server.call(changeTrackedRideEndpoint, { params, body: { ...body, quote } });
    expect(Number(changed.calculated_fare) - Number(ride.calculated_fare)).toBe(24);
    expect(changed.duration_min - ride.duration_min).toBe(60);
    const people = { version: changed.version, passenger_count: 3 };
    const same = await server.call(priceTrackedChangeEndpoint, { params, body: people });
    expect(same.duration_min).toBe(changed.duration_min);
  });

  it("is driven: the driver says that they wait and that they go on, once each", async () => {
    const driver = await makeDriver(server);
    const soon = new Date(server.clock.now().getTime() + 5 * MINUTE_MS).toISOString();
    const ride = await bookARide(server, {
      ...TRIP,
      ride_datetime: soon,
      wait_minutes: 60,
      rider_phone: "5550932",
    });
    const params = { id: ride.id };
    const { token } = driver;
    await server.call(acceptRideEndpoint, { params, token });
    const report = (step: "picked_up" | "in_progress" | "wait" | "carry_on") =>
      server.request(reportRideProgressEndpoint, { params, token, body: { step } });
    expect((await report("wait")).statusCode).toBe(409);
    await report("picked_up");
    await report("in_progress");
    const began = server.clock.now();
    const waiting = await report("wait");
    expect(waiting.json()).toMatchObject({ status: "InProgress", wait_began_at: began.toISOString() });
    expect(waiting.json().actions).toContain("carry_on");
    expect((await report("wait")).json().error).toBe(
      "No wait is booked for this ride, or you have already reported it.",
    );
    await server.clock.advance(50 * MINUTE_MS);
    expect((await report("carry_on")).json().wait_ended_at).toBe(server.clock.now().toISOString());
    expect((await report("carry_on")).statusCode).toBe(409);
    await server.call(finishRideEndpoint, { params, token, body: {} });
    expect((await server.call(getRideEndpoint, { params, token })).status).toBe("Completed");
  });
});
