import { expect, it } from "vitest";
import {
  editOwnDriverEndpoint,
  getDriverEndpoint,
  getOwnDriverEndpoint,
  listOwnVehiclesEndpoint,
  setDriverStatusEndpoint,
  setOwnStatusEndpoint,
} from "../../../contract/drivers/drivers.endpoints.ts";
import {
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import {
  addVehicleCostEndpoint,
  addVehicleEndpoint,
  addVehicleOutageEndpoint,
  editVehicleEndpoint,
  endVehicleOutageEndpoint,
  getVehicleCostsEndpoint,
  getVehicleEndpoint,
  giveVehicleEndpoint,
  listVehiclesEndpoint,
  retireVehicleEndpoint,
  setVehicleDriversEndpoint,
  takeBackVehicleCostEndpoint,
} from "../../../contract/drivers/vehicles.endpoints.ts";
import { assignDriverEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { insertRideRow, makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

let plates = 1000;
const aPlate = () => `TX ${(plates += 1)}`;

async function theOffice(server: TestServer) {
  const { token, id } = await makeAccount(server, { role: "staff" });
  const addCar = (facts: Record<string, unknown> = {}) =>
    server.call(addVehicleEndpoint, {
      token,
      body: {
        plate: aPlate(),
        vehicle_type: "xl",
        make: "Toyota",
        model: "HiAce",
        colour: "White",
        ...facts,
      },
    });
  const share = (carId: number, driver_ids: number[]) =>
    server.call(setVehicleDriversEndpoint, { token, params: { id: carId }, body: { driver_ids } });
  const car = (carId: number) => server.call(getVehicleEndpoint, { token, params: { id: carId } });
  return { token, id, addCar, share, car };
}

const goOn = (server: TestServer, token: string, vehicle_id?: number) =>
  server.request(setOwnStatusEndpoint, {
    token,
    body: { status: "available", ...(vehicle_id === undefined ? {} : { vehicle_id }) },
  });
const goOff = (server: TestServer, token: string) =>
  server.call(setOwnStatusEndpoint, { token, body: { status: "offline" } });
const own = (server: TestServer, token: string) => server.call(getOwnDriverEndpoint, { token });

onADatabase("cars of the fleet", (server) => {
  it("are called by what they are, or in words", async () => {
    const { token, addCar } = await theOffice(server);
    const car = await addCar({ year: 2021, equipment: ["wheelchair"], insurance_expires_on: "2026-12-01" });
    expect(car).toMatchObject({
      vehicle: "White Toyota HiAce",
      year: 2021,
      vehicle_type: "xl",
      seats: 7,
      equipment: ["wheelchair"],
      papers_due: ["insurance"],
      has_it: null,
      drivers: [],
    });
    const painted = await server.call(editVehicleEndpoint, {
      token,
      params: { id: car.id },
      body: { colour: "Blue", version: car.version },
    });
    expect([painted.vehicle, painted.year]).toEqual(["Blue Toyota HiAce", 2021]);
    const stale = await server.request(editVehicleEndpoint, {
      token,
      params: { id: car.id },
      body: { colour: "Red", version: car.version },
    });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "edit_conflict"]);
    const unnamed = await server.request(addVehicleEndpoint, {
      token,
      body: { plate: aPlate(), vehicle_type: "economy" },
    });
    expect([unnamed.statusCode, Object.keys(unnamed.json().fields)]).toEqual([400, ["make"]]);
    const twice = await server.request(addVehicleEndpoint, {
      token,
      body: { plate: car.plate, vehicle_type: "economy", vehicle: "Red Kia" },
    });
    expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([400, ["plate"]]);
  });

  it("show in the profile of whoever has one what the office writes of it", async () => {
    const { token, addCar } = await theOffice(server);
    const car = await addCar();
    const driver = await makeDriver(server, { onShift: false });
    await server.call(giveVehicleEndpoint, { token, params: { id: car.id }, body: { driver_id: driver.id } });
    expect(await own(server, driver.token)).toMatchObject({
      plate: car.plate,
      vehicle: "White Toyota HiAce",
      vehicle_type: "xl",
      vehicle_id: car.id,
    });
    await server.call(editVehicleEndpoint, {
      token,
      params: { id: car.id },
      body: { inspection_expires_on: "2026-10-01", equipment: ["child_seat"] },
    });
    const records = await server.call(listDriverRecordsEndpoint, { token });
    expect(records.find(({ id }) => id === driver.id)).toMatchObject({
      inspection_expires_on: "2026-10-01",
      equipment: ["child_seat"],
      papers_expired: { paper: "inspection", date: "2026-10-01" },
      vehicle_id: car.id,
    });
  });

  it("are made and kept by an old client that writes a driver's car", async () => {
    const { token, car } = await theOffice(server);
    const driver = await makeDriver(server, { onShift: false });
    const plate = aPlate();
    const edited = await server.call(editDriverRecordEndpoint, {
      token,
      params: { id: driver.id },
      body: { plate, vehicle: "Green Mazda 3", vehicle_type: "comfort", permit_expires_on: "2027-05-01" },
    });
    expect(edited).toMatchObject({ plate, vehicle: "Green Mazda 3", permit_expires_on: "2027-05-01" });
    const made = await car(edited.vehicle_id ?? 0);
    expect(made).toMatchObject({
      plate,
      vehicle: "Green Mazda 3",
      vehicle_type: "comfort",
      permit_expires_on: "2027-05-01",
      drivers: [{ id: driver.id, is_theirs: true }],
    });
    const own = await server.call(editOwnDriverEndpoint, {
      token: driver.token,
      body: { vehicle: "Green Mazda 3 Sedan" },
    });
    expect(own).toMatchObject({ plate, vehicle: "Green Mazda 3 Sedan", vehicle_id: made.id });
    expect((await car(made.id)).vehicle).toBe("Green Mazda 3 Sedan");
  });

  it("are what a driver comes with who types the plate of one, with all that is known of it", async () => {
    const { token, addCar, car } = await theOffice(server);
    const shared = await addCar({ inspection_expires_on: "2027-03-01" });
    const driver = await makeDriver(server, { onShift: false, vehicleName: "Old Lada" });
    const edited = await server.call(editDriverRecordEndpoint, {
      token,
      params: { id: driver.id },
      body: { plate: shared.plate },
    });
    expect(edited).toMatchObject({
      vehicle_id: shared.id,
      vehicle: "White Toyota HiAce",
      vehicle_type: "xl",
      inspection_expires_on: "2027-03-01",
    });
    expect((await car(shared.id)).vehicle).toBe("White Toyota HiAce");
  });

  it("leave the fleet once nobody comes with them, and keep their history", async () => {
    const { token, addCar } = await theOffice(server);
    const car = await addCar();
    const params = { id: car.id };
    const driver = await makeDriver(server, { onShift: false });
    await server.call(giveVehicleEndpoint, { token, params, body: { driver_id: driver.id } });
    const refused = await server.request(retireVehicleEndpoint, { token, params });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "vehicle_taken"]);
    const other = await addCar();
    await server.call(giveVehicleEndpoint, {
      token,
      params: { id: other.id },
      body: { driver_id: driver.id },
    });
    expect(await server.call(retireVehicleEndpoint, { token, params })).toMatchObject({
      retired_on: "2026-11-20",
      papers_due: [],
    });
    const again = await addCar({ plate: car.plate });
    expect(again.id).not.toBe(car.id);
    const gone = await server.request(giveVehicleEndpoint, {
      token,
      params,
      body: { driver_id: driver.id },
    });
    expect(gone.statusCode).toBe(404);
  });
});

onADatabase("a car that drivers share", (server) => {
  async function shared() {
    const office = await theOffice(server);
    const car = await office.addCar();
    const [one, other] = [
      await makeDriver(server, { onShift: false }),
      await makeDriver(server, { onShift: false }),
    ];
    await office.share(car.id, [one.id, other.id]);
    return { ...office, shared: car, one, other };
  }

  it("is taken at the start of a shift, by one at a time, and stands in its history", async () => {
    const { shared: car, one, other, car: read } = await shared();
    expect((await goOn(server, one.token, car.id)).statusCode).toBe(200);
    expect(await own(server, one.token)).toMatchObject({ plate: car.plate, vehicle_type: "xl" });
    const free = await server.call(listOwnVehiclesEndpoint, { token: other.token });
    expect(free).toMatchObject([{ id: car.id, is_theirs: false, has_it: expect.any(String) }]);
    const refused = await goOn(server, other.token, car.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "vehicle_taken"]);
    expect((await own(server, other.token)).on_shift).toBe(false);
    expect((await read(car.id)).has_it?.id).toBe(one.id);

    server.clock.advance(HOUR_MS);
    await goOff(server, one.token);
    expect((await goOn(server, other.token, car.id)).statusCode).toBe(200);
    // It is still the car that the first comes with: they can't go on with it now.
    expect((await goOn(server, one.token)).json().code).toBe("vehicle_taken");
    const { hands } = await read(car.id);
    expect(hands.map(({ driver, given_back_at }) => [driver.id, given_back_at !== null])).toEqual([
      [other.id, false],
      [one.id, true],
    ]);
  });

  it("goes to one of two who take it at once", async () => {
    const { shared: car, one, other } = await shared();
    const answers = await Promise.all([goOn(server, one.token, car.id), goOn(server, other.token, car.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it("is nobody's who doesn't share it", async () => {
    const { shared: car, token, other, one } = await shared();
    await server.call(setVehicleDriversEndpoint, {
      token,
      params: { id: car.id },
      body: { driver_ids: [one.id] },
    });
    expect((await goOn(server, other.token, car.id)).statusCode).toBe(404);
    expect(await server.call(listOwnVehiclesEndpoint, { token: other.token })).toEqual([]);
  });

  it("isn't given away by an undo of dispatch while another has it", async () => {
    const { shared: car, one, other } = await shared();
    await goOn(server, one.token, car.id);
    const { token } = await makeAccount(server, { role: "operator" });
    const set = (body: { status: "inactive" | "offline"; undo?: boolean }) =>
      server.call(setDriverStatusEndpoint, { token, params: { id: one.id }, body });
    await set({ status: "inactive" });
    expect((await goOn(server, other.token, car.id)).statusCode).toBe(200);
    expect((await set({ status: "offline", undo: true })).status).toBe("offline");
  });

  it("is not taken by typing its plate while another is on shift with it", async () => {
    const { shared: car, token, one, other } = await shared();
    await goOn(server, one.token, car.id);
    await goOn(server, other.token);
    const typed = await server.request(editDriverRecordEndpoint, {
      token,
      params: { id: other.id },
      body: { plate: car.plate },
    });
    expect([typed.statusCode, typed.json().code]).toEqual([409, "vehicle_taken"]);
  });
});

onADatabase("a car out of service", (server) => {
  async function inTheGarage() {
    const office = await theOffice(server);
    const car = await office.addCar({ vehicle_type: "economy" });
    const driver = await makeDriver(server, { onShift: false });
    await office.share(car.id, [driver.id]);
    await goOn(server, driver.token, car.id);
    const now = server.clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * HOUR_MS);
    const out = (from: number, until: number | null) =>
      server.call(addVehicleOutageEndpoint, {
        token: office.token,
        params: { id: car.id },
        body: {
          from: at(from).toISOString(),
          until: until === null ? null : at(until).toISOString(),
          reason: "Brakes",
        },
      });
    const { token: desk } = await makeAccount(server, { role: "operator" });
    const assign = (id: number, body: { force?: boolean } = {}) =>
      server.request(assignDriverEndpoint, {
        token: desk,
        params: { id },
        body: { driver_id: driver.id, ...body },
      });
    return { ...office, garaged: car, driver, at, out, desk, assign };
  }

  it("is given no ride of its time, by nobody, and all others", async () => {
    const { driver, at, out, assign } = await inTheGarage();
    await out(2, 4);
    const during = await makeRide(server, { ride_datetime: at(3), duration_min: 20 });
    const into = await makeRide(server, { ride_datetime: at(1.8), duration_min: 20 });
    const after = await makeRide(server, { ride_datetime: at(4), duration_min: 20 });
    for (const ride of [during, into]) {
      const assigned = await assign(ride.id, { force: true });
      expect([assigned.statusCode, assigned.json().code]).toEqual([409, "vehicle_out_of_service"]);
      const taken = await server.request(acceptRideEndpoint, {
        token: driver.token,
        params: { id: ride.id },
      });
      expect([taken.statusCode, taken.json().code]).toEqual([409, "vehicle_out_of_service"]);
    }
    expect((await assign(after.id)).statusCode).toBe(200);
  });

  it("says on which rides it falls, tells dispatch and its driver, and drives again once it's back", async () => {
    const { token, garaged, driver, at, out, desk, assign, car } = await inTheGarage();
    const given = await makeRide(server, { ride_datetime: at(3), duration_min: 20 });
    expect((await assign(given.id)).statusCode).toBe(200);
    await out(-1, null);
    const shown = await car(garaged.id);
    expect(shown.outages).toMatchObject([{ reason: "Brakes", until: null, rides: 1 }]);
    expect(shown.out_of_service).toMatchObject({ reason: "Brakes" });
    const seen = await server.call(getDriverEndpoint, { token: desk, params: { id: driver.id } });
    expect(seen.out_of_service).toMatchObject({ reason: "Brakes", until: null });
    expect((await own(server, driver.token)).out_of_service).toMatchObject({ reason: "Brakes" });

    await server.call(endVehicleOutageEndpoint, { token, params: { id: shown.outages[0]?.id ?? 0 } });
    expect((await own(server, driver.token)).out_of_service).toBeNull();
    const next = await makeRide(server, { ride_datetime: at(6), duration_min: 20 });
    expect((await assign(next.id)).statusCode).toBe(200);
  });

  it("holds nobody who takes another car", async () => {
    const { driver, out, at, addCar, share } = await inTheGarage();
    await out(-1, null);
    const spare = await addCar({ vehicle_type: "economy" });
    await share(spare.id, [driver.id]);
    expect((await goOn(server, driver.token, spare.id)).statusCode).toBe(200);
    expect((await own(server, driver.token)).out_of_service).toBeNull();
    const ride = await makeRide(server, { ride_datetime: at(1), duration_min: 20 });
    const taken = await server.request(acceptRideEndpoint, { token: driver.token, params: { id: ride.id } });
    expect(taken.statusCode).toBe(200);
  });

  it("must come back after it went", async () => {
    const { token, garaged, at } = await inTheGarage();
    const refused = await server.request(addVehicleOutageEndpoint, {
      token,
      params: { id: garaged.id },
      body: { from: at(4).toISOString(), until: at(3).toISOString(), reason: "Brakes" },
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["until"]]);
  });
});

onADatabase("what cars cost", (server) => {
  it("adds up by day, kind and currency, and a mistake is taken back once", async () => {
    const { token, addCar, share } = await theOffice(server);
    const car = await addCar();
    const params = { id: car.id };
    const add = (body: { day: string; kind: "fuel" | "tyres"; currency: "usd" | "xcg"; amount: number }) =>
      server.call(addVehicleCostEndpoint, { token, params, body: { ...body, note: "" } });
    await add({ day: "2026-11-01", kind: "fuel", currency: "xcg", amount: 80.1 });
    await add({ day: "2026-11-02", kind: "fuel", currency: "xcg", amount: 90.25 });
    await add({ day: "2026-10-31", kind: "tyres", currency: "usd", amount: 400 });
    const { costs } = await add({ day: "2026-11-30", kind: "tyres", currency: "usd", amount: 410.5 });
    const mistake = costs?.find(({ amount }) => amount === "90.25")?.id ?? 0;
    const back = { token, params: { id: mistake }, body: { reason: "Entered twice" } };
    const after = await server.call(takeBackVehicleCostEndpoint, back);
    expect(after.costs?.map(({ amount, taken_back }) => [amount, taken_back])).toEqual([
      ["410.50", false],
      ["-90.25", false],
      ["90.25", true],
      ["80.10", false],
      ["400.00", false],
    ]);
    expect((await server.request(takeBackVehicleCostEndpoint, back)).statusCode).toBe(409);

    const driver = await makeDriver(server, { onShift: false });
    await share(car.id, [driver.id]);
    await goOn(server, driver.token, car.id);
    const done = server.clock.now();
    await insertRideRow(server, {
      status: "Completed",
      driver_id: driver.id,
      completed_at: done,
      fare_cents: 2_150,
    });
    const report = await server.call(getVehicleCostsEndpoint, {
      token,
      query: { start_date: "2026-11-01", end_date: "2026-12-01" },
    });
    expect(report.vehicles.find(({ id }) => id === car.id)).toEqual({
      id: car.id,
      plate: car.plate,
      vehicle: "White Toyota HiAce",
      by_kind: [
        { kind: "fuel", usd: "0.00", xcg: "80.10" },
        { kind: "tyres", usd: "410.50", xcg: "0.00" },
      ],
      usd: "410.50",
      xcg: "80.10",
      rides: 1,
      fares: "21.50",
    });
  });

  it("is kept from who may not see money", async () => {
    const { addCar } = await theOffice(server);
    const car = await addCar();
    const { token, id } = await makeAccount(server, { role: "staff" });
    await server.db
      .updateTable("accounts")
      .set({ rights: JSON.stringify(["drivers"]) })
      .where("id", "=", id)
      .execute();
    const seen = await server.call(getVehicleEndpoint, { token, params: { id: car.id } });
    expect(seen.costs).toBeNull();
    const list = await server.call(listVehiclesEndpoint, { token });
    expect(list.map(({ id }) => id)).toContain(car.id);
    expect((await server.request(getVehicleCostsEndpoint, { token })).statusCode).toBe(403);
  });
});
