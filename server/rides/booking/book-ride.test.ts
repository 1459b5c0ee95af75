import { expect, it } from "vitest";
import { changeMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { aBooking, bookARide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("booking a ride", (server) => {
  it("gives a guest a pending ride with the server's fare, a reference to say and a code to follow it", async () => {
    const ride = await bookARide(server, { rider_name: "Ana Maria" });
    expect(ride).toMatchObject({
      status: "Pending",
      rider_name: "Ana Maria",
      calculated_fare: "30.00",
      zone: "mambo",
      actions: ["cancel", "edit_notes", "change", "add_email"],
      driver_id: null,
      version: 1,
    });
    expect(ride.reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/);
    expect(ride.tracking_code?.length).toBeGreaterThanOrEqual(22);
  });

  it("takes name, phone and e-mail of a signed-in rider from their account where they leave them out", async () => {
    const rider = await makeAccount(server, { role: "rider", firstName: "Lio", lastName: "Maduro" });
    const { rider_name: _name, rider_phone: _phone, ...body } = aBooking(server);
    const ride = await server.call(bookRideEndpoint, { body, token: rider.token });
    expect(ride).toMatchObject({
      rider_name: "Lio Maduro",
      rider_phone: rider.phone,
      rider_email: rider.email,
      actions: ["cancel", "edit_notes", "change"],
    });
  });

  it("mails a signed-in rider at the account's own address, whatever address is sent", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const sent = { rider_email: "victim@victim.example" };
    const ride = await server.call(bookRideEndpoint, { body: aBooking(server, sent), token: rider.token });
    expect(ride.rider_email).toBe(rider.email);
    const mails = server.db
      .selectFrom("outbox")
      .select("recipient")
      .where("ride_id", "=", ride.id)
      .where("channel", "=", "email");
    expect(await mails.execute()).toEqual([{ recipient: rider.email }]);
  });

  it("keeps a name on one line and refuses one with a web address, in a booking as in an account", async () => {
    const ride = await bookARide(server, { rider_name: " Ana\r\nMaria\t Pieters ", rider_phone: "5550721" });
    expect(ride.rider_name).toBe("Ana Maria Pieters");
    const rider = await makeAccount(server, { role: "rider" });
    for (const name of ["URGENT http://evil.example", "see WWW.evil.example", "ftp://x", "pay at evil.cw"]) {
      const booking = await server.request(bookRideEndpoint, {
        body: aBooking(server, { rider_name: name }),
      });
      const account = await server.request(changeMeEndpoint, {
        body: { first_name: name },
        token: rider.token,
      });
      for (const refused of [booking, account]) {
        expect([refused.statusCode, refused.json().error]).toEqual([
          400,
          "A name cannot have a web address in it.",
        ]);
      }
    }
  });

  it("books for a caller when dispatch does, and the ride belongs to no account", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const ride = await bookARide(server, { rider_phone: "+31 6 1234 5678" }, operator.token);
    expect(ride).toMatchObject({ rider_phone: "+31612345678", rider_id: null });
    expect(ride.actions).toEqual(["reject", "cancel", "assign", "update"]);
  });

  it.each([
    [{ pickup_location: "" }, "Please enter both pickup and drop-off locations."],
    [{ dropoff_location: undefined }, "Please enter both pickup and drop-off locations."],
    [{ ride_datetime: undefined }, "Please select a date and time."],
    [{ ride_datetime: "tomorrow" }, "Please select a date and time."],
    [{ passenger_count: 0 }, "Passenger count must be between 1 and 8."],
    [{ passenger_count: 9 }, "Passenger count must be between 1 and 8."],
    [{ passenger_count: 1.5 }, "Passenger count must be between 1 and 8."],
    [{ luggage_count: -1 }, "Luggage count cannot be negative."],
    [{ rider_name: undefined }, "Please enter your full name and phone number."],
    [{ rider_name: "  " }, "Please enter your full name and phone number."],
    [{ rider_phone: undefined }, "Please enter your full name and phone number."],
    [{ rider_phone: " " }, "Please enter your full name and phone number."],
    [{ rider_phone: "123456" }, "Phone number must be exactly 7 digits."],
    [{ rider_phone: "12345678" }, "Phone number must be exactly 7 digits."],
    [{ distance_km: -1 }, "The distance must be a number of kilometres, from 0 to 500."],
    [{ vehicle_type: "rocket" }, "The vehicle type is economy, comfort, xl or cargo."],
    [{ notes: "a\u0000b" }, "This text has a character that cannot be shown."],
  ])("refuses %j in the words of the spec", async (wrong, sentence) => {
    const response = await server.ask(bookRideEndpoint, {
      body: { ...aBooking(server), ...wrong },
    });
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
    expect(Object.values(response.json().fields)).toEqual([sentence]);
  });

  it.each([
    [{ vehicle_type: "XL" }, { vehicle_type: "xl", vehicle_asked: true }],
    [{ vehicle_type: "" }, { vehicle_type: "economy", vehicle_asked: false }],
    [{ rider_email: "" }, { rider_email: null }],
    [{ passenger_count: "3", distance_km: "15.1" }, { passenger_count: 3 }],
  ])("understands %j as forms and other clients write it", async (sent, kept) => {
    const operator = await makeAccount(server, { role: "operator" });
    const body = { ...aBooking(server), ...sent };
    const ride = (await server.ask(bookRideEndpoint, { body, token: operator.token })).json();
    expect(ride).toMatchObject(kept);
  });

  it("takes a pickup time without seconds", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const minute = new Date(server.clock.now().getTime() + DAY_MS).toISOString().slice(0, 16);
    const ride = await bookARide(server, { ride_datetime: `${minute}-04:00` }, operator.token);
    expect(ride.ride_datetime).toBe(new Date(`${minute}:00-04:00`).toISOString());
  });

  it("takes pickups from five minutes ago to a year ahead and no others", async () => {
    const at = async (offsetMs: number) => {
      const ride_datetime = new Date(server.clock.now().getTime() + offsetMs).toISOString();
      const response = await server.request(bookRideEndpoint, { body: aBooking(server, { ride_datetime }) });
      return [response.statusCode, response.json().code];
    };
    const operator = await makeAccount(server, { role: "operator" });
    expect(await at(-5 * MINUTE_MS - 1)).toEqual([422, "pickup_time_out_of_range"]);
    expect(await at(365 * DAY_MS + 1)).toEqual([422, "pickup_time_out_of_range"]);
    const edges = [-5 * MINUTE_MS, 365 * DAY_MS].map(
      (offset) => new Date(server.clock.now().getTime() + offset),
    );
    for (const edge of edges) {
      const ride = await bookARide(server, { ride_datetime: edge.toISOString() }, operator.token);
      expect(ride.ride_datetime).toBe(edge.toISOString());
    }
  });

  it("lets no client set what only the server may set", async () => {
    const driver = await makeDriver(server);
    const forged = {
      ...aBooking(server, { rider_phone: "5550077" }),
      id: 1,
      status: "Completed",
      driver_id: driver.id,
      calculated_fare: "0.01",
      fare_cents: 1,
      rider_id: driver.id,
      version: 99,
      created_at: "2020-01-01T00:00:00Z",
      completed_at: "2020-01-01T00:00:00Z",
      tracking_code: "mine",
    };
    const ride = await server.call(bookRideEndpoint, { body: forged });
    expect(ride).toMatchObject({
      status: "Pending",
      driver_id: null,
      calculated_fare: "30.00",
      rider_id: null,
      version: 1,
      completed_at: null,
      created_at: server.clock.now().toISOString(),
    });
    expect(ride.tracking_code).not.toBe("mine");
  });

  it("prices by its own distance when the client's is far off, and says so", async () => {
    const ends = { pickup_location: "Punda", pickup_lat: 12.1045, pickup_lng: -68.9335 };
    const near = await bookARide(server, { ...ends, rider_phone: "5550101", distance_km: 0.5 });
    expect(near.distance_source).toBe("server");
    expect(Number(near.distance_km)).toBeGreaterThan(3);
  });

  it("tells a party that no car holds to take two", async () => {
    const response = await server.request(bookRideEndpoint, {
      body: aBooking(server, { passenger_count: 8, luggage_count: 8 }),
    });
    expect([response.statusCode, response.json().code]).toEqual([422, "party_too_large"]);
  });

  it("honours a quote for the same trip to the cent when the tariff has changed meanwhile", async () => {
    const trip = aBooking(server, { rider_phone: "5550102" });
    const quoted = await server.call(calculateFareForTripEndpoint, {
      query: {
        pickup_lat: String(trip.pickup_lat),
        pickup_lng: String(trip.pickup_lng),
        dropoff_lat: String(trip.dropoff_lat),
        dropoff_lng: String(trip.dropoff_lng),
        passenger_count: "2",
        luggage_count: "2",
        trip_date: "2026-11-20",
        trip_time: "13:00:00",
      },
    });
    const ride_datetime = "2026-11-20T13:00:00-04:00";
    await server.db.updateTable("tariffs").set({ valid_from: "2020-01-01" }).execute();
    const { rules } = await server.db.selectFrom("tariffs").select("rules").executeTakeFirstOrThrow();
    await server.db
      .insertInto("tariffs")
      .values({
        valid_from: "2026-01-01",
        rules: JSON.stringify({ ...rules, validFrom: "2026-01-01", airportCents: doubled(rules) }),
        created_at: server.clock.now(),
      })
      .execute();
    const now = server.clock.now();
    server.clock.set("2026-11-20T16:10:00Z");
    const kept = await bookARide(server, { ...trip, ride_datetime, quote: quoted.quote });
    expect([Number(kept.calculated_fare), kept.distance_source]).toEqual([quoted.fare, "quote"]);
    const plain = await bookARide(server, { ...trip, ride_datetime, rider_phone: "5550103" });
    expect(Number(plain.calculated_fare)).toBe(quoted.fare * 2);
    server.clock.set(now);
  });
});

function doubled(rules: unknown): Record<string, number> {
  const { airportCents } = rules as { airportCents: Record<string, number> };
  return Object.fromEntries(Object.entries(airportCents).map(([zone, cents]) => [zone, cents * 2]));
}
