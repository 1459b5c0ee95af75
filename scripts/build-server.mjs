import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { inProject } from "./project.mjs";

/** Bundles the server and its commands into dist/server; packages stay in node_modules. */
const out = inProject("dist", "server");
const commands = readdirSync(inProject("server", "commands"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => inProject("server", "commands", name));

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: [inProject("server", "main.ts"), ...commands],
  entryNames: "[name]",
  outdir: out,
  bundle: true,
  splitting: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
});

// A module reads its data from the `data` folder beside its own file; in the bundle that is beside main.js.
for (const entry of readdirSync(inProject("server"), { recursive: true, withFileTypes: true })) {
  if (!entry.isDirectory() || entry.name !== "data") continue;
  cpSync(path.join(entry.parentPath, entry.name), path.join(out, "data"), { recursive: true });
}
