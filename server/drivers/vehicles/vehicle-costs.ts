import { fromDollars } from "../../../domain/money.ts";
import type { NewVehicleCost } from "../../../contract/drivers/vehicles.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { note } from "./change-vehicle.ts";
import { creditCarCost, uncreditCarCost } from "../../settlements/credit-car-cost.ts";
import { findCost, insertCost, isDriver } from "./vehicle-history.queries.ts";
import { lockVehicle } from "./vehicles.queries.ts";

type Change = { readonly id: number; readonly by: number; readonly now: Date };

/** Notes what a car cost; also of one that has left the fleet since. */
export async function addCost(
  trx: Trx,
  { id, cost, by, now }: Change & { cost: NewVehicleCost },
): Promise<void> {
  const car = await getCar(trx, id);
  const cents = fromDollars(cost.amount);
  const driverId = cost.driver_id ?? null;
  if (driverId !== null && !(await isDriver(trx, driverId))) {
    const sentence = "This driver isn't there.";
    throw new ApiError("invalid_input", sentence, { fields: { driver_id: sentence } });
  }
  const usdCents = cost.currency === "usd" ? cents : 0;
  const xcgCents = cost.currency === "xcg" ? cents : 0;
  const costId = await insertCost(trx, {
    vehicle_id: id,
    day: cost.day,
    kind: cost.kind,
    usd_cents: usdCents,
    xcg_cents: xcgCents,
    note: cost.note ?? "",
    paid_by: cost.paid_by ?? null,
    driver_id: driverId,
    made_by: by,
    made_at: now,
  });
  if (driverId !== null) {
    const words = [car.plate, cost.note ?? ""].filter((part) => part !== "").join(": ");
    await creditCarCost(trx, { driverId, costId, day: cost.day, usdCents, xcgCents, note: words, by, now });
  }
  await note(trx, { action: "add_vehicle_cost", car, by, now, detail: { ...cost } });
}

/** Takes a wrong cost back by an opposite one of its day, once. Says which car it is of. */
export async function takeBackCost(
  trx: Trx,
  { id, reason, by, now }: Change & { reason: string },
): Promise<number> {
  const found = await findCost(trx, id);
  if (!found) throw notFound("There is no such cost.");
  // Two who take it back at once wait for each other here.
  const car = await getCar(trx, found.vehicle_id);
  const cost = await findCost(trx, id);
  if (!cost || cost.back_id !== null || cost.takes_back !== null)
    throw new ApiError("edit_conflict", "This cost can't be taken back, or is taken back already.");
  const { vehicle_id, day, kind, usd_cents, xcg_cents } = cost;
  await insertCost(trx, {
    vehicle_id,
    day,
    kind,
    usd_cents: -usd_cents,
    xcg_cents: -xcg_cents,
    note: reason,
    takes_back: id,
    paid_by: cost.paid_by,
    driver_id: cost.driver_id,
    made_by: by,
    made_at: now,
  });
  if (cost.driver_id !== null) await uncreditCarCost(trx, { costId: id, note: reason, by, now });
  await note(trx, { action: "take_back_vehicle_cost", car, by, now, detail: { day, kind, reason } });
  return car.id;
}

async function getCar(trx: Trx, id: number) {
  const car = await lockVehicle(trx, id);
  if (!car) throw notFound("There is no such car.");
  return car;
}
