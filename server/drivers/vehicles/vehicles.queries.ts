import { type Insertable, type Updateable, sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { OutOfService } from "../../../domain/drivers/out-of-service.ts";
import type { VehiclesTable } from "../../database/tables/vehicle-tables.ts";

/** The columns of a driver's row that are a copy of their car's. */
export const CAR_COLUMNS = [
  "plate",
  "vehicle_type",
  "vehicle_name",
  "equipment",
  "permit_expires_on",
  "insurance_expires_on",
  "inspection_expires_on",
] as const satisfies readonly (keyof VehiclesTable)[];

/** Every car, or one; those of the fleet first, by plate. */
export function listVehicles(db: Db | Trx, id?: number) {
  return db
    .selectFrom("vehicles")
    .selectAll()
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy((order) => order("retired_at", "is not", null))
    .orderBy("plate")
    .orderBy("id")
    .execute();
}
export type VehicleRow = Awaited<ReturnType<typeof listVehicles>>[number];

/** Locks a car: nobody else takes it, changes it or sends it to the garage until this transaction is over. */
export function lockVehicle(trx: Trx, id: number) {
  return trx.selectFrom("vehicles").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** The same of the car of the fleet with a plate. */
export function lockVehicleByPlate(trx: Trx, plate: string) {
  return trx
    .selectFrom("vehicles")
    .selectAll()
    .where("plate", "=", plate)
    .where("retired_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Nothing where a car of the fleet has the plate already. */
export function insertVehicle(trx: Trx, vehicle: Insertable<VehiclesTable>) {
  return trx
    .insertInto("vehicles")
    .values(vehicle)
    .onConflict((conflict) => conflict.column("plate").where("retired_at", "is", null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

type Change = { id: number; changes: Omit<Updateable<VehiclesTable>, "version" | "updated_at">; now: Date };

export async function updateVehicle(trx: Trx, { id, changes, now }: Change): Promise<void> {
  await trx
    .updateTable("vehicles")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1), updated_at: now }))
    .where("id", "=", id)
    .execute();
}

/** The drivers of each car: those who may take it, and those who come with it. */
export function listVehicleDrivers(db: Db | Trx, vehicleId?: number) {
  return db
    .selectFrom("vehicle_drivers as may")
    .innerJoin("drivers", "drivers.account_id", "may.driver_id")
    .innerJoin("accounts", "accounts.id", "may.driver_id")
    .select(["may.vehicle_id", "may.driver_id", "accounts.first_name", "accounts.last_name"])
    .select((eb) => [
      eb("drivers.vehicle_id", "=", eb.ref("may.vehicle_id")).as("is_theirs"),
      "drivers.on_shift",
    ])
    .where("accounts.state", "<>", "deleted")
    .$if(vehicleId !== undefined, (query) => query.where("may.vehicle_id", "=", vehicleId ?? 0))
    .orderBy("accounts.first_name")
    .orderBy("accounts.last_name")
    .orderBy("accounts.id")
    .execute();
}
export type VehicleDriverRow = Awaited<ReturnType<typeof listVehicleDrivers>>[number];

export async function insertVehicleDriver(
  trx: Trx,
  row: { vehicle_id: number; driver_id: number },
): Promise<void> {
  await trx
    .insertInto("vehicle_drivers")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a car from those who may take it but for some; who comes with it keeps it. */
export async function deleteVehicleDrivers(
  trx: Trx,
  { vehicleId, besides }: { vehicleId: number; besides: readonly number[] },
): Promise<void> {
  await trx
    .deleteFrom("vehicle_drivers")
    .where("vehicle_id", "=", vehicleId)
    .where(sql<boolean>`driver_id <> all (${besides}::int[])`)
    .where("driver_id", "not in", (theirs) =>
      theirs.selectFrom("drivers").select("account_id").where("vehicle_id", "=", vehicleId),
    )
    .execute();
}

/** Whether a driver may take a car. */
export async function mayTake(
  db: Db | Trx,
  { vehicleId, driverId }: { vehicleId: number; driverId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom("vehicle_drivers")
    .select("driver_id")
    .where("vehicle_id", "=", vehicleId)
    .where("driver_id", "=", driverId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The cars that a driver may take, by plate. */
export function listVehiclesOf(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("vehicle_drivers as may")
    .innerJoin("vehicles", "vehicles.id", "may.vehicle_id")
    .innerJoin("drivers", "drivers.account_id", "may.driver_id")
    .leftJoin("drivers as holder", (join) =>
      join.onRef("holder.vehicle_id", "=", "vehicles.id").on("holder.on_shift", "=", true),
    )
    .leftJoin("accounts as person", "person.id", "holder.account_id")
    .select([
      "vehicles.id",
      "vehicles.plate",
      "vehicles.vehicle_name",
      "vehicles.vehicle_type",
      "drivers.vehicle_id as own_id",
      "holder.account_id as holder_id",
      "person.first_name as holder_name",
    ])
    .where("may.driver_id", "=", driverId)
    .where("vehicles.retired_at", "is", null)
    .orderBy("vehicles.plate")
    .execute();
}

/** A driver's car as their row says it, locked. */
export function lockDriverCar(trx: Trx, driverId: number) {
  return trx
    .selectFrom("drivers")
    .select(["account_id", "vehicle_id", "on_shift", ...CAR_COLUMNS])
    .where("account_id", "=", driverId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type DriverCar = NonNullable<Awaited<ReturnType<typeof lockDriverCar>>>;

/** The driver who is on shift with a car, besides one. */
export function findHolder(
  db: Db | Trx,
  { vehicleId, besides }: { vehicleId: number; besides: number | null },
) {
  return db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select(["accounts.id", "accounts.first_name", "accounts.last_name"])
    .where("drivers.vehicle_id", "=", vehicleId)
    .where("drivers.on_shift", "=", true)
    .$if(besides !== null, (query) => query.where("drivers.account_id", "<>", besides ?? 0))
    .executeTakeFirst();
}

/** The drivers who come with a car, on shift or off, with what their rows say of it. */
export function listDriversWith(trx: Trx, vehicleId: number) {
  return trx
    .selectFrom("drivers")
    .select(["account_id", "out_of_service", ...CAR_COLUMNS])
    .where("vehicle_id", "=", vehicleId)
    .orderBy("account_id")
    .forNoKeyUpdate()
    .execute();
}

type Copy = Pick<VehiclesTable, "plate" | "vehicle_type" | "vehicle_name"> &
  Readonly<Record<"equipment", string>> &
  Readonly<Record<"permit_expires_on" | "insurance_expires_on" | "inspection_expires_on", string | null>>;

/** Writes into a driver's row what their car's says. */
export async function copyIntoDriver(
  trx: Trx,
  change: { driverId: number; car: Copy; outOfService: readonly OutOfService[]; now: Date },
): Promise<void> {
  const { driverId, car, outOfService, now } = change;
  await trx
    .updateTable("drivers")
    .set((eb) => ({
      ...car,
      out_of_service: JSON.stringify(outOfService),
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("account_id", "=", driverId)
    .execute();
}

/** Says which car a driver comes with. */
export async function setDriverVehicle(
  trx: Trx,
  { driverId, vehicleId, now }: { driverId: number; vehicleId: number; now: Date },
): Promise<void> {
  await trx
    .updateTable("drivers")
    .set({ vehicle_id: vehicleId, updated_at: now })
    .where("account_id", "=", driverId)
    .execute();
}

/** The cars of the fleet whose drivers came before cars were things of their own, or were written by an earlier version. */
export async function adoptCars(trx: Trx, now: Date): Promise<void> {
  await trx
    .insertInto("vehicles")
    .columns([...CAR_COLUMNS, "created_at", "updated_at"])
    .expression((eb) =>
      eb
        .selectFrom("drivers")
        .distinctOn("plate")
        .select(CAR_COLUMNS)
        .select((value) => [value.val(now).as("created_at"), value.val(now).as("updated_at")])
        .where("vehicle_id", "is", null)
        .where("plate", "<>", "")
        .orderBy("plate")
        .orderBy("account_id"),
    )
    .onConflict((conflict) => conflict.column("plate").where("retired_at", "is", null).doNothing())
    .execute();
  await trx
    .updateTable("drivers")
    .from("vehicles")
    .set((eb) => ({ vehicle_id: eb.ref("vehicles.id") }))
    .whereRef("vehicles.plate", "=", "drivers.plate")
    .where("vehicles.retired_at", "is", null)
    .where("drivers.vehicle_id", "is", null)
    .execute();
  await trx
    .insertInto("vehicle_drivers")
    .columns(["vehicle_id", "driver_id"])
    .expression((eb) =>
      eb
        .selectFrom("drivers")
        .select((row) => [row.ref("vehicle_id").$notNull().as("vehicle_id"), "account_id as driver_id"])
        .where("vehicle_id", "is not", null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes into cars the papers that their drivers' rows have. */
export async function renewPapersOfCars(trx: Trx): Promise<void> {
  await trx
    .updateTable("vehicles")
    .from("drivers")
    .set((eb) => ({
      permit_expires_on: eb.ref("drivers.permit_expires_on"),
      insurance_expires_on: eb.ref("drivers.insurance_expires_on"),
      inspection_expires_on: eb.ref("drivers.inspection_expires_on"),
    }))
    .whereRef("drivers.vehicle_id", "=", "vehicles.id")
    .execute();
}
