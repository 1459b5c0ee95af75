import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { sql } from "kysely";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { type Db, openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";

/** What every test file needs to open a fresh database in a moment. */
export type PreparedDatabases = {
  /** A file with the image of an embedded database that is already migrated. */
  embeddedImage: string;
  /** The folder of the same database, closed in order: what is opened from a disk is copied from it. */
  embeddedDirectory: string;
  /** The PostgreSQL of TEST_DATABASE_URL and a migrated template in it, or null where none is given. */
  server: { url: string; template: string } | null;
  /** Whether every test runs on both, as a nightly run does, and not only those that prove something of a database. */
  all: boolean;
};

declare module "vitest" {
  export interface ProvidedContext {
    databases: PreparedDatabases;
  }
}

/** Migrates one embedded and, where there is one, one PostgreSQL database; every test starts from a copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  // The same as the workers have, see vitest.config.ts.
  setFlagsFromString("--liftoff-only");
  const folder = await mkdtemp(path.join(tmpdir(), "trupial-test-"));
  const embeddedImage = path.join(folder, "migrated.tar");
  const embeddedDirectory = path.join(folder, "database");
  await writeFile(embeddedImage, await migratedImage(embeddedDirectory));
  const url = process.env["TEST_DATABASE_URL"];
  const server = url ? { url, template: `trupial_template_${process.pid}` } : null;
  if (server) await createTemplate(server);
  else process.stdout.write("PostgreSQL half left out: TEST_DATABASE_URL is not set.\n");
  const all = process.env["ALL_DATABASES"] === "yes";
  project.provide("databases", { embeddedImage, embeddedDirectory, server, all });
  return async () => {
    if (server) await onServer(server.url, `drop database if exists ${server.template} with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
}

async function migratedImage(directory: string): Promise<Buffer> {
  const database = await openDatabase({ directory });
  await migrate(database.db);
  if (!database.embedded) throw new Error("the embedded database has no engine");
  await slim(database.db, directory);
  const image = await database.embedded.dumpDataDir("none");
  await database.close();
  return Buffer.from(await image.arrayBuffer());
}

const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;
const WAL_PAGE_BYTES = 8 * 1024;

/**
 * Leaves out what no test reads, three quarters of the image: the templates of new databases, and the write-ahead log that
 * is done with or not yet written. Every embedded database of a test unpacks the image and replays what the log holds.
 */
async function slim(db: Db, directory: string): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const template of ["template0", "template1"]) {
    await sql`drop database ${sql.id(template)}`.execute(db);
  }
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ at: number; segment: string }>`
    select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at, pg_walfile_name(pg_current_wal_insert_lsn()) as segment`.execute(
    db,
  );
  const log = path.join(directory, "pg_wal");
  for (const file of await readdir(log, { withFileTypes: true })) {
    if (file.isFile() && file.name !== rows[0]?.segment) await rm(path.join(log, file.name));
  }
  const written = Number(rows[0]?.at) % WAL_SEGMENT_BYTES;
  await truncate(
    path.join(log, rows[0]?.segment ?? ""),
    Math.ceil(written / WAL_PAGE_BYTES) * WAL_PAGE_BYTES,
  );
}

async function createTemplate({ url, template }: { url: string; template: string }): Promise<void> {
  await onServer(url, `drop database if exists ${template} with (force)`);
  await onServer(url, `create database ${template}`);
  const database = await openDatabase({ url: databaseUrl(url, template) });
  await migrate(database.db);
  await database.close();
}

/** Runs one statement on the server's own database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Data of a test need not outlive a power cut: its commits do not wait for the disk. */
const UNHURRIED_DISK = "-c synchronous_commit=off";

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  other.searchParams.set("options", UNHURRIED_DISK);
  return other.href;
}
