import { Passwords } from "../accounts/passwords/passwords.ts";
import { suspendAccount } from "../accounts/users/suspend-account.ts";
import { CannotStart } from "../process/cannot-start.ts";
import type { Db } from "../database/connect.ts";
import { DEMO_ACCOUNTS, DEMO_DRIVERS } from "./demo-people.ts";
import { findSignIns, hasAccounts } from "./demo.queries.ts";

/** The password that stands in the README. */
const PUBLIC_PASSWORD = "trupial-demo";

/** Whether nobody can sign in yet. */
export async function isWithoutAccounts(db: Db): Promise<boolean> {
  return !(await hasAccounts(db));
}

/** Refuses a database in which somebody can still sign in as the demo tells everybody to. */
export async function refuseDemoSignIns(db: Db, password: string): Promise<void> {
  const open = await openDemoAccounts(db, password);
  if (open.length === 0) return;
  throw new CannotStart(
    `This database has been a demo: ${open.map(({ username }) => username).join(", ")} can still be signed in to ` +
      "with the demo's password, by anyone. Use an empty database, or shut these accounts with: npm run close-demo",
  );
}

/** Shuts the accounts of the demo that still have its password. Returns their user names. */
export async function closeDemo(
  db: Db,
  { password, now }: { password: string; now: Date },
): Promise<readonly string[]> {
  const open = await openDemoAccounts(db, password);
  await db.transaction().execute(async (trx) => {
    for (const { id } of open) await suspendAccount(trx, { accountId: id, actorId: null, own: null, now });
  });
  return open.map(({ username }) => username);
}

async function openDemoAccounts(db: Db, password: string) {
  const names = [...DEMO_ACCOUNTS, ...DEMO_DRIVERS].map(({ username }) => username);
  const accounts = await findSignIns(db, names);
  const shared = await demoHashes(
    accounts.flatMap(({ password_hash }) => password_hash ?? []),
    [PUBLIC_PASSWORD, password],
  );
  return accounts.filter(({ password_hash }) => password_hash !== null && shared.has(password_hash));
}

/** A hash has a salt of its own: two accounts with the same one were filled in together and never changed. */
async function demoHashes(hashes: readonly string[], words: readonly string[]): Promise<Set<string>> {
  const passwords = new Passwords();
  const found = new Set(hashes.filter((hash, index) => hashes.indexOf(hash) !== index));
  for (const hash of new Set(hashes)) {
    for (const word of new Set(words)) {
      if (!found.has(hash) && (await passwords.matches(hash, word))) found.add(hash);
    }
  }
  return found;
}
