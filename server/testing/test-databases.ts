import { cp, readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { type DatabaseHandle, type QueryLog, openDatabase } from "../database/connect.ts";
import { type FreshState, askEmbedded, emptyDatabase } from "./emptied-databases.ts";
import { askServer, databaseUrl, onServer } from "./on-server.ts";

/** What every test file needs to open a fresh database in a moment. */
type PreparedDatabases = {
  /** A file with the image of an embedded database that is already migrated. */
  embeddedImage: string;
  /** What is in it. */
  embeddedFresh: FreshState;
  /** The folder of the same database, closed in order: what is opened from a disk is copied from it. */
  embeddedDirectory: string;
  /** The PostgreSQL of TEST_DATABASE_URL and a migrated template in it, or null where none is given. */
  server: { url: string; template: string; fresh: FreshState } | null;
  /** Whether every test runs on both, as a nightly run does, and not only those that prove something of a database. */
  all: boolean;
};

declare module "vitest" {
  export interface ProvidedContext {
    databases: PreparedDatabases;
  }
}

export type DatabaseKind = DatabaseHandle["kind"];

/** The databases this run tests on: always the embedded one, and PostgreSQL when it is given. */
export function databaseKinds(): readonly DatabaseKind[] {
  return inject("databases").server ? ["embedded", "server"] : ["embedded"];
}

/** PostgreSQL where this run has one, else the embedded one. */
export function mainDatabaseKind(): DatabaseKind {
  return inject("databases").server ? "server" : "embedded";
}

/** The main one; both with ALL_DATABASES=yes. */
export function mainDatabaseKinds(): readonly DatabaseKind[] {
  return inject("databases").all ? databaseKinds() : [mainDatabaseKind()];
}

/** A fresh, migrated database; `url` is set on PostgreSQL so that a second server can open the same one. */
export async function openTestDatabase(
  kind: DatabaseKind,
  log?: QueryLog,
): Promise<DatabaseHandle & { url: string | null }> {
  return kind === "embedded" ? openEmbeddedCopy(log) : openServerCopy(log);
}

/** Puts a migrated embedded database into a folder, as one that a server has closed. */
export async function copyEmbeddedTo(directory: string): Promise<void> {
  await cp(inject("databases").embeddedDirectory, directory, { recursive: true });
}

/** What a test of this worker has used and left as it was at first. */
const emptied: { readonly engines: PGlite[]; readonly names: string[] } = { engines: [], names: [] };

async function openEmbeddedCopy(log?: QueryLog) {
  const { embeddedImage, embeddedFresh } = inject("databases");
  const engine = emptied.engines.pop() ?? (await openImage(embeddedImage));
  const database = await openDatabase({ engine }, log);
  return {
    ...database,
    url: null,
    close: once(async () => {
      await database.close();
      await engine.exec("rollback");
      await engine.exec("discard all");
      if (await emptyDatabase(askEmbedded(engine), embeddedFresh)) emptied.engines.push(engine);
      else await engine.close();
    }),
  };
}

async function openImage(file: string): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([await readFile(file)]) });
}

async function openServerCopy(log?: QueryLog) {
  const { server } = inject("databases");
  if (!server) throw new Error("TEST_DATABASE_URL is not set");
  const name = emptied.names.pop() ?? (await copyTemplate(server));
  const url = databaseUrl(server.url, name);
  const database = await openDatabase({ url }, log);
  return {
    ...database,
    url,
    close: once(async () => {
      await database.close();
      const isFresh = await askServer(url, async (ask) => {
        // A second server of the test may still hold connections.
        await ask(OTHERS_GO);
        return emptyDatabase(ask, server.fresh);
      });
      if (isFresh) emptied.names.push(name);
      else await onServer(server.url, `drop database ${name} with (force)`);
    }),
  };
}

const OTHERS_GO = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

let copies = 0;

async function copyTemplate({ url, template }: { url: string; template: string }): Promise<string> {
  copies += 1;
  const name = `${template}_${process.pid}_${copies}`;
  await onServer(url, `create database ${name} template ${template}`);
  return name;
}

/** However often a test closes its database, it is handed on once. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}
