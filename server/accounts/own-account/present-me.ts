import { paperDaysOf } from "../../../domain/papers/papers.ts";
import type { Me, SignedInSession } from "../../../contract/accounts/account.ts";
import { vipLevel } from "../../../domain/accounts/vip-level.ts";
import { languageOf } from "../../../domain/languages.ts";
import { rightsOf, rightsWithin } from "../../../domain/accounts/rights.ts";
import { can } from "../../../domain/accounts/roles.ts";
import type { Db } from "../../database/connect.ts";
import { type MeRow, type OwnDriverRow, findMe, findOwnDriver } from "./me.queries.ts";
import { NO_PASSWORD, accountKey } from "../registration/create-account.ts";
import { findWaitingEmail } from "./email-changes.queries.ts";
import { listLiveSessions } from "../sessions/sessions.queries.ts";

/** One's own account, as `me` shows it. */
export async function presentMe(db: Db, accountId: number, now: Date): Promise<Me> {
  const account = await findMe(db, accountId);
  if (!account) throw new Error("a signed-in account is not there");
  const driver = can(account.role, "drive") ? await findOwnDriver(db, accountId) : undefined;
  const waiting = await findWaitingEmail(db, { account_id: accountId, now });
  const completedRides = account.completed_rides ?? 0;
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    email_confirmed: account.email_confirmed_at !== null,
    pending_email: waiting && accountKey(waiting.email) !== account.email_key ? waiting.email : null,
    first_name: account.first_name,
    last_name: account.last_name,
    phone_number: account.phone,
    phone_confirmed: account.phone_confirmed_at !== null,
    has_password: account.password_hash !== NO_PASSWORD,
    role: account.role,
    ...(rightsWithin(account.role).length > 0 && { rights: [...rightsOf(account.role, account.rights)] }),
    language: languageOf(account.language),
    last_visited_page: account.last_visited_page,
    vip_level: vipLevel(completedRides),
    completed_rides: completedRides,
    two_factor: twoFactorState(account),
    created_at: account.created_at.toISOString(),
    driver: driver ? presentOwnDriver(driver) : null,
  };
}

/** The places where an account is signed in; `currentId` is the one that asks. */
export async function presentSessions(
  db: Db,
  { accountId, currentId, now }: { accountId: number; currentId: string; now: Date },
): Promise<SignedInSession[]> {
  const sessions = await listLiveSessions(db, { account_id: accountId, now });
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === currentId,
    user_agent: session.user_agent,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
  }));
}

function twoFactorState(account: MeRow): Me["two_factor"] {
  if (!can(account.role, "useTwoFactor")) return "unavailable";
  return account.two_factor_since === null ? "off" : "on";
}

function presentOwnDriver(driver: OwnDriverRow): Me["driver"] {
  return {
    id: driver.account_id,
    approved: driver.approved_at !== null,
    inactive: driver.inactive,
    on_shift: driver.on_shift,
    shares_location: driver.shares_location,
    vehicle_type: driver.vehicle_type,
    vehicle_name: driver.vehicle_name,
    plate: driver.plate,
    license_number: driver.license_number,
    ...paperDaysOf(driver),
    languages: driver.languages,
  };
}
