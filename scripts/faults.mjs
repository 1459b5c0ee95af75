import { requireNode } from "./require-node.mjs";

/** Breaks the built product on purpose and counts what is lost: node scripts/faults.mjs [--full] [--only NAME] [--write] */
requireNode();
const { spawnSync } = await import("node:child_process");
const { installWhenNeeded } = await import("./install.mjs");
const { buildWhenStale } = await import("./build-when-stale.mjs");
const { inProject, ROOT } = await import("./project.mjs");
installWhenNeeded();
if (!buildWhenStale()) process.exit(1);
const command = [
  inProject("node_modules", "tsx", "dist", "cli.mjs"),
  "bench/faults/run.ts",
  ...process.argv.slice(2),
];
process.exitCode = spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit" }).status ?? 1;
