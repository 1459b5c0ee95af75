import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { SECOND_MS } from "../../domain/time-units.ts";
import { CannotStart } from "../process/cannot-start.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { errorCode } from "../process/error-code.ts";
import { cutOffBackups, listOldBackups, noteRemoved, updateRunningBackup } from "./backups.queries.ts";
import type { BackupTask, BackupWork, MakeBackup } from "./make-backup.ts";

/** So many of the newest files stay. */
export const KEPT = 10;
const HEARTBEAT_MS = 5 * SECOND_MS;
/** Nothing heard for so long: the server that made it has ended. */
export const SILENCE_MS = 30 * SECOND_MS;
/** How much of what a failed process said is kept. */
const LONGEST_FAILURE = 500;

export type BackupSettings = {
  /** Where the files are written. */
  readonly folder: string;
  /** The name of this server, beside a file that lies on its disk. */
  readonly server: string;
  readonly make: MakeBackup;
};

type Context = BackupSettings & { db: Db; clock: Clock; log: FastifyBaseLogger };

type Current = { work: BackupWork | null; ended: Promise<void> };

/** The work of this server on backups: one at a time, noted in the database as it goes on. */
export class BackupRuns {
  readonly #context: Context;
  readonly #current = new Set<Current>();
  #stopping = false;

  constructor(context: Context) {
    this.#context = context;
  }

  /**
   * A backup that an embedded database holds as running was begun by a server that has ended: nobody else can open it.
   */
  async cutOffAll(): Promise<void> {
    await cutOffBackups(this.#context.db, null);
  }

  /** Begins on a backup that is noted as running. */
  begin(id: number, task: BackupTask): void {
    const current: Current = { work: null, ended: Promise.resolve() };
    const beat = setInterval(() => void this.#beat(id, task.file), HEARTBEAT_MS);
    current.ended = this.#run(id, task, current).finally(() => {
      clearInterval(beat);
      this.#current.delete(current);
    });
    this.#current.add(current);
  }

  /** Gives up what is under way, and says so. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const { work } of this.#current) work?.stop();
    await Promise.all([...this.#current].map(({ ended }) => ended));
  }

  async #run(id: number, task: BackupTask, current: Current): Promise<void> {
    const { clock, log, make } = this.#context;
    try {
      await this.#prepareFolder(task);
      if (this.#stopping) throw new Error("the server stops");
      const work = make(task, (news) => {
        if ("tables" in news) this.#note(id, { table_count: news.tables });
        else this.#note(id, { row_count: news.rows, written_at: clock.now(), step: "verifying" });
      });
      current.work = work;
      await work.done;
      await this.#noted;
      const bytes = await sizeOf(task.file);
      await this.#write(id, { state: "done", bytes, verified_at: clock.now() });
      await this.#removeOld();
    } catch (error) {
      await this.#noted;
      if (this.#stopping) return this.#write(id, { state: "cut_off" });
      log.warn({ err: error, backup: id }, "a backup failed");
      await this.#write(id, { state: "failed", failure: reasonOf(error), bytes: await sizeOf(task.file) });
    }
  }

  #noted: Promise<void> = Promise.resolve();

  /** The steps are told one after another, and so they are noted. */
  #note(id: number, changes: Parameters<typeof updateRunningBackup>[2]): void {
    this.#noted = this.#noted.then(() => this.#write(id, changes));
  }

  async #beat(id: number, file: string): Promise<void> {
    const bytes = (await sizeOf(`${file}.partial`)) ?? (await sizeOf(file));
    await this.#write(id, bytes === null ? {} : { bytes });
  }

  async #write(id: number, changes: Parameters<typeof updateRunningBackup>[2]): Promise<void> {
    const { db, clock, log } = this.#context;
    try {
      await updateRunningBackup(db, id, { ...changes, seen_at: clock.now() });
    } catch (error) {
      // The database may be away; without a word it counts as cut off.
      log.warn({ err: error, backup: id }, "the state of a backup could not be noted");
    }
  }

  /** Makes the folder, and takes away what backups that were cut off have left half written in it. */
  async #prepareFolder({ step }: BackupTask): Promise<void> {
    const { folder } = this.#context;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const left = (await readdir(folder)).filter(
        (name) => name.startsWith("trupial-") && name.endsWith(".partial"),
      );
      if (step === "writing")
        for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true });
    } catch (error) {
      const code = errorCode(error);
      if (code === undefined) throw error;
      throw new CannotStart(`The folder ${folder} cannot be written to (${code}).`);
    }
  }

  async #removeOld(): Promise<void> {
    const { db, clock, folder, server } = this.#context;
    const old = await listOldBackups(db, { server, kept: KEPT });
    if (old.length === 0) return;
    for (const { file } of old) await rm(path.join(folder, file), { force: true });
    await noteRemoved(db, { ids: old.map(({ id }) => id), at: clock.now() });
  }
}

async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null;
}

/** A sentence for who started it; what nobody foresaw is in the log. */
function reasonOf(error: unknown): string | null {
  return error instanceof CannotStart ? error.message.slice(0, LONGEST_FAILURE) : null;
}
