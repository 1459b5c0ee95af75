import { type Insertable, type Updateable, sql } from "kysely";
import type { ApprovalKind } from "../../domain/approvals/approvals.ts";
import type { Right } from "../../domain/accounts/rights.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

export type ApprovalRow = Awaited<ReturnType<typeof listApprovals>>[number];
type Settings = Database["approval_settings"];

export function findApprovalSettings(db: Db | Trx) {
  return db.selectFrom("approval_settings").selectAll().executeTakeFirstOrThrow();
}

/** Keeps the settings where nobody changed them meanwhile. */
export async function saveApprovalSettings(
  trx: Trx,
  { version, ...settings }: Omit<Updateable<Settings>, "id" | "version"> & { version: number },
): Promise<boolean> {
  const saved = await trx
    .updateTable("approval_settings")
    .set({ ...settings, version: version + 1 })
    .where("version", "=", version)
    .executeTakeFirst();
  return saved.numUpdatedRows === 1n;
}

type About = { kind: ApprovalKind; subjectId: number };

/** Ends the request of a thing that has run out, so that it can be asked for anew. */
export async function endRunOut(trx: Trx, { kind, subjectId }: About, now: Date): Promise<void> {
  await trx
    .updateTable("approvals")
    .set({ state: "expired" })
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("state", "=", "waiting")
    .where("expires_at", "<=", now)
    .execute();
}

/** Keeps a request; undefined where one of the same thing waits already. */
export async function insertApproval(
  trx: Trx,
  row: Insertable<Database["approvals"]>,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto("approvals")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** The request of a thing that waits. */
export function findWaiting(trx: Trx, { kind, subjectId }: About) {
  return trx
    .selectFrom("approvals")
    .select(["id", "asked_by", "payload", "expires_at"])
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
}

/** Locks a request, so that of two who decide at once one does. */
export function lockApproval(trx: Trx, id: number) {
  return trx
    .selectFrom("approvals")
    .select(["id", "kind", "subject_id", "payload", "asked_by", "state", "expires_at", "reason", "cents"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

type Decision = Updateable<
  Pick<Database["approvals"], "state" | "decided_by" | "decided_at" | "note" | "expires_at">
>;

export async function saveDecision(trx: Trx, id: number, decision: Decision): Promise<void> {
  await trx.updateTable("approvals").set(decision).where("id", "=", id).execute();
}

/** Uses an approval of this person's for a file, once; false where there is none that still holds. */
export async function takeApproval(
  trx: Trx,
  { kind, subjectId, by, now }: About & { by: number; now: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable("approvals")
    .set({ state: "done" })
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("asked_by", "=", by)
    .where("state", "=", "approved")
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

type Asked = {
  /** The caller sees their own, and the kinds that they may decide about. */
  by: number;
  kinds: readonly ApprovalKind[];
  open: boolean;
  now: Date;
  limit: number;
  id?: number | undefined;
};

/** Requests, the newest first: those that wait or are approved and not yet used, or the others. */
export function listApprovals(db: Db | Trx, { by, kinds, open, now, limit, id }: Asked) {
  let listing = db
    .selectFrom("approvals")
    .innerJoin("accounts as asker", "asker.id", "approvals.asked_by")
    .leftJoin("accounts as decider", "decider.id", "approvals.decided_by")
    .leftJoin("rides", "rides.id", "approvals.ride_id")
    .leftJoin("partner_statements", "partner_statements.id", "approvals.statement_id")
    .leftJoin("partners", "partners.id", "partner_statements.partner_id")
    .select([
      "approvals.id",
      "approvals.kind",
      "approvals.cents",
      "approvals.reason",
      "approvals.asked_by",
      "approvals.asked_at",
      "approvals.expires_at",
      "approvals.state",
      "approvals.decided_at",
      "approvals.note",
      "approvals.ride_id",
      "rides.reference",
      "approvals.statement_id",
      "partner_statements.partner_id",
      "partner_statements.number as statement_number",
      "partners.name as partner_name",
      "asker.first_name",
      "asker.last_name",
      "decider.first_name as decider_first_name",
      "decider.last_name as decider_last_name",
    ])
    .orderBy("approvals.id", "desc")
    .limit(limit)
    .where((where) =>
      where.or([
        where("approvals.asked_by", "=", by),
        ...(kinds.length > 0 ? [where("approvals.kind", "in", kinds)] : []),
      ]),
    );
  const isOpen = sql<boolean>`(approvals.state in ('waiting', 'approved') and approvals.expires_at > ${now})`;
  listing = id === undefined ? listing.where(isOpen, "=", open) : listing.where("approvals.id", "=", id);
  return listing.execute();
}

/** How many requests wait that this person may decide about. */
export async function countWaiting(
  db: Db | Trx,
  { by, kinds, now }: Pick<Asked, "by" | "kinds" | "now">,
): Promise<number> {
  if (kinds.length === 0) return 0;
  const { waiting } = await db
    .selectFrom("approvals")
    .select((count) => count.fn.countAll<number>().as("waiting"))
    .where("kind", "in", kinds)
    .where("asked_by", "!=", by)
    .where("state", "=", "waiting")
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** How many others of the office have a right. */
export async function countOthersWith(
  db: Db | Trx,
  { by, right }: { by: number; right: Right },
): Promise<number> {
  const { others } = await db
    .selectFrom("accounts")
    .select((count) => count.fn.countAll<number>().as("others"))
    .where("role", "=", "staff")
    .where("state", "=", "active")
    .where("id", "!=", by)
    .where((where) =>
      where.or([where("rights", "is", null), sql<boolean>`rights @> ${JSON.stringify([right])}::jsonb`]),
    )
    .executeTakeFirstOrThrow();
  return others;
}
