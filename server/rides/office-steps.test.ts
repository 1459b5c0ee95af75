import { describe, expect, it } from "vitest";
import {
  acceptRide,
  assignDriver,
  cancelAssignedRide,
  cancelRide,
  reassignDriver,
  rejectRide,
  undoRideStep,
  updateRide,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { findCaller, getRide } from "../../contract/rides/rides.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";

const HOUR_MS = 60 * 60_000;

onEachDatabase("giving a ride to a driver", (house) => {
  it("refuses a driver whose other ride overlaps, names that ride, and gives in to force", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const [first, second] = [await makeRide(house), await makeRide(house)];
    const give = (id: number, force?: boolean) =>
      house.ask(assignDriver, {
        params: { id },
        body: { driver_id: driver.id, ...(force ? { force } : {}) },
        token,
      });
    expect((await give(first.id)).statusCode).toBe(200);
    const refused = await give(second.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: "driver_busy",
      ride_id: first.id,
      error: `This driver already has ride ${first.reference} from 13:00 to 13:24.`,
    });
    expect((await give(second.id, true)).json()).toMatchObject({ status: "Assigned", driver_id: driver.id });
  });

  it("gives him a ride that begins when the other ends", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const start = new Date(house.clock.now().getTime() + HOUR_MS);
    await makeRide(house, {
      status: "Accepted",
      driverId: driver.id,
      ride_datetime: start,
      duration_min: 30,
    });
    const next = await makeRide(house, { ride_datetime: new Date(start.getTime() + 30 * 60_000) });
    const given = { params: { id: next.id }, body: { driver_id: driver.id }, token };
    expect((await house.ask(assignDriver, given)).statusCode).toBe(200);
  });

  it("takes drivers on and off shift, and neither inactive nor unapproved ones", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const ask = async (driver: TestAccount) => {
      const { id } = await makeRide(house);
      const response = await house.ask(assignDriver, {
        params: { id },
        body: { driver_id: driver.id },
        token,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await ask(await makeDriver(house, { onShift: false }))).toEqual([200, undefined]);
    expect(await ask(await makeDriver(house, { inactive: true }))).toEqual([409, "driver_unavailable"]);
    expect(await ask(await makeDriver(house, { approved: false }))).toEqual([409, "driver_unavailable"]);
    expect(await ask(await makeAccount(house, { role: "rider" }))).toEqual([404, "not_found"]);
  });

  it.each(["abc", "1.5", "", null, {}, undefined, 0, "12 "])("refuses %j as a driver", async (driver_id) => {
    const { token } = await makeAccount(house, { role: "operator" });
    const { id } = await makeRide(house);
    const response = await house.ask(assignDriver, {
      params: { id },
      body: { driver_id } as never,
      token,
    });
    expect([response.statusCode, response.json().error]).toEqual([400, "Invalid driver ID"]);
  });

  it("tells the passenger which driver comes, when the office can no longer take it back", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const ride = await bookARide(house, { rider_phone: "5550201" }, token);
    await house.call(assignDriver, { params: { id: ride.id }, body: { driver_id: driver.id }, token });
    const messages = await house.db
      .selectFrom("outbox")
      .select(["kind", "channel", "next_attempt_at"])
      .where("ride_id", "=", ride.id)
      .orderBy("id")
      .execute();
    expect(messages).toEqual([
      { kind: "booked", channel: "webhook", next_attempt_at: house.clock.now() },
      {
        kind: "driver_assigned",
        channel: "webhook",
        next_attempt_at: new Date(house.clock.now().getTime() + 10_000),
      },
    ]);
  });
});

onEachDatabase("taking a step back", (house) => {
  it("brings an assigned, reassigned, cancelled, rejected or freed ride back to what it was", async () => {
    const operator = await makeAccount(house, { role: "operator" });
    const { token } = operator;
    const other = await makeDriver(house);
    for (const [call, status] of [
      [assignDriver, "Pending"],
      [rejectRide, "Pending"],
      [cancelRide, "Accepted"],
      [cancelAssignedRide, "InProgress"],
      [reassignDriver, "Accepted"],
    ] as const) {
      const { id } = await makeRide(house, { status });
      const before = await house.call(getRide, { params: { id }, token });
      const body =
        call === assignDriver || call === reassignDriver
          ? { body: { driver_id: other.id, force: true } }
          : {};
      const after = (await house.ask(call, { params: { id }, token, ...body } as never)).json();
      expect(after.actions).toContain("undo");
      const undone = await house.call(undoRideStep, {
        params: { id },
        body: { version: after.version },
        token,
      });
      const { version: _version, updated_at: _updated, ...same } = before;
      expect(undone).toMatchObject(same);
      expect(undone.version).toBe(before.version + 2);
    }
  });

  it("is only for the one who took it, within ten seconds, while the ride has not moved on", async () => {
    const [operator, colleague] = [
      await makeAccount(house, { role: "operator" }),
      await makeAccount(house, { role: "staff" }),
    ];
    const driver = await makeDriver(house);
    const assigned = async () => {
      const { id } = await makeRide(house);
      const body = { driver_id: driver.id, force: true };
      return house.call(assignDriver, { params: { id }, body, token: operator.token });
    };
    const undo = async (ride: { id: number; version: number }, token: string) => {
      const response = await house.ask(undoRideStep, {
        params: { id: ride.id },
        body: { version: ride.version },
        token,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await undo(await assigned(), colleague.token)).toEqual([409, "ride_conflict"]);
    const movedOn = await assigned();
    await house.call(acceptRide, { params: { id: movedOn.id }, token: driver.token });
    expect(await undo(movedOn, operator.token)).toEqual([409, "ride_conflict"]);
    const late = await assigned();
    house.clock.advance(10_001);
    expect(await undo(late, operator.token)).toEqual([409, "ride_conflict"]);
    const again = await assigned();
    expect(await undo({ ...again, version: again.version - 1 }, operator.token)).toEqual([
      409,
      "edit_conflict",
    ]);
  });

  it("takes back what the passenger was about to be told", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const ride = await bookARide(house, { rider_phone: "5550301" }, token);
    const params = { id: ride.id };
    const cancelled = await house.call(cancelRide, { params, token });
    await house.call(undoRideStep, { params, body: { version: cancelled.version }, token });
    const kinds = await house.db.selectFrom("outbox").select("kind").where("ride_id", "=", ride.id).execute();
    expect(kinds).toEqual([{ kind: "booked" }]);
  });

  it("does not give a ride back to a driver who was given another for that time meanwhile", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const first = await makeRide(house, { status: "Accepted", driverId: driver.id });
    const freed = await house.call(cancelAssignedRide, { params: { id: first.id }, token });
    const second = await makeRide(house);
    await house.call(acceptRide, { params: { id: second.id }, token: driver.token });
    const undo = { params: { id: first.id }, body: { version: freed.version }, token };
    expect((await house.ask(undoRideStep, undo)).json()).toMatchObject({
      code: "driver_busy",
      ride_id: second.id,
    });
  });
});

onEachDatabase("changing a booking", (house) => {
  it("prices a changed trip anew and leaves the fare alone where the trip stays", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const ride = await bookARide(house, { rider_phone: "5550401" }, token);
    const params = { id: ride.id };
    const noted = await house.call(updateRide, {
      params,
      body: { notes: "gate 4", rider_name: "Bo" },
      token,
    });
    expect(noted).toMatchObject({ notes: "gate 4", rider_name: "Bo", calculated_fare: "30.00", version: 2 });
    const larger = await house.call(updateRide, { params, body: { passenger_count: 6 }, token });
    expect(larger).toMatchObject({ passenger_count: 6, vehicle_type: "xl", calculated_fare: "37.50" });
    const same = await house.call(updateRide, { params, body: { passenger_count: 6 }, token });
    expect(same.version).toBe(larger.version);
    expect(await changedFieldsOf(house, ride.id)).toEqual([["notes", "rider_name"], ["passenger_count"]]);
  });

  it("refuses an edit of a version that is no longer the last", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const { id } = await makeRide(house);
    await house.call(updateRide, { params: { id }, body: { notes: "one", version: 1 }, token });
    const late = await house.ask(updateRide, { params: { id }, body: { notes: "two", version: 1 }, token });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("does not move a ride onto another of its driver unless forced, nor into the past", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const at = (hours: number) => new Date(house.clock.now().getTime() + hours * HOUR_MS);
    const busy = await makeRide(house, { status: "Assigned", driverId: driver.id, ride_datetime: at(3) });
    const { id } = await makeRide(house, { status: "Assigned", driverId: driver.id, ride_datetime: at(6) });
    const move = (to: Date, force = false) =>
      house.ask(updateRide, { params: { id }, body: { ride_datetime: to.toISOString(), force }, token });
    expect((await move(at(3))).json()).toMatchObject({ code: "driver_busy", ride_id: busy.id });
    expect((await move(at(3), true)).statusCode).toBe(200);
    expect((await move(at(-1))).json()).toMatchObject({ code: "pickup_time_out_of_range" });
  });
});

describe("a caller on the telephone", () => {
  onEachDatabase("is looked up", (house) => {
    it("by his number, in any spelling, with his name, last places and open rides", async () => {
      const { token } = await makeAccount(house, { role: "operator" });
      const old = await makeRide(house, {
        status: "Completed",
        rider_phone: "5550501",
        rider_name: "Old Name",
      });
      house.clock.advance(HOUR_MS);
      const open = await makeRide(house, {
        rider_phone: "5550501",
        rider_name: "Chi Chi",
        pickup_location: "Punda",
        dropoff_location: "Mambo Beach",
      });
      expect(old.id).not.toBe(open.id);
      const found = await house.call(findCaller, { query: { phone: "+599 9 555 0501" }, token });
      expect(found).toMatchObject({ phone: "5550501", name: "Chi Chi", rides: 2 });
      expect(found.open_rides.map((ride) => ride.id)).toEqual([open.id]);
      expect(found.last_places.map((place) => place.location)).toEqual([
        "Punda",
        "Mambo Beach",
        "Hato International Airport",
      ]);
      const rider = await makeAccount(house, {
        role: "rider",
        phone: "5550502",
        firstName: "New",
        lastName: "One",
      });
      expect(await house.call(findCaller, { query: { phone: rider.phone }, token })).toMatchObject({
        name: "New One",
        rides: 0,
        last_places: [],
      });
    });
  });
});

async function changedFieldsOf(house: TestHouse, rideId: number): Promise<unknown[]> {
  const lines = await house.db
    .selectFrom("ride_history")
    .select("detail")
    .where("ride_id", "=", rideId)
    .where("action", "=", "update")
    .orderBy("id")
    .execute();
  return lines.map(({ detail }) => (detail as { changed: string[] }).changed);
}
