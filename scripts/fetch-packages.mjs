import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/**
 * Puts packages that one command alone needs into a folder of .build, so that nobody installs them with the product. What they
 * share with the product they find there. False where the registry has nothing to say.
 */
export function fetchPackages(folder, wanted) {
  mkdirSync(folder, { recursive: true });
  const quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel", "error", "--legacy-peer-deps"];
  const args = ["install", "--prefix", folder, ...quiet, ...wanted];
  return spawnSync("npm", args, { stdio: "inherit" }).status === 0;
}
