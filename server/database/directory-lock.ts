import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { link, mkdir, open, readFile, rm, stat, unlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CannotStart } from "../cannot-start.ts";

/** Who holds a directory: written into the lock file so that a second process can name the first. */
type Holder = {
  readonly pid: number;
  readonly host: string;
  /** Tells a process from a later one that was given the same pid. */
  readonly identity: string | null;
  readonly since: string;
};

export type DirectoryLock = { release(): Promise<void> };

const LOCK_FILE = "in-use.lock";
const TAKEOVER_FILE = "in-use.takeover";
/** A takeover is a matter of milliseconds; an older one was cut short. */
const TAKEOVER_LIFE_MS = 5_000;
const TRIES = 100;
const PAUSE_MS = 20;

/**
 * Takes a directory for this process alone. The embedded database has no lock of its own, and two processes in one
 * directory lose each other's rows without a word. The lock of a process that has died is taken over.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, LOCK_FILE);
  const content = JSON.stringify(thisProcess());
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await createWhole(file, content)) return { release: () => releaseOwn(file, content) };
    const held = await readFile(file, "utf8").catch(() => null);
    if (held === null) continue;
    const holder = parseHolder(held);
    if (holder && isAlive(holder)) throw new CannotStart(inUse(directory, holder));
    await removeStale(directory, held);
  }
  throw new CannotStart(`${directory} could not be locked: ${LOCK_FILE} in it comes and goes.`);
}

function inUse(directory: string, { pid, host, since }: Holder): string {
  if (host === hostname()) {
    return (
      `The data in ${directory} is in use by process ${pid} since ${since}. ` +
      "Stop that process first, or set DATA_DIR to another folder."
    );
  }
  return (
    `The data in ${directory} is in use by process ${pid} of the machine ${host} since ${since}. ` +
    `Stop that process first. If that machine no longer runs, delete ${path.join(directory, LOCK_FILE)}.`
  );
}

/** Creates the file with all its content or not at all: a link either appears whole or fails. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes a dead process's lock. Only one process at a time may do so, or one would remove another's new lock. */
async function removeStale(directory: string, stale: string): Promise<void> {
  const takeover = path.join(directory, TAKEOVER_FILE);
  const mine = await open(takeover, "wx").catch(() => null);
  if (!mine) {
    const age = await stat(takeover).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > TAKEOVER_LIFE_MS) await rm(takeover, { force: true });
    await wait(PAUSE_MS);
    return;
  }
  try {
    const file = path.join(directory, LOCK_FILE);
    if ((await readFile(file, "utf8").catch(() => null)) === stale) await unlink(file);
  } finally {
    await mine.close();
    await rm(takeover, { force: true });
  }
}

async function releaseOwn(file: string, content: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => null)) === content) await rm(file, { force: true });
}

function thisProcess(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    identity: processIdentity(process.pid),
    since: new Date().toISOString(),
  };
}

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Partial<Holder>;
    return typeof holder.pid === "number" && typeof holder.host === "string" ? (holder as Holder) : null;
  } catch {
    return null;
  }
}

/** On this machine a holder can be looked up. On another it cannot, and is believed. */
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return holder.identity === null || holder.identity === processIdentity(holder.pid);
}

/** When a process was started, as its system tells it; null where it does not. */
function processIdentity(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return `${boot} ${fields[19]}`;
  } catch {
    return startedAtByPs(pid);
  }
}

function startedAtByPs(pid: number): string | null {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}
