import { spawnSync } from "node:child_process";
import { inProject, ROOT } from "./project.mjs";

/** Checks the types of the four parts, each with its own libraries, to the end even when one fails. */
const PARTS = ["contract", "server", "web", "e2e"];
const failed = PARTS.filter((part) => {
  const tsc = inProject("node_modules", "typescript", "bin", "tsc");
  return spawnSync(process.execPath, [tsc, "-p", part], { cwd: ROOT, stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) {
  console.error(`Types do not hold in ${failed.join(", ")}.`);
  process.exit(1);
}
