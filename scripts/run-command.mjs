import { existsSync } from "node:fs";
import { requireNode } from "./require-node.mjs";

/** Runs one of server/commands by its name: node scripts/run-command.mjs backup FILE */
requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { buildWhenStale } = await import("./build-when-stale.mjs");
const { inProject } = await import("./project.mjs");
installWhenNeeded();
if (!buildWhenStale("server")) process.exit(1);
const [name = ""] = process.argv.splice(2, 1);
const file = inProject("dist", "server", `${name}.js`);
if (!existsSync(file)) {
  console.error(`There is no command ${name} in server/commands.`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(`../dist/server/${name}.js`);
