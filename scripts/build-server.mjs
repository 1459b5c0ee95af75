import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
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

// A feature reads its data from the folder beside its own file; in the bundle that is beside main.js.
for (const feature of readdirSync(inProject("server"))) {
  const data = inProject("server", feature, "data");
  if (existsSync(data)) cpSync(data, path.join(out, "data"), { recursive: true });
}
