import { type Insertable, type Updateable, sql } from "kysely";
import { UNDER_WAY } from "../../contract/rides/ride-states.ts";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
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
    const pattern = likeText(text);
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

/** How many accounts of each role are in each state. */
export function countAccounts(db: Db) {
  return db
    .selectFrom("accounts")
    .select((count) => ["role", "state", count.fn.countAll<number>().as("accounts")])
    .where("state", "<>", "deleted")
    .groupBy(["role", "state"])
    .execute();
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
    .leftJoin("driver_portraits as portrait", "portrait.driver_id", "drivers.account_id")
    .selectAll("drivers")
    .select([
      "portrait.mark as portrait_mark",
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

type AuditSearch = {
  limit: number;
  before?: number | undefined;
  /** A part of the name of who did it, or of what it was done to. */
  text?: string | undefined;
  action?: AuditAction | undefined;
  /** Without those that only say that something was done. */
  withValues?: boolean;
  from?: Date | undefined;
  until?: Date | undefined;
};

export function listAuditEntries(db: Db, search: AuditSearch) {
  const { limit, before, text, action, withValues = false, from, until } = search;
  let listing = db
    .selectFrom("audit_log")
    .leftJoin("accounts as actor", "actor.id", "audit_log.actor_id")
    .leftJoin("accounts as account", (join) => join.on("account.id", "=", accountOfSubject))
    .selectAll("audit_log")
    .select([
      "actor.username as actor",
      "actor.first_name as actor_first_name",
      "actor.last_name as actor_last_name",
      "actor.role as actor_role",
      "account.username as account",
      "account.first_name as account_first_name",
      "account.last_name as account_last_name",
      "account.role as account_role",
    ])
    .orderBy("audit_log.id", "desc")
    .limit(limit);
  if (before !== undefined) listing = listing.where("audit_log.id", "<", before);
  if (action !== undefined) listing = listing.where("audit_log.action", "=", action);
  if (withValues) listing = listing.where("audit_log.detail", "is not", null);
  if (from !== undefined) listing = listing.where("audit_log.at", ">=", from);
  if (until !== undefined) listing = listing.where("audit_log.at", "<", until);
  if (text) {
    const pattern = likeText(text);
    const nameOf = (who: "actor" | "account") =>
      sql<string>`concat_ws(' ', ${sql.ref(`${who}.first_name`)}, ${sql.ref(`${who}.last_name`)}, ${sql.ref(`${who}.username`)})`;
    listing = listing.where((some) =>
      some.or([
        some(nameOf("actor"), "ilike", pattern),
        some(nameOf("account"), "ilike", pattern),
        some("audit_log.subject", "ilike", pattern),
      ]),
    );
  }
  return listing.execute();
}

/** How much waits for the office: messages nobody dealt with, applications nobody answered. */
export async function countLetters(db: Db): Promise<{ messages: number; applications: number }> {
  return db
    .selectNoFrom((one) => [
      one
        .selectFrom("contact_messages")
        .select((count) => count.fn.countAll<number>().as("messages"))
        .where("handled_at", "is", null)
        .$asScalar()
        .$notNull()
        .as("messages"),
      one
        .selectFrom("driver_applications")
        .select((count) => count.fn.countAll<number>().as("applications"))
        .where("state", "=", "new")
        .$asScalar()
        .$notNull()
        .as("applications"),
    ])
    .executeTakeFirstOrThrow();
}

/** Where an account is signed in. */
export async function countOpenSessions(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<number> {
  const { sessions } = await db
    .selectFrom("sessions")
    .select((count) => count.fn.countAll<number>().as("sessions"))
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return sessions;
}

/** The rides somebody drives that are not over, the next first. */
export function listOwnOpenRides(db: Db, driverId: number) {
  return db
    .selectFrom("rides")
    .select(["id", "reference", "ride_datetime"])
    .where("driver_id", "=", driverId)
    .where("status", "in", UNDER_WAY)
    .orderBy("ride_datetime")
    .orderBy("id")
    .execute();
}

/** A pattern for a part of a text that means each of its characters. */
function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
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
