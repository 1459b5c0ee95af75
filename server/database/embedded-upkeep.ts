import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { Scheduler } from "../jobs/scheduler.ts";
import { openBackupDoor } from "./backup/backup-door.ts";
import type { Db } from "./connect.ts";

const HOUR_MS = 60 * 60_000;

type Upkeep = { db: Db; dataDirectory: string; log: FastifyBaseLogger; vacuumEveryMs?: number };

/**
 * What a PostgreSQL does by itself or lets others do, done for the embedded database by its server: space of changed
 * rows is given back, and backups are written while it runs.
 */
export async function startEmbeddedUpkeep(upkeep: Upkeep): Promise<{ stop(): Promise<void> }> {
  const { db, dataDirectory, log, vacuumEveryMs = HOUR_MS } = upkeep;
  const closeDoor = await openBackupDoor(db, dataDirectory);
  const scheduler = new Scheduler([{ name: "vacuum", everyMs: vacuumEveryMs, run: () => vacuum(db) }], log);
  scheduler.start();
  return {
    async stop() {
      await scheduler.stop();
      await closeDoor();
    },
  };
}

/** Gives back the space of dead rows and counts anew what the planner goes by. */
async function vacuum(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}
