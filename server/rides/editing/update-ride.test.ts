import { expect, it } from "vitest";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { addTariffEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import { FIRST_TARIFF } from "../../../domain/fares/tariff.ts";
import { toWireTariff } from "../../../contract/fares/to-wire-tariff.ts";
import {
  priceRideEditEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { blankOldGuests } from "../../retention/blank-old-guests.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

onADatabase("changing a booking", (server) => {
  it("prices a changed trip anew and leaves the fare alone where the trip stays", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await bookARide(server, { rider_phone: "5550401" }, token);
    const params = { id: ride.id };
    const noted = await server.call(updateRideEndpoint, {
      params,
      body: { notes: "gate 4", rider_name: "Bo" },
      token,
    });
    expect(noted).toMatchObject({ notes: "gate 4", rider_name: "Bo", calculated_fare: "30.00", version: 2 });
    const larger = await server.call(updateRideEndpoint, { params, body: { passenger_count: 6 }, token });
    expect(larger).toMatchObject({ passenger_count: 6, vehicle_type: "xl", calculated_fare: "37.50" });
    const same = await server.call(updateRideEndpoint, { params, body: { passenger_count: 6 }, token });
    expect(same.version).toBe(larger.version);
    expect(await changedFieldsOf(server, ride.id)).toEqual([["notes", "rider_name"], ["passenger_count"]]);
  });

  it("refuses an edit of a version that is no longer the last", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const { id } = await makeRide(server);
    await server.call(updateRideEndpoint, { params: { id }, body: { notes: "one", version: 1 }, token });
    const late = await server.request(updateRideEndpoint, {
      params: { id },
      body: { notes: "two", version: 1 },
      token,
    });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("does not move a ride onto another of its driver unless forced, nor into the past", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const at = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS);
    const busy = await makeRide(server, { status: "Assigned", driverId: driver.id, ride_datetime: at(3) });
    const { id } = await makeRide(server, { status: "Assigned", driverId: driver.id, ride_datetime: at(6) });
    const move = (to: Date, force = false) =>
      server.request(updateRideEndpoint, {
        params: { id },
        body: { ride_datetime: to.toISOString(), force },
        token,
      });
    expect((await move(at(3))).json()).toMatchObject({ code: "driver_busy", ride_id: busy.id });
    expect((await move(at(3), true)).statusCode).toBe(200);
    expect((await move(at(-1))).json()).toMatchObject({ code: "pickup_time_out_of_range" });
  });

  it("keeps the fare that was promised where an edit makes no difference to it, also over a new tariff", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await bookARide(server, { ...PUNDA_TO_JAN_THIEL, rider_phone: "5550411" }, token);
    await addTariffTwiceAsDear(server);
    const params = { id: ride.id };
    const fares: string[] = [];
    for (const passenger_count of [3, 2, 6, 2]) {
      const body = { passenger_count };
      const told = await server.call(priceRideEditEndpoint, { params, body, token });
      const edited = await server.call(updateRideEndpoint, { params, body, token });
      expect(told.calculated_fare).toBe(edited.calculated_fare);
      fares.push(edited.calculated_fare);
    }
    const [three, two, six, back] = fares;
    expect([three, two, back]).toEqual(Array(3).fill(ride.calculated_fare));
    expect(Number(six) / Number(ride.calculated_fare)).toBeCloseTo(1.25, 1);
  });

  it("notes a fare that changes in the audit log, with who changed it, and no other edit", async () => {
    const { token, username } = await makeAccount(server, { role: "operator" });
    const staff = await makeAccount(server, { role: "staff" });
    const ride = await bookARide(server, { rider_phone: "5550414" }, token);
    const params = { id: ride.id };
    await server.call(updateRideEndpoint, { params, body: { notes: "Blue door" }, token });
    const body = { passenger_count: 6 };
    const { calculated_fare } = await server.call(updateRideEndpoint, { params, body, token });
    const log = await server.call(listAuditLogEndpoint, { query: { limit: 5 }, token: staff.token });
    expect(log.filter(({ subject }) => subject === `ride ${ride.id}`)).toMatchObject([
      {
        action: "change_fare",
        actor: username,
        detail: { fare: { from: ride.calculated_fare, to: calculated_fare } },
      },
    ]);
  });

  it("says what an edit would cost and changes nothing", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await bookARide(server, { rider_phone: "5550412" }, token);
    const params = { id: ride.id };
    const told = await server.call(priceRideEditEndpoint, {
      params,
      body: { dropoff_location: "Westpunt" },
      token,
    });
    expect(Number(told.calculated_fare)).toBeGreaterThan(Number(ride.calculated_fare));
    expect(await server.call(getRideEndpoint, { params, token })).toMatchObject({
      version: ride.version,
      calculated_fare: ride.calculated_fare,
    });
    expect(told.breakdown.length).toBeGreaterThan(0);
  });

  it("leaves each old and new value in the history, the fare included, for as long as the passenger is known", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await bookARide(server, { rider_phone: "5550413" }, token);
    const params = { id: ride.id };
    const body = { passenger_count: 6, rider_name: "Bo Maria" };
    const edited = await server.call(updateRideEndpoint, { params, body, token });
    const lines = await server.call(listRideHistoryEndpoint, { params, token });
    expect(lines.at(-1)?.values).toEqual([
      { field: "passenger_count", from: 2, to: 6 },
      { field: "rider_name", from: "Ana Maria", to: "Bo Maria" },
      { field: "car", from: ride.vehicle_type, to: "xl" },
      { field: "calculated_fare", from: ride.calculated_fare, to: edited.calculated_fare },
    ]);
    server.clock.advance(3 * 365 * 24 * HOUR_MS);
    await blankOldGuests(server.db, { now: server.clock.now(), months: 24 });
    const kept = await server.db.selectFrom("ride_history").select("detail").execute();
    expect(JSON.stringify(kept)).not.toMatch(/Maria/);
  });

  it("shows dispatch and the driver a distance that only the passenger's device measured", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const unknown = { pickup_location: "Villa Sol 12", pickup_lat: null, pickup_lng: null, distance_km: 0.1 };
    const claimed = await bookARide(server, { ...unknown, rider_phone: "5550414" });
    const known = await bookARide(server, { rider_phone: "5550415" });
    const driver = await makeDriver(server);
    for (const reader of [token, driver.token]) {
      const read = async ({ id }: { id: number }) =>
        (await server.call(getRideEndpoint, { params: { id }, token: reader })).distance_unchecked;
      expect([await read(claimed), await read(known)]).toEqual([true, false]);
    }
  });
});

const PUNDA_TO_JAN_THIEL = {
  pickup_location: "Punda",
  pickup_lat: null,
  pickup_lng: null,
  dropoff_location: "Jan Thiel",
  dropoff_lat: null,
  dropoff_lng: null,
} as const;

async function addTariffTwiceAsDear(server: TestServer): Promise<void> {
  const { token } = await makeAccount(server, { role: "staff" });
  const body = { ...toWireTariff(FIRST_TARIFF), valid_from: curacaoDate(server.clock.now()), start: 12 };
  await server.call(addTariffEndpoint, { token, body });
}

async function changedFieldsOf(server: TestServer, rideId: number): Promise<unknown[]> {
  const lines = await server.db
    .selectFrom("ride_history")
    .select("detail")
    .where("ride_id", "=", rideId)
    .where("action", "=", "update")
    .orderBy("id")
    .execute();
  return lines.map(({ detail }) => (detail as { changed: string[] }).changed);
}
