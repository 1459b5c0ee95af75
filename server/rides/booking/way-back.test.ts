import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { bookRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { makeDriver } from "../../testing/accounts.ts";
import { aBooking } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

onADatabase("a way there and back, booked at once", (server) => {
  const at = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const track = (code: string | undefined) =>
    server.call(trackRideEndpoint, { params: { tracking_code: code ?? "" } });

  it("is two rides with swapped ends, each with its own link, time, flight and price", async () => {
    const booked = await book(
      server,
      { rider_phone: "5550801", ride_datetime: at(3), flight_number: "KL735" },
      at(27),
    );
    const there = await track(booked.tracking_code ?? undefined);
    const back = await track(booked.other_way?.tracking_code);
    expect(there).toMatchObject({ flight_number: "KL735", ride_datetime: at(3) });
    expect(back).toMatchObject({
      pickup_location: there.dropoff_location,
      dropoff_location: there.pickup_location,
      ride_datetime: at(27),
      flight_number: null,
      passenger_count: there.passenger_count,
    });
    expect([there.other_way, back.other_way]).toEqual([
      expect.objectContaining({
        reference: back.reference,
        is_return: true,
        calculated_fare: back.calculated_fare,
      }),
      expect.objectContaining({ reference: there.reference, is_return: false }),
    ]);
  });

  it("costs what was shown for each way", async () => {
    const trip = aBooking(server, { rider_phone: "5550802", ride_datetime: at(3) });
    const { quote, fare } = await server.call(calculateFareForTripEndpoint, {
      query: {
        pickup_place: trip.dropoff_location,
        dropoff_place: trip.pickup_location,
        pickup_lat: String(trip.dropoff_lat),
        pickup_lng: String(trip.dropoff_lng),
        dropoff_lat: String(trip.pickup_lat),
        dropoff_lng: String(trip.pickup_lng),
        passenger_count: "2",
        luggage_count: "2",
        trip_date: "2026-11-21",
        trip_time: "02:00:00",
      },
    });
    const back = "2026-11-21T06:00:00.000Z";
    const body = { ...trip, return_trip: { ride_datetime: back, quote } };
    const booked = await server.call(bookRideEndpoint, { body });
    expect(booked.other_way?.calculated_fare).toBe(fare.toFixed(2));
  });

  it("is booked whole or not at all, and once for a key", async () => {
    const phone = "5550803";
    const early = await server.request(bookRideEndpoint, {
      body: {
        ...aBooking(server, { rider_phone: phone, ride_datetime: at(5) }),
        return_trip: { ride_datetime: at(4) },
      },
    });
    expect([early.statusCode, early.json().code]).toEqual([422, "pickup_time_out_of_range"]);
    expect(await countOf(server, phone)).toBe(0);
    const headers = { "idempotency-key": "there and back" };
    const first = await book(server, { rider_phone: phone, ride_datetime: at(5) }, at(9), headers);
    const again = await book(server, { rider_phone: phone, ride_datetime: at(5) }, at(9), headers);
    expect(again).toEqual(first);
    // Without a key, the same within ten seconds is the same too.
    const other = "5550804";
    await book(server, { rider_phone: other, ride_datetime: at(5) }, at(9));
    await book(server, { rider_phone: other, ride_datetime: at(5) }, at(9));
    expect([await countOf(server, phone), await countOf(server, other)]).toEqual([2, 2]);
  });

  it("shows no driver the passenger's link", async () => {
    const { token } = await makeDriver(server);
    await book(server, { rider_phone: "5550805", ride_datetime: at(6) }, at(12));
    const rides = await server.call(listRideRequestsEndpoint, { query: { type: "pending" }, token });
    expect(JSON.stringify(rides)).not.toContain('"tracking_code":"');
  });

  it("counts as two of the rides that a phone may have open", async () => {
    const phone = "5550806";
    expect((await book(server, { rider_phone: phone, ride_datetime: at(6) }, at(12))).held).toBeUndefined();
    const held = await book(server, { rider_phone: phone, ride_datetime: at(18) }, at(24));
    const back = await track(held.other_way?.tracking_code);
    expect([held.held, back.held]).toEqual([true, true]);
  });
});

function book(server: TestServer, facts: Parameters<typeof aBooking>[1], back: string, headers = {}) {
  const body = { ...aBooking(server, facts), return_trip: { ride_datetime: back } };
  return server.call(bookRideEndpoint, { body, headers });
}

async function countOf(server: TestServer, phone: string): Promise<number> {
  const rides = await server.db.selectFrom("rides").select("id").where("rider_phone", "=", phone).execute();
  return rides.length;
}
