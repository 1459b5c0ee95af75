import { type Insertable, sql } from "kysely";
import type { CommissionScope, RideChannel } from "../../domain/settlements/commission-rules.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { CommissionRulesTable, SettledCommissionsTable } from "../database/tables/settlement-tables.ts";

/** Commissions of cars, accounts and ways of booking with the names of what they go by; the latest first day first. */
export function listRules(db: Db | Trx) {
  return rules(db).orderBy("valid_from", "desc").orderBy("rule.id", "desc").execute();
}
export type RuleRow = Awaited<ReturnType<typeof listRules>>[number];

export function findRule(db: Db | Trx, id: number) {
  return rules(db).where("rule.id", "=", id).executeTakeFirst();
}

export function insertRule(trx: Trx, rule: Insertable<CommissionRulesTable>) {
  return trx.insertInto("commission_rules").values(rule).returning("id").executeTakeFirstOrThrow();
}

/** Takes a commission away before its day; false where it has begun or is gone already. */
export async function withdrawRule(
  trx: Trx,
  { id, by, today, now }: { id: number; by: number; today: string; now: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable("commission_rules")
    .set({ withdrawn_at: now, withdrawn_by: by })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .where("valid_from", ">", today)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Whether driver, car and account of a commission are there; one that it doesn't name is. */
export async function isScopeThere(db: Db | Trx, { driverId, vehicleId, partnerId }: CommissionScope) {
  const { rows } = await sql<{ driver: boolean; vehicle: boolean; partner: boolean }>`select
    ${driverId}::int is null or exists (select from drivers where account_id = ${driverId}) as driver,
    ${vehicleId}::int is null or exists (select from vehicles where id = ${vehicleId}) as vehicle,
    ${partnerId}::int is null or exists (select from partners where id = ${partnerId}) as partner`.execute(
    db,
  );
  return rows[0] ?? { driver: false, vehicle: false, partner: false };
}

/**
 * Facts of rides that a commission may go by: the account, how each was booked, and the car that its driver had then. A ride that was brought in
 * with a file was booked in no way of ours.
 */
export async function listRideScopes(db: Db | Trx, rideIds: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    partner_id: number | null;
    vehicle_id: number | null;
    channel: RideChannel | null;
  }>`
    select rides.id, rides.partner_id, hand.vehicle_id,
      case when exists (select from contract_rides where contract_rides.ride_id = rides.id) then 'contract'
        else booked.channel end as channel
    from rides
    left join lateral (
      select vehicle_id from vehicle_hands
      where vehicle_hands.driver_id = rides.driver_id and taken_at <= rides.completed_at
        and (given_back_at is null or given_back_at >= coalesce(rides.picked_up_at, rides.completed_at))
      order by taken_at desc, vehicle_hands.id desc limit 1
    ) hand on true
    left join lateral (
      select case when partner_key_id is not null then 'partner'
        when by_assistant then 'assistant'
        when actor = 'driver' then 'hail'
        when actor in ('operator', 'staff') then 'desk'
        else 'site' end as channel
      from ride_history where ride_history.ride_id = rides.id and action = 'book' order by ride_history.id limit 1
    ) booked on true
    where rides.id = any (${rideIds}::int[])`.execute(db);
  return rows;
}

/** The commissions that were set of rides after their settlement was closed, in their order. */
export function listSettledCommissions(db: Db | Trx, rideIds: readonly number[]) {
  return db
    .selectFrom("settled_commissions")
    .select(["ride_id", "hundredths", "made_at"])
    .where(sql<boolean>`ride_id = any (${rideIds}::int[])`)
    .orderBy("id")
    .execute();
}

export async function insertSettledCommissions(
  trx: Trx,
  rows: readonly Insertable<SettledCommissionsTable>[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto("settled_commissions").values(rows).execute();
}

function rules(db: Db | Trx) {
  return db
    .selectFrom("commission_rules as rule")
    .innerJoin("accounts as maker", "maker.id", "rule.created_by")
    .leftJoin("accounts as driver", "driver.id", "rule.driver_id")
    .leftJoin("vehicles", "vehicles.id", "rule.vehicle_id")
    .leftJoin("partners", "partners.id", "rule.partner_id")
    .selectAll("rule")
    .select(["maker.first_name", "maker.last_name"])
    .select(["driver.first_name as driver_first_name", "driver.last_name as driver_last_name"])
    .select(["vehicles.plate", "partners.name as partner_name"]);
}
