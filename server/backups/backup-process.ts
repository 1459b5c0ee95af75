import { type ChildProcess, fork } from "node:child_process";
import { constants as system, hostname, setPriority, tmpdir } from "node:os";
import path from "node:path";
import { CannotStart } from "../process/cannot-start.ts";
import { backupNewsSchema } from "../database/backup/backup-news.ts";
import { onCopyOfEmbedded } from "../database/backup/copy-embedded.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { Environment } from "../environment/environment.ts";
import type { BackupSettings } from "./backup-runs.ts";
import type { MakeBackup } from "./make-backup.ts";

/** The command as the bundle in dist/server has it, or as its source. */
const COMMAND = import.meta.url.endsWith(".ts")
  ? {
      file: path.join(import.meta.dirname, "../commands/backup.ts"),
      execArgv: ["--liftoff-only", "--import", "tsx"],
    }
  : { file: path.join(import.meta.dirname, "backup.js"), execArgv: process.execArgv };
/** The end of what a command says when it fails, which is kept: a reason is a sentence there. */
const LONGEST_REASON = 2_000;

type Places = Pick<Environment, "BACKUP_DIR" | "DATA_DIR">;

/** Backups by the command in a process of its own, so that this one goes on answering. */
export function backupsOf(environment: Places, database: DatabaseHandle): BackupSettings {
  const folder = environment.BACKUP_DIR ?? path.join(environment.DATA_DIR, "backups");
  return { folder, server: hostname(), make: makeInProcess(environment, database) };
}

function makeInProcess({ DATA_DIR: data }: Places, { db, kind }: DatabaseHandle): MakeBackup {
  return ({ file, step }, tell) => {
    let child: ChildProcess | null = null;
    let isGivenUp = false;
    const run = async (dataDirectory: string) => {
      if (isGivenUp) throw new CannotStart("The backup was given up.");
      child = fork(COMMAND.file, [file, step === "writing" ? "--verify" : "--verify-only"], {
        execArgv: COMMAND.execArgv,
        stdio: ["ignore", "ignore", "pipe", "ipc"],
        // A PostgreSQL is found as this server has found it.
        ...(kind === "embedded" && { env: { DATA_DIR: dataDirectory, TMPDIR: tmpdir() } }),
      });
      await ended(child, tell);
    };
    const needsCopy = kind === "embedded" && step === "writing";
    return {
      done: needsCopy ? onCopyOfEmbedded(db, { data, copy: `${file}.copy.partial` }, run) : run(data),
      stop() {
        isGivenUp = true;
        child?.kill("SIGKILL");
      },
    };
  };
}

/** Passes on what a command tells, until it ends well. */
async function ended(child: ChildProcess, tell: Parameters<MakeBackup>[1]): Promise<void> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-LONGEST_REASON);
  });
  child.on("message", (message) => {
    const { data: news } = backupNewsSchema.safeParse(message);
    if (news) tell(news);
  });
  if (child.pid !== undefined) beNice(child.pid);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (code !== 0) throw new CannotStart(said.trim() || "The backup ended before it was done.");
}

/** Passengers go before a backup. */
function beNice(pid: number): void {
  try {
    setPriority(pid, system.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system has no such thing.
  }
}
