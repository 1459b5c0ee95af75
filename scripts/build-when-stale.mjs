import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { publicUrl } from "./public-url.mjs";
import { builtFrom } from "./built-from.mjs";
import { inProject, fingerprintOf, ROOT, textOf } from "./project.mjs";

/** What the two halves are made of; a change in any of it makes the half stale. */
const SHARED = ["domain", "contract", "scripts", "package-lock.json", "tsconfig.base.json"];
const HALVES = [
  {
    name: "server",
    script: "scripts/build-server.mjs",
    sources: ["server", ...SHARED],
    // It says which commit answers. The web, which takes longer, says which one it was built at.
    mark: builtFrom,
  },
  {
    name: "web",
    script: "scripts/build-web.mjs",
    sources: ["web", "vite.config.ts", "server/places/data", ...SHARED],
    // Canonical links and the sitemap name it.
    mark: () => publicUrl(),
  },
];

/** Builds the server and the web, or the one half that is asked for, when stale. Says whether it worked. */
export function buildWhenStale(only = null) {
  for (const half of HALVES) {
    if (only !== null && half.name !== only) continue;
    if (!existsSync(inProject(half.script))) continue;
    const stampFile = inProject("dist", `.${half.name}-built-from`);
    const mark = `${fingerprintOf(half.sources)} ${half.mark()}`;
    if (textOf(stampFile) === mark && existsSync(inProject("dist", half.name))) continue;
    console.log(`Building the ${half.name}.`);
    rmSync(stampFile, { force: true });
    const started = Date.now();
    const { status } = spawnSync(process.execPath, [half.script], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (status !== 0) {
      console.error(`The ${half.name} could not be built; the lines above say why.`);
      return false;
    }
    mkdirSync(inProject("dist"), { recursive: true });
    writeFileSync(stampFile, mark);
    console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
  return true;
}
