import { cp, readFile } from "node:fs/promises";
import { inject } from "vitest";
import { type DatabaseHandle, type QueryLog, openDatabase } from "../database/connect.ts";
import { databaseUrl, onServer } from "./prepare-databases.ts";

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

async function openEmbeddedCopy(log?: QueryLog) {
  const image = new Blob([await readFile(inject("databases").embeddedImage)]);
  return { ...(await openDatabase({ image }, log)), url: null };
}

let copies = 0;

async function openServerCopy(log?: QueryLog) {
  const { server } = inject("databases");
  if (!server) throw new Error("TEST_DATABASE_URL is not set");
  const name = `trupial_test_${process.pid}_${(copies += 1)}`;
  await onServer(server.url, `create database ${name} template ${server.template}`);
  const url = databaseUrl(server.url, name);
  const database = await openDatabase({ url }, log);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await onServer(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}
