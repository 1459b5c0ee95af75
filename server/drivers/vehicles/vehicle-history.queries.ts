import { type Insertable, sql } from "kysely";
import { UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { VehicleCostsTable, VehicleOutagesTable } from "../../database/tables/vehicle-tables.ts";

/** The outages that aren't over, of every car or of one, the soonest first. */
export function listOutagesAhead(db: Db | Trx, { now, vehicleId }: { now: Date; vehicleId?: number }) {
  return db
    .selectFrom("vehicle_outages")
    .select(["id", "vehicle_id", "begins_at", "ends_at", "reason"])
    .where((where) => where.or([where("ends_at", "is", null), where("ends_at", ">", now)]))
    .$if(vehicleId !== undefined, (query) => query.where("vehicle_id", "=", vehicleId ?? 0))
    .orderBy("begins_at")
    .orderBy("id")
    .execute();
}
export type OutageRow = Awaited<ReturnType<typeof listOutagesAhead>>[number];

/** The outages of a car, the latest first, with the rides that its drivers have meanwhile. */
export function listOutages(db: Db | Trx, { vehicleId, limit }: { vehicleId: number; limit: number }) {
  return db
    .selectFrom("vehicle_outages as outage")
    .innerJoin("accounts as maker", "maker.id", "outage.made_by")
    .select([
      "outage.id",
      "outage.begins_at",
      "outage.ends_at",
      "outage.reason",
      "maker.first_name",
      "maker.last_name",
    ])
    .select((eb) =>
      eb
        .selectFrom("rides")
        .innerJoin("drivers", "drivers.account_id", "rides.driver_id")
        .select(sql<number>`cast(count(*) as integer)`.as("rides"))
        .whereRef("drivers.vehicle_id", "=", "outage.vehicle_id")
        .where("rides.status", "in", UNDER_WAY)
        .whereRef("rides.ride_datetime", ">=", "outage.begins_at")
        .where((where) =>
          where.or([
            where("outage.ends_at", "is", null),
            where("rides.ride_datetime", "<", where.ref("outage.ends_at")),
          ]),
        )
        .as("rides"),
    )
    .where("outage.vehicle_id", "=", vehicleId)
    .orderBy("outage.begins_at", "desc")
    .orderBy("outage.id", "desc")
    .limit(limit)
    .execute();
}

export async function insertOutage(trx: Trx, row: Insertable<VehicleOutagesTable>): Promise<void> {
  await trx.insertInto("vehicle_outages").values(row).execute();
}

export function findOutage(trx: Trx, id: number) {
  return trx.selectFrom("vehicle_outages").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function setOutageEnd(trx: Trx, { id, at }: { id: number; at: Date }): Promise<void> {
  await trx
    .updateTable("vehicle_outages")
    .set((eb) => ({ ends_at: sql<Date>`greatest(${eb.ref("begins_at")}, ${at})` }))
    .where("id", "=", id)
    .execute();
}

/** The drivers of a car from shift to shift, the latest first. */
export function listHands(db: Db | Trx, { vehicleId, limit }: { vehicleId: number; limit: number }) {
  return db
    .selectFrom("vehicle_hands as hand")
    .innerJoin("accounts", "accounts.id", "hand.driver_id")
    .select([
      "hand.driver_id",
      "accounts.first_name",
      "accounts.last_name",
      "hand.taken_at",
      "hand.given_back_at",
    ])
    .where("hand.vehicle_id", "=", vehicleId)
    .orderBy("hand.id", "desc")
    .limit(limit)
    .execute();
}

/** The costs of a car, the latest day first. */
export function listCosts(db: Db | Trx, { vehicleId, limit }: { vehicleId: number; limit: number }) {
  return db
    .selectFrom("vehicle_costs as cost")
    .innerJoin("accounts as maker", "maker.id", "cost.made_by")
    .leftJoin("vehicle_costs as back", "back.takes_back", "cost.id")
    .leftJoin("accounts as payer", "payer.id", "cost.driver_id")
    .select([
      "cost.id",
      "cost.day",
      "cost.kind",
      "cost.usd_cents",
      "cost.xcg_cents",
      "cost.note",
      "cost.takes_back",
      "back.id as back_id",
      "cost.paid_by",
      "maker.first_name",
      "maker.last_name",
      "payer.first_name as payer_first_name",
      "payer.last_name as payer_last_name",
    ])
    .where("cost.vehicle_id", "=", vehicleId)
    .orderBy("cost.day", "desc")
    .orderBy("cost.id", "desc")
    .limit(limit)
    .execute();
}

export async function insertCost(trx: Trx, row: Insertable<VehicleCostsTable>): Promise<number> {
  const { id } = await trx.insertInto("vehicle_costs").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Whether there is such a driver. */
export async function isDriver(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom("drivers")
    .select("account_id")
    .where("account_id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

export function findCost(trx: Trx, id: number) {
  return trx
    .selectFrom("vehicle_costs as cost")
    .leftJoin("vehicle_costs as back", "back.takes_back", "cost.id")
    .selectAll("cost")
    .select("back.id as back_id")
    .where("cost.id", "=", id)
    .executeTakeFirst();
}

type Days = { from?: string | undefined; before?: string | undefined };

/** The costs of some days, by car and kind. */
export function sumCosts(db: Db | Trx, { from, before }: Days) {
  return db
    .selectFrom("vehicle_costs")
    .select(["vehicle_id", "kind"])
    .select([
      sql<number>`cast(sum(usd_cents) as integer)`.as("usd_cents"),
      sql<number>`cast(sum(xcg_cents) as integer)`.as("xcg_cents"),
    ])
    .$if(from !== undefined, (query) => query.where("day", ">=", from ?? ""))
    .$if(before !== undefined, (query) => query.where("day", "<", before ?? ""))
    .groupBy(["vehicle_id", "kind"])
    .orderBy("vehicle_id")
    .orderBy("kind")
    .execute();
}

type Moments = { from?: Date | undefined; before?: Date | undefined };

/** The rides that were completed with each car, by who had it at the time, and what they paid. */
export function sumDriven(db: Db | Trx, { from, before }: Moments) {
  return db
    .selectFrom("vehicle_hands as hand")
    .innerJoin("rides", "rides.driver_id", "hand.driver_id")
    .select("hand.vehicle_id")
    .select([
      sql<number>`cast(count(*) as integer)`.as("rides"),
      sql<number>`cast(sum(rides.fare_cents) as integer)`.as("fare_cents"),
    ])
    .where("rides.status", "=", "Completed")
    .whereRef("rides.completed_at", ">=", "hand.taken_at")
    .where((where) =>
      where.or([
        where("hand.given_back_at", "is", null),
        where("rides.completed_at", "<", where.ref("hand.given_back_at")),
      ]),
    )
    .$if(from !== undefined, (query) => query.where("rides.completed_at", ">=", from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where("rides.completed_at", "<", before ?? new Date(0)))
    .groupBy("hand.vehicle_id")
    .execute();
}
