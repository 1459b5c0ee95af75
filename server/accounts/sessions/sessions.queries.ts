import { CompiledQuery, type Insertable } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { CHANGES_SINCE } from "../../rides/reading/list-changes.sql.ts";
import type { ReadChanges } from "../../rides/reading/list-versions.ts";
import type { Database } from "../../database/schema.ts";

export type NewSession = Insertable<Database["sessions"]>;

/** Why a session ended, as it is kept. */
export type SessionEnd =
  | "logout"
  | "ended_by_owner"
  | "refresh_reused"
  | "password_changed"
  | "suspended"
  | "role_changed"
  | "account_deleted";

type NamedSession = { id: string; account_id: number; now: Date };
export type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>;

/** The account behind a session, while both are alive. */
export function findLiveSession(db: Db, session: NamedSession) {
  return db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .leftJoin("company_profile", (join) => join.on("company_profile.id", "=", 1))
    .select(["accounts.id", "accounts.username", "accounts.role", "accounts.rights", "sessions.expires_at"])
    .select(["accounts.two_factor_since", "company_profile.two_factor_from", "sessions.by_passkey"])
    .where("sessions.id", "=", session.id)
    .where("sessions.account_id", "=", session.account_id)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", session.now)
    .where("accounts.state", "=", "active")
    .executeTakeFirst();
}

/** A session that was not ended, with its account and its own number. */
export type ReadSession = LiveSession & { readonly session_id: string };
export type ReadSessions = {
  readonly sessions: readonly ReadSession[];
  readonly changes: ReadChanges | null;
};

/** The text is written out: made with every request, it would cost as much to build as to run. */
const SESSIONS_BY_ID = (more: string) => `select sessions.id as session_id, accounts.id, accounts.username,
    accounts.role, accounts.rights, sessions.expires_at, accounts.two_factor_since, company_profile.two_factor_from, sessions.by_passkey${more}
  from "sessions" join accounts on accounts.id = sessions.account_id left join company_profile on company_profile.id = 1
  where sessions.id = any ($1::uuid[]) and sessions.ended_at is null and accounts.state = 'active'`;
const SESSIONS = SESSIONS_BY_ID("");
const SESSIONS_AND_CHANGES = SESSIONS_BY_ID(
  `, case when row_number() over () = 1 then ${CHANGES_SINCE("$2")} end as changes`,
);

/** The sessions of several requests at once that were not ended; whether they are over by now is for who asks to see. */
export async function readSessions(db: Db, ids: readonly string[]): Promise<ReadSessions> {
  const query = CompiledQuery.raw(SESSIONS, [ids]);
  return { sessions: (await db.executeQuery<ReadSession>(query)).rows, changes: null };
}

/** The same, and in the same statement what has changed in the lists since a place in the log of changes. */
export async function readSessionsAndChanges(
  db: Db,
  { ids, from }: { ids: readonly string[]; from: string | null },
): Promise<ReadSessions> {
  const query = CompiledQuery.raw(SESSIONS_AND_CHANGES, [ids, from]);
  const { rows } = await db.executeQuery<ReadSession & { changes: ReadChanges | null }>(query);
  return { sessions: rows, changes: rows[0]?.changes ?? null };
}

export async function insertSession(db: Db | Trx, session: NewSession): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

export function getSession(db: Db, id: string) {
  return db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Takes the session for this transaction, so that two refreshes of it come one after the other. */
export function lockLiveSession(trx: Trx, session: { id: string; now: Date }) {
  return trx
    .selectFrom("sessions")
    .selectAll()
    .where("id", "=", session.id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", session.now)
    .forUpdate()
    .executeTakeFirst();
}

export async function markSeen(trx: Trx, session: { id: string; now: Date }): Promise<void> {
  await trx.updateTable("sessions").set({ last_seen_at: session.now }).where("id", "=", session.id).execute();
}

export async function rotateRefresh(
  trx: Trx,
  session: { id: string; refresh_hash: string; previous_refresh_hash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({
      refresh_hash: session.refresh_hash,
      previous_refresh_hash: session.previous_refresh_hash,
      rotated_at: session.now,
      last_seen_at: session.now,
    })
    .where("id", "=", session.id)
    .execute();
}

/** True when the session was alive and is now ended. */
export async function endSession(
  db: Db,
  session: { id: string; account_id?: number; why: SessionEnd; now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable("sessions")
    .set({ ended_at: session.now, ended_why: session.why })
    .where("id", "=", session.id)
    .$if(session.account_id !== undefined, (query) => query.where("account_id", "=", session.account_id ?? 0))
    .where("ended_at", "is", null)
    .where("expires_at", ">", session.now)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

export async function hasLiveSession(
  db: Db,
  session: { id: string; account_id: number; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", session.id)
    .where("account_id", "=", session.account_id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", session.now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends the session that this refresh token, or the one after it, belongs to. */
export async function endSessionByRefresh(
  db: Db,
  session: { id: string; refresh_hash: string; now: Date },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: session.now, ended_why: "logout" satisfies SessionEnd })
    .where("id", "=", session.id)
    .where((where) =>
      where.or([
        where("refresh_hash", "=", session.refresh_hash),
        where("previous_refresh_hash", "=", session.refresh_hash),
      ]),
    )
    .where("ended_at", "is", null)
    .execute();
}

/** Ends the account's sessions, all of them or all but one. */
export async function endSessionsOf(
  db: Db,
  sessions: { account_id: number; except?: string; why: SessionEnd; now: Date },
): Promise<void> {
  const { except } = sessions;
  await db
    .updateTable("sessions")
    .set({ ended_at: sessions.now, ended_why: sessions.why })
    .where("account_id", "=", sessions.account_id)
    .where("ended_at", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
    .execute();
}

/** The live sessions of an account. Those behind what it allows to assistants are in a list of their own. */
export function listLiveSessions(db: Db, sessions: { account_id: number; now: Date }) {
  return db
    .selectFrom("sessions")
    .leftJoin("assistant_grants", "assistant_grants.session_id", "sessions.id")
    .select(["sessions.id", "user_agent", "created_at", "last_seen_at", "expires_at"])
    .where("account_id", "=", sessions.account_id)
    .where("sessions.ended_at", "is", null)
    .where("expires_at", ">", sessions.now)
    .where("assistant_grants.id", "is", null)
    .orderBy("sessions.last_seen_at", "desc")
    .orderBy("sessions.id")
    .execute();
}

/** Takes out of a deleted account's sessions what describes a person's machine. */
export async function blankSessionsOf(trx: Trx, accountId: number): Promise<void> {
  await trx.updateTable("sessions").set({ user_agent: null }).where("account_id", "=", accountId).execute();
}

/** Deletes the sessions that ended long ago, so that no history of sign-ins builds up. */
export async function forgetSessionsBefore(db: Db, moment: Date): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where((where) => where.or([where("expires_at", "<", moment), where("ended_at", "<", moment)]))
    .execute();
}
