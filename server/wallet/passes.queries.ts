import { type Insertable, sql } from "kysely";
import type { Language } from "../../domain/languages.ts";
import type { Wallet } from "../../domain/wallet/wallets.ts";
import type { Db } from "../database/connect.ts";
import type { WalletPassesTable } from "../database/tables/wallet-tables.ts";

type Held = { ride_id: number; wallet: Wallet; language: Language; device: string | null };

/** Notes that a wallet has a pass; true where it had none, else a device is told at its new address. */
export async function keepPass(
  db: Db,
  pass: Held & Pick<Insertable<WalletPassesTable>, "push_token" | "made_at">,
): Promise<boolean> {
  const { inserted } = await db
    .insertInto("wallet_passes")
    .values(pass)
    .onConflict((conflict) =>
      conflict
        .expression(sql`ride_id, wallet, language, coalesce(device, '')`)
        .doUpdateSet({ push_token: pass.push_token ?? null }),
    )
    .returning(sql<boolean>`xmax = 0`.as("inserted"))
    .executeTakeFirstOrThrow();
  return inserted;
}

/** How many devices have a ride's pass. */
export async function countDevices(db: Db, rideId: number): Promise<number> {
  const { devices } = await db
    .selectFrom("wallet_passes")
    .select((eb) => eb.fn.countAll<string>().as("devices"))
    .where("ride_id", "=", rideId)
    .where("wallet", "=", "apple")
    .executeTakeFirstOrThrow();
  return Number(devices);
}

/** The passes on a device whose rides have changed since a moment, with when they did. */
export function listChangedOnDevice(db: Db, { device, since }: { device: string; since: Date }) {
  return db
    .selectFrom("wallet_passes")
    .innerJoin("rides", "rides.id", "wallet_passes.ride_id")
    .select(["rides.reference", "wallet_passes.language", "rides.updated_at"])
    .where("wallet_passes.device", "=", device)
    .where("rides.updated_at", ">=", since)
    .orderBy("wallet_passes.id")
    .execute();
}

/** Takes a pass off a device. */
export async function dropFromDevice(
  db: Db,
  { ride_id, language, device }: { ride_id: number; language: Language; device: string },
): Promise<void> {
  await db
    .deleteFrom("wallet_passes")
    .where("ride_id", "=", ride_id)
    .where("language", "=", language)
    .where("device", "=", device)
    .execute();
}

type Claim = { wallets: readonly Wallet[]; now: Date; until: Date; limit: number };

/** Takes passes that have something to be told, the longest due first. */
export function claimDuePasses(db: Db, { wallets, now, until, limit }: Claim) {
  return db
    .updateTable("wallet_passes")
    .set((eb) => ({ claimed_until: until, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", (due) =>
      due
        .selectFrom("wallet_passes as due")
        .select("due.id")
        .where("due.due_at", "<=", now)
        .where("due.wallet", "in", [...wallets])
        .where((eb) => eb.or([eb("due.claimed_until", "is", null), eb("due.claimed_until", "<=", now)]))
        .orderBy("due.due_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "ride_id", "wallet", "language", "push_token", "attempts", "due_at"])
    .execute();
}

/** Ends an attempt: told, or due again later. A ride that has changed meanwhile leaves its pass due. */
export async function endAttempt(
  db: Db,
  { id, claimed, due }: { id: number; claimed: Date; due: Date | null },
): Promise<void> {
  await db
    .updateTable("wallet_passes")
    .set({ due_at: due, claimed_until: null, ...(due === null ? { attempts: 0 } : {}) })
    .where("id", "=", id)
    .where("due_at", "=", claimed)
    .execute();
}

export async function deletePass(db: Db, id: number): Promise<void> {
  await db.deleteFrom("wallet_passes").where("id", "=", id).execute();
}

/** Makes the passes due whose rides are from before a moment, so that they are taken back. */
export async function makeOldDue(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await db
    .updateTable("wallet_passes")
    .set({ due_at: now })
    .where("due_at", "is", null)
    .where("ride_id", "in", (old) => old.selectFrom("rides").select("id").where("ride_datetime", "<", before))
    .execute();
}

/** Deletes the old passes of wallets that the company has given up. */
export async function deleteUnreachable(
  db: Db,
  { wallets, before }: { wallets: readonly Wallet[]; before: Date },
): Promise<void> {
  await db
    .deleteFrom("wallet_passes")
    .$if(wallets.length > 0, (query) => query.where("wallet", "not in", [...wallets]))
    .where("ride_id", "in", (old) => old.selectFrom("rides").select("id").where("ride_datetime", "<", before))
    .execute();
}
