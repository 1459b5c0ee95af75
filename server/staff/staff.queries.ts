import type { Insertable, Updateable } from "kysely";
import type { Role } from "../../contract/roles.ts";
import { accountOfSubject } from "../database/audit-log.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

type AccountSearch = {
  limit: number;
  before?: number | undefined;
  text?: string | undefined;
  role?: Role | undefined;
  state?: "active" | "suspended" | undefined;
};

export function searchAccounts(db: Db, { limit, before, text, role, state }: AccountSearch) {
  let search = accounts(db).where("accounts.state", "<>", "deleted");
  if (before !== undefined) search = search.where("accounts.id", "<", before);
  if (role !== undefined) search = search.where("accounts.role", "=", role);
  if (state !== undefined) search = search.where("accounts.state", "=", state);
  if (text) {
    const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    search = search.where((some) =>
      some.or([
        some("accounts.username", "ilike", pattern),
        some("accounts.email", "ilike", pattern),
        some("accounts.phone", "ilike", pattern),
        some(some.fn<string>("concat_ws", [some.val(" "), "first_name", "last_name"]), "ilike", pattern),
      ]),
    );
  }
  return search.orderBy("accounts.id", "desc").limit(limit).execute();
}

export function findAccountForStaff(db: Db | Trx, id: number) {
  return accounts(db)
    .where("accounts.id", "=", id)
    .where("accounts.state", "<>", "deleted")
    .executeTakeFirst();
}

/** Says which of these user names are taken. */
export async function takenUsernames(db: Db | Trx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("accounts")
    .select("username_key")
    .where("username_key", "in", keys)
    .execute();
  return new Set(rows.map((row) => row.username_key));
}

/** Every driver, approved or not, or the one with this number. */
export function listDriverRecords(db: Db | Trx, id?: number) {
  let listing = db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .leftJoin("accounts as overrider", "overrider.id", "drivers.papers_override_by")
    .selectAll("drivers")
    .select([
      "overrider.first_name as override_first_name",
      "overrider.last_name as override_last_name",
      "accounts.username",
      "accounts.email",
      "accounts.first_name",
      "accounts.last_name",
      "accounts.phone",
      "accounts.state",
    ])
    .where("accounts.state", "<>", "deleted")
    .orderBy("accounts.first_name")
    .orderBy("accounts.last_name")
    .orderBy("accounts.id");
  if (id !== undefined) listing = listing.where("drivers.account_id", "=", id);
  return listing.execute();
}

export async function insertDriver(trx: Trx, driver: Insertable<Database["drivers"]>): Promise<void> {
  await trx.insertInto("drivers").values(driver).execute();
}

type DriverChanges = Omit<Updateable<Database["drivers"]>, "version" | "updated_at">;

/** False when there is no such driver, or not in the version that was asked for. */
export async function updateDriverRecord(
  trx: Trx,
  change: { id: number; changes: DriverChanges; version?: number | undefined; now: Date },
): Promise<boolean> {
  let updating = trx
    .updateTable("drivers")
    .set((now) => ({ ...change.changes, version: now("version", "+", 1), updated_at: change.now }))
    .where("account_id", "=", change.id);
  if (change.version !== undefined) updating = updating.where("version", "=", change.version);
  const updated = await updating.executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export function listAuditEntries(db: Db, { limit, before }: { limit: number; before?: number | undefined }) {
  let listing = db
    .selectFrom("audit_log")
    .leftJoin("accounts as actor", "actor.id", "audit_log.actor_id")
    .leftJoin("accounts as account", (join) => join.on("account.id", "=", accountOfSubject))
    .selectAll("audit_log")
    .select(["actor.username as actor", "account.username as account"])
    .orderBy("audit_log.id", "desc")
    .limit(limit);
  if (before !== undefined) listing = listing.where("audit_log.id", "<", before);
  return listing.execute();
}

function accounts(db: Db | Trx) {
  return db
    .selectFrom("accounts")
    .select([
      "accounts.id",
      "accounts.username",
      "accounts.email",
      "accounts.first_name",
      "accounts.last_name",
      "accounts.phone",
      "accounts.role",
      "accounts.state",
      "accounts.language",
      "accounts.two_factor_since",
      "accounts.created_at",
    ])
    .select((one) =>
      one
        .selectFrom("sessions")
        .select((session) => session.fn.max("sessions.last_seen_at").as("seen"))
        .whereRef("sessions.account_id", "=", "accounts.id")
        .as("last_seen_at"),
    );
}
