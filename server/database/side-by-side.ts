import { type Migration, sql } from "kysely";
import { CannotStart } from "../process/cannot-start.ts";
import { VERSION } from "../process/version.ts";
import type { Db } from "./connect.ts";

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
export async function findNewer(db: Db, known: readonly string[]): Promise<readonly string[]> {
  if (!(await hasTable(db, "kysely_migration"))) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all (${known}::text[]) order by name`.execute(db);
  const newer = rows.map(({ name }) => name);
  if (newer.length > 0) await refuseTooNew(db, newer);
  return newer;
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

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(
    db,
  );
  return rows[0]?.there ?? false;
}
