import { statfs, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "../process/error-code.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { writeProbe } from "../database/write-probe.ts";

/** The database writes its journal in pieces of 16 MB: with less than two of them left it stands before the wall. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
const PROBE_FILE = "disk-probe";
const PROBE_BYTES = 64 * 1024;
const LOOK_EVERY_MS = 1_000;

type Watched = {
  database: Pick<DatabaseHandle, "db" | "diskTrouble">;
  /** Where the embedded database lives; null where another machine has the database. */
  directory: string | null;
};

/** Says whether the database's disk is full, and when it is so no more. */
export class DiskWatch {
  readonly #watched: Watched;
  #last: Promise<boolean> | null = null;
  #lastAt = 0;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  isFull(): Promise<boolean> {
    const now = performance.now();
    if (this.#last === null || now - this.#lastAt > LOOK_EVERY_MS) {
      this.#lastAt = now;
      this.#last = this.#look();
    }
    return this.#last;
  }

  async #look(): Promise<boolean> {
    const { database, directory } = this.#watched;
    if (directory !== null && (await isFolderFull(directory))) return true;
    if (!database.diskTrouble.seen) return false;
    if (await canWrite(database.db)) database.diskTrouble.seen = false;
    return database.diskTrouble.seen;
  }
}

async function isFolderFull(directory: string): Promise<boolean> {
  const probe = path.join(directory, PROBE_FILE);
  try {
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < LEAST_FREE_BYTES) return true;
    // There may be room that is not ours: a quota shows in writing only.
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { flush: true });
    await unlink(probe);
    return false;
  } catch (error) {
    const code = errorCode(error);
    return code === "ENOSPC" || code === "EDQUOT";
  }
}

async function canWrite(db: DatabaseHandle["db"]): Promise<boolean> {
  try {
    await db.transaction().execute(writeProbe);
    return true;
  } catch {
    return false;
  }
}
