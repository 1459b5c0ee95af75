import { type Migration, Migrator, sql } from "kysely";
import type { Db, Trx } from "./connect.ts";
import * as baseline from "./migrations/065-baseline.ts";
import * as planOfTheDay from "./migrations/070-plan-of-the-day.ts";
import * as shifts from "./migrations/071-shifts.ts";
import * as planSettings from "./migrations/072-plan-settings.ts";
import * as demand from "./migrations/073-demand.ts";
import * as offersWithoutSignal from "./migrations/074-offers-without-signal.ts";
import * as promisedTimes from "./migrations/075-promised-times.ts";
import * as offersLately from "./migrations/076-offers-lately.ts";
import * as expectedPickups from "./migrations/078-expected-pickups.ts";
import * as waitingForTheNextCar from "./migrations/079-waiting-for-the-next-car.ts";
import * as turnoverTax from "./migrations/087-turnover-tax.ts";
import * as debtors from "./migrations/088-debtors.ts";
import * as booksChecks from "./migrations/089-books-checks.ts";
import * as partnerKeys from "./migrations/095-partner-keys.ts";
import * as webhooks from "./migrations/096-webhooks.ts";
import * as backupTries from "./migrations/100-backup-tries.ts";
import * as firstRidesTold from "./migrations/101-first-rides-told.ts";
import * as assistants from "./migrations/106-assistants.ts";
import * as whoNeedsMore from "./migrations/109-who-needs-more.ts";
import * as opening from "./migrations/113-opening.ts";
import * as assistantGrants from "./migrations/118-assistant-grants.ts";
import * as payingDrivers from "./migrations/121-paying-drivers.ts";
import * as whoBearsARefund from "./migrations/122-who-bears-a-refund.ts";
import * as cases from "./migrations/124-cases.ts";
import * as rights from "./migrations/125-rights.ts";
import * as radio from "./migrations/127-radio.ts";
import * as emergencies from "./migrations/128-emergencies.ts";
import * as shipFeed from "./migrations/130-ship-feed.ts";
import * as walletPasses from "./migrations/132-wallet-passes.ts";
import * as fareCorrections from "./migrations/134-fare-corrections.ts";
import * as caseDue from "./migrations/135-case-due.ts";
import * as vehicles from "./migrations/137-vehicles.ts";
import * as waitingOnTheWay from "./migrations/141-waiting-on-the-way.ts";
import * as signInCodes from "./migrations/144-sign-in-codes.ts";
import * as passkeys from "./migrations/145-passkeys.ts";
import * as arrivedFar from "./migrations/146-arrived-far.ts";
import * as rounds from "./migrations/149-rounds.ts";
import * as emergencyPushes from "./migrations/150-emergency-pushes.ts";
import * as paidAsItWas from "./migrations/151-paid-as-it-was.ts";
import * as ownLists from "./migrations/154-own-lists.ts";
import * as contracts from "./migrations/157-contracts.ts";
import * as areas from "./migrations/162-areas.ts";
import * as closing from "./migrations/163-closing.ts";
import * as approvals from "./migrations/167-approvals.ts";
import * as weekMails from "./migrations/168-week-mails.ts";
import * as savedViews from "./migrations/169-saved-views.ts";
import * as listedContracts from "./migrations/175-listed-contracts.ts";
import * as deals from "./migrations/179-deals.ts";
import * as logo from "./migrations/189-logo.ts";
import * as tipsByLink from "./migrations/193-tips-by-link.ts";
import * as commissionRules from "./migrations/184-commission-rules.ts";
import * as cashRefunds from "./migrations/185-cash-refunds.ts";
import * as paymentsSinceSettled from "./migrations/186-payments-since-settled.ts";
import * as whoPaidForCars from "./migrations/187-who-paid-for-cars.ts";
import {
  type ProductMigration,
  findNewer,
  readMigrations,
  refuseSkipping,
  remembering,
} from "./side-by-side.ts";

const BASELINE = "065-baseline";

/** Forward only: a migration that has landed is never edited, a mistake gets a migration of its own. */
export const MIGRATIONS: Readonly<Record<string, ProductMigration>> = {
  [BASELINE]: baseline,
  "070-plan-of-the-day": planOfTheDay,
  "071-shifts": shifts,
  "072-plan-settings": planSettings,
  "073-demand": demand,
  "074-offers-without-signal": offersWithoutSignal,
  "075-promised-times": promisedTimes,
  "076-offers-lately": offersLately,
  "078-expected-pickups": expectedPickups,
  "079-waiting-for-the-next-car": waitingForTheNextCar,
  "087-turnover-tax": turnoverTax,
  "088-debtors": debtors,
  "089-books-checks": booksChecks,
  "095-partner-keys": partnerKeys,
  "096-webhooks": webhooks,
  "100-backup-tries": backupTries,
  "101-first-rides-told": firstRidesTold,
  "106-assistants": assistants,
  "109-who-needs-more": whoNeedsMore,
  "113-opening": opening,
  "118-assistant-grants": assistantGrants,
  "121-paying-drivers": payingDrivers,
  "122-who-bears-a-refund": whoBearsARefund,
  "124-cases": cases,
  "125-rights": rights,
  "127-radio": radio,
  "128-emergencies": emergencies,
  "130-ship-feed": shipFeed,
  "132-wallet-passes": walletPasses,
  "134-fare-corrections": fareCorrections,
  "135-case-due": caseDue,
  "137-vehicles": vehicles,
  "141-waiting-on-the-way": waitingOnTheWay,
  "144-sign-in-codes": signInCodes,
  "145-passkeys": passkeys,
  "146-arrived-far": arrivedFar,
  "149-rounds": rounds,
  "150-emergency-pushes": emergencyPushes,
  "151-paid-as-it-was": paidAsItWas,
  "154-own-lists": ownLists,
  "157-contracts": contracts,
  "162-areas": areas,
  "163-closing": closing,
  "167-approvals": approvals,
  "168-week-mails": weekMails,
  "169-saved-views": savedViews,
  "175-listed-contracts": listedContracts,
  "179-deals": deals,
  "189-logo": logo,
  "193-tips-by-link": tipsByLink,
  "184-commission-rules": commissionRules,
  "185-cash-refunds": cashRefunds,
  "186-payments-since-settled": paymentsSinceSettled,
  "187-who-paid-for-cars": whoPaidForCars,
};

/** Every migration of this version, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).toSorted();

/**
 * Brings the database to this version, or leaves it as a newer one made it where this one can work with that. Kysely holds
 * an advisory lock, so two servers may start at once.
 */
export async function migrate(db: Db, known = MIGRATIONS): Promise<readonly string[]> {
  const applied = await readMigrations(db);
  const migrations = await migrationsAfter(applied, known);
  const newer = await findNewer(db, { applied, known: Object.keys(migrations) });
  await refuseSkipping(db, without(migrations, applied));
  const provider = { getMigrations: async () => ({ ...toRun(migrations), ...done(newer) }) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** All migrations of a database that has been through some: one that began before the baseline goes its own way there. */
export async function migrationsAfter(
  applied: readonly string[],
  known = MIGRATIONS,
): Promise<Readonly<Record<string, ProductMigration>>> {
  if (!applied.some((name) => name < BASELINE)) return known;
  const { BEFORE_BASELINE } = await import("./migrations/before-baseline/chain.ts");
  return { ...BEFORE_BASELINE, ...known, ...done([BASELINE]) };
}

function without(migrations: typeof MIGRATIONS, applied: readonly string[]): typeof MIGRATIONS {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => !applied.includes(name)));
}

function toRun(migrations: typeof MIGRATIONS): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, remembering(name, migration)]),
  );
}

/** Kysely wants to know every migration that was applied, also those it never has to. */
function done(names: readonly string[]): Record<string, Migration> {
  return Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]));
}

/** Applies some migrations inside a transaction that is already open, and notes them as the migrator would. */
export async function applyMigrations(
  trx: Trx,
  { names, of = MIGRATIONS }: { names: readonly string[]; of?: typeof MIGRATIONS },
): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(trx);
  for (const name of names) {
    const migration = of[name];
    if (!migration) throw new Error(`there is no migration ${name}`);
    await remembering(name, migration).up(trx);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(trx);
  }
}
