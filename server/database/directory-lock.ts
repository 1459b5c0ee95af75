import { readFileSync, readlinkSync, rmSync } from "node:fs";
import { link, mkdir, open, readFile, rm, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "../process/error-code.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { closeToOthers } from "./close-to-others.ts";
import { isGone, processIdentity } from "./other-process.ts";

/** The holder of a directory: written into the lock file so that a second process can name the first. */
type Holder = {
  readonly pid: number;
  readonly host: string;
  /** The container a pid counts in: two of them may have one name, and both a process 1. */
  readonly container?: string | null;
  /** Tells a process from a later one that was given the same pid. */
  readonly identity: string | null;
  /** The holder touches its lock while it lives. */
  readonly beats?: boolean;
  readonly since: string;
};

export type DirectoryLock = { release(): Promise<void> };

/** How long a lock may stay untouched, and how long it is watched for that; tests use shorter times. */
export type LockTimes = {
  readonly heartbeatMs: number;
  readonly staleMs: number;
  readonly watchMs: number;
  readonly graceMs: number;
};

const LOCK_FILE = "in-use.lock";
const TAKEOVER_FILE = "in-use.takeover";
/** A takeover is a matter of milliseconds; an older one was cut short. */
const TAKEOVER_LIFE_MS = 5_000;
const TRIES = 100;
const PAUSE_MS = 20;
const TIMES: LockTimes = { heartbeatMs: 10_000, staleMs: 60_000, watchMs: 15_000, graceMs: 1_000 };

/** The directories that this process holds. */
const held = new Map<string, string>();
// A process that exits without stopping in order removes its lock too.
process.on("exit", () => {
  for (const [file, content] of held) removeOwnNow(file, content);
});

/**
 * Takes a directory for this process alone. The embedded database has no lock of its own, and two processes in one
 * directory lose each other's rows unnoticed. The lock of a process that has died is taken over.
 */
export async function lockDirectory(directory: string, times: LockTimes = TIMES): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await closeToOthers(directory);
  const file = path.join(directory, LOCK_FILE);
  const content = JSON.stringify(thisProcess());
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await createWhole(file, content)) return keep(file, content, times);
    const found = await readFile(file, "utf8").catch(() => null);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder && (await isAlive(file, holder, times))) throw new CannotStart(inUse(directory, holder));
    await removeStale(directory, found);
  }
  throw new CannotStart(`${directory} could not be locked: ${LOCK_FILE} in it comes and goes.`);
}

/** Touches the lock while it is held, so that another machine can tell it from one that was left behind. */
function keep(file: string, content: string, { heartbeatMs }: LockTimes): DirectoryLock {
  held.set(file, content);
  const heartbeat = setInterval(() => void touch(file, content), heartbeatMs);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      held.delete(file);
      await releaseOwn(file, content);
    },
  };
}

/** A machine that slept too long may find another one using the directory; writing on would ruin the data of both. */
async function touch(file: string, content: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  const found = await readFile(file, "utf8").catch(() => null);
  if (found === null || found === content || !held.has(file)) return;
  process.stderr.write(`Another process has taken over ${path.dirname(file)}; this one ends at once.\n`);
  process.exit(1);
}

function inUse(directory: string, { pid, host, since, beats }: Holder): string {
  const place = `The data in ${directory} is in use by process ${pid}`;
  if (host === hostname()) {
    return `${place} since ${since}. Stop that process first, or set DATA_DIR to another folder.`;
  }
  const dead = beats
    ? "If that machine has died, try again in a minute: its lock has lapsed by then."
    : `If that machine no longer runs, delete ${path.join(directory, LOCK_FILE)}.`;
  return `${place} of the machine ${host} since ${since}. Stop that process first. ${dead}`;
}

/** Creates the file with all its content or not at all: a link either appears whole or fails. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
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

function removeOwnNow(file: string, content: string): void {
  try {
    if (readFileSync(file, "utf8") === content) rmSync(file, { force: true });
  } catch {
    // It is gone already.
  }
}

function thisProcess(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    container: ownContainer(),
    identity: processIdentity(process.pid),
    beats: true,
    since: new Date().toISOString(),
  };
}

function ownContainer(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Partial<Holder>;
    return typeof holder.pid === "number" && typeof holder.host === "string" ? (holder as Holder) : null;
  } catch {
    return null;
  }
}

/** On this machine a holder can be looked up; of one elsewhere only its touching the lock tells that it lives. */
async function isAlive(file: string, holder: Holder, times: LockTimes): Promise<boolean> {
  if (isElsewhere(holder)) return holder.beats ? isStillTouched(file, times) : true;
  if (holder.pid === process.pid) return held.has(file);
  // A process that was just killed exists until its memory is freed.
  for (const deadline = Date.now() + times.graceMs; ; await wait(PAUSE_MS * 5)) {
    if (isGone(holder.pid, holder.identity)) return false;
    if (Date.now() >= deadline) return true;
  }
}

function isElsewhere({ host, container }: Holder): boolean {
  return host !== hostname() || (typeof container === "string" && container !== ownContainer());
}

/** Old by the clock and untouched while it is watched: clocks of two machines may differ. */
async function isStillTouched(file: string, { staleMs, watchMs }: LockTimes): Promise<boolean> {
  const touchedAt = async () => (await stat(file).catch(() => null))?.mtimeMs ?? null;
  const before = await touchedAt();
  if (before === null) return false;
  if (Date.now() - before <= staleMs) return true;
  await wait(watchMs);
  return (await touchedAt()) !== before;
}
