import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port.ts";
import { LeftOut } from "./left-out.ts";

const HOMES = "/usr/lib/postgresql";
const START_TIMEOUT_MS = 60_000;

/** A PostgreSQL that belongs to this run: it may be stopped, frozen and killed. */
export class Cluster {
  readonly #home: Home;
  readonly #port: number;
  readonly #settings: readonly string[];
  #postmaster: ChildProcess | null = null;
  #databases = 0;

  private constructor(home: Home, port: number, settings: readonly string[] = []) {
    this.#home = home;
    this.#port = port;
    this.#settings = settings;
  }

  /** What is missing here to start one; null where nothing is. */
  static lacks(): string | null {
    try {
      programs();
      unprivileged();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Settings are given as PostgreSQL takes them, `name=value`. */
  static async create(settings: readonly string[] = []): Promise<Cluster> {
    const home = makeHome();
    fill(home, "initdb", ["-U", "postgres", "-A", "trust", "--no-sync"]);
    const cluster = new Cluster(home, await freePort(), settings);
    await cluster.start();
    return cluster;
  }

  /** One that keeps its whole log beside it, from which a copy of its files can be brought to any moment. */
  static async createArchiving(): Promise<Cluster> {
    const home = makeHome();
    fill(home, "initdb", ["-U", "postgres", "-A", "trust", "--no-sync"]);
    ownFile(home, archiveOf(home), (folder) => mkdirSync(folder));
    const settings = ["archive_mode=on", `archive_command=cp %p ${archiveOf(home)}/%f`];
    const cluster = new Cluster(home, await freePort(), settings);
    await cluster.start();
    return cluster;
  }

  /** Copies its files; what is returned brings the copy up to a moment, by the log that is kept, as a cluster of its own. */
  async baseBackup(): Promise<(moment: string) => Promise<Cluster>> {
    const home = makeHome();
    fill(home, "pg_basebackup", ["-d", this.url("postgres"), "-c", "fast", "--no-sync"]);
    return async (moment) => {
      const signal = path.join(home.folder, "data", "recovery.signal");
      ownFile(home, signal, (file) => writeFileSync(file, ""));
      const recovered = new Cluster(home, await freePort(), [
        `restore_command=cp ${archiveOf(this.#home)}/%f %p`,
        `recovery_target_time=${moment}`,
        "recovery_target_action=promote",
      ]);
      await recovered.start();
      const isOnItsWay = "select pg_is_in_recovery() as is";
      while ((await recovered.query("postgres", isOnItsWay))[0]?.["is"] === true) await wait(20);
      return recovered;
    };
  }

  /** Waits until everything that was committed so far is in the log that it keeps. */
  async archiveAll(): Promise<void> {
    const [switched] = await this.query("postgres", "select pg_walfile_name(pg_switch_wal()) as file");
    const isKept = "select last_archived_wal >= $1 as is from pg_stat_archiver";
    while ((await this.query("postgres", isKept, [switched?.["file"]]))[0]?.["is"] !== true) await wait(20);
  }

  /** A replica of it, which follows it from now on. */
  async replicate(settings: readonly string[] = []): Promise<Cluster> {
    const home = makeHome();
    fill(home, "pg_basebackup", ["-d", this.url("postgres"), "-R", "-c", "fast", "--no-sync"]);
    const replica = new Cluster(home, await freePort(), settings);
    await replica.start();
    return replica;
  }

  /** A database nobody has used. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `trupial_${this.#databases}`;
    await this.query("postgres", `create database ${name}`);
    return this.url(name);
  }

  url(name: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${name}`;
  }

  async query(
    database: string,
    statement: string,
    values: unknown[] = [],
  ): Promise<Record<string, unknown>[]> {
    const connectionString = database.startsWith("postgres:") ? database : this.url(database);
    const client = new Client({ connectionString });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  async start(): Promise<void> {
    this.#postmaster = spawn(
      path.join(this.#home.bin, "postgres"),
      [
        "-D",
        path.join(this.#home.folder, "data"),
        "-p",
        String(this.#port),
        "-k",
        this.#home.folder,
        "-h",
        "127.0.0.1",
        ...this.#settings.flatMap((setting) => ["-c", setting]),
      ],
      { ...this.#home.owner, cwd: this.#home.folder, stdio: "ignore" },
    );
    const until = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < until) {
      if (await this.query("postgres", "select 1").catch(() => null)) return;
      await wait(20);
    }
    throw new Error("the PostgreSQL of this run did not start");
  }

  /** Ends it: with SIGQUIT it stops at once without a checkpoint, with SIGKILL it cannot react at all. */
  async stop(signal: "SIGQUIT" | "SIGKILL" | "SIGINT"): Promise<void> {
    const postmaster = this.#postmaster;
    if (postmaster === null) return;
    const gone =
      postmaster.exitCode === null && postmaster.signalCode === null ? once(postmaster, "exit") : null;
    if (signal === "SIGKILL") this.#signalAll("SIGKILL");
    else postmaster.kill(signal);
    await gone;
    this.#postmaster = null;
  }

  /** Pauses all its processes: connections stay open, and nothing answers. */
  freeze(): void {
    this.#signalAll("SIGSTOP");
  }

  thaw(): void {
    this.#signalAll("SIGCONT");
  }

  async remove(): Promise<void> {
    await this.stop("SIGQUIT");
    rmSync(this.#home.folder, { recursive: true, force: true });
  }

  #signalAll(signal: NodeJS.Signals): void {
    const postmaster = this.#postmaster?.pid;
    if (postmaster === undefined) return;
    for (const pid of [postmaster, ...childrenOf(postmaster)]) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has already ended.
      }
    }
  }
}

/** Makes a file or folder that the cluster's own user may use. */
function ownFile({ owner }: Home, name: string, make: (name: string) => unknown): void {
  make(name);
  if (owner.uid !== undefined) chownSync(name, owner.uid, owner.gid ?? owner.uid);
}

function archiveOf({ folder }: Home): string {
  return path.join(folder, "archive");
}

type Home = { bin: string; folder: string; owner: { uid?: number; gid?: number } };

/** A folder of the one who may run a PostgreSQL. */
function makeHome(): Home {
  const bin = programs();
  const owner = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), "trupial-cluster-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  return { bin, folder, owner };
}

function fill({ bin, folder, owner }: Home, program: string, settings: readonly string[]): void {
  const made = spawnSync(path.join(bin, program), ["-D", path.join(folder, "data"), ...settings], {
    ...owner,
    cwd: folder,
    encoding: "utf8",
  });
  if (made.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new LeftOut(`${program} does not work here: ${made.stderr.trim().slice(0, 200)}`);
}

/** The newest PostgreSQL of this machine. */
function programs(): string {
  const versions = existsSync(HOMES) ? readdirSync(HOMES).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => path.join(HOMES, version, "bin"))
    .find((bin) => existsSync(`${bin}/initdb`));
  if (found === undefined) throw new LeftOut("There is no PostgreSQL on this machine to start one of.");
  return found;
}

/** PostgreSQL does not run as root; then the user its package made does. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined) throw new LeftOut("PostgreSQL does not run as root, and there is no user postgres.");
  return { uid: Number(uid), gid: Number(gid) };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}
