import { readdirSync } from "node:fs";
import { bundleServer } from "./bundle-server.mjs";
import { inProject } from "./project.mjs";

/**
 * Bundles the server, its commands and their packages into dist/server: a start reads a few files instead of a thousand.
 * What has a file of its own beside it (an engine in wasm, machine code, a worker's script) stays in node_modules.
 */
const commands = readdirSync(inProject("server", "commands"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => inProject("server", "commands", name));

/** The thread that plans the day. */
const planner = inProject("server", "dispatch", "plan", "plan-worker.ts");

await bundleServer([inProject("server", "main.ts"), planner, ...commands], inProject("dist", "server"));
