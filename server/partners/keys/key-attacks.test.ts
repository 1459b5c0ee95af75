import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { bookRideEndpoint, bookRidesEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { makePartner, makePartnerKey } from "../../testing/partners.ts";
import { aBooking } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

const AIRPORT = "Curaçao International Airport (Hato)";
/** Two points beside Sambil, 440 m apart. */
const NEAR = { pickup_lat: 12.12, pickup_lng: -68.93, dropoff_lat: 12.124, dropoff_lng: -68.93 };
const BY_SIX = { passenger_count: 6 };

/** The attacks of docs/security.md that were tried on guests, at the door of partners' systems. */
onADatabase("who has a partner's key", (server) => {
  const keyOf = async (facts = {}) =>
    (await makePartnerKey(server, (await makePartner(server, facts)).id)).token;

  it("passes no credit limit by changing what was booked, nor by a list", async () => {
    const token = await keyOf({ credit_limit_cents: 3_500 });
    const ride = await server.call(bookRideEndpoint, { body: aBooking(server), token });
    const params = { tracking_code: ride.tracking_code ?? "" };
    const priced = await server.request(priceTrackedChangeEndpoint, { params, body: BY_SIX, token });
    const body = { ...BY_SIX, quote: priced.json().quote };
    const changed = await server.request(changeTrackedRideEndpoint, { params, body, token });
    expect([priced, changed].map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(priced.json().code).toBe("credit_limit_reached");
    const headers = { "idempotency-key": "one more" };
    const list = { body: { bookings: [aBooking(server)] }, token, headers };
    expect((await server.request(bookRidesEndpoint, list)).json().results).toMatchObject([
      { code: "credit_limit_reached" },
    ]);
  });

  it("buys no far trip at the price of near points, however its places are spelt", async () => {
    const token = await keyOf();
    const fareFrom = async (name: string) => {
      const trip = { ...NEAR, pickup_location: name, dropoff_location: "Westpunt" };
      return (await server.call(bookRideEndpoint, { body: aBooking(server, trip), token })).calculated_fare;
    };
    const honest = await fareFrom(AIRPORT);
    for (const name of [
      "Cu\u200braçao International Airport (Hato)",
      "Curaçao International Аirport (Hatо)",
    ]) {
      expect([name, await fareFrom(name)]).toEqual([name, honest]);
    }
  });

  it("puts no link into the name of a passenger, alone or in a list", async () => {
    const token = await keyOf();
    const named = aBooking(server, { rider_name: "Pay at pay-trupial.com/x" });
    expect((await server.request(bookRideEndpoint, { body: named, token })).json().fields).toHaveProperty(
      "rider_name",
    );
    const headers = { "idempotency-key": "names" };
    const listed = await server.request(bookRidesEndpoint, { body: { bookings: [named] }, token, headers });
    expect(listed.json().fields).toHaveProperty(["bookings.0.rider_name"]);
    const unseen = aBooking(server, { rider_name: "w\u200bww.pay-trupial.com" });
    expect((await server.request(bookRideEndpoint, { body: unseen, token })).statusCode).toBe(400);
  });

  it("has the price of a change for that ride alone, and none of another partner's agreement", async () => {
    const token = await keyOf({ discount_percent: 30 });
    const stranger = await keyOf();
    const query = { passenger_count: "2", luggage_count: "1", pickup_place: "Punda", dropoff_place: AIRPORT };
    const { quote } = await server.call(calculateFareForTripEndpoint, { query, token });
    const trip = {
      pickup_location: "Punda",
      dropoff_location: AIRPORT,
      luggage_count: 1,
      quote: quote ?? "",
    };
    const booked = await server.call(bookRideEndpoint, { body: aBooking(server, trip), token: stranger });
    expect(booked.breakdown.map(({ code }) => code)).not.toContain("agreed_discount");
    const ride = await server.call(bookRideEndpoint, { body: aBooking(server), token: stranger });
    const params = { tracking_code: ride.tracking_code ?? "" };
    const change = await server.call(priceTrackedChangeEndpoint, { params, body: BY_SIX, token: stranger });
    const again = { ...BY_SIX, quote: change.quote ?? "" };
    const bought = await server.call(bookRideEndpoint, { body: aBooking(server, again), token: stranger });
    expect(bought.distance_source).not.toBe("quote");
  });

  it("makes no ride of another state than a booking's, whatever else stands in it", async () => {
    const token = await keyOf();
    const more = {
      status: "Completed",
      calculated_fare: "0.01",
      paid_by: "cash",
      held: false,
      driver_id: 1,
      id: 1,
    };
    const answer = await server.ask(bookRideEndpoint, { body: { ...aBooking(server), ...more }, token });
    const ride = answer.json();
    expect([answer.statusCode, ride.status, ride.paid_by, ride.calculated_fare]).toEqual([
      201,
      "Pending",
      null,
      "30.00",
    ]);
  });
});
