import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "../server/environment/environment.ts";
import { VARIABLES } from "../server/environment/variables.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const FOLDER = path.join(ROOT, "packaging");
const text = (name: string) => readFileSync(path.join(FOLDER, name), "utf8");

/** The part of a text that begins with a line and ends where another of the same depth begins. */
function blockOf(whole: string, name: string): string {
  const lines = whole.split("\n");
  const from = lines.findIndex((line) => line.trimStart().startsWith(`${name}:`));
  if (from < 0) throw new Error(`there is no ${name}`);
  const depth = indentOf(lines[from] ?? "");
  const rest = lines.slice(from + 1);
  const end = rest.findIndex((line) => line.trim() !== "" && indentOf(line) <= depth);
  return rest.slice(0, end < 0 ? rest.length : end).join("\n");
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** What the product is built of, by the name of the built file. */
function sourceOf(built: string): string {
  const name = path.basename(built, ".js");
  return path.join(ROOT, name === "main" ? "server/main.ts" : `server/commands/${name}.ts`);
}

const UNITS = readdirSync(FOLDER).filter((name) => name.endsWith(".service"));

const served = readFileSync(path.join(ROOT, "server/health/machine.routes.ts"), "utf8");

describe("the files to install with", () => {
  it.each(readdirSync(FOLDER))("%s starts what is built, and nothing else", (name) => {
    for (const [built] of text(name).matchAll(/dist\/server\/[\w-]+\.js/g)) {
      expect([built, existsSync(sourceOf(built))]).toEqual([built, true]);
    }
  });

  it("the image copies what is there, and runs as nobody in particular on the port that it opens", () => {
    const file = text("Containerfile");
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = ""]) =>
      from.split(" "),
    );
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((from) => !existsSync(path.join(ROOT, from)))).toEqual([]);
    const user = file.lastIndexOf("\nUSER node");
    expect(user).toBeGreaterThan(file.lastIndexOf("\nRUN "));
    const [, port = ""] = /^EXPOSE (\d+)$/m.exec(file) ?? [];
    expect(file).toContain(` PORT=${port} `);
    const [, asked = "", page = ""] = /fetch\('http:\/\/127\.0\.0\.1:(\d+)(\/\w+)'\)/.exec(file) ?? [];
    expect(asked).toBe(port);
    expect(served).toContain(`app.get("${page}"`);
    expect(Number(/node:(\d+)-/.exec(file)?.[1])).toBeGreaterThanOrEqual(22);
  });

  it("compose starts two servers that read-only files and a full set of variables are enough for", () => {
    const compose = text("compose.yaml");
    const server = blockOf(compose, "x-server");
    expect(server).toContain("read_only: true");
    expect(existsSync(path.join(FOLDER, "..", /dockerfile: (\S+)/.exec(server)?.[1] ?? ""))).toBe(true);
    const lines = [...blockOf(server, "environment").matchAll(/^\s+(\w+): (.+)$/gm)];
    const names = lines.map(([, name = ""]) => name);
    expect(names.filter((name) => !(name in VARIABLES))).toEqual([]);
    const given: Record<string, string> = { SECRET_KEY: "x".repeat(44), POSTGRES_PASSWORD: "abc" };
    for (const [, name = "", value = ""] of text("example.env").matchAll(/^(\w+)=(.+)$/gm))
      given[name] = value;
    const values = lines.map(([, name = "", value = ""]) => [
      name,
      value.replaceAll(/\$\{(\w+):[?-]\}/g, (_all, asked: string) => given[asked] ?? ""),
    ]);
    const image = Object.fromEntries(
      [...(/^ENV (.+)$/m.exec(text("Containerfile"))?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map(
        ([, name, value]) => [name, value],
      ),
    );
    const environment = readEnvironment({ ...image, ...Object.fromEntries(values) });
    expect(environment).toMatchObject({
      NODE_ENV: "production",
      HOST: "0.0.0.0",
      DATA_DIR: "/data",
      DEMO: false,
    });
    expect(server).toContain(`:${environment.DATA_DIR}"`);
    // What the example leaves out has a line to fill in, and nothing else does.
    const asked = new Set([...compose.matchAll(/\$\{(\w+):[?-]\}/g)].map(([, name]) => name));
    const offered = [...text("example.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...asked].toSorted()).toEqual(offered.toSorted());
    expect(environment.TRUSTED_PROXIES).toEqual([
      /ipv4_address: ([\d.]+)/.exec(blockOf(compose, "proxy"))?.[1],
    ]);
  });

  it("the proxies stand before every server, on its port, and leave the last one in", () => {
    const caddy = text("Caddyfile");
    const upstreams = (/reverse_proxy (.+) \{/.exec(caddy)?.[1] ?? "").split(" ");
    const servers = [...text("compose.yaml").matchAll(/^ {2}([\w-]+): \*server$/gm)].map(([, name]) => name);
    const [, port] = /^EXPOSE (\d+)$/m.exec(text("Containerfile")) ?? [];
    expect(servers).toHaveLength(2);
    expect(upstreams).toEqual(servers.map((name) => `${name}:${port}`));
    expect(caddy).not.toMatch(/health_uri|fail_duration/);
    const nginx = [...text("nginx.conf").matchAll(/^\tserver ([\d.]+):(\d+) max_fails=0;$/gm)];
    const [, units = ""] = /systemctl enable --now (trupial@.+)$/m.exec(text("trupial@.service")) ?? [];
    expect(nginx.map(([, , onPort]) => `trupial@${onPort}`).join(" ")).toBe(units);
  });

  it("compose makes a backup every night, with what a server is given", () => {
    const backup = blockOf(blockOf(text("compose.yaml"), "services"), "backup");
    expect(backup).toContain("<<: *server");
    const [, folder = ""] = /nightly-backup\.js", "(\/[\w/]+)"/.exec(backup) ?? [];
    expect(folder.startsWith("/data/")).toBe(true);
  });

  it("a backup that fails is told to somebody by a unit that is shipped beside it", () => {
    const [, unit = ""] = /^OnFailure=([\w-]+@)%n\.service$/m.exec(text("trupial-backup.service")) ?? [];
    expect(text(`${unit}.service`)).toContain("dist/server/alert.js %i\n");
  });

  it.each(UNITS)("%s leaves its program little to break, by the machine's own measure", (name) => {
    const { stdout, error } = spawnSync(
      "systemd-analyze",
      ["security", "--offline=yes", "--no-pager", path.join(FOLDER, name)],
      { encoding: "utf8" },
    );
    // A machine without systemd can't measure it; the settings are read below all the same.
    const measured = error ? 0 : Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1]);
    expect(measured).toBeLessThanOrEqual(2);
    const settings = text(name).split("\n");
    for (const setting of [
      "SystemCallFilter=@system-service",
      "PrivateUsers=yes",
      "CapabilityBoundingSet=",
      "RestrictNamespaces=yes",
    ])
      expect(settings).toContain(setting);
  });

  it.each(UNITS)("%s sets variables that the product reads", (name) => {
    const set = [...text(name).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = ""]) => line.split(" "));
    expect(set.length).toBeGreaterThan(0);
    expect(set.map((one) => one.split("=")[0] ?? "").filter((one) => !(one in VARIABLES))).toEqual([]);
    expect(text(name)).toContain("WorkingDirectory=/opt/trupial\n");
  });

  it("a stop is given more time than the product takes for one", () => {
    const product = readFileSync(path.join(ROOT, "server/stop-product.ts"), "utf8");
    const most = Number(/STOP_MS = ([\d_]+)/.exec(product)?.[1]?.replaceAll("_", "")) / 1_000;
    expect(Number(/TimeoutStopSec=(\d+)/.exec(text("trupial@.service"))?.[1])).toBeGreaterThan(most);
    expect(Number(/stop_grace_period: (\d+)s/.exec(text("compose.yaml"))?.[1])).toBeGreaterThan(most);
  });
});
