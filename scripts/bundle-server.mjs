import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { builtFrom } from "./built-from.mjs";
import { inProject } from "./project.mjs";

/** Bundles entry points on the server's side, with their packages, into a folder, and lays the server's data beside them. */
export async function bundleServer(entryPoints, out) {
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints,
    entryNames: "[name]",
    outdir: out,
    bundle: true,
    splitting: true,
    define: { BUILT_FROM: JSON.stringify(builtFrom()) },
    external: ["@electric-sql/pglite", "@node-rs/argon2", "pg-native", "pino"],
    // Packages in CommonJS ask for Node's own modules by require.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    platform: "node",
    format: "esm",
    target: "node20",
    // Read at each start: shorter lines and maps without the sources save it a tenth of a second.
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });

  // A module reads its data from the `data` folder beside its own file; in the bundle that is beside main.js.
  for (const entry of readdirSync(inProject("server"), { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name !== "data") continue;
    cpSync(path.join(entry.parentPath, entry.name), path.join(out, "data"), { recursive: true });
  }
}
