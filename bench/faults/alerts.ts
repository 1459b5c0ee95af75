import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SECOND_MS } from "../../domain/time-units.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { until } from "./company.ts";
import { type Finding, holds } from "./fault.ts";
import { watchedServers } from "./watched-servers.ts";

const RULES = path.resolve(import.meta.dirname, "../../packaging/alerts.yml");
const LOOK_EVERY_MS = SECOND_MS / 2;
/** They ring wherever a company has no backups yet, as each of these has. */
const ALWAYS = /^TrupialBackup/;

/**
 * A Prometheus with the rules that are shipped, which watches the servers of one fault. An alert waits one second for its cause to last
 * instead of the minutes it is shipped with; nothing else of it is changed.
 */
export class Alerts {
  readonly #rung = new Set<string>();
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly #looking: NodeJS.Timeout;
  readonly #url: string;
  #told = "";

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#url = `http://127.0.0.1:${port}`;
    this.#process = spawn(
      "prometheus",
      [
        `--config.file=${path.join(folder, "prometheus.json")}`,
        `--storage.tsdb.path=${path.join(folder, "data")}`,
        `--web.listen-address=127.0.0.1:${port}`,
        "--log.level=error",
      ],
      { stdio: "ignore" },
    );
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY_MS);
  }

  /** Null where this machine has no Prometheus. */
  static async open(): Promise<Alerts | null> {
    if (spawnSync("prometheus", ["--version"]).error) return null;
    const folder = mkdtempSync(path.join(tmpdir(), "trupial-alerts-"));
    const rules = path.join(folder, "alerts.yml");
    writeFileSync(rules, readFileSync(RULES, "utf8").replaceAll(/^( +for:) .*$/gm, "$1 1s"));
    const found = { files: [path.join(folder, "servers.json")], refresh_interval: "1s" };
    const settings = {
      global: { scrape_interval: "1s", evaluation_interval: "1s", scrape_timeout: "1s" },
      rule_files: [rules],
      scrape_configs: [{ job_name: "trupial", file_sd_configs: [found] }],
    };
    writeFileSync(path.join(folder, "servers.json"), "[]");
    writeFileSync(path.join(folder, "prometheus.json"), JSON.stringify(settings));
    const alerts = new Alerts(folder, await freePort());
    await until(async () => (await alerts.#firing()) !== null, "Prometheus");
    return alerts;
  }

  /** Whether those rang that should have, and which others did. */
  rang(expected: readonly string[]): Finding {
    const others = [...this.#rung].filter((name) => !expected.includes(name) && !ALWAYS.test(name));
    const missing = expected.filter((name) => !this.#rung.has(name));
    const heard = expected.filter((name) => this.#rung.has(name)).join(", ");
    const found = `${heard === "" ? "none" : heard}${others.length > 0 ? `; also ${others.join(", ")}` : ""}`;
    return holds(
      `alerts: ${expected.join(", ") || "none is meant to ring"}`,
      missing.length > 0 ? `${found}; not ${missing.join(", ")}` : found,
      missing.length === 0,
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    this.#process.kill();
    if (this.#process.exitCode === null) await once(this.#process, "exit");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #look(): Promise<void> {
    this.#tell();
    for (const name of (await this.#firing()) ?? []) this.#rung.add(name);
  }

  /** Tells Prometheus which servers there are by now. */
  #tell(): void {
    const servers = watchedServers();
    const told = JSON.stringify(
      servers.map(({ instance, address }) => ({ targets: [address], labels: { instance } })),
    );
    // With nobody to watch yet it would ring for that alone.
    if (servers.length === 0 || told === this.#told) return;
    this.#told = told;
    const file = path.join(this.#folder, "servers.json");
    writeFileSync(`${file}.new`, told);
    renameSync(`${file}.new`, file);
  }

  async #firing(): Promise<string[] | null> {
    const answer = await fetch(`${this.#url}/api/v1/alerts`).catch(() => null);
    if (answer?.status !== 200) return null;
    type Told = { data: { alerts: { state: string; labels: { alertname: string } }[] } };
    const { data } = (await answer.json()) as Told;
    return data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
  }
}
