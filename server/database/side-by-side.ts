import { type Migration, sql } from "kysely";
import { CannotStart } from "../process/cannot-start.ts";
import { VERSION } from "../process/version.ts";
import type { Db, Trx } from "./connect.ts";
import { LISTENER } from "./notices.ts";

/** A migration of ours. One without `contracts` only adds, and servers of the version before go on with it. */
export type ProductMigration = Migration & {
  /** It takes away what older versions use: the first version that can do without. */
  readonly contracts?: string;
};

/** The migration as it runs: the database remembers of one that contracts which version it needs. */
export function remembering(name: string, migration: ProductMigration): Migration {
  const { contracts } = migration;
  if (contracts === undefined) return migration;
  return {
    async up(db) {
      await migration.up(db);
      await sql`insert into oldest_versions (migration, version) values (${name}, ${contracts})`.execute(db);
    },
  };
}

/** The migrations of newer versions that this one can work with; refuses a database that it would ruin. */
export async function findNewer(
  db: Db,
  { applied, known }: { applied: readonly string[]; known: readonly string[] },
): Promise<readonly string[]> {
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) await refuseTooNew(db, newer);
  return newer;
}

/** Refuses migrations that would take away what a server uses that works with the database now: a release was skipped. */
export async function refuseSkipping(
  db: Db,
  pending: Readonly<Record<string, ProductMigration>>,
): Promise<void> {
  const taking = Object.entries(pending).flatMap(([name, { contracts }]) =>
    contracts === undefined ? [] : [{ name, contracts }],
  );
  if (taking.length === 0) return;
  const [oldest] = (await versionsAtWork(db)).toSorted(byVersion);
  const needed = taking.toSorted((a, b) => byVersion(b.contracts, a.contracts))[0];
  if (oldest === undefined || needed === undefined || byVersion(oldest, needed.contracts) >= 0) return;
  throw new CannotStart(
    `A server of version ${oldest} works with this database, and ${VERSION} would take away what it uses ` +
      `(${needed.name}). Bring version ${needed.contracts} in on every server first, or stop them all and then start ${VERSION}.`,
  );
}

/** The versions of the servers that listen to the database. */
async function versionsAtWork(db: Db): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`
    select distinct substr(application_name, ${LISTENER.length + 2}::integer) as version from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${`${LISTENER} `})`.execute(db);
  return rows.map(({ version }) => version);
}

/** The migrations a database has been through; none when it is empty. */
export async function readMigrations(db: Db | Trx): Promise<string[]> {
  const { rows: found } = await sql`
    select 1 from pg_class where relname = 'kysely_migration' and relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  if (found.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseTooNew(db: Db, newer: readonly string[]): Promise<void> {
  const { rows: needed } = await sql<{ migration: string; version: string }>`
    select migration, version from oldest_versions where migration = any (${newer}::text[])
    order by string_to_array(version, '.')::integer[] desc`.execute(db);
  const [first] = needed;
  if (first === undefined || byVersion(VERSION, first.version) >= 0) return;
  throw new CannotStart(
    `This database was brought up to date by a newer version of Trupial (${newer.join(", ")}) and needs version ` +
      `${first.version} or newer, because of ${first.migration}; this is ${VERSION}. Start a newer version, or ` +
      "restore a backup from before it.",
  );
}

/** Negative where the first version is older. */
export const byVersion: (one: string, other: string) => number = new Intl.Collator("en", { numeric: true })
  .compare;
