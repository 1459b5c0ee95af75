import type { Insertable } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { AssistantGrantsTable } from "../../database/tables/assistant-tables.ts";

/** Of many the newest; which have long been forgotten run out by themselves. */
const MOST_LISTED = 500;

type NamedGrant = { id: string; now: Date };
type GrantEnd = NonNullable<Insertable<AssistantGrantsTable>["ended_why"]>;
export type LiveGrant = NonNullable<Awaited<ReturnType<typeof findLiveGrant>>>;

export async function insertGrant(trx: Trx, grant: Insertable<AssistantGrantsTable>): Promise<void> {
  await trx.insertInto("assistant_grants").values(grant).execute();
}

/** A grant while it holds: with the rider in their session, or the hotel or firm by its key, whichever is behind it. */
export function findLiveGrant(db: Db | Trx, grant: NamedGrant) {
  return liveGrants(db, grant).executeTakeFirst();
}

/** The same, taken for this transaction, so that two who come with one code or token come one after the other. */
export function lockLiveGrant(trx: Trx, grant: NamedGrant) {
  return liveGrants(trx, grant).forUpdate("assistant_grants").executeTakeFirst();
}

function liveGrants(db: Db | Trx, { id, now }: NamedGrant) {
  return db
    .selectFrom("assistant_grants")
    .leftJoin("sessions", (join) =>
      join
        .onRef("sessions.id", "=", "assistant_grants.session_id")
        .on("sessions.ended_at", "is", null)
        .on("sessions.expires_at", ">", now),
    )
    .leftJoin("accounts", (join) =>
      join.onRef("accounts.id", "=", "sessions.account_id").on("accounts.state", "=", "active"),
    )
    .leftJoin("partner_keys", (join) =>
      join
        .onRef("partner_keys.id", "=", "assistant_grants.partner_key_id")
        .on("partner_keys.withdrawn_at", "is", null),
    )
    .leftJoin("partners", (join) =>
      join.onRef("partners.id", "=", "partner_keys.partner_id").on("partners.active", "=", true),
    )
    .selectAll("assistant_grants")
    .select(["accounts.id as account_id", "accounts.role", "accounts.username", "sessions.expires_at"])
    .select(["partners.id as partner_id", "partner_keys.scopes as key_scopes"])
    .where("assistant_grants.id", "=", id)
    .where("assistant_grants.ended_at", "is", null)
    .where((where) => where.or([where("accounts.role", "=", "rider"), where("partners.id", "is not", null)]));
}

type Tokens = { id: string; refresh_hash: string; previous_refresh_hash?: string; now: Date };

/** Keeps the first refresh token of a grant, and that its code is used. */
export async function spendCode(trx: Trx, { id, refresh_hash, now }: Tokens): Promise<void> {
  await trx
    .updateTable("assistant_grants")
    .set({ code_used_at: now, refresh_hash, last_used_at: now })
    .where("id", "=", id)
    .execute();
}

/** Puts the next refresh token in the place of the last. */
export async function turnRefresh(
  trx: Trx,
  { id, refresh_hash, previous_refresh_hash = refresh_hash, now }: Tokens,
): Promise<void> {
  await trx
    .updateTable("assistant_grants")
    .set({ refresh_hash, previous_refresh_hash, rotated_at: now, last_used_at: now })
    .where("id", "=", id)
    .execute();
}

export async function noteGrantUse(db: Db, { id, now }: NamedGrant): Promise<void> {
  await db.updateTable("assistant_grants").set({ last_used_at: now }).where("id", "=", id).execute();
}

/** Ends what was allowed, where it hasn't ended, and says which session was behind it. */
export function endGrant(db: Db | Trx, { id, why, now }: NamedGrant & { why: GrantEnd }) {
  return db
    .updateTable("assistant_grants")
    .set({ ended_at: now, ended_why: why })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning(["session_id", "client_id"])
    .executeTakeFirst();
}

/** The grants by keys of a hotel or firm that are good, the newest first. */
export function listGrantsOfPartner(db: Db | Trx, partnerId: number) {
  return db
    .selectFrom("assistant_grants")
    .innerJoin("partner_keys", "partner_keys.id", "assistant_grants.partner_key_id")
    .select(["assistant_grants.id", "assistant_grants.client_id", "assistant_grants.scopes"])
    .select(["assistant_grants.allowed_at", "assistant_grants.last_used_at"])
    .select("partner_keys.name as allowed_by")
    .where("partner_keys.partner_id", "=", partnerId)
    .where("partner_keys.withdrawn_at", "is", null)
    .where("assistant_grants.ended_at", "is", null)
    .orderBy("assistant_grants.allowed_at", "desc")
    .orderBy("assistant_grants.id")
    .limit(MOST_LISTED)
    .execute();
}

/** The grants of all riders, the newest first. */
export function listGrantsOfRiders(db: Db | Trx, now: Date) {
  return db
    .selectFrom("assistant_grants")
    .innerJoin("sessions", "sessions.id", "assistant_grants.session_id")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .select(["assistant_grants.id", "assistant_grants.client_id", "assistant_grants.scopes"])
    .select(["assistant_grants.allowed_at", "assistant_grants.last_used_at"])
    .select("accounts.username as allowed_by")
    .where("accounts.state", "=", "active")
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("assistant_grants.ended_at", "is", null)
    .orderBy("assistant_grants.allowed_at", "desc")
    .orderBy("assistant_grants.id")
    .limit(MOST_LISTED)
    .execute();
}

/** The grants of a rider, the newest first. A code that nobody came with yet counts: it can still be withdrawn. */
export function listLiveGrantsOf(db: Db | Trx, { accountId, now }: { accountId: number; now: Date }) {
  return db
    .selectFrom("assistant_grants")
    .innerJoin("sessions", "sessions.id", "assistant_grants.session_id")
    .select(["assistant_grants.id", "assistant_grants.client_id", "assistant_grants.scopes"])
    .select(["assistant_grants.allowed_at", "assistant_grants.last_used_at"])
    .where("sessions.account_id", "=", accountId)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("assistant_grants.ended_at", "is", null)
    .orderBy("assistant_grants.allowed_at", "desc")
    .orderBy("assistant_grants.id")
    .execute();
}
