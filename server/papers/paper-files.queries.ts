import type { Insertable } from "kysely";
import type { Paper } from "../../domain/papers/papers.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { DriverPaperFilesTable } from "../database/tables/dispatch-tables.ts";

/** Whether there is such a driver. */
export async function isDriver(db: Db | Trx, driverId: number): Promise<boolean> {
  return (await presentDriver(db, driverId).executeTakeFirst()) !== undefined;
}

/** The same; an account that is being deleted is waited for, so that no file comes behind it. */
export async function lockDriverOfFiles(trx: Trx, driverId: number): Promise<boolean> {
  return (await presentDriver(trx, driverId).forShare("accounts").executeTakeFirst()) !== undefined;
}

/** The papers of all drivers that have a file. */
export function listAllPaperFiles(db: Db) {
  return db
    .selectFrom("driver_paper_files")
    .select(["driver_id", "paper", "kind"])
    .orderBy("driver_id")
    .orderBy("paper")
    .execute();
}

/** The driver's papers with a file, in the order of their names; no row of a driver without any. */
export function listPaperFiles(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("driver_paper_files")
    .select(["paper", "kind", "bytes", "attached_at"])
    .where("driver_id", "=", driverId)
    .orderBy("paper")
    .execute();
}

type OfPaper = { driverId: number; paper: Paper };

export function findPaperFile(db: Db, { driverId, paper }: OfPaper) {
  return db
    .selectFrom("driver_paper_files")
    .select(["kind", "content"])
    .where("driver_id", "=", driverId)
    .where("paper", "=", paper)
    .executeTakeFirst();
}

export async function storePaperFile(trx: Trx, file: Insertable<DriverPaperFilesTable>): Promise<void> {
  const { driver_id: _driver, paper: _paper, ...changes } = file;
  await trx
    .insertInto("driver_paper_files")
    .values(file)
    .onConflict((conflict) => conflict.columns(["driver_id", "paper"]).doUpdateSet(changes))
    .execute();
}

/** False where the paper has no file. */
export async function removePaperFile(trx: Trx, { driverId, paper }: OfPaper): Promise<boolean> {
  const removed = await trx
    .deleteFrom("driver_paper_files")
    .where("driver_id", "=", driverId)
    .where("paper", "=", paper)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function deletePaperFilesOf(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("driver_paper_files").where("driver_id", "=", driverId).execute();
}

function presentDriver(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select("accounts.id")
    .where("accounts.id", "=", driverId)
    .where("accounts.state", "<>", "deleted");
}
