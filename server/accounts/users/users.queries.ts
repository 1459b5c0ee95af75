import { UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import { isOwner } from "../../../domain/accounts/rights.ts";
import type { Role } from "../../../domain/accounts/roles.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { likeText } from "../../database/like-text.ts";

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

/** Locks those who may do everything, so that of two who take it from each other one is refused. */
export async function lockOwners(trx: Trx): Promise<readonly number[]> {
  const staff = await trx
    .selectFrom("accounts")
    .select(["id", "role", "rights"])
    .where("role", "=", "staff")
    .where("state", "=", "active")
    .orderBy("id")
    .forUpdate()
    .execute();
  return staff.filter(({ role, rights }) => isOwner(role, rights)).map(({ id }) => id);
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
      "accounts.rights",
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
