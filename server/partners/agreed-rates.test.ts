import { beforeAll, expect, it } from "vitest";
import type { BodyOf, ResultOf } from "../../contract/endpoint.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import {
  addAgreedRateEndpoint,
  changePartnerEndpoint,
  listAgreedRatesEndpoint,
  removeAgreedRateEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { bookARide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const AIRPORT = { pickup_lat: "12.1846", pickup_lng: "-68.9568" };
const MAMBO = { dropoff_lat: "12.08654", dropoff_lng: "-68.89902" };
const PARTY = { passenger_count: 2, luggage_count: 2 };

onADatabase("a price that is agreed with a hotel", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
  });

  type Rate = { from: "airport" | "mambo"; to: "airport" | "mambo"; price: number; valid_from: string };
  const add = (id: number, body: Rate) =>
    server.call(addAgreedRateEndpoint, { params: { id }, body, token: staff.token });
  const priceOn = async (
    partner_code: string | undefined,
    trip_date: string,
    trip: object = { ...AIRPORT, ...MAMBO },
  ) =>
    (
      await server.ask(calculateFareForTripEndpoint, {
        query: { ...PARTY, ...trip, trip_date, trip_time: "12:00:00", partner_code },
      })
    ).json<ResultOf<typeof calculateFareForTripEndpoint>>();

  it("counts for its trips, either way, from its day on, on every way of booking, and is no more discounted", async () => {
    const { id, code } = await makePartner(server, { discount_percent: 10 });
    const usual = (await priceOn(undefined, "2026-12-02")).fare;
    await add(id, { from: "airport", to: "mambo", price: 24.5, valid_from: "2026-12-01" });
    const [before, on] = [await priceOn(code, "2026-11-30"), await priceOn(code, "2026-12-01")];
    expect(before.fare).toBeCloseTo(usual * 0.9, 2);
    expect(on).toMatchObject({ fare: 24.5, airport_zone: null });
    expect(on.breakdown).toMatchObject([{ code: "agreed_price", label: "Agreed price", amount: 24.5 }]);
    const back = {
      pickup_lat: MAMBO.dropoff_lat,
      pickup_lng: MAMBO.dropoff_lng,
      dropoff_lat: AIRPORT.pickup_lat,
      dropoff_lng: AIRPORT.pickup_lng,
    };
    expect((await priceOn(code, "2026-12-01", back)).fare).toBe(24.5);
    const elsewhere = { pickup_place: "Punda", dropoff_place: "Jan Thiel" };
    expect((await priceOn(code, "2026-12-01", elsewhere)).breakdown.at(-1)?.code).toBe("agreed_discount");
    expect((await priceOn(undefined, "2026-12-01")).fare).toBe(usual);

    const ride_datetime = "2026-12-02T16:00:00Z";
    const byLink = await bookARide(server, { partner_code: code, ride_datetime });
    const byDesk = await bookARide(
      server,
      { partner_id: id, ride_datetime, rider_phone: "5558200" },
      staff.token,
    );
    for (const ride of [byLink, byDesk]) {
      expect(ride.calculated_fare).toBe("24.50");
      expect(ride.breakdown.map((line) => line.code)).toEqual(["agreed_price"]);
    }
  });

  it("has the surcharges of the tariff on top, as a fixed rate does", async () => {
    const { id, code } = await makePartner(server);
    await add(id, { from: "mambo", to: "airport", price: 20, valid_from: "2026-11-01" });
    const night = await server.call(calculateFareForTripEndpoint, {
      query: {
        ...PARTY,
        ...AIRPORT,
        ...MAMBO,
        trip_date: "2026-12-02",
        trip_time: "23:30:00",
        partner_code: code,
      },
    });
    expect(night.breakdown.map((line) => line.code)).toEqual(["agreed_price", "night"]);
    expect(night.fare).toBe(25);
  });

  it("gives way to a newer one, and is taken away, while a ride keeps the price it was booked at", async () => {
    const { id, code } = await makePartner(server, { discount_percent: 0 });
    await add(id, { from: "airport", to: "mambo", price: 22, valid_from: "2026-11-01" });
    const ride_datetime = "2026-11-21T16:00:00Z";
    const ride = await bookARide(server, { partner_code: code, ride_datetime, rider_phone: "5558201" });
    expect(ride.calculated_fare).toBe("22.00");
    const both = await add(id, { from: "mambo", to: "airport", price: 23, valid_from: "2026-11-10" });
    expect(both).toMatchObject([
      { price: "23.00", in_force: true },
      { price: "22.00", in_force: false, valid_from: "2026-11-01" },
    ]);
    expect((await priceOn(code, "2026-11-21")).fare).toBe(23);

    const params = { id: ride.id };
    const edit = (body: BodyOf<typeof updateRideEndpoint>) =>
      server.call(updateRideEndpoint, { params, body, token: staff.token });
    expect((await edit({ passenger_count: 1 })).calculated_fare).toBe("22.00");
    const { breakdown } = await edit({ dropoff_location: "Jan Thiel", dropoff_lat: null, dropoff_lng: null });
    expect(breakdown.map((line) => line.code)).toEqual(["airport_rate"]);

    for (const rate of both) {
      const removed = await server.request(removeAgreedRateEndpoint, {
        params: { id: rate.id },
        token: staff.token,
      });
      expect(removed.statusCode).toBe(204);
    }
    expect(await server.call(listAgreedRatesEndpoint, { params: { id }, token: staff.token })).toEqual([]);
    expect((await priceOn(code, "2026-11-21")).breakdown[0]?.code).toBe("airport_rate");
    const query = { action: "remove_agreed_rate" as const };
    expect(await server.call(listAuditLogEndpoint, { query, token: staff.token })).toMatchObject([
      { detail: { from: "airport", to: "mambo", price: "22.00" } },
      { detail: { from: "mambo", to: "airport", price: "23.00" } },
    ]);
    const again = await server.request(removeAgreedRateEndpoint, {
      params: { id: both[0]?.id ?? 0 },
      token: staff.token,
    });
    expect(again.statusCode).toBe(404);
  });

  it("stays with a ride whose hotel books nothing more", async () => {
    const { id, code } = await makePartner(server);
    await add(id, { from: "airport", to: "mambo", price: 21, valid_from: "2026-11-01" });
    const ride_datetime = "2026-11-21T17:00:00Z";
    const ride = await bookARide(server, { partner_code: code, ride_datetime, rider_phone: "5558202" });
    const body = { version: 1, active: false };
    await server.call(changePartnerEndpoint, { params: { id }, body, token: staff.token });
    const edited = await server.call(updateRideEndpoint, {
      params: { id: ride.id },
      body: { pickup_location: "Jan Thiel", pickup_lat: null, pickup_lng: null },
      token: staff.token,
    });
    expect(edited.breakdown.map((line) => line.code)).not.toContain("agreed_price");
  });
});
