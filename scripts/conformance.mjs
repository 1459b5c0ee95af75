import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fetchPackages } from "./fetch-packages.mjs";
import { requireNode } from "./require-node.mjs";

/**
 * Tries the assistants' door by the suite of the protocol's own makers. It wants Node 22, which is fetched beside it into .build where this one
 * is older; without the registry it says that it can't run.
 */
requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { inProject, ROOT } = await import("./project.mjs");
installWhenNeeded();

const NEEDS = 22;
const SUITE = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const folder = inProject(".build", "conformance");
const isNew = Number(process.versions.node.split(".", 1)[0]) >= NEEDS;
const otherNode = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const node = isNew ? process.execPath : `${folder}/node_modules/${otherNode}/bin/node`;
const suite = `${folder}/node_modules/@modelcontextprotocol/conformance/dist/index.js`;

if (!existsSync(node) || !existsSync(suite)) fetchThem();
const tsx = inProject("node_modules", "tsx", "dist", "cli.mjs");
const command = [tsx, "bench/conformance/run.ts", node, suite];
process.exitCode = spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit" }).status ?? 1;

function fetchThem() {
  const wanted = [SUITE, ...(isNew ? [] : [`${otherNode}@${NEEDS}`])];
  if (fetchPackages(folder, wanted) && existsSync(node)) return;
  console.error(`The suite can't run here: it needs ${wanted.join(" and ")} from the registry.`);
  process.exit(1);
}
