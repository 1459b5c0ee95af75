import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../server/testing/free-port.ts";
import { LeftOut } from "../../server/testing/left-out.ts";
import { until } from "./company.ts";

const PACKAGING = path.resolve(import.meta.dirname, "../../packaging");

export type ProxyKind = "caddy" | "nginx";
export type Proxy = { readonly url: string; stop(): Promise<void> };

/**
 * Starts the proxy with the file that is shipped, its names, ports and certificates changed for this machine. It believes where a
 * request says that it is from: everybody of a run has an address of their own.
 */
export async function startProxy(kind: ProxyKind, servers: readonly string[]): Promise<Proxy> {
  if (spawnSync(kind, [kind === "caddy" ? "version" : "-v"]).error)
    throw new LeftOut(
      `this machine has no ${kind} (apt-get install ${kind === "nginx" ? "nginx-light" : kind})`,
    );
  const folder = mkdtempSync(path.join(tmpdir(), `trupial-${kind}-`));
  const port = await freePort();
  const start = kind === "caddy" ? startCaddy : startNginx;
  const child = start(folder, { port, servers: servers.map((url) => new URL(url).host) });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/test/`).then(
      (answer) => answer.ok,
      () => false,
    );
  await until(answers, `${kind} before the servers`);
  return {
    url,
    async stop() {
      // Caddy would wait for the streams that are open; nginx ends its workers by itself.
      child.kill(kind === "caddy" ? "SIGKILL" : "SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Before = { readonly port: number; readonly servers: readonly string[] };

function startCaddy(folder: string, { port, servers }: Before): ChildProcess {
  const file = path.join(folder, "Caddyfile");
  const shipped = readFileSync(path.join(PACKAGING, "Caddyfile"), "utf8");
  const local = shipped
    .replace("{$PUBLIC_URL}", `http://127.0.0.1:${port}`)
    .replace("server-1:8080 server-2:8080 {", `${servers.join(" ")} {\n\t\ttrusted_proxies 127.0.0.1/32`)
    .replace("request_buffers 1MB", hasRequestBuffers() ? "request_buffers 1MB" : "buffer_requests");
  writeFileSync(file, `{\n\tadmin off\n}\n${local}`);
  return spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { PATH: process.env["PATH"] ?? "", HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}

/** The name that Caddy has for it since 2.7, as the shipped file says. */
function hasRequestBuffers(): boolean {
  const { stdout } = spawnSync("caddy", ["version"], { encoding: "utf8" });
  const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) * 100 + Number(minor) >= 207;
}

function startNginx(folder: string, { port, servers }: Before): ChildProcess {
  const shipped = readFileSync(path.join(PACKAGING, "nginx.conf"), "utf8");
  const local = shipped
    .replace(/server \{\n\tlisten 80;[^}]*\}\n/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/\tlisten \[::\]:443.*\n/, "")
    .replaceAll(/\tssl_certificate.*\n/g, "")
    .replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_forwarded_for")
    .replace("127.0.0.1:8081", servers[0] ?? "")
    .replace("127.0.0.1:8082", servers[1] ?? "");
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${local}
}
`,
  );
  return spawn("nginx", ["-p", folder, "-c", file], { stdio: "ignore" });
}
