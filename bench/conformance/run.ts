import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { MCP_PATH } from "../../domain/company/site-map.ts";
import { openMcpDoor } from "../../server/assistants/mcp-door.ts";
import { openProduct } from "../harness/product.ts";
import { openFixtures } from "./fixtures.ts";

/** Scenarios that ask nothing of a server but how it speaks, so that the product itself passes them. */
const OF_THE_PRODUCT = {
  "2026-07-28": ["tools-list", "dns-rebinding-protection", "http-header-validation"],
  "2025-11-25": ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"],
} as const;
const REVISION = "2026-07-28";

/** Node 22 and the suite itself, as scripts/conformance.mjs found them. */
const [node = "", suite = ""] = process.argv.slice(2);

// Translated as it is read here: without this the first answer would take longer than the suite waits.
await import("../../server/assistants/open-mcp-server.ts");
const fixtures = await serveFixtures();
const product = await openProduct("embedded");
const productUrl = `http://localhost:${product.port}${MCP_PATH}`;
const passed = [await run("fixtures on our own door", fixtures.url, ["--requirements", REVISION])];
for (const [revision, scenarios] of Object.entries(OF_THE_PRODUCT)) {
  for (const scenario of scenarios) {
    const what = ["--scenario", scenario, "--spec-version", revision];
    passed.push(await run(`the product, ${revision}: ${scenario}`, productUrl, what));
  }
}
await fixtures.close();
await product.close();
process.exitCode = passed.every(Boolean) ? 0 : 1;

async function serveFixtures() {
  const app = Fastify();
  openMcpDoor(app, {
    path: MCP_PATH,
    publicUrl: "http://localhost",
    admit: async () => undefined,
    openServer: async () => openFixtures(),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}${MCP_PATH}`, close: () => app.close() };
}

async function run(title: string, url: string, what: readonly string[]): Promise<boolean> {
  process.stdout.write(`\n# ${title}\n`);
  const suiteRun = spawn(node, [suite, "server", "--url", url, ...what], { stdio: "inherit" });
  const [code] = (await once(suiteRun, "exit")) as [number | null];
  return code === 0;
}
