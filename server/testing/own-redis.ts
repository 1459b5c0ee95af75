import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import { freePort } from "./free-port.ts";
import { LeftOut } from "./left-out.ts";

const START_TIMEOUT_MS = 10_000;
const PROGRAMS = ["valkey-server", "redis-server"];

/** A Valkey or Redis of a run's own, which may be killed, frozen and slowed. */
export class OwnRedis {
  readonly #port: number;
  #server: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
  }

  static async create(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    await redis.#start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Makes it trouble until the answer is called; a slow one sleeps for `slowMs` of each second. */
  async trouble(how: "kill" | "freeze" | "slow", slowMs: number): Promise<() => Promise<void>> {
    if (how === "kill") {
      await this.remove();
      return () => this.#start();
    }
    if (how === "freeze") {
      this.#server?.kill("SIGSTOP");
      return async () => void this.#server?.kill("SIGCONT");
    }
    const slowing = { over: false };
    const sleeping = this.#sleepAgain(slowing, slowMs);
    return async () => {
      slowing.over = true;
      await sleeping;
    };
  }

  async remove(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    await gone;
  }

  async #start(): Promise<void> {
    for (const program of PROGRAMS) {
      const settings = ["--save", "", "--appendonly", "no", "--enable-debug-command", "local"];
      const server = spawn(program, ["--port", String(this.#port), "--bind", "127.0.0.1", ...settings], {
        stdio: "ignore",
      });
      const started = await once(server, "spawn").then(
        () => true,
        () => false,
      );
      if (!started) continue;
      this.#server = server;
      return this.#answers();
    }
    throw new LeftOut(`there is no ${PROGRAMS.join(" or ")} here`);
  }

  async #answers(): Promise<void> {
    const end = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < end) {
      if (await this.#say(["PING"])) return;
      await wait(50);
    }
    throw new Error("the Redis of this run did not start");
  }

  async #sleepAgain(slowing: { readonly over: boolean }, ms: number): Promise<void> {
    while (!slowing.over) {
      await this.#say(["DEBUG", "SLEEP", String(ms / 1_000)]);
      await wait(1_000 - ms);
    }
  }

  async #say(command: string[]): Promise<boolean> {
    const client = createClient({ url: this.url, socket: { reconnectStrategy: false } });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.sendCommand(command);
      return true;
    } catch {
      return false;
    } finally {
      if (client.isOpen) client.destroy();
    }
  }
}
