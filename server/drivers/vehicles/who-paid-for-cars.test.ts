import { beforeAll, expect, it } from "vitest";
import { getJournalEndpoint } from "../../../contract/books/books.endpoints.ts";
import type { NewVehicleCost } from "../../../contract/drivers/vehicles.ts";
import {
  addVehicleCostEndpoint,
  addVehicleEndpoint,
  takeBackVehicleCostEndpoint,
} from "../../../contract/drivers/vehicles.endpoints.ts";
import {
  getDriverAccountEndpoint,
  takeBackDriverEntryEndpoint,
} from "../../../contract/settlements/driver-accounts.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { previewDays } from "../../testing/settlements.ts";
import { onADatabase } from "../../testing/test-server.ts";

const DAYS = { first_day: "2026-11-16", last_day: "2026-11-20" };

onADatabase("what a car costs", (server) => {
  let staff: TestAccount;
  let car: number;

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
    const body = { plate: "TX 7788", vehicle_type: "economy" as const, make: "Kia", model: "Rio" };
    car = (await server.call(addVehicleEndpoint, { body, token: staff.token })).id;
  });

  const office = () => ({ token: staff.token });
  const cost = (paid: Partial<NewVehicleCost>): NewVehicleCost => ({
    day: "2026-11-18",
    kind: "tyres",
    currency: "usd",
    amount: 80,
    note: "Two tyres",
    ...paid,
  });
  const add = (paid: Partial<NewVehicleCost>) =>
    server.call(addVehicleCostEndpoint, { params: { id: car }, body: cost(paid), ...office() });
  const booked = async () => {
    const { entries } = await server.call(getJournalEndpoint, { query: { month: "2026-11" }, ...office() });
    return entries.map(({ kind, reference, lines }) => [
      kind,
      reference,
      ...lines.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`),
    ]);
  };
  const takeBack = (id: number) =>
    server.call(takeBackVehicleCostEndpoint, { params: { id }, body: { reason: "Twice" }, ...office() });

  it("is in the journal out of the company's cash or bank, in dollars and guilders, and back in where it is taken back", async () => {
    await add({ paid_by: "bank" });
    await add({ paid_by: "cash", currency: "xcg", amount: 17.9 });
    expect(await booked()).toEqual([
      ["vehicle_cost", "TX 7788", "costs 80.00 0.00", "bank 0.00 80.00"],
      ["vehicle_cost", "TX 7788", "costs 10.00 0.00", "cash_xcg 0.00 10.00"],
    ]);
    const { costs } = await add({ amount: 5 });
    expect(costs?.[0]).toMatchObject({ amount: "5.00", paid_by: null });
    const bank = costs?.find(({ paid_by }) => paid_by === "bank");
    await takeBack(bank?.id ?? 0);
    expect((await booked()).at(-1)).toEqual([
      "vehicle_cost",
      "TX 7788",
      "costs 0.00 80.00",
      "bank 80.00 0.00",
    ]);
  });

  it("is given back to the driver who paid it in their next settlement, and taken back with the cost alone", async () => {
    const driver = await makeDriver(server);
    const { costs } = await add({ paid_by: "driver", driver_id: driver.id, currency: "xcg", amount: 35.8 });
    expect(costs?.[0]).toMatchObject({ paid_by: "driver", driver_name: expect.any(String) });
    const preview = () => previewDays(server, { driver, staff, days: DAYS });
    expect(await preview()).toMatchObject({
      total_xcg: "35.80",
      entries: [{ kind: "car", xcg: "35.80", day: "2026-11-18", note: "TX 7788: Two tyres" }],
    });
    const ofDrivers = (await booked()).filter(([kind]) => kind === "driver_entry");
    expect(ofDrivers.map((entry) => entry.slice(2))).toEqual([["costs 20.00 0.00", "drivers 0.00 20.00"]]);
    const { entries } = await server.call(getDriverAccountEndpoint, {
      params: { id: driver.id },
      ...office(),
    });
    const alone = await server.request(takeBackDriverEntryEndpoint, {
      params: { id: entries[0]?.id ?? 0 },
      body: { reason: "No" },
      ...office(),
    });
    expect(alone.statusCode).toBe(409);
    await takeBack(costs?.[0]?.id ?? 0);
    expect(await preview()).toMatchObject({ total_xcg: "0.00" });
  });

  it.each([
    { paid_by: "driver" as const },
    { paid_by: "bank" as const, driver_id: 1 },
    { driver_id: 1 },
    { paid_by: "driver" as const, driver_id: 99_999 },
  ])("refuses %j", async (paid) => {
    const refused = await server.request(addVehicleCostEndpoint, {
      params: { id: car },
      body: cost(paid),
      ...office(),
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["driver_id"]]);
  });
});
