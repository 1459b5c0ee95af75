import { randomUUID } from "node:crypto";
import type { Role } from "../../domain/accounts/roles.ts";
import { type AccessTokens, openAccessTokens } from "../accounts/sessions/access-token.ts";
import { insertSession } from "../accounts/sessions/sessions.queries.ts";
import type { Clock } from "../process/clock.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { VehicleTypeColumn } from "../database/tables/columns.ts";

/** Somebody who is signed in: `token` is a bearer token that stays valid however the clock is moved. */
/** Somebody who can make a call: an account, or a system of a partner, whose number is then the partner's. */
export type TestCaller = { readonly id: number; readonly role: Role | "partner"; readonly token: string };

export type TestAccount = {
  id: number;
  role: Role;
  username: string;
  email: string;
  phone: string;
  sessionId: string;
  token: string;
};

export type AccountFacts = {
  role: Role;
  username?: string;
  email?: string;
  /** Its owner has shown that it is theirs, unless a test says otherwise. */
  emailConfirmed?: boolean;
  firstName?: string;
  lastName?: string;
  phone?: string;
  language?: string;
  /** Only a test that signs in with a password needs one; hashing is what makes accounts slow. */
  passwordHash?: string;
};

export type DriverFacts = Omit<AccountFacts, "role"> & {
  vehicleType?: VehicleTypeColumn;
  vehicleName?: string;
  plate?: string;
  approved?: boolean;
  inactive?: boolean;
  onShift?: boolean;
  sharesLocation?: boolean;
  lat?: number;
  lng?: number;
};

const FOR_EVER_MS = 10 * 365 * 24 * 60 * 60 * 1000;
/** No password has this hash, so nobody signs in with one. */
const NO_PASSWORD = "none";

let made = 0;

/** Where people are made: a test's server, or a database by itself. */
type Place = { readonly db: Db | Trx; readonly secrets: ServerSecrets; readonly clock: Clock };

/** Makes an account and a live session of it, straight in the tables. */
export async function makeAccount(server: Place, facts: AccountFacts): Promise<TestAccount> {
  const number = (made += 1);
  const now = server.clock.now();
  const username = facts.username ?? `${facts.role}${number}`;
  const email = facts.email ?? `${username}@example.com`;
  const phone = facts.phone ?? String(5_000_000 + number);
  const { id } = await server.db
    .insertInto("accounts")
    .values({
      username,
      username_key: username.toLowerCase(),
      email,
      email_key: email.toLowerCase(),
      email_confirmed_at: facts.emailConfirmed === false ? null : now,
      first_name: facts.firstName ?? "Test",
      last_name: facts.lastName ?? `Person ${number}`,
      phone,
      password_hash: facts.passwordHash ?? NO_PASSWORD,
      role: facts.role,
      language: facts.language ?? "en",
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const session = await makeSession(server, id);
  return { id, role: facts.role, username, email, phone, ...session };
}

/** Signs an account in once more. */
export async function makeSession(
  server: Place,
  accountId: number,
): Promise<{ sessionId: string; token: string }> {
  const sessionId = randomUUID();
  const now = server.clock.now();
  await insertSession(server.db, {
    id: sessionId,
    account_id: accountId,
    mode: "plain",
    refresh_hash: `none ${sessionId}`,
    user_agent: "a test",
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + FOR_EVER_MS),
  });
  const accessTokens = await accessTokensOf(server);
  return { sessionId, token: await accessTokens.sign({ accountId, sessionId }, FOR_EVER_MS) };
}

const opened = new WeakMap<ServerSecrets, Promise<AccessTokens>>();

/** Opened once, as a server does. */
function accessTokensOf({ secrets, clock }: Place): Promise<AccessTokens> {
  const accessTokens = opened.get(secrets) ?? openAccessTokens(secrets, clock);
  opened.set(secrets, accessTokens);
  return accessTokens;
}

/** Makes a driver: approved and on shift, so available, unless told otherwise. */
export async function makeDriver(server: Place, facts: DriverFacts = {}): Promise<TestAccount> {
  const account = await makeAccount(server, { ...facts, role: "driver" });
  const now = server.clock.now();
  await server.db
    .insertInto("drivers")
    .values({
      account_id: account.id,
      vehicle_type: facts.vehicleType ?? "economy",
      vehicle_name: facts.vehicleName ?? "White Toyota Corolla",
      plate: facts.plate ?? `TX-${account.id}`,
      license_number: `CW-${account.id}`,
      approved_at: facts.approved === false ? null : now,
      inactive: facts.inactive ?? false,
      on_shift: facts.onShift ?? true,
      shares_location: facts.sharesLocation ?? false,
      lat: facts.lat ?? null,
      lng: facts.lng ?? null,
      located_at: facts.lat === undefined ? null : now,
      last_active_at: now,
      updated_at: now,
    })
    .execute();
  return account;
}
