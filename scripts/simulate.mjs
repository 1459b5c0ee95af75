import { requireNode } from "./require-node.mjs";

/** Plays an island day against the built product: node scripts/simulate.mjs [--drivers N] [--pages N] [--postgres URL] … */
requireNode();
const { spawnSync } = await import("node:child_process");
const { existsSync } = await import("node:fs");
const { installWhenNeeded } = await import("./install.mjs");
const { buildWhenStale } = await import("./build-when-stale.mjs");
const { inProject, ROOT } = await import("./project.mjs");
installWhenNeeded();
// The pages are not asked for; a server starts with whatever was built of them.
if (!buildWhenStale(existsSync(inProject("dist", "web")) ? "server" : null)) process.exit(1);
const command = [
  inProject("node_modules", "tsx", "dist", "cli.mjs"),
  "bench/simulate/run.ts",
  ...process.argv.slice(2),
];
process.exitCode = spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit" }).status ?? 1;
