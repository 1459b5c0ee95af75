import { expect, it } from "vitest";
import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { updateRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../../contract/company/company-profile.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { QUOTE_LIFE_MS } from "../../fares/quotes.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../../testing/test-server.ts";

type Change = BodyOf<typeof changeTrackedRideEndpoint>;

onADatabase("a passenger who changes their ride", (server) => {
  const at = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS);
  const change = (code: string | null, body: Change, headers = {}) =>
    server.request(changeTrackedRideEndpoint, { params: { tracking_code: code ?? "" }, body, headers });
  const price = (code: string | null, body: Change) =>
    server.call(priceTrackedChangeEndpoint, { params: { tracking_code: code ?? "" }, body });

  it("pays what they were shown, and is not changed at a price they were not shown", async () => {
    const { tracking_code, calculated_fare } = await bookARide(server, { rider_phone: "5550701" });
    const unseen = await change(tracking_code, { passenger_count: 6 });
    expect([unseen.statusCode, unseen.json()]).toEqual([
      409,
      expect.objectContaining({ code: "price_changed", calculated_fare: "37.50" }),
    ]);
    const shown = await price(tracking_code, { passenger_count: 6 });
    expect([shown.calculated_fare, shown.vehicle_type, shown.loses_driver]).toEqual(["37.50", "xl", false]);
    const changed = await change(tracking_code, { passenger_count: 6, quote: shown.quote });
    expect(changed.json()).toMatchObject({ passenger_count: 6, calculated_fare: "37.50", version: 2 });
    expect(calculated_fare).toBe("30.00");
    const late = await price(tracking_code, { passenger_count: 2 });
    server.clock.advance(QUOTE_LIFE_MS + 1);
    const expired = await change(tracking_code, { passenger_count: 2, quote: late.quote });
    expect(expired.json()).toMatchObject({ code: "price_changed", calculated_fare: "30.00" });
  });

  it("has the price of their change for that ride alone, and none of a new ride for the change", async () => {
    const ride = await bookARide(server, { rider_phone: "5550751" });
    const other = await bookARide(server, { rider_phone: "5550752" });
    const { quote } = await price(ride.tracking_code, { passenger_count: 6 });
    const trip = { passenger_count: 6, ride_datetime: ride.ride_datetime, quote: quote ?? "" };
    const booked = await bookARide(server, { ...trip, rider_phone: "5550753" });
    expect(booked.distance_source).not.toBe("quote");
    const elsewhere = await change(other.tracking_code, { passenger_count: 6, quote });
    expect(elsewhere.json()).toMatchObject({ code: "price_changed" });

    const at = {
      trip_date: curacaoDate(new Date(ride.ride_datetime)),
      trip_time: curacaoTime(new Date(ride.ride_datetime)),
    };
    const ends = {
      pickup_place: ride.pickup_location,
      pickup_lat: ride.pickup_lat ?? 0,
      pickup_lng: ride.pickup_lng ?? 0,
      dropoff_place: ride.dropoff_location,
      dropoff_lat: ride.dropoff_lat ?? 0,
      dropoff_lng: ride.dropoff_lng ?? 0,
    };
    const query = { ...at, ...ends, passenger_count: 6, luggage_count: ride.luggage_count };
    const fresh = await server.call(calculateFareForTripEndpoint, { query });
    const refused = await change(ride.tracking_code, { passenger_count: 6, quote: fresh.quote });
    expect(refused.json()).toMatchObject({ code: "price_changed" });
    expect(
      (await bookARide(server, { ...trip, quote: fresh.quote, rider_phone: "5550754" })).distance_source,
    ).toBe("quote");
    expect((await change(ride.tracking_code, { passenger_count: 6, quote })).json()).toMatchObject({
      version: 2,
    });
  });

  it("changes what costs nothing more at once, and leaves each old and new value with who did it", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const { id, tracking_code } = await bookARide(server, { rider_phone: "5550702" });
    const to = at(5).toISOString();
    await change(tracking_code, { ride_datetime: to, flight_number: "KL735" });
    const last = (await server.call(listRideHistoryEndpoint, { params: { id }, token })).at(-1);
    expect(last).toMatchObject({ action: "change", actor: "guest", from_status: "Pending" });
    expect(last?.values).toEqual(
      expect.arrayContaining([
        { field: "flight_number", from: null, to: "KL735" },
        expect.objectContaining({ field: "ride_datetime", to }),
      ]),
    );
  });

  it("does it once for a key, however often it is sent", async () => {
    const { tracking_code } = await bookARide(server, { rider_phone: "5550703" });
    const headers = { "idempotency-key": "one change" };
    const first = await change(tracking_code, { luggage_count: 1, version: 1 }, headers);
    const again = await change(tracking_code, { luggage_count: 1, version: 1 }, headers);
    expect([first.statusCode, again.body]).toEqual([200, first.body]);
  });

  it("can until two hours before once a driver has accepted, or as long as the office says", async () => {
    const code = async (hours: number) =>
      (await makeRide(server, { status: "Accepted", ride_datetime: at(hours) })).trackingCode;
    const [near, far] = [await code(1.5), await code(2.5)];
    const late = await change(near, { notes: "two dogs", flight_number: "KL735" });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ code: "ride_conflict", error: expect.stringContaining("Please call us") }),
    ]);
    expect((await change(far, { flight_number: "KL735" })).statusCode).toBe(200);
    const { token } = await makeAccount(server, { role: "staff" });
    await server.call(editCompanyProfileEndpoint, { body: { change_hours: 1 }, token });
    expect((await change(near, { flight_number: "KL735" })).statusCode).toBe(200);
    await server.call(editCompanyProfileEndpoint, { body: { change_hours: 2 }, token });
    const shown = await server.call(trackRideEndpoint, { params: { tracking_code: near } });
    expect(shown.actions).not.toContain("change");
  });

  it("keeps a driver who can drive it, and gives it back where they cannot", async () => {
    const driver = await makeDriver(server, { vehicleType: "economy" });
    const mine = { status: "Accepted", driverId: driver.id } as const;
    await makeRide(server, { ...mine, ride_datetime: at(9) });
    const ride = (columns = {}) => makeRide(server, { ...mine, ride_datetime: at(6), ...columns });
    const [kept, overlapping, grown, soon] = [await ride(), await ride(), await ride(), await ride()];
    const outcome = async (code: string, body: Change) => {
      const shown = await price(code, body);
      const { status, driver: who } = (await change(code, { ...body, quote: shown.quote })).json();
      return [shown.loses_driver, status, who === null];
    };
    // All four are at six o'clock, as their driver chose; what overlaps already is not why one is lost.
    await outcome(overlapping.trackingCode, { ride_datetime: at(9).toISOString() });
    expect(await outcome(kept.trackingCode, { luggage_count: 1 })).toEqual([false, "Accepted", false]);
    expect(await outcome(grown.trackingCode, { passenger_count: 6 })).toEqual([true, "Pending", true]);
    expect(await outcome(soon.trackingCode, { ride_datetime: at(1).toISOString() })).toEqual([
      true,
      "Pending",
      true,
    ]);
    const lines = await server.db
      .selectFrom("ride_history")
      .select(["action", "actor"])
      .where("ride_id", "=", overlapping.id)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { action: "change", actor: "guest" },
      { action: "cancel_assigned", actor: "system" },
    ]);
  });

  it("is told what became of the ride where it was cancelled or changed meanwhile", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const { id, tracking_code } = await bookARide(server, { rider_phone: "5550704" });
    await server.call(updateRideEndpoint, { params: { id }, body: { notes: "gate 4" }, token });
    const stale = await change(tracking_code, { luggage_count: 1, version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "edit_conflict"]);
    await server.call(cancelTrackedRideEndpoint, { params: { tracking_code: tracking_code ?? "" } });
    const dead = await change(tracking_code, { luggage_count: 1 });
    expect([dead.statusCode, dead.json()]).toEqual([
      409,
      expect.objectContaining({ code: "ride_conflict", status: "Cancelled", error: expect.any(String) }),
    ]);
  });
});

onEachDatabase("a change while a driver accepts", (server) => {
  it("is seen by the driver before they have the ride, or refused to the passenger, who sees that they have it", async () => {
    const driver = await makeDriver(server);
    const rides = await Promise.all(Array.from({ length: 12 }, () => makeRide(server)));
    const races = await Promise.all(
      rides.map(async (ride, turn) => {
        const params = { tracking_code: ride.trackingCode };
        const changing = () =>
          server.request(changeTrackedRideEndpoint, {
            params,
            body: { flight_number: "KL735", version: ride.version },
          });
        const accepting = () =>
          server.request(acceptRideEndpoint, {
            params: { id: ride.id },
            body: { version: ride.version },
            token: driver.token,
          });
        const [change, accept] =
          turn % 2 === 0
            ? await Promise.all([changing(), accepting()])
            : (await Promise.all([accepting(), changing()])).toReversed();
        return { ride, change, accept };
      }),
    );
    for (const { ride, change, accept } of races) {
      const won = [change, accept].filter((answer) => answer?.statusCode === 200);
      const lost = [change, accept].find((answer) => answer?.statusCode !== 200);
      expect(won).toHaveLength(1);
      expect([lost?.statusCode, lost?.json().code]).toEqual([409, expect.stringMatching(/conflict$/)]);
      const truth = await truthOf(server, ride, driver.token);
      expect(truth.passenger).toEqual(truth.office);
      expect(truth.office).toEqual(
        change?.statusCode === 200
          ? { status: "Pending", flight: "KL735" }
          : { status: "Accepted", flight: null },
      );
    }
  });
});

async function truthOf(server: TestServer, ride: { id: number; trackingCode: string }, token: string) {
  const office = await server.call(getRideEndpoint, { params: { id: ride.id }, token });
  const passenger = await server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } });
  const of = ({ status, flight_number }: typeof passenger | typeof office) => ({
    status,
    flight: flight_number,
  });
  return { office: of(office), passenger: of(passenger) };
}
