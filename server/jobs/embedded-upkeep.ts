import type { FastifyBaseLogger } from "fastify";
import { HOUR_MS } from "../../domain/time-units.ts";
import { type ListenerTasks, openBackupListener } from "../database/backup/backup-listener.ts";
import { vacuum } from "../database/vacuum.ts";
import { Scheduler } from "./scheduler.ts";

type Upkeep = ListenerTasks & { dataDirectory: string; log: FastifyBaseLogger; vacuumEveryMs?: number };

/**
 * Work that a PostgreSQL does by itself or lets others do, done for the embedded database by its server: space of changed
 * rows is given back, and backups are written while it runs.
 */
export async function startEmbeddedUpkeep(upkeep: Upkeep): Promise<{ stop(): Promise<void> }> {
  const { dataDirectory, log, vacuumEveryMs = HOUR_MS, ...tasks } = upkeep;
  const { db } = tasks;
  const closeListener = await openBackupListener(tasks, dataDirectory);
  const scheduler = new Scheduler([{ name: "vacuum", everyMs: vacuumEveryMs, run: () => vacuum(db) }], log);
  scheduler.start();
  return {
    async stop() {
      await scheduler.stop();
      await closeListener();
    },
  };
}
