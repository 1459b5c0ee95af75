import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { type Db, openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { type FreshState, askEmbedded, readFreshState } from "./emptied-databases.ts";
import { openCompany } from "./open-company.ts";
import { askServer, databaseUrl, onServer } from "./on-server.ts";

/** Migrates one embedded and, where there is one, one PostgreSQL database; every test starts from a copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  // The same as the workers have, see vitest.config.ts.
  setFlagsFromString("--liftoff-only");
  const folder = await mkdtemp(path.join(tmpdir(), "trupial-test-"));
  const embeddedImage = path.join(folder, "migrated.tar");
  const embeddedDirectory = path.join(folder, "database");
  const { image, fresh: embeddedFresh } = await migratedImage(embeddedDirectory);
  await writeFile(embeddedImage, image);
  const url = process.env["TEST_DATABASE_URL"];
  const server = url ? await createTemplate(url, `trupial_template_${process.pid}`) : null;
  if (!server) process.stdout.write("PostgreSQL half left out: TEST_DATABASE_URL is not set.\n");
  const all = process.env["ALL_DATABASES"] === "yes";
  project.provide("databases", { embeddedImage, embeddedFresh, embeddedDirectory, server, all });
  return async () => {
    if (server) await dropCopies(server);
    await rm(folder, { recursive: true, force: true });
  };
}

async function migratedImage(directory: string): Promise<{ image: Buffer; fresh: FreshState }> {
  const database = await openDatabase({ directory });
  await migrate(database.db);
  await openCompany(database.db);
  if (!database.embedded) throw new Error("the embedded database has no engine");
  await slim(database.db, directory);
  const fresh = await readFreshState(askEmbedded(database.embedded));
  const image = await database.embedded.dumpDataDir("none");
  await database.close();
  return { image: Buffer.from(await image.arrayBuffer()), fresh };
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

async function createTemplate(url: string, template: string) {
  await onServer(url, `drop database if exists ${template} with (force)`);
  await onServer(url, `create database ${template}`);
  const database = await openDatabase({ url: databaseUrl(url, template) });
  await migrate(database.db);
  await openCompany(database.db);
  await database.close();
  return { url, template, fresh: await askServer(databaseUrl(url, template), readFreshState) };
}

/** Removes the template and every copy of it, named after it. */
async function dropCopies({ url, template }: { url: string; template: string }): Promise<void> {
  const names = await askServer(url, (ask) =>
    ask("select datname from pg_database where starts_with(datname, $1)", [template]),
  );
  for (const [name] of names) await onServer(url, `drop database if exists ${String(name)} with (force)`);
}
