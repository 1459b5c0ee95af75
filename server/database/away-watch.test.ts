import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const WATCH = path.join(import.meta.dirname, "away-watch.ts");
/** Nothing listens there, so that nothing but the watch is left in the process. */
const NOBODY = "postgres://postgres@127.0.0.1:1/nowhere";

it("a watch that is all a process has left is stopped before the process ends", async () => {
  const script = `
    import { AwayWatch } from ${JSON.stringify(WATCH)};
    const watch = new AwayWatch(${JSON.stringify(NOBODY)});
    watch.start();
    const noticed = setInterval(async () => {
      if (!watch.away) return;
      clearInterval(noticed);
      await watch.stop();
      console.log("stopped");
    }, 5);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--import",
    "tsx",
    "--input-type=module",
    "--eval",
    script,
  ]);
  expect(stdout).toBe("stopped\n");
});
