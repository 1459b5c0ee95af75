import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { errorCode } from "../process/error-code.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { closeAllToOthers, closeToOthers } from "./close-to-others.ts";
import type { Environment } from "../environment/environment.ts";
import { type DatabaseHandle, type QueryLog, openDatabase } from "./connect.ts";
import { type DatabaseAddresses, directUrlOf } from "./direct-url.ts";
import { isDatabaseAway } from "./database-away.ts";
import { lockDirectory } from "./directory-lock.ts";

/** A database that starts together with the server is given this long to come up. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 250;

type Opening = {
  /** Whether to notice when the database goes away, as a server must. */
  readonly watched?: boolean;
  /** Ends the waiting for a database that is not there yet. */
  readonly signal?: AbortSignal;
  /** Told of each statement once it is over. */
  readonly log?: QueryLog | undefined;
};

/** Opens the database of the environment: the PostgreSQL it names, or the embedded one, locked for this process. */
export async function openProductDatabase(
  environment: DatabaseAddresses & Pick<Environment, "DATA_DIR">,
  opening: Opening = {},
): Promise<DatabaseHandle> {
  const database = await openDatabaseOf(environment, opening);
  await closeAllToOthers(environment.DATA_DIR);
  return database;
}

async function openDatabaseOf(
  environment: DatabaseAddresses & Pick<Environment, "DATA_DIR">,
  opening: Opening,
): Promise<DatabaseHandle> {
  const { DATABASE_URL: url, DATA_DIR: directory } = environment;
  const directUrl = directUrlOf(environment);
  if (url === undefined || directUrl === undefined) return openLocked(directory, opening.log);
  // Commands are one long piece of work each, which no pooler should have to do with.
  const direct = { url: directUrl, variable: directUrl === url ? "DATABASE_URL" : "DATABASE_DIRECT_URL" };
  if (!opening.watched) return openReachable(direct, opening);
  if (directUrl !== url) await (await openReachable(direct, opening)).close();
  return openReachable({ url, directUrl, watched: true, variable: "DATABASE_URL" }, opening);
}

async function openLocked(directory: string, log?: QueryLog): Promise<DatabaseHandle> {
  const lock = await lockDirectory(directory).catch(refuseDirectory(directory));
  try {
    const folder = path.join(directory, "database");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await closeToOthers(folder);
    const database = await openDatabase({ directory: folder }, log).catch(refuseDamaged(folder));
    await sql`select 1`.execute(database.db).catch(refuseDamaged(folder));
    return {
      ...database,
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function refuseDirectory(directory: string) {
  return (error: unknown): never => {
    const code = errorCode(error);
    if (code === undefined) throw error;
    throw new CannotStart(
      `DATA_DIR ${directory} cannot be written to (${code}). Set it to a folder that can.`,
    );
  };
}

function refuseDamaged(folder: string) {
  return (error: unknown): never => {
    const reason = error instanceof Error ? error.message.split(". Build with")[0] : String(error);
    throw new CannotStart(
      `The embedded database in ${folder} cannot be opened: it is damaged, its disk is full, or it is another ` +
        `program's (${reason}). Restore a backup into an empty DATA_DIR: npm run restore -- FILE`,
    );
  };
}

async function openReachable(
  { variable, ...place }: { url: string; directUrl?: string; watched?: boolean; variable: string },
  { signal, log }: Opening,
): Promise<DatabaseHandle> {
  const database = await openDatabase(place, log);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await sql`select 1`.execute(database.db);
      return database;
    } catch (error) {
      if (isDatabaseAway(error) && Date.now() < deadline && !signal?.aborted) {
        await wait(PAUSE_MS);
        continue;
      }
      await database.close();
      throw new CannotStart(unreachable(variable, { url: place.url, error }));
    }
  }
}

/** Names the server without its password. */
export function unreachable(variable: string, { url, error }: { url: string; error: unknown }): string {
  const { host, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message || errorCode(error) : String(error);
  return `The database ${pathname.slice(1)} at ${host || "localhost"} of ${variable} cannot be used: ${reason}.`;
}
