import type { Insertable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { ShiftProposalsTable } from "../database/tables/shift-tables.ts";

/** The last proposal of a driver. */
export function findLastProposal(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("shift_proposals")
    .select(["id", "wanted", "note", "state", "reason", "proposed_at", "decided_at"])
    .where("driver_id", "=", driverId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findLastProposal>>>;

/** The drivers whose proposal waits for the office. */
export function listProposers(db: Db | Trx) {
  return db.selectFrom("shift_proposals").select("driver_id").where("state", "=", "waiting").execute();
}

/** Another proposal is another row, so that nobody accepts what they have not seen. */
export async function replaceProposal(trx: Trx, proposal: Insertable<ShiftProposalsTable>): Promise<void> {
  await deleteWaitingProposal(trx, proposal.driver_id);
  await trx.insertInto("shift_proposals").values(proposal).execute();
}

/** False where nothing waits. */
export async function deleteWaitingProposal(trx: Trx, driverId: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("shift_proposals")
    .where("driver_id", "=", driverId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

type Deciding = {
  id: number;
  driverId: number;
  state: "accepted" | "declined";
  reason: string | null;
  by: number;
  now: Date;
};

/** Decides on a proposal that still waits, and returns it; null where somebody decided on it or it was taken back. */
export async function closeProposal(trx: Trx, { id, driverId, state, reason, by, now }: Deciding) {
  const closed = await trx
    .updateTable("shift_proposals")
    .set({ state, reason, decided_by: by, decided_at: now })
    .where("id", "=", id)
    .where("driver_id", "=", driverId)
    .where("state", "=", "waiting")
    .returning("wanted")
    .executeTakeFirst();
  return closed?.wanted ?? null;
}

export async function deleteProposalsOf(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("shift_proposals").where("driver_id", "=", driverId).execute();
}
