import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { CannotStart } from "../cannot-start.ts";
import type { Environment } from "../environment.ts";
import { type DatabaseHandle, openDatabase } from "./connect.ts";
import { isDatabaseAway } from "./database-away.ts";
import { lockDirectory } from "./directory-lock.ts";

/** A database that starts together with the server is given this long to come up. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 250;

/** Opens the database of the environment: the PostgreSQL it names, or the embedded one, locked for this process. A server watches. */
export async function openProductDatabase(
  environment: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
  { watched }: { watched: boolean } = { watched: false },
): Promise<DatabaseHandle> {
  const { DATABASE_URL: url, DATA_DIR: directory } = environment;
  return url === undefined ? openLocked(directory) : openReachable(url, watched);
}

async function openLocked(directory: string): Promise<DatabaseHandle> {
  const lock = await lockDirectory(directory).catch(refuseDirectory(directory));
  try {
    const database = await openDatabase({ directory: path.join(directory, "database") });
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
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    throw new CannotStart(
      `DATA_DIR ${directory} cannot be written to (${code}). Set it to a folder that can.`,
    );
  };
}

async function openReachable(url: string, watched: boolean): Promise<DatabaseHandle> {
  const database = await openDatabase({ url, watched });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await sql`select 1`.execute(database.db);
      return database;
    } catch (error) {
      if (isDatabaseAway(error) && Date.now() < deadline) {
        await wait(PAUSE_MS);
        continue;
      }
      await database.close();
      throw new CannotStart(unreachable(url, error));
    }
  }
}

/** Names the server without its password. */
function unreachable(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const reason =
    error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
  return `The database ${pathname.slice(1)} at ${host || "localhost"} of DATABASE_URL cannot be used: ${reason}.`;
}
