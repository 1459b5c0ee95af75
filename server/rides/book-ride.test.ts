import { describe, expect, it } from "vitest";
import { calculateFareForTrip } from "../../contract/fares/fares.endpoints.ts";
import { bookRide } from "../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { aBooking, bookARide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-house.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

onEachDatabase("booking a ride", (house) => {
  it("gives a guest a pending ride with the server's fare, a reference to say and a code to follow it", async () => {
    const ride = await bookARide(house, { rider_name: "Ana Maria" });
    expect(ride).toMatchObject({
      status: "Pending",
      rider_name: "Ana Maria",
      calculated_fare: "30.00",
      zone: "mambo",
      actions: ["cancel", "edit_notes"],
      driver_id: null,
      version: 1,
    });
    expect(ride.reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/);
    expect(ride.tracking_code?.length).toBeGreaterThanOrEqual(22);
  });

  it("takes name, phone and e-mail of a signed-in rider from his account where he leaves them out", async () => {
    const rider = await makeAccount(house, { role: "rider", firstName: "Lio", lastName: "Maduro" });
    const { rider_name: _name, rider_phone: _phone, ...body } = aBooking(house);
    const ride = await house.call(bookRide, { body, token: rider.token });
    expect(ride).toMatchObject({
      rider_name: "Lio Maduro",
      rider_phone: rider.phone,
      rider_email: rider.email,
      actions: ["cancel", "edit_notes"],
    });
  });

  it("books for a caller when the office does, and the ride belongs to nobody's account", async () => {
    const operator = await makeAccount(house, { role: "operator" });
    const ride = await bookARide(house, { rider_phone: "+31 6 1234 5678" }, operator.token);
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
    const response = await house.ask(bookRide, { body: { ...aBooking(house), ...wrong } as never });
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
    expect(Object.values(response.json().fields)).toEqual([sentence]);
  });

  it.each([
    [{ vehicle_type: "XL" }, { vehicle_type: "xl", vehicle_asked: true }],
    [{ vehicle_type: "" }, { vehicle_type: "economy", vehicle_asked: false }],
    [{ rider_email: "" }, { rider_email: null }],
    [{ passenger_count: "3", distance_km: "15.1" }, { passenger_count: 3 }],
  ])("understands %j as forms and other clients write it", async (sent, kept) => {
    const operator = await makeAccount(house, { role: "operator" });
    const ride = await bookARide(house, sent as never, operator.token);
    expect(ride).toMatchObject(kept);
  });

  it("takes a pickup time without seconds", async () => {
    const operator = await makeAccount(house, { role: "operator" });
    const minute = new Date(house.clock.now().getTime() + DAY_MS).toISOString().slice(0, 16);
    const ride = await bookARide(house, { ride_datetime: `${minute}-04:00` }, operator.token);
    expect(ride.ride_datetime).toBe(new Date(`${minute}:00-04:00`).toISOString());
  });

  it("takes pickups from five minutes ago to a year ahead and no others", async () => {
    const at = async (offsetMs: number) => {
      const ride_datetime = new Date(house.clock.now().getTime() + offsetMs).toISOString();
      const response = await house.ask(bookRide, { body: aBooking(house, { ride_datetime }) });
      return [response.statusCode, response.json().code];
    };
    const operator = await makeAccount(house, { role: "operator" });
    expect(await at(-5 * MINUTE_MS - 1)).toEqual([422, "pickup_time_out_of_range"]);
    expect(await at(365 * DAY_MS + 1)).toEqual([422, "pickup_time_out_of_range"]);
    const edges = [-5 * MINUTE_MS, 365 * DAY_MS].map(
      (offset) => new Date(house.clock.now().getTime() + offset),
    );
    for (const edge of edges) {
      const ride = await bookARide(house, { ride_datetime: edge.toISOString() }, operator.token);
      expect(ride.ride_datetime).toBe(edge.toISOString());
    }
  });

  it("lets no client set what only the server may set", async () => {
    const driver = await makeDriver(house);
    const forged = {
      ...aBooking(house, { rider_phone: "5550077" }),
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
    const ride = await house.call(bookRide, { body: forged });
    expect(ride).toMatchObject({
      status: "Pending",
      driver_id: null,
      calculated_fare: "30.00",
      rider_id: null,
      version: 1,
      completed_at: null,
      created_at: house.clock.now().toISOString(),
    });
    expect(ride.tracking_code).not.toBe("mine");
  });

  it("prices by its own distance when the client's is far off, and says so", async () => {
    const ends = { pickup_location: "Punda", pickup_lat: 12.1045, pickup_lng: -68.9335 };
    const near = await bookARide(house, { ...ends, rider_phone: "5550101", distance_km: 0.5 });
    expect(near.distance_source).toBe("server");
    expect(Number(near.distance_km)).toBeGreaterThan(3);
  });

  it("tells a party that no car holds to take two", async () => {
    const response = await house.ask(bookRide, {
      body: aBooking(house, { passenger_count: 8, luggage_count: 8 }),
    });
    expect([response.statusCode, response.json().code]).toEqual([422, "party_too_large"]);
  });

  it("honours a quote for the same trip to the cent when the tariff has changed meanwhile", async () => {
    const trip = aBooking(house, { rider_phone: "5550102" });
    const quoted = await house.call(calculateFareForTrip, {
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
    await house.db.updateTable("tariffs").set({ valid_from: "2020-01-01" }).execute();
    const { rules } = await house.db.selectFrom("tariffs").select("rules").executeTakeFirstOrThrow();
    await house.db
      .insertInto("tariffs")
      .values({
        valid_from: "2026-01-01",
        rules: JSON.stringify({ ...rules, validFrom: "2026-01-01", airportCents: doubled(rules) }),
        created_at: house.clock.now(),
      })
      .execute();
    const now = house.clock.now();
    house.clock.set("2026-11-20T16:10:00Z");
    const kept = await bookARide(house, { ...trip, ride_datetime, quote: quoted.quote });
    expect([Number(kept.calculated_fare), kept.distance_source]).toEqual([quoted.fare, "quote"]);
    const plain = await bookARide(house, { ...trip, ride_datetime, rider_phone: "5550103" });
    expect(Number(plain.calculated_fare)).toBe(quoted.fare * 2);
    house.clock.set(now);
  });
});

describe("what one guest may have", () => {
  onEachDatabase(
    "is bounded",
    (house) => {
      it("at three open bookings for a phone, with the number to call for more", async () => {
        const facts = { rider_phone: "5557777" };
        const from = (turn: number) => `10.1.1.${turn}`;
        const book = (turn: number) =>
          house.ask(bookRide, {
            body: aBooking(house, { ...facts, notes: `${turn}` }),
            from: from(turn),
          });
        for (const turn of [1, 2, 3]) expect((await book(turn)).statusCode).toBe(201);
        const fourth = await book(4);
        expect([fourth.statusCode, fourth.json().code]).toEqual([422, "too_many_open_bookings"]);
        expect(fourth.json().error).toMatch(/Please call us at \+599 ?9/);
        const operator = await makeAccount(house, { role: "operator" });
        await bookARide(house, facts, operator.token);
        await house.db.updateTable("rides").set({ status: "Cancelled" }).where("notes", "=", "1").execute();
        expect((await book(5)).statusCode).toBe(201);
      });

      it("at five bookings an hour from an address, and riders with an account do not count", async () => {
        const rider = await makeAccount(house, { role: "rider" });
        const book = (turn: number, token?: string) =>
          house.ask(bookRide, {
            body: aBooking(house, { rider_phone: `555800${turn}` }),
            from: "10.2.2.2",
            token,
          });
        for (const turn of [0, 1, 2, 3, 4]) expect((await book(turn)).statusCode).toBe(201);
        const sixth = await book(5);
        expect([sixth.statusCode, sixth.json().code, sixth.headers["retry-after"]]).toEqual([
          429,
          "rate_limited",
          "3600",
        ]);
        expect(sixth.json().error).toMatch(/Please call us at /);
        expect((await book(6, rider.token)).statusCode).toBe(201);
        const sameNetwork = [1, 2, 3, 4, 5, 6].map((host) => `2001:db8:1:2::${host}`);
        const statuses: number[] = [];
        for (const [turn, from] of [...sameNetwork, "2001:db8:1:3::1"].entries()) {
          const body = aBooking(house, { rider_phone: `555900${turn}` });
          statuses.push((await house.ask(bookRide, { body, from })).statusCode);
        }
        expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 201]);
        house.clock.advance(60 * MINUTE_MS);
        expect((await book(7)).statusCode).toBe(201);
      });
    },
    { limitFactor: 1 },
  );
});

function doubled(rules: unknown): Record<string, number> {
  const { airportCents } = rules as { airportCents: Record<string, number> };
  return Object.fromEntries(Object.entries(airportCents).map(([zone, cents]) => [zone, cents * 2]));
}
