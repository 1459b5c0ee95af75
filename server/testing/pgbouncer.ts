import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

const PROGRAM = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"]
  .map((folder) => path.join(folder, "pgbouncer"))
  .find((file) => existsSync(file));
/** It refuses to run as root. */
const NOBODY = 65_534;
const OWNER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const START_TIMEOUT_MS = 10_000;

export const HAS_PGBOUNCER = PROGRAM !== undefined;

/** A PgBouncer in transaction mode that belongs to a test: it may be filled, killed and started again. */
export class PgBouncer {
  readonly #folder: string;
  readonly #database: URL;
  readonly #port: number;
  #process: ChildProcess | null = null;

  private constructor(folder: string, database: URL, port: number) {
    this.#folder = folder;
    this.#database = database;
    this.#port = port;
  }

  /** Before the PostgreSQL of an address, with so many connections to it. */
  static async before(address: string, connections: number): Promise<PgBouncer> {
    const database = new URL(address);
    const folder = await mkdtemp(path.join(tmpdir(), "trupial-pgbouncer-"));
    await chmod(folder, 0o755);
    const bouncer = new PgBouncer(folder, database, await freePort());
    const users = `"${database.username || "postgres"}" "${decodeURIComponent(database.password)}"\n`;
    await writeFile(path.join(folder, "users.txt"), users);
    await writeFile(path.join(folder, "pgbouncer.ini"), bouncer.#settings(connections));
    await bouncer.start();
    return bouncer;
  }

  /** The same database, through the pooler. */
  get url(): string {
    const url = new URL(this.#database);
    url.host = `127.0.0.1:${this.#port}`;
    url.search = "";
    return url.href;
  }

  async start(): Promise<void> {
    this.#process = spawn(PROGRAM ?? "", ["-q", path.join(this.#folder, "pgbouncer.ini")], {
      ...OWNER,
      stdio: "ignore",
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const client = new Client({ connectionString: this.url });
      client.on("error", () => undefined);
      try {
        await client.connect();
        return await client.end();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await wait(20);
      }
    }
  }

  /** Stops it without a word to those who are connected, as a machine that loses power. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  freeze(): void {
    this.#process?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#process?.kill("SIGCONT");
  }

  async close(): Promise<void> {
    this.thaw();
    await this.#end("SIGKILL");
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const over = once(running, "exit");
    running.kill(signal);
    await over;
  }

  #settings(connections: number): string {
    const { hostname, port } = this.#database;
    return [
      "[databases]",
      `* = host=${hostname} port=${port || 5432}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${this.#port}`,
      "unix_socket_dir =",
      "auth_type = trust",
      `auth_file = ${path.join(this.#folder, "users.txt")}`,
      "pool_mode = transaction",
      `default_pool_size = ${connections}`,
      "",
    ].join("\n");
  }
}
