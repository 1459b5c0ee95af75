import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as history from "./vehicle-history.queries.ts";
import * as vehicles from "./vehicles.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const CAR = {
  plate: "TX 1234",
  vehicle_type: "xl",
  vehicle_name: "White Toyota HiAce",
  equipment: "wheelchair",
  permit_expires_on: null,
  insurance_expires_on: "2027-01-31",
  inspection_expires_on: null,
} as const;

it("keeps the SQL of cars for review", async () => {
  const sql = await generatedSql(vehicles, {
    listVehicles: [1],
    lockVehicle: [1],
    lockVehicleByPlate: ["TX 1234"],
    insertVehicle: [{ ...CAR, created_at: NOW, updated_at: NOW }],
    updateVehicle: [{ id: 1, changes: { plate: "TX 2" }, now: NOW }],
    listVehicleDrivers: [1],
    insertVehicleDriver: [{ vehicle_id: 1, driver_id: 7 }],
    deleteVehicleDrivers: [{ vehicleId: 1, besides: [7] }],
    mayTake: [{ vehicleId: 1, driverId: 7 }],
    listVehiclesOf: [7],
    lockDriverCar: [7],
    findHolder: [{ vehicleId: 1, besides: 7 }],
    listDriversWith: [1],
    copyIntoDriver: [{ driverId: 7, car: CAR, outOfService: [], now: NOW }],
    setDriverVehicle: [{ driverId: 7, vehicleId: 1, now: NOW }],
    adoptCars: [NOW],
    renewPapersOfCars: [],
  });
  await expect(sql).toMatchFileSnapshot("vehicles.queries.sql");
});

it("keeps the SQL of their history for review", async () => {
  const sql = await generatedSql(history, {
    listOutagesAhead: [{ now: NOW, vehicleId: 1 }],
    listOutages: [{ vehicleId: 1, limit: 200 }],
    insertOutage: [{ vehicle_id: 1, begins_at: NOW, reason: "Brakes", made_by: 2, made_at: NOW }],
    findOutage: [1],
    setOutageEnd: [{ id: 1, at: NOW }],
    listHands: [{ vehicleId: 1, limit: 200 }],
    listCosts: [{ vehicleId: 1, limit: 200 }],
    insertCost: [
      {
        vehicle_id: 1,
        day: "2026-11-20",
        kind: "fuel",
        usd_cents: 4_500,
        xcg_cents: 0,
        note: "",
        made_by: 2,
        made_at: NOW,
      },
    ],
    isDriver: [7],
    findCost: [1],
    sumCosts: [{ from: "2026-11-01", before: "2026-12-01" }],
    sumDriven: [{ from: NOW, before: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("vehicle-history.queries.sql");
});
