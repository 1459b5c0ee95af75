import { spawnSync } from "node:child_process";
import { inProject, ROOT } from "./project.mjs";
import { writeStyleTypes } from "./style-types.mjs";

/**
 * Checks the types of every part, each with its own libraries, to the end even when one fails: the server with all
 * else that runs in Node alone, the contract too, since to check them apart is to check what they share twice. What was
 * found is kept in .build, so that the next check looks at what changed alone: a sixth of the work.
 */
const PARTS = ["server", "web", "web/service-worker", "e2e"];
writeStyleTypes();
const failed = PARTS.filter((part) => {
  const tsc = inProject("node_modules", "typescript", "bin", "tsc");
  const found = inProject(".build", "types", `${part}.tsbuildinfo`);
  // Checkers beside each other would each check what they share, and the tests have the other processor. The compiler
  // is written in Go and is over before it needs its memory back.
  const command = [tsc, "-p", part, "--incremental", "--tsBuildInfoFile", found, "--checkers", "1"];
  const env = { GOGC: "400", ...process.env };
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit", env }).status !== 0;
});
if (failed.length > 0) {
  console.error(`Types do not hold in ${failed.join(", ")}.`);
  process.exit(1);
}
