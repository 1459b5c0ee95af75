import { type Insertable, type SelectQueryBuilder, type Updateable, sql } from "kysely";
import type { ContractWay } from "../../domain/contracts/contract-runs.ts";
import { OPEN } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

export type ContractRow = NonNullable<Awaited<ReturnType<typeof findContract>>>;
/** One ride of a contract by its trip, day and way. */
export type RunKey = {
  readonly contract_id: number;
  readonly line: number;
  readonly day: string;
  readonly way: ContractWay;
};

export function findContract(db: Db | Trx, id: number) {
  return contracts(db).where("contracts.id", "=", id).executeTakeFirst();
}

/** Contracts whose rides are booked: those that have not ended, and those that did a short time ago, whose rides have to go. */
export function listContractsToKeep(db: Db, { endedSince }: { endedSince: Date }) {
  return contracts(db)
    .where((where) =>
      where.or([where("contracts.ended_at", "is", null), where("contracts.ended_at", ">=", endedSince)]),
    )
    .orderBy("contracts.id")
    .execute();
}

function contracts(db: Db | Trx) {
  return db
    .selectFrom("contracts")
    .leftJoin("partners", "partners.id", "contracts.partner_id")
    .innerJoin("accounts as writer", "writer.id", "contracts.changed_by")
    .selectAll("contracts")
    .select([
      "partners.name as partner_name",
      "writer.role as writer_role",
      "writer.username as writer_username",
    ]);
}

/** All contracts, those that have ended last, each with its rides to come and what waits for an answer. */
export function listContracts(db: Db, { now, today }: { now: Date; today: string }) {
  return db
    .selectFrom("contracts")
    .leftJoin("partners", "partners.id", "contracts.partner_id")
    .leftJoin("contract_rides", (join) =>
      join.onRef("contract_rides.contract_id", "=", "contracts.id").on("contract_rides.at", ">=", now),
    )
    .leftJoin("rides", "rides.id", "contract_rides.ride_id")
    .select([
      "contracts.id",
      "contracts.name",
      "contracts.partner_id",
      "partners.name as partner_name",
      "contracts.rider_name",
      "contracts.paid_by",
      "contracts.first_day",
      "contracts.last_day",
      "contracts.ended_at",
      sql<number>`jsonb_array_length(contracts.lines)`.as("lines"),
      sql<Date | null>`min(rides.ride_datetime) filter (where rides.status in ${OPEN_LIST})`.as("next_at"),
      sql<number>`(count(rides.id) filter (where rides.status in ${OPEN_LIST}))::integer`.as("to_come"),
      sql<number>`count(contract_rides.trouble)::integer`.as("troubles"),
      sql<boolean>`contracts.ended_at is not null or coalesce(contracts.last_day < ${today}::date, false)`.as(
        "ended",
      ),
    ])
    .groupBy(["contracts.id", "partners.name"])
    .orderBy("ended")
    .orderBy("contracts.name")
    .orderBy("contracts.id")
    .execute();
}

const OPEN_LIST = sql`(${sql.join(OPEN.map((status) => sql.lit(status)))})`;

/** Rides that wait for somebody's answer, the soonest first. */
export function listTroubles(db: Db, { now, most }: { now: Date; most: number }) {
  return db
    .selectFrom("contract_rides")
    .innerJoin("contracts", "contracts.id", "contract_rides.contract_id")
    .leftJoin("rides", "rides.id", "contract_rides.ride_id")
    .select([
      "contracts.id",
      "contracts.name",
      "contract_rides.line",
      "contract_rides.day",
      "contract_rides.way",
      "contract_rides.at",
      "contract_rides.trouble",
      "contract_rides.problem",
      "contract_rides.noted_at",
      "rides.reference",
    ])
    .where("contract_rides.trouble", "is not", null)
    .where("contract_rides.at", ">=", now)
    .orderBy("contract_rides.at")
    .limit(most)
    .execute();
}

/** The rides of a contract from a moment on, as far as they are booked or could not be. */
export function listRuns(db: Db | Trx, { contractId, from }: { contractId: number; from: Date }) {
  return db
    .selectFrom("contract_rides")
    .leftJoin("rides", "rides.id", "contract_rides.ride_id")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .selectAll("contract_rides")
    .select([
      "rides.reference",
      "rides.status",
      "rides.driver_id",
      "rides.ride_datetime",
      "rides.fare_cents",
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
    ])
    .where("contract_rides.contract_id", "=", contractId)
    .where("contract_rides.at", ">=", from)
    .orderBy("contract_rides.at")
    .orderBy("contract_rides.line")
    .execute();
}
export type RunRow = Awaited<ReturnType<typeof listRuns>>[number];

/** The rides of a contract that were driven, and what they cost. */
export async function sumDriven(db: Db | Trx, contractId: number): Promise<{ rides: number; cents: number }> {
  return db
    .selectFrom("contract_rides")
    .innerJoin("rides", "rides.id", "contract_rides.ride_id")
    .select([
      sql<number>`count(*)::integer`.as("rides"),
      sql<number>`coalesce(sum(rides.fare_cents), 0)::integer`.as("cents"),
    ])
    .where("contract_rides.contract_id", "=", contractId)
    .where("rides.status", "=", "Completed")
    .executeTakeFirstOrThrow();
}

export async function insertContract(trx: Trx, row: Insertable<Database["contracts"]>): Promise<number> {
  const { id } = await trx.insertInto("contracts").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Locks a contract, so that of two who change it at once the second sees what the first did. */
export function lockContract(trx: Trx, id: number) {
  return trx.selectFrom("contracts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateContract(
  trx: Trx,
  id: number,
  changes: Updateable<Database["contracts"]>,
): Promise<void> {
  await trx.updateTable("contracts").set(changes).where("id", "=", id).execute();
}

/** Keeps a contract as it was read until the end of the transaction; false where it is another by now. */
export async function holdContract(
  trx: Trx,
  { id, version }: Pick<ContractRow, "id" | "version">,
): Promise<boolean> {
  const held = await trx
    .selectFrom("contracts")
    .select("id")
    .where("id", "=", id)
    .where("version", "=", version)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

type NewRun = RunKey & Pick<Insertable<Database["contract_rides"]>, "at" | "terms" | "noted_at">;

/**
 * Takes the place of a ride that is to be booked: of several servers that want it one does, and none once it is booked. The others wait
 * for what becomes of the first.
 */
export async function claimRun(trx: Trx, run: NewRun): Promise<boolean> {
  const claimed = await trx
    .insertInto("contract_rides")
    .values(run)
    .onConflict((conflict) =>
      conflict
        .columns(["contract_id", "line", "day", "way"])
        .doUpdateSet({ noted_at: run.noted_at })
        .where("contract_rides.ride_id", "is", null),
    )
    .returning("line")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Locks the place of a ride, and says which it has. */
export async function lockRun(trx: Trx, key: RunKey): Promise<number | null> {
  const run = await trx
    .selectFrom("contract_rides")
    .select("ride_id")
    .where("contract_id", "=", key.contract_id)
    .where("line", "=", key.line)
    .where("day", "=", key.day)
    .where("way", "=", key.way)
    .forUpdate()
    .executeTakeFirst();
  return run?.ride_id ?? null;
}

type RunChanges = Updateable<Database["contract_rides"]>;

export async function updateRun(trx: Db | Trx, key: RunKey, changes: RunChanges): Promise<void> {
  await trx
    .updateTable("contract_rides")
    .set(changes)
    .where("contract_id", "=", key.contract_id)
    .where("line", "=", key.line)
    .where("day", "=", key.day)
    .where("way", "=", key.way)
    .execute();
}

type Problem = NewRun & Pick<Insertable<Database["contract_rides"]>, "problem_code" | "problem">;

/** Notes why a ride could not be booked, unless it is booked by now; the same reason keeps the time of its first note. */
export async function noteNotBooked(db: Db, problem: Problem): Promise<void> {
  const noted = { ...problem, trouble: "not_booked" as const };
  const { at, terms, problem_code, problem: sentence } = problem;
  await db
    .insertInto("contract_rides")
    .values(noted)
    .onConflict((conflict) =>
      conflict
        .columns(["contract_id", "line", "day", "way"])
        .doUpdateSet({
          at,
          terms,
          trouble: noted.trouble,
          problem_code: problem_code ?? null,
          problem: sentence ?? null,
          noted_at: sql<Date>`case when contract_rides.problem is not distinct from excluded.problem
            then contract_rides.noted_at else excluded.noted_at end`,
        })
        .where("contract_rides.ride_id", "is", null),
    )
    .execute();
}

/** Takes the place of a ride away that was not booked, where the contract asks for none any more. */
export async function deleteUnbooked(trx: Db | Trx, key: RunKey): Promise<void> {
  await trx
    .deleteFrom("contract_rides")
    .where("contract_id", "=", key.contract_id)
    .where("line", "=", key.line)
    .where("day", "=", key.day)
    .where("way", "=", key.way)
    .where("ride_id", "is", null)
    .execute();
}

export async function getDaysAhead(db: Db | Trx): Promise<number> {
  const { days_ahead } = await db
    .selectFrom("contract_settings")
    .select("days_ahead")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return days_ahead;
}

export async function saveDaysAhead(trx: Trx, days: number): Promise<void> {
  await trx.updateTable("contract_settings").set({ days_ahead: days }).where("id", "=", 1).execute();
}

/** Takes the people out of contracts that ended before a day: what was driven stays with its rides. */
export async function blankContractsBefore(db: Db, { day, now }: { day: string; now: Date }): Promise<void> {
  const ended = db
    .selectFrom("contracts")
    .select("id")
    .where("blanked_at", "is", null)
    .where("last_day", "<", day);
  await blankTerms(db, ended);
  await db.updateTable("contracts").set(blank(now)).where("id", "in", ended).execute();
}

/** The contracts for a mailbox, those that have ended too. */
export async function listContractsOfEmail(trx: Trx, emailKey: string): Promise<number[]> {
  const found = await trx
    .selectFrom("contracts")
    .select("id")
    .where("blanked_at", "is", null)
    .where(sql<boolean>`lower(rider_email) = ${emailKey}`)
    .forUpdate()
    .execute();
  return found.map(({ id }) => id);
}

type Ending = {
  readonly ids: readonly number[];
  readonly day: string;
  readonly by: number;
  readonly now: Date;
};

/** Ends contracts at once, and takes their people out. */
export async function endAndBlankContracts(trx: Trx, { ids, day, by, now }: Ending): Promise<void> {
  await blankTerms(trx, trx.selectFrom("contracts").select("id").where("id", "in", ids));
  await trx
    .updateTable("contracts")
    .set({
      ...blank(now),
      name: sql<string>`'#' || id`,
      last_day: sql<string>`least(last_day, ${day}::date)`,
      ended_at: sql<Date>`coalesce(ended_at, ${now}::timestamptz)`,
      ended_by: sql<number>`coalesce(ended_by, ${by}::integer)`,
      version: sql<number>`version + 1`,
    })
    .where("id", "in", ids)
    .execute();
}

function blankTerms(db: Db | Trx, contracts: SelectQueryBuilder<Database, "contracts", { id: number }>) {
  return db
    .updateTable("contract_rides")
    .set({ terms: sql<string>`'{}'::jsonb` })
    .where("contract_id", "in", contracts)
    .execute();
}

function blank(now: Date) {
  return { rider_name: "", rider_phone: "", rider_email: null, note: "", lines: "[]", blanked_at: now };
}
